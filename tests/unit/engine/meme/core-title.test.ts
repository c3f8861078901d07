import { describe, expect, it } from 'vitest';
import { toCore, toFirstClause, toWhole, withoutChrome } from '../../../../lib/engine/meme/material/core-title.ts';

describe('a headline’s core', () => {
  it.each([
    ['en', 'Harbour lamps – everything you need to know', 'Harbour lamps'],
    ['en', 'Why do harbour lamps flicker? Here’s what to do', 'Why do harbour lamps flicker?'],
    ['en', 'Lamp of the week: the green one at pier two', 'the green one at pier two'],
    ['de', 'Hafenlampen: Alles, was du wissen musst', 'Hafenlampen'],
    ['de', 'Hafenlampen - Shops, Designer, online kaufen', 'Hafenlampen'],
    ['de', 'Lampe der Woche: Die grüne an Pier zwei', 'Die grüne an Pier zwei'],
    ['fr', 'Les lampes du port : tout ce qu’il faut savoir', 'Les lampes du port'],
    ['es', 'Farolas del puerto: todo lo que debes saber', 'Farolas del puerto'],
    ['it', 'Lampioni del porto: ecco come funzionano', 'Lampioni del porto'],
    ['pt', 'Lâmpadas do porto: tudo o que você precisa saber', 'Lâmpadas do porto'],
    ['nl', 'Havenlampen: alles wat je moet weten', 'Havenlampen'],
  ])('%s: has neither the series before it nor the promise behind it: %s', (language, title, core) =>
    expect(toCore(title, language)).toBe(core),
  );

  it.each([
    ['en', 'Harbour lamps: the crane paints them twice'],
    ['en', 'Everything you need to know about harbour lamps'],
    ['de', 'Alles, was du über Lampen wissen musst'],
    // The promise is the sentence.
    ['en', 'From lamps to cranes, here’s what the harbour pays'],
    ['de', 'Video: Lampen'],
    ['ja', '港のランプ：すべて'],
  ])('%s: is the whole where neither is there: %s', (language, title) => expect(toCore(title, language)).toBe(title));
});

describe('a page’s chrome', () => {
  it.each([
    ['(News) Die grüne Lampe am Hafen', undefined, 'Die grüne Lampe am Hafen'],
    ['Neue Lampen auf Hafen.example', 'hafen.example', 'Neue Lampen'],
    ['Reparaturcafé am 31. Januar', undefined, 'Reparaturcafé'],
    ['Repair café on 31 January 2026', undefined, 'Repair café'],
    ['Lamp repair January 31st', undefined, 'Lamp repair'],
    ['Concierto del puerto el 3 de mayo', undefined, 'Concierto del puerto'],
  ])('is not part of its title: %s', (title, host, core) => expect(withoutChrome(title, host)).toBe(core));

  it.each([
    ['(Un)happy lamps of the harbour', undefined],
    ['The harbour opens its second pier on 31 January', undefined],
    ['Neue Lampen auf Hafen.example', 'other.example'],
    ['Lampen am 31. Pier', undefined],
  ])('is none of it: %s', (title, host) => expect(withoutChrome(title, host)).toBe(title));
});

describe('a long headline', () => {
  it.each([
    [
      'en',
      'The harbour council buys a new lamp, apparently the first one in the whole county',
      'The harbour council buys a new lamp',
    ],
    ['en', 'The lamp is lit at six every day. It is green and stands at pier two', 'The lamp is lit at six every day'],
    [
      'de',
      'Der Hafen kauft im Mai neue Lampen, vermutlich die ersten im ganzen Kreis',
      'Der Hafen kauft im Mai neue Lampen',
    ],
  ])('%s: ends with its first clause: %s', (language, title, short) =>
    expect(toFirstClause(title, [], language)).toBe(short),
  );

  it.each([
    ['en', 'The harbour buys a new lamp, but only for the first of its four piers'],
    ['en', 'The harbour is closed for good, a spokesman for the crane drivers said'],
    ['en', 'The harbour buys a new lamp, which was never lit in all its forty years'],
    ['en', 'Lamps, ropes and cranes of the harbour, and who pays for all of them'],
    ['en', 'The harbour buys a lamp'],
  ])('%s: stays whole where the rest takes something back: %s', (language, title) =>
    expect(toFirstClause(title, [], language)).toBe(title),
  );

  it('keeps what its reply is about', () =>
    expect(
      toFirstClause('The harbour buys a lamp for May, the county a parrot for its office', ['parrot'], 'en'),
    ).toMatch(/parrot/));
});

it.each([
  [
    'The harbour buys a lamp for…',
    ['Ships', 'The harbour buys a lamp for pier two'],
    'The harbour buys a lamp for pier two',
  ],
  ['The harbour buys a lamp for', ['The harbour buys a lamp for pier two'], 'The harbour buys a lamp for pier two'],
  ['The harbour…', ['Ships'], 'The harbour…'],
  ['The harbour at night', ['The harbour at night | QUAY.EXAMPLE'], 'The harbour at night'],
])('a title that is cut off (%s) is the heading that it begins', (title, headings, whole) =>
  expect(toWhole(title, headings)).toBe(whole),
);
