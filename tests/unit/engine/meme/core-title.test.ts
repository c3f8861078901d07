import { describe, expect, it } from 'vitest';
import { toCore } from '../../../../lib/engine/meme/jokes/core-title.ts';

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
    ['de', 'Video: Lampen'],
    ['ja', '港のランプ：すべて'],
  ])('%s: is the whole where neither is there: %s', (language, title) => expect(toCore(title, language)).toBe(title));
});
