import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { getShape, type ModuleOf } from '../../../../lib/engine/modules.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const listModules = (title: string, ...blocks: readonly Block[]) =>
  makeBrief(documentOf({ title, language: 'en', url: 'https://quaypost.example/a' }, ...blocks), {}).modules ?? [];

describe('which structure leads', () => {
  const article = [
    'The harbour of Nordhafen opened its rebuilt ferry line to the islands on Monday, with four boats a day.',
    'Fares stay as they are until the end of the summer, the mayor promised the islanders.',
    'The two boats were mended at the yard of the neighbouring town over the winter.',
    'Engineers replaced every engine and painted the hulls in the colours of the old line.',
  ];

  it('sets numbers of the title’s subject against each other first, wherever they stand in the text', () => {
    const pair =
      'About 3% of ferries with new engines broke down in the storms, compared to about 17% of ferries with the old ones.';
    const texts = [...article, pair].map((text) => paragraph(text));
    const [first] = listModules('Ferries with new engines seldom break down', ...texts);
    expect(first && getShape(first)).toBe('ranking');
  });

  it('draws counted votes as parts of one whole', () => {
    const vote = 'The council approved the new ferry line, voting 217 to 213 with 4 abstentions.';
    const found = listModules(
      'Council approves the new ferry line',
      paragraph(vote),
      ...article.map((text) => paragraph(text)),
    );
    const chart = found.find((module): module is ModuleOf<'chart'> => module.kind === 'chart');
    expect(chart?.form).toBe('share');
    expect(chart?.rows.map(({ value }) => value)).toEqual([217, 213, 4]);
  });

  it('leaves out three dates that are the background of news', () => {
    const dated = [
      'Ada Lund joined the harbour office in 2011 after seven years at the yard of Mora.',
      'The line was closed in 2016 when the pier broke in a storm.',
      'The council bought both boats in 2019 from a bankrupt company.',
    ];
    const others = [
      'Islanders waited on the quay with flags and a brass band.',
      'Children under twelve sail for nothing on the first weekend.',
      'Each boat holds ninety people and forty bicycles.',
      'Tickets are sold on board and at the kiosk by the old lighthouse.',
      'Fog held up the first crossing for an hour and a half.',
      'The captain is the grandson of the last one.',
      'Shops on the largest island ordered twice as much bread as usual.',
    ];
    const texts = [...article, ...dated, ...others];
    const found = listModules('Ferries sail to the islands again', ...texts.map((text) => paragraph(text)));
    expect(found.map(getShape)).not.toContain('timeline');
  });

  it('does not count a bare heading at the end of a row', () => {
    const names = ['Linen nets', 'Cork floats', 'Oak barrels', 'Iron hooks'];
    const blocks = names.flatMap((name) => [
      heading(name),
      paragraph(
        `${name} were common along the northern coast in the old days. Fishermen of Nordhafen mended them every winter in the long hall.`,
      ),
    ]);
    const [first] = listModules('Tools of the herring fishers', ...blocks, heading('From our editors'));
    expect(first?.kind === 'items' && [first.items.length, first.total]).toEqual([4, undefined]);
  });

  it('does not count a heading that leads on to something else', () => {
    const names = ['Linen nets for spring', 'Cork floats for summer', 'Oak barrels for autumn', 'From our editors:'];
    const blocks = names.flatMap((name) => [
      heading(name),
      paragraph(
        `${name.replace(/[:：]$/u, '')} were common along the northern coast. Fishermen of Nordhafen mended them every winter.`,
      ),
    ]);
    const [first] = listModules('Tools of the herring fishers', ...blocks);
    expect(first?.kind === 'items' && first.items.map((item) => item.heading)).toEqual(names.slice(0, 3));
  });

  it('draws no bodies that say their headings again', () => {
    const tips = [
      'Mend the net before the winter: Whoever mends the net before the winter has one.',
      'Dry the sail after every storm: A sail dried after every storm lasts.',
      'Grease the hook with old fat: With old fat each hook is greased well.',
      'Count the floats at low tide: The floats are counted at low tide.',
    ];
    const [first] = listModules('4 habits of good fishers', list(tips));
    expect(first?.kind === 'items' && first.items.map(({ body }) => body)).toEqual(tips.map(() => undefined));
  });

  it('does not set a number large that a row of its chart says', () => {
    const pair =
      'About 3% of ferries with new engines broke down in the storms, compared to about 17% of ferries with the old ones.';
    const texts = [pair, ...article].map((text) => paragraph(text));
    const found = listModules('Ferries with new engines seldom break down', ...texts);
    expect(found.flatMap((module) => (module.kind === 'numbers' ? module.figures : []))).toEqual([]);
  });

  it('takes no questions for the steps of a how-to', () => {
    const names = [
      'Will the harbour of Nordhafen take the lead?',
      'The old yard and its plans for the winter',
      'Small islands move on with their own boats',
    ];
    const blocks = names.flatMap((name) => [
      heading(name),
      paragraph(`${name.replace('?', '')} is what the council talked about in May. Fishermen of the coast listened.`),
    ]);
    expect(listModules('How to run ferries without the mainland', ...blocks).map(getShape)).not.toContain('steps');
  });

  it('leaves out of a long text’s timeline what befell others than its subject', () => {
    const own = [1961, 1974, 1983, 1995, 2004, 2016].map(
      (year, index) =>
        `In ${year} the Mora ferry ${['was built', 'got a new hull', 'sank in a storm', 'was raised again', 'changed its owner', 'left the sound'][index]} at the yard of the town.`,
    );
    const others = ['In 1990 a baker of the neighbouring village won a prize in the capital.'];
    const filler = Array.from(
      { length: 90 },
      (_, index) =>
        `Passengers of day ${index + 1} told the captain how much they liked the wind and the long way home.`,
    );
    const found = listModules(
      'The long way of the Mora ferry',
      ...[...own, ...others, ...filler].map((text) => paragraph(text)),
    );
    const timeline = found.find((module): module is ModuleOf<'sequence'> => module.kind === 'sequence');
    expect(timeline?.items.map(({ date }) => date)).toEqual(['1961', '1974', '1983', '1995', '2004', '2016']);
  });

  it('draws the dates of a life, though more is said beside them', () => {
    const dates = [
      'March 2009: first play at the old ferry hall',
      'May 2013: own theatre in Mora with forty seats',
      'June 2017: prize of the northern stages',
      'April 2021: tour of all islands of the sound',
    ];
    const filler = Array.from({ length: 6 }, () => article).flat();
    const [first] = listModules('Ada Lund: a biography', ...filler.map((text) => paragraph(text)), list(dates));
    expect(first && getShape(first)).toBe('timeline');
  });
});
