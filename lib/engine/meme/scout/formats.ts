import { languages } from '../../languages/index.ts';
import type { Topic } from './topic.ts';

/** What headlines call a kind of meme that we have a template for. */
const formats = languages.flatMap(({ formats: names = {} }) =>
  Object.entries(names).map(([template, name]) => [template, new RegExp(name, 'i')] as const),
);

/** Template ids of the formats among the topics, as `format:` and the id, each once. */
export function findFormats(topics: readonly Topic[]): string[] {
  const found = formats.filter(([, name]) => topics.some(({ phrase }) => name.test(phrase)));
  return found.map(([template]) => `format:${template}`);
}
