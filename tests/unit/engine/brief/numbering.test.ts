import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { findPromisedCount, readNumber, withoutNumbers } from '../../../../lib/engine/brief/outline/numbering.ts';
import { documentOf, list, paragraph } from './documents.ts';

describe('withoutNumbers', () => {
  const kept: readonly (readonly [string, readonly string[]])[] = [
    ['amounts before nouns', ['10 Minuten nach dem Start hält er', '3 Spaziergänge am See', '2 Museen am Hafen']],
    ['a few amounts that happen to rise', ['1 Zwiebel', '2 Möhren', '3 Kartoffeln']],
    ['amounts among other items', ['1 Zwiebel', '2 Möhren', '3 Kartoffeln', '4 Eier', 'Salz und Pfeffer']],
    ['days', ['3. Mai: Eröffnung', '4. Mai: Konzert', '5. Mai: Markt']],
    ['centuries', ['19. Jahrhundert: Kanäle', '20. Jahrhundert: Straßen']],
    ['decimals', ['1.5 km to the lake', '2.5 km to the mill']],
    ['large figures', ['10.000 Menschen kamen', '11.000 Menschen blieben']],
    ['clock times', ['1:30 Uhr Abfahrt', '2:30 Uhr Ankunft']],
    ['ranges', ['1 – 2 Minuten rühren', '2 – 3 Minuten ruhen']],
    ['names that open with a number', ['7 Zwerge kehren heim', '8 Frauen sagen aus']],
    ['Dutch amounts', ['10 Amsterdammers wonnen', '4 Rotterdammers verloren']],
    ['Japanese amounts', ['一人で行く', '二人で行く', '三人で行く']],
    ['Russian amounts', ['12 Москвичей приехали', '3 Поезда отменили']],
  ];
  it.each(kept)('keeps %s', (_, texts) => expect(withoutNumbers(texts)).toEqual(texts));

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['numbers with stops', ['1. Gates', '2. Locks'], ['Gates', 'Locks']],
    ['numbers in brackets', ['1) Tore', '2) Schleusen'], ['Tore', 'Schleusen']],
    ['a countdown', ['3. Portes', '2. Écluses', '1. Barrages'], ['Portes', 'Écluses', 'Barrages']],
    ['two lists in a row', ['1. A gate', '2. A lock', '1. A weir'], ['A gate', 'A lock', 'A weir']],
    ['Japanese numbers', ['1、水を入れる', '2、火にかける'], ['水を入れる', '火にかける']],
    [
      'bare numbers of a whole list',
      ['1 Rühren', '2 Backen', '3 Kühlen', '4 Essen'],
      ['Rühren', 'Backen', 'Kühlen', 'Essen'],
    ],
    ['named numbers wherever they start', ['Schritt 4: Rühren', 'Schritt 6: Backen'], ['Rühren', 'Backen']],
    ['Chinese numbers', ['一、定时', '二、定量'], ['定时', '定量']],
    ['Chinese steps', ['第一步：打开阀门', '第二步：关闭阀门'], ['打开阀门', '关闭阀门']],
    ['hash signs', ['#7 Weirs', '#9 Locks'], ['Weirs', 'Locks']],
  ])('leaves out %s', (_, texts, bare) => expect(withoutNumbers(texts)).toEqual(bare));

  it('takes no decimal, clock time or thousand for a number of a row', () => {
    for (const text of ['1.5 km', '10:30 Uhr', '10.000 Menschen', '3 – 5 Minuten'])
      expect(readNumber(text)).toBeUndefined();
  });
});

describe('a list of amounts', () => {
  it('keeps its figures on the picture', () => {
    const items = [
      '10 Minuten nach der Abfahrt hält der Zug in Nordhafen.',
      '3 Spaziergänge führen vom Bahnhof zum See.',
      '25 Betten hat die kleine Herberge am Ufer.',
    ];
    const made = makeBrief(
      documentOf({ title: 'Ein Tag in Nordhafen', language: 'de' }, paragraph('Das bietet der Ort:'), list(items)),
      {},
    );
    expect(made.points.map(({ heading }) => /^\d+/.exec(heading)?.[0])).toEqual(['10', '3', '25']);
  });
});

describe('what a title promises', () => {
  it.each([
    ['7 ways to cross the fjord', 7],
    ['Five ways to cross the fjord', 5],
    ['Sechs Tipps für die Überfahrt', 6],
    ['Dix conseils pour la traversée', 10],
    ['Siete consejos para cruzar el lago', 7],
    ['Cinque errori da evitare in barca', 5],
    ['De zes mooiste havens', 6],
    ['五个方法让你不晕船', 5],
    ['船酔いを防ぐ五つの方法', 5],
    ['خمس نصائح لعبور البحيرة', 5],
  ] as const)('is counted: %s', (title, count) => expect(findPromisedCount(title)).toBe(count));

  it.each([
    'Three years of silence on the lake',
    'Vier Jahre ohne Fähre',
    'Six months later',
    'Four people rescued',
    'The ferry to Skerry',
  ])('is nothing in "%s"', (title) => expect(findPromisedCount(title)).toBeUndefined());
});
