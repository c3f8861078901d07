import { describe, expect, it } from 'vitest';
import { makeOutline } from '../../../../lib/engine/brief/outline/outline.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, list, paragraph, table } from './documents.ts';

const picture: Block = { type: 'figure', image: 'https://lake.example/one.jpg' };
const opening = 'The town built a wall of stone along the lake before the spring flood came.';
const middle = 'The ferry stopped for nine days, and 400 people took the long road to work.';
const end = 'The council will pay for the wall with a toll on every boat that enters.';
const german = [
  'Die Stadt baute vor dem Hochwasser im Frühling eine Mauer aus Stein am See.',
  'Die Fähre fuhr neun Tage lang nicht, und 400 Leute nahmen die lange Straße.',
  'Für die Mauer zahlt jedes Boot, das in den Hafen will, einen kleinen Zoll.',
  'Im Herbst prüft die Stadt, ob die Mauer auch dem Eis im Winter standhält.',
  'Die Fischer hatten sich eine flachere Mauer mit drei Treppen gewünscht.',
  'Der See steht heute wieder so hoch wie vor dem Regen im letzten Jahr.',
];
const listSentences = (blocks: readonly Block[], language = 'en') =>
  makeOutline(documentOf({ language }, ...blocks), language).sentences.map(({ text }) => text);

describe('lines among the sentences that are none', () => {
  const lines: readonly (readonly [name: string, line: string])[] = [
    ['a label', 'Opening hours'],
    ['a key of the page', 'Show all 50'],
    ['a line over what follows', 'The town names these:'],
    ['a remark in brackets', '(Source: Lake Gazette)'],
    ['a greeting', 'Dear friends of the lake,'],
    ['the label of a drawing', 'Figure 3: The wall as the town planned it'],
  ];
  it.each(lines)('leaves out %s', (_, line) => {
    expect(listSentences([opening, line, middle, end].map(paragraph))).toEqual([opening, middle, end]);
  });

  it('keeps such lines where most have no stop', () => {
    const bare = [opening, middle, end].map((text) => text.slice(0, -1));
    expect(listSentences([...bare, 'The wall holds the water'].map(paragraph))).toContain('The wall holds the water');
  });

  it('keeps the label as what leads to a table', () => {
    const blocks = [paragraph(opening), paragraph('Boats'), table(['Year', 'Boats'], [['2024', '12']])];
    expect(makeOutline(documentOf({}, ...blocks), 'en').tables[0]?.lead).toBe('Boats');
  });

  const caption = 'The wall of stone holds the water of the lake back at the quay';
  it('leaves out a caption beside a picture, not what stands above the first sentence', () => {
    const after = [paragraph(opening), picture, paragraph(caption), paragraph(middle), paragraph(end)];
    expect(listSentences(after)).toEqual([opening, middle, end]);
    const above = [paragraph(caption), picture, paragraph(opening), paragraph(middle), paragraph(end)];
    expect(listSentences(above)).toContain(caption);
  });

  it('keeps the place of a step beside its picture', () => {
    const steps = [opening, middle, end].flatMap((text, index) => [
      paragraph(`Step ${index + 1}`),
      paragraph(text),
      picture,
      paragraph('The wall (Ada Lund)'),
    ]);
    const { sections } = makeOutline(documentOf({}, ...steps), 'en');
    expect(sections.map(({ heading, sentences }) => [heading, ...sentences])).toEqual([
      ['Step 1', opening],
      ['Step 2', middle],
      ['Step 3', end],
    ]);
  });
});

describe('what a page says of itself', () => {
  const pointers: readonly (readonly [language: string, line: string])[] = [
    ['de', 'Warum das so ist, erfährst du in diesem Artikel.'],
    ['de', 'Weitere Hinweise bietet das Amt der Stadt am See.'],
    ['de', 'Dazu lesen Sie weiter unten mehr.'],
    ['de', 'Siehe Kapitel Mauern!'],
    ['de', 'Eine Übersicht zu den Mauern finden Sie im Amt.'],
    ['de', 'Ihnen stehen diesen Monat keine freien Artikel mehr zur Verfügung.'],
    ['en', 'Learn more at Lake Gazette.'],
    ['en', 'In this guide, we will look at walls.'],
    ['en', 'Ada Lund reports.'],
    ['en', 'Please consider supporting the work of the lake fund.'],
    ['ja', 'この記事では壁について述べる。'],
    ['es', 'En este artículo te contamos cómo se hace.'],
  ];
  it.each(pointers)('is no sentence of the article: %s %s', (language, line) => {
    expect(listSentences([opening, line, end].map(paragraph), language)).toEqual([opening, end]);
  });

  it('leaves out what only asks the readers back at the end', () => {
    const asked = [...german, 'Wie haltet ihr es mit dem See?', 'Habt ihr Fragen an die Stadt?'];
    expect(listSentences(asked.map(paragraph), 'de')).toEqual(german);
  });

  it('keeps a question that is followed by its answer', () => {
    const asked = [...german.slice(0, 5), 'Wollt ihr eine Mauer?', german[5] ?? ''];
    expect(listSentences(asked.map(paragraph), 'de')).toContain('Wollt ihr eine Mauer?');
  });

  it.each([
    ['SEEDORF. ', 'a place'],
    ['06.11.23 - ', 'a day'],
    ['Seedorf - Januar 2021. ', 'a place and a month'],
  ])('leaves out "%s" before the first sentence, %s', (mark) => {
    expect(listSentences([mark + german[0], german[1] ?? ''].map(paragraph), 'de')[0]).toBe(german[0]);
  });

  it('keeps the items of a list that are sentences', () => {
    expect(listSentences([paragraph(opening), list([middle, end])])).toEqual([opening, middle, end]);
  });
});
