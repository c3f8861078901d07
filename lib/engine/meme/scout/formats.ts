import type { Topic } from './topic.ts';

/** What headlines call a kind of meme that we have a template for. */
const formats: readonly (readonly [template: string, name: RegExp])[] = [
  ['starter', /\bstarter ?packs?\b/i],
  ['iceberg', /\biceberg (?:of|meme|chart)\b/i],
  ['nobody', /^(?:absolutely )?nobody\s*:/i],
  ['reality', /\bexpectations? (?:vs\.?|versus|and) reality\b/i],
  ['levels', /\b(?:galaxy|expanding) brain\b/i],
  ['domino', /\bdomino (?:meme|effect)\b/i],
  ['proclaim', /\bone does not simply\b/i],
  ['before-after', /\bhow it started\b|\bthen (?:vs\.?|and) now\b/i],
];

/** Template ids of the formats among the topics, as `format:` and the id, each once. */
export function findFormats(topics: readonly Topic[]): string[] {
  const found = formats.filter(([, name]) => topics.some(({ phrase }) => name.test(phrase)));
  return found.map(([template]) => `format:${template}`);
}
