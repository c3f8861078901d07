import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { getShape } from '../../../../lib/engine/modules.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const findFirst = (title: string, ...blocks: readonly Block[]) => {
  const { modules: [first] = [] } = makeBrief(documentOf({ title, language: 'en' }, ...blocks), {});
  if (first === undefined) return undefined;
  return 'items' in first
    ? { shape: getShape(first), headings: first.items.map((item) => item.heading) }
    : { shape: getShape(first) };
};
const makeStory = (topic: string) =>
  paragraph(
    `${topic} were common along the northern coast in the old days. Fishermen of Nordhafen mended them every winter in the long hall. A museum in the harbour keeps nine of them today.`,
  );

describe('a row of headings', () => {
  it('is what the title counts, whatever level each heading has', () => {
    const names = ['Linen nets', 'Cork floats', 'Oak barrels', 'Iron hooks'];
    const blocks = names.flatMap((name, index) => [heading(name, index === 2 ? 2 : 3), makeStory(name)]);
    expect(findFirst('4 tools of the herring fishers', ...blocks)).toEqual({ shape: 'list', headings: names });
  });

  it.each([
    ['before', ['Crafts as a way of life', 'Ada Lund', 'Bo Strand', 'Cleo Moor']],
    ['behind', ['Ada Lund', 'Bo Strand', 'Cleo Moor', 'Where to see their work']],
  ])('is only the names that the title counts, without a heading %s them', (_, names) => {
    const blocks = names.flatMap((name) => [heading(name), makeStory(name)]);
    expect(findFirst('3 women of the northern crafts', ...blocks)).toEqual({
      shape: 'list',
      headings: ['Ada Lund', 'Bo Strand', 'Cleo Moor'],
    });
  });

  it('has no title among its headings, cut or whole', () => {
    const title = 'Harbour town gets a new market hall of oak, and the mayor is glad';
    const names = [title, 'Fishermen move in first', 'Rents fall by a third', 'Stalls open in the spring of next year'];
    const blocks = names.flatMap((name) => [heading(name), makeStory(name)]);
    expect(findFirst('Harbour town gets a new market hall of oak', ...blocks)?.headings ?? []).not.toContain(title);
  });

  it('has no programme of the site among its headings', () => {
    const names = [
      'Fishermen move in first',
      'Rents fall by a third',
      'Stalls open in the spring',
      'LAKETV-SERIES: The last hall',
    ];
    const blocks = names.flatMap((name) => [heading(name), makeStory(name)]);
    expect(findFirst('Harbour town gets a market hall', ...blocks)?.headings).toEqual(names.slice(0, 3));
  });

  it('is no row of points where each only says which part of the subject follows', () => {
    const said = (text: string) =>
      paragraph(`We took it along for two weeks of rain and ${text}. Nobody at the harbour would believe us.`);
    const found = findFirst(
      'The new Velden Roamer 5 in its first test',
      heading('The frame of the Velden Roamer 5', 2),
      said('it held'),
      heading('The Velden Roamer 5 on the trail', 2),
      said('it slipped'),
      heading('Who should buy the Velden Roamer 5', 2),
      said('we liked it'),
    );
    expect(found?.headings ?? []).not.toContain('The Velden Roamer 5 on the trail');
  });

  it('leads over any other structure where the title counts it', () => {
    const tips = ['Weigh the net', 'Dry the sail', 'Grease the hook', 'Count the floats', 'Mend by daylight'];
    const blocks = tips.flatMap((tip, index) => [heading(`${index + 1}. ${tip}`, 3), makeStory(tip)]);
    const offers = ['Plan small', 'Plan large', 'Book one', 'Book two'].flatMap((name) => [
      heading(name, 4),
      list(['For eight weeks', 'No tools needed']),
    ]);
    expect(findFirst('Ready for winter: 5 tips', ...blocks, ...offers)).toEqual({ shape: 'list', headings: tips });
  });

  it('is single words where each section explains its own, without its conclusion', () => {
    const names = ['Scrapers', 'Burins', 'Drills'];
    const long = (name: string) => [
      heading(name, 3),
      makeStory(name),
      paragraph(
        'Those who came after found many at the river. Some were long, and some were broken. None was ever sold. The hall burned down one night. Nobody knows the year of it.',
      ),
    ];
    const blocks = [...names.flatMap(long), heading('Conclusion', 3), makeStory('Tools')];
    expect(findFirst('Work before the age of iron', ...blocks)).toEqual({ shape: 'list', headings: names });
  });

  it('is made by headings that state, however long their sections are', () => {
    const claims = [
      'The harbour will lose half of its boats',
      'No young fisher has bought a boat since',
      'The hall is too small for a market',
    ];
    const blocks = claims.flatMap((claim, index) => [
      heading(claim, 3),
      ...Array.from({ length: 12 }, (_, place) =>
        paragraph(
          `Boat ${index * 12 + place} of the fleet lay at the quay for a summer. Its owner ${place} told visitors a long story about the weather.`,
        ),
      ),
    ]);
    expect(findFirst('What becomes of Nordhafen', ...blocks)).toEqual({ shape: 'list', headings: claims });
  });

  it('is no four fields where offers stand under their prices', () => {
    const blocks = ['7.90 €', '9.90 €', '5.00 €', '9.90 €'].flatMap((price) => [
      heading(price, 4),
      list(['Plan for eight weeks', 'No tools needed']),
    ]);
    expect(findFirst('A winter without a net', makeStory('Nets'), ...blocks)?.shape).not.toBe('quadrant');
  });
});
