import type { Block } from '../../document.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';

/** "Price: €300" */
const labelled = /^(?<label>[^:：.!?]{2,30}?)\s?[:：]\s*(?<value>\S.*)$/u;
const maxChars = { name: 34, value: 72 };
const count = { labels: 2, sides: 2 };

interface Option {
  readonly name: string;
  readonly level: number;
  readonly fields: Map<string, string>;
}

const listLines = (block: Block): readonly string[] =>
  block.type === 'paragraph'
    ? block.text.split('\n')
    : block.type === 'list'
      ? block.items.flatMap(({ text }) => text.split('\n'))
      : [];

function listOptions(blocks: readonly Block[]): Option[] {
  const options: Option[] = [];
  for (const block of blocks) {
    if (block.type === 'heading') options.push({ name: tidy(block.text), level: block.level, fields: new Map() });
    for (const line of listLines(block)) {
      const { label, value = '' } = labelled.exec(tidy(line))?.groups ?? {};
      if (label !== undefined) options.at(-1)?.fields.set(label, value.replace(/[.。]$/u, ''));
    }
  }
  return options.filter(({ fields }) => fields.size >= count.labels);
}

/** Two headings with the same labelled lines under each ("Price: …", "Speed: …"): options and criteria. */
export function findLabelledSections({ document }: Reading): Candidate[] {
  const options = listOptions(document.blocks);
  const [one, other] = options;
  if (one === undefined || other === undefined || options.length !== count.sides) return [];
  const topics = [...one.fields.keys()].filter((label) => other.fields.has(label));
  const areAll = topics.length === one.fields.size && topics.length === other.fields.size;
  const values = options.flatMap(({ fields }) => [...fields.values()]);
  if (!areAll || one.level !== other.level || one.name === other.name) return [];
  if (options.some(({ name }) => measureDrawnLength(name) > maxChars.name)) return [];
  if (values.some((value) => measureDrawnLength(value) > maxChars.value)) return [];
  const sides = options.map(({ name, fields }) => ({
    name,
    items: topics.map((topic) => ({
      heading: fields.get(topic) ?? '',
      sentence: `${topic}: ${fields.get(topic) ?? ''}`,
    })),
  }));
  const why = 'the same labels under two headings';
  return [{ module: { kind: 'sides', form: 'comparison', sides, topics, sure: 0.9, weight: 1, why } }];
}
