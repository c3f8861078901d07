import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { withoutTypedNumbers } from '../../../../lib/engine/brief/outline/broken-lists.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { getShape } from '../../../../lib/engine/modules.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const figure: Block = { type: 'figure', image: 'https://example.org/a.jpg' };
const ordered = (...items: readonly string[]): Block => ({
  type: 'list',
  ordered: true,
  items: items.map((text) => ({ text, level: 0 })),
});

const [cut, sand, oil, dry] = [
  'Cut the four boards to a length of 80 centimetres.',
  'Sand all edges with fine paper until they are smooth.',
  'Oil the boards on both sides with a soft cloth.',
  'Let the shelf dry for two days in a warm room.',
];
const intro = paragraph(
  'A shelf of oak is built in an afternoon, and the boards cost less than a chair. The timber yard cuts them on request.',
);

function findSteps(...blocks: readonly Block[]) {
  const title = 'How to build a shelf of oak';
  const { modules: [first] = [] } = makeBrief(
    documentOf({ title, language: 'en' }, intro, heading('Step by step'), ...blocks),
    {},
  );
  const items = first !== undefined && 'items' in first ? first.items : [];
  return { shape: first && getShape(first), said: items.map(({ heading: said }) => `${said}.`) };
}

describe('numbered lists in pieces', () => {
  it.each<[string, readonly Block[]]>([
    ['a picture between lists', [ordered(cut, sand), figure, ordered(oil, dry)]],
    ['a list for each picture', [ordered(cut), figure, ordered(sand), figure, ordered(oil), figure, ordered(dry)]],
    ['a typed item between lists', [ordered(cut, sand), figure, paragraph(`3. ${oil}`), figure, ordered(dry)]],
    [
      'typed items with a picture each',
      [
        paragraph(`1. ${cut}`),
        figure,
        paragraph(`2. ${sand}`),
        figure,
        paragraph(`3. ${oil}`),
        figure,
        paragraph(`4. ${dry}`),
      ],
    ],
  ])('are one sequence: %s', (_, blocks) => {
    expect(findSteps(...blocks)).toEqual({ shape: 'steps', said: [cut, sand, oil, dry] });
  });

  it('stay apart where a sentence stands between them', () => {
    const { said } = findSteps(
      ordered(cut, sand, oil),
      paragraph('The wall needs two holes for the brackets.'),
      ordered(dry),
    );
    expect(said).not.toContain(dry);
  });
});

describe('numbers before paragraphs', () => {
  it.each([
    ['go where they count on', ['1. Oil both sides.', '2. Let it dry.'], ['Oil both sides.', 'Let it dry.']],
    [
      'go from lines that count on',
      ['We plan:\n1. Oil both sides.\n2. Let it dry.'],
      ['We plan:\nOil both sides.\nLet it dry.'],
    ],
    ['stay where they name a thing', ['1. Hafenbund Tarn wins again.', 'It is the ninth time.'], undefined],
  ])('%s', (_, texts, expected) => {
    const shown = withoutTypedNumbers(texts.map((text) => paragraph(text)));
    expect(shown).toEqual((expected ?? texts).map((text) => paragraph(text)));
  });
});
