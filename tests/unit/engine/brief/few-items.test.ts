import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { getShape } from '../../../../lib/engine/modules.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const findFirst = (metadata: Parameters<typeof documentOf>[0], ...blocks: readonly Block[]) => {
  const { modules: [first] = [] } = makeBrief(documentOf(metadata, ...blocks), {});
  if (first === undefined || !('items' in first)) return undefined;
  return { shape: getShape(first), items: first.items };
};

describe('structure in few or short items', () => {
  it('takes the sentences of a recipe that is one item for its steps, each of them', () => {
    const step =
      'Boil the oats with milk for 2 minutes. Take the pot off the stove and wait 10 minutes. Roast the nuts in a dry pan. Serve the porridge with nuts.';
    const found = findFirst(
      { title: 'Oat porridge with nuts', language: 'en', schemaType: 'Recipe' },
      paragraph('Oats keep one going until noon, and they are cheap at every mill.'),
      heading('Ingredients'),
      list(['300 ml milk', '80 g oats', '20 g nuts']),
      heading('Steps'),
      list([step], true),
    );
    expect(found?.shape).toBe('steps');
    expect(found?.items.map((item) => item.sentence)).toEqual(step.split(/(?<=\.)\s/));
  });

  it('takes lines of data with short values, not the one without a value', () => {
    const found = findFirst(
      { title: 'The comet over Nordhafen', language: 'en' },
      heading('Details'),
      list(['Kind: first try', 'Lens: long', 'Aperture:', 'Focal length in mm: 180', 'Camera: the old one']),
    );
    expect(found?.items.map(({ heading: name, body }) => [name, body])).toEqual([
      ['Kind', 'First try'],
      ['Lens', 'Long'],
      ['Focal length in mm', '180'],
      ['Camera', 'The old one'],
    ]);
  });

  it('reads a date behind its weekday', () => {
    const days = ['Thursday, 3 February 2022', 'Friday, 4 February 2022', 'Sunday, 6 February 2022'];
    const filler = [
      'The boats race from the harbour to the lighthouse.',
      'The crews mend their sails at the quay.',
      'The mayor hands the cup to the winner.',
    ];
    const blocks = days.flatMap((day, index) => [heading(day), paragraph(filler[index] ?? '')]);
    const found = findFirst({ title: 'The week of the boats', language: 'en' }, ...blocks);
    expect(found?.shape).toBe('timeline');
  });

  it.each([
    ['Tides fall twice a day. The moon pulls the sea. Harbours keep tables of them.', 2],
    ['Our team shipped the new release. Support tickets fell sharply. We will hire two engineers in spring.', 2],
    ['Bread needs flour, water, salt and time. Time does most of the work.', 1],
  ])('says all of a pasted passage: %s', (passage, count) => {
    const { title, modules = [] } = makeBrief(documentOf({ language: 'en' }, paragraph(passage)), {});
    const [first, ...others] = passage.split('.').flatMap((text) => text.trim() || []);
    expect(title).toBe(first);
    expect(others).toHaveLength(count);
    expect(modules?.flatMap((module) => ('items' in module ? module.items.map((item) => item.heading) : []))).toEqual(
      others,
    );
  });
});
