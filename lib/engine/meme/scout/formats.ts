import { languages } from '../../languages/index.ts';
import type { Topic } from './topic.ts';

const formats = languages.flatMap(({ formats: names = {} }) =>
  Object.entries(names).map(([template, name]) => [template, new RegExp(name, 'i')] as const),
);

/** Returns `format:` and template id of each meme format among the topics. */
export function findFormats(topics: readonly Topic[]): string[] {
  const found = formats.filter(([, name]) => topics.some(({ phrase }) => name.test(phrase)));
  return found.map(([template]) => `format:${template}`);
}
