import { describe, expect, it } from 'vitest';
import { illustrate } from '../../../../lib/engine/drawings/index.ts';
import { readDomains } from '../../../../lib/engine/drawings/matching/read-domains.ts';
import { toPhraseKey } from '../../../../lib/engine/drawings/matching/stem.ts';
import { findWordIndex } from '../../../../lib/engine/drawings/matching/word-index.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { makeArticle, makeListBrief } from './sources.ts';

function findDrawing(code: string, word: string): string | undefined {
  const language = findLanguage(code);
  if (!language?.drawings) return undefined;
  return findWordIndex(language).find(toPhraseKey(word, language.drawings))?.drawing;
}

describe('a word in every case and number', () => {
  it.each([
    ['pies', 'dog'],
    ['psów', 'dog'],
    ['kotami', 'cat'],
    ['szkół', 'school'],
    ['uczniowie', 'school'],
    ['książce', 'books'],
    ['lodówkę', 'fridge'],
    ['lodówek', 'fridge'],
    ['samochodzie', 'automobile'],
    ['rowerzyści', 'person-biking'],
    ['piłki nożnej', 'soccer-ball'],
    ['sztucznej inteligencji', 'robot'],
    ['gier planszowych', 'game-die'],
    ['piesi', 'person-walking'],
  ])('of Polish: %s', (word, drawing) => {
    expect(findDrawing('pl', word) ?? '').toBe(drawing);
  });

  it.each([
    ['świecie', 'the world, and no candle'],
    ['metrów', 'metres, and no metro'],
    ['wyboru', 'a choice, and no election'],
    ['zamek', 'a castle, a lock or a zip'],
    ['korona', 'a crown or a currency'],
    ['stoper', 'a stopwatch or a defender'],
    ['manga', 'comics, and no mango'],
    ['konie mechaniczne', 'horsepower'],
    ['burza mózgów', 'an idea, and no weather'],
    ['twierdzą', 'they claim, and no fortress'],
  ])('is none of another word’s: %s (%s)', (word) => {
    expect(findDrawing('pl', word) ?? '').toBe('');
  });

  it('of a lorry is found in German, and no stall of snacks', () => {
    expect(['Truck', 'Trucks', 'Lkw'].map((word) => findDrawing('de', word))).toEqual(
      Array.from({ length: 3 }, () => 'delivery-truck'),
    );
    expect(findDrawing('de', 'Foodtruck')).toBe('');
  });
});

describe('the field of a text', () => {
  it.each([
    [
      'pl',
      'Inflacja spadła',
      'Ekonomiści chwalą NBP. Rada Polityki Pieniężnej nie zmieni stóp procentowych.',
      'economy',
    ],
    ['pl', 'Strażacy gasili magazyn', 'Zastępy straży pożarnej wróciły rano. Pomogli druhowie z OSP.', 'rescue'],
    ['pl', 'Czarny koń turnieju', 'Drużyna przegrała mecz, lecz trener chwalił zawodników.', 'sport'],
    ['en', 'Street closed after gas leak', 'Crews shut the gas main. Neighbours reported a smell of gas.', 'gas'],
    ['de', 'Straße nach Gasleck gesperrt', 'Anwohner meldeten Gasgeruch. Die Gasleitung ist zu.', 'gas'],
  ])('in %s: %s', (code, title, text, name) => {
    const language = findLanguage(code);
    expect(language && readDomains({ title, text }, language)[0]?.name).toBe(name);
  });

  it.each([
    ['Premiera nowej aplikacji', 'Firma zapowiada premierę. Do wyboru są trzy plany.'],
    ['Prawie połowa oszczędza', 'Prawie wszyscy odkładają, po prawej stronie są młodzi.'],
    ['Pod hasłem jedności', 'Marsz przejdzie pod hasłem jedności. Hasło wymyśliła młodzież.'],
  ])('is not made of words that only look like its own: %s', (title, text) => {
    const { blocks } = makeArticle(title, text);
    const brief = { ...makeListBrief(title), language: 'pl' };
    expect(illustrate(brief, { metadata: { title, language: 'pl' }, blocks }).hero).toBeUndefined();
  });
});
