import { describe, expect, it } from 'vitest';
import { findFigure } from '../../../../lib/engine/compose/find-figure.ts';
import { readFact } from '../../../../lib/engine/compose/parts/fact.ts';
import { splitSentence } from '../../../../lib/engine/compose/split-sentence.ts';
import { makeBrief, scripts } from './briefs.ts';

const latin = { language: 'en', direction: 'ltr', headings: scripts.latin?.headings ?? [], bodies: [] } as const;

describe('splitSentence', () => {
  it.each([
    ['en', 'The harbour closes its northern gate at night, because the lamps along the quay are broken'],
    ['de', 'Die Stadt verschiebt den Bau der neuen Brücke, weil die Pläne im Rathaus verloren gingen'],
    ['fr', 'La bibliothèque prête des outils à ses membres, parce que beaucoup de familles n’en ont pas'],
    ['ja', 'この図書館では会員が道具を借りることができます、返却は二週間以内にお願いしています'],
  ])('splits a sentence (%s) and loses nothing of it: %s', (language, text) => {
    const split = splitSentence(text, language);
    expect(split).toBeDefined();
    const parts = [split?.head, split?.tail].join('');
    expect(parts.replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
  });

  it.each([
    [
      'because the lamps',
      'en',
      'The harbour closes its northern gate at night, because the lamps along the quay are broken',
    ],
    [
      'weil die Pläne',
      'de',
      'Die Stadt verschiebt den Bau der neuen Brücke, weil die Pläne im Rathaus verloren gingen',
    ],
  ])('goes on at "%s"', (opening, language, text) => {
    expect(splitSentence(text, language)?.tail.startsWith(opening)).toBe(true);
  });

  it.each([
    ['short', 'The harbour closes its northern gate'],
    ['with a list only', 'Sand, gravel, stones and very many barrels'],
    ['with an aim', 'The council and the harbour masters of both towns seek to get a handle on the noise'],
    [
      'with a relative clause',
      'The harbour masters say a lamp that lit the northern gate may have been stolen by boys',
    ],
    [
      'that opens with its condition',
      'While the lamps along the quay are broken, because the wires were cut, the gate stays shut',
    ],
    ['with its subject alone before the comma', 'The harbour master of the town, because she saw it, closed the gate'],
    ['whose reason is denied', 'The harbour closes its long northern gate at night not because the lamps are broken'],
  ])('leaves a sentence whole that is %s', (_, text) => {
    expect(splitSentence(text, 'en')).toBeUndefined();
  });
});

describe('readFact', () => {
  const shape = { words: latin, points: 3, statistics: 0, bodies: false, ordered: false, extras: false, turn: 0 };
  const design = { brief: makeBrief(shape) };

  it('keeps the words that limit a number before it', () => {
    const fact = readFact(
      { heading: 'The society of gardeners lends more than 4,200 tools a year', figure: '4,200' },
      design,
    );
    expect(fact.figure).toEqual({
      before: 'The society of gardeners lends more than',
      number: '4,200',
      after: 'tools a year',
    });
  });

  it('leaves the body of a passage whole', () => {
    const item = { heading: 'The gate stays shut', body: 'It opens again in May.', isInseparable: true };
    expect(readFact(item, design)).toMatchObject({ head: 'The gate stays shut', tail: 'It opens again in May.' });
  });
});

describe('findFigure', () => {
  it.each([
    ['All visits cost €5,000 in all', '€5,000'],
    ['€5,000 is what it costs', '€5,000'],
    ['About a third, 34%, of them agree', undefined],
    ['It rose to 340 per 100,000 people', undefined],
    ['More than 20 billion particles are in it', '20 billion'],
    ['Between 10 and 20% of them agree', undefined],
    ['It rose from 12% to 34%', undefined],
    ['Exports earned over US $5,000 this year', undefined],
    ['They are 100% behind it', undefined],
    ['It opened in 1998', undefined],
  ])('of "%s" is %s', (text, figure) => {
    expect(findFigure(text)?.number).toBe(figure);
  });
});
