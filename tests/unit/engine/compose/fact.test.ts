import { describe, expect, it } from 'vitest';
import { findFigure, isSaidOnce, splitLabel } from '../../../../lib/engine/compose/find-figure.ts';
import { readFact, readLead } from '../../../../lib/engine/compose/parts/fact.ts';
import { makeBrief, scripts } from './briefs.ts';

const latin = { language: 'en', direction: 'ltr', headings: scripts.latin?.headings ?? [], bodies: [] } as const;

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

  it('keeps a sentence in one piece, whatever its clauses', () => {
    const heading = 'The harbour closes its northern gate at night, because the lamps along the quay are broken';
    expect(readFact({ heading }, design)).toMatchObject({ head: heading, tail: undefined });
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
    ['It was surprising that the new quay reaches 1,250 metres, and that it is dry', undefined],
    ['It opened in 1998', undefined],
    ['The keepers waited 15 seconds at the gate', undefined],
    ['The new quay is 1,250 metres long', '1,250 metres'],
    ['Höchstens 70.000 €, verteilt auf fünf Jahre, zahlt der Hafen', '70.000 €,'],
    ['34% of the boats are red, 12% are blue', '34%'],
    ['Of the boats in the harbour 34% are red, 12% are blue', undefined],
    ['Über 810 Millionen Gäste kamen zum Fest', '810 Millionen'],
    ['بلغت تكلفة الأرصفة أكثر من 3 ملايين دولار خلال العام', '3 ملايين دولار'],
    ['新しい桟橋の建設費は約3億円に達した', '3億円'],
    ['Zum Fest kamen fast 3 Millionen Gäste', '3 Millionen'],
    ['The harbour lifts duties on 96% of its exports', undefined],
    ['Die Gebühr für Boote hebt der Hafen um 9% an', undefined],
  ])('of "%s" is %s', (text, figure) => {
    expect(findFigure(text)?.number).toBe(figure);
  });
});

describe('splitLabel', () => {
  it.each([
    ['21%', 'Die Boote sind im Schnitt 21 Prozent leichter', 'Die Boote sind im Schnitt | 21 Prozent | leichter'],
    ['about 3,300', 'The harbour has about 3,300 boats', 'The harbour has about | 3,300 | boats'],
    ['2.5–4.5%', 'Prices rise by 2.5–4.5% a year', 'Prices rise by | 2.5–4.5% | a year'],
    ['38%', 'less waste', undefined],
  ])('sets %s in “%s”', (value, label, parts) => {
    const split = splitLabel({ value, label });
    expect(split && [split.before, split.number, split.after].join(' | ')).toBe(parts);
  });

  it('puts a number behind the words that it ends in the source', () => {
    const sentence = 'The fleet of the harbour grew by 9%.';
    const split = splitLabel({ value: '9%', label: 'The fleet of the harbour grew by', sentence });
    expect(split).toEqual({ before: 'The fleet of the harbour grew by', number: '9%', after: '' });
    const worded = splitLabel({
      value: '9%',
      label: 'Die Flotte wuchs um',
      sentence: 'Die Flotte wuchs um 9 Prozent.',
    });
    expect(worded?.number).toBe('9 Prozent');
  });

  it('finds a number that is a part of a word', () => {
    const label = 'Die 300-Millionen-Euro-Anleihe der Werft fiel';
    expect(isSaidOnce({ value: '300-Millionen-Euro', label, sentence: label })).toBe(false);
    expect(isSaidOnce({ value: '38%', label: 'less waste', sentence: '38% less waste' })).toBe(true);
  });
});

describe('readLead', () => {
  const shape = { words: latin, points: 3, statistics: 0, bodies: false, ordered: false, extras: false, turn: 0 };
  const brief = makeBrief(shape);
  const heading = 'The society lends more than 4,200 tools a year';

  it('finds a number by itself', () => {
    expect(readLead({ heading }, { brief }).figure?.number).toBe('4,200');
  });

  it('leaves one that another module draws', () => {
    const numbers = {
      kind: 'numbers',
      sure: 1,
      weight: 1,
      why: '',
      figures: [{ value: '4,200', label: 'tools' }],
    } as const;
    const modules = [{ ...numbers, figures: [...numbers.figures] }];
    expect(readLead({ heading }, { brief: { ...brief, modules } }).figure).toBeUndefined();
  });
});
