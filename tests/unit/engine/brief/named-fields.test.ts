import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const findFirst = (title: string, language: string, ...blocks: readonly Block[]) =>
  makeBrief(documentOf({ title, language }, ...blocks), {}).modules?.[0];

const under = (groups: readonly (readonly [string, readonly string[]])[]) =>
  groups.flatMap(([name, items]) => [heading(name), list(items)]);

describe('headings that name the sides of one thing', () => {
  it.each([
    ['en', 'Before', 'After'],
    ['de', 'Vorher', 'Nachher'],
    ['fr', 'Avant', 'Après'],
    ['es', 'Antes', 'Después'],
    ['it', 'Prima', 'Dopo'],
    ['pt', 'Antes', 'Depois'],
    ['nl', 'Vroeger', 'Nu'],
    ['ja', '以前', '今'],
    ['zh', '以前', '现在'],
    ['ar', 'قبل', 'بعد'],
    ['en', 'Before the works', 'After the works'],
  ])('are before and after, both whole (%s: %s)', (language, one, other) => {
    const blocks = under([
      [one, ['80 cars on the square', 'No tree gave shade']],
      [other, ['12 stalls in the middle', '24 lime trees give shade', 'Cars under the school']],
    ]);
    const first = findFirst('Linden', language, ...blocks);
    expect(first).toMatchObject({ kind: 'sides', form: 'before-after', sides: [{ name: one }, { name: other }] });
    expect(first?.kind === 'sides' ? first.sides.map(({ items }) => items.length) : []).toEqual([2, 3]);
  });

  it('are no before and after where each is of something else', () => {
    const blocks = under([
      ['Before you leave', ['Close the windows', 'Turn the water off', 'Empty the bin']],
      ['After the storm', ['Check the roof for gaps', 'Sweep the yard clean', 'Call the insurer']],
    ]);
    const first = findFirst('Storms', 'en', ...blocks);
    expect(first?.kind === 'sides' && first.form === 'before-after').toBe(false);
  });

  it.each([
    ['en', ['Strengths', 'Weaknesses', 'Opportunities', 'Threats']],
    ['de', ['Stärken', 'Schwächen', 'Chancen', 'Risiken']],
    ['es', ['Fortalezas', 'Debilidades', 'Oportunidades', 'Amenazas']],
    ['ja', ['強み', '弱み', '機会', '脅威']],
  ])('are the fields of a SWOT with a single item under some (%s)', (language, names) => {
    const groups = names.map((name, at) => [name, at < 2 ? [`A ${at}`, `B ${at}`] : [`C ${at}`]] as const);
    expect(findFirst('SWOT', language, ...under(groups))).toMatchObject({
      kind: 'sides',
      form: 'quadrant',
      sides: names.map((name) => ({ name })),
    });
  });

  it.each<[string, string[], boolean]>([
    [
      'two terms affirmed or denied',
      ['Urgent and important', 'Important but not urgent', 'Urgent but not important', 'Neither urgent nor important'],
      true,
    ],
    [
      'one kind in four places',
      ['Beach huts Kent', 'Beach huts Devon', 'Beach huts Essex', 'Beach huts Norfolk'],
      false,
    ],
  ])('are four fields of two axes: %s', (_, names, isQuadrant) => {
    const blocks = names.flatMap((name, at) => [heading(name), paragraph(`The work of kind ${at} belongs here.`)]);
    const first = findFirst('The matrix', 'en', ...blocks);
    expect(first?.kind === 'sides' && first.form === 'quadrant').toBe(isQuadrant);
  });
});

describe('the same labels under two headings', () => {
  const option = (name: string, values: readonly string[]) => [
    heading(name),
    ...values.map((value) => paragraph(value)),
  ];

  it('are criteria of two options', () => {
    const blocks = [
      ...option('Gas hob', ['Price: €300', 'Speed: 8 minutes', 'Safety: an open flame']),
      ...option('Induction hob', ['Price: €650', 'Speed: 4 minutes', 'Safety: the plate stays cool']),
    ];
    expect(findFirst('Gas or induction', 'en', ...blocks)).toMatchObject({
      form: 'comparison',
      topics: ['Price', 'Speed', 'Safety'],
      sides: [{ name: 'Gas hob' }, { name: 'Induction hob', items: [{ heading: '€650' }, {}, {}] }],
    });
  });

  it('are none where one option has others', () => {
    const blocks = [
      ...option('Gas hob', ['Price: €300', 'Speed: 8 minutes']),
      ...option('Induction hob', ['Price: €650', 'Colour: black']),
    ];
    const first = findFirst('Gas or induction', 'en', ...blocks);
    expect(first?.kind).not.toBe('sides');
  });
});

describe('a chain of causes', () => {
  it.each([
    ['en', 'Night shifts cause poor sleep. Poor sleep causes slow reactions. Slow reactions cause accidents.'],
    [
      'en',
      'Night shifts lead to poor sleep, poor sleep leads to slow reactions, and slow reactions lead to accidents.',
    ],
    ['de', 'Nachtdienste verursachen Müdigkeit. Müdigkeit führt zu Fehlern. Fehler verursachen Unfälle.'],
  ])('is drawn with every link (%s)', (language, text) => {
    const first = findFirst('Night work', language, paragraph(text), paragraph('Nine hundred drivers took part.'));
    expect(first).toMatchObject({ kind: 'sequence', form: 'flow' });
    expect(first?.kind === 'sequence' ? first.items : []).toHaveLength(language === 'de' ? 3 : 4);
  });

  it('is none where an effect is not the next cause', () => {
    const text = 'Night shifts cause poor sleep. Loud music causes deafness. Slow reactions cause accidents.';
    const first = findFirst('Night work', 'en', paragraph(text));
    expect(first?.kind === 'sequence' && first.form === 'flow').toBe(false);
  });
});

describe('counts in a list', () => {
  const counts = ['Visitors: 12,000', 'Sign-ups: 1,900', 'Trials: 640', 'Paying customers: 210'];

  it.each([
    ['a funnel where they fall and the title says so', 'Our sales funnel', counts, true],
    ['none where no word says so', 'Our customers', counts, false],
    ['none where one rises', 'Our sales funnel', [...counts, 'Members: 400'], false],
  ])('are %s', (_, title, items, isFunnel) => {
    const first = findFirst(title, 'en', list(items));
    expect(first?.kind === 'sequence' && first.form === 'funnel').toBe(isFunnel);
    if (isFunnel) expect(first).toMatchObject({ items: [{ heading: 'Visitors', value: '12,000' }, {}, {}, {}] });
  });
});
