import { describe, expect, it } from 'vitest';
import { illustrate } from '../../../../lib/engine/drawings/index.ts';
import { makeArticle, makeListBrief } from './sources.ts';

interface PageText {
  readonly title: string;
  readonly texts: readonly string[];
  readonly language?: string;
  readonly section?: string;
  readonly url?: string;
}

function draw({ title, texts, language = 'en', section, url }: PageText): string | undefined {
  const { blocks } = makeArticle(title, ...texts);
  const metadata = { title, language, ...(section ? { section } : {}), ...(url ? { url } : {}) };
  return illustrate({ ...makeListBrief(title), language }, { metadata, blocks }).hero?.drawings[0];
}

/** Two words of golf alone, in a text that says little of it. */
const swing = ['The birdie came late.', 'He stayed calm and went home.'];

describe('the field that a site files a text under', () => {
  it.each<[string, PageText, string | undefined]>([
    ['is its section', { title: 'A calm day', texts: swing, section: 'Golf' }, 'flag-in-hole'],
    [
      'is the folders of its address',
      { title: 'A calm day', texts: swing, url: 'https://example.org/golf/a-calm-day' },
      'flag-in-hole',
    ],
    [
      'is the one sport that it names, in a text of sport',
      { title: 'A title defended', texts: ['The championship, the coach, the season: a tournament.'], section: 'Golf' },
      'flag-in-hole',
    ],
    ['is needed where the text says little', { title: 'A calm day', texts: swing }, undefined],
    [
      'is not the name of the page itself',
      { title: 'A calm day', texts: swing, url: 'https://example.org/golf' },
      undefined,
    ],
    [
      'is not how the page is published',
      { title: 'A calm day', texts: ['She writes a paragraph.'], url: 'https://example.org/blog/a-calm-day' },
      undefined,
    ],
  ])('%s', (_name, given, drawing) => {
    expect(draw(given)).toBe(drawing);
  });
});

describe('a hero of few signs', () => {
  it.each<[string, PageText, string | undefined]>([
    [
      'is what the title names plainly and the text repeats',
      { title: 'Free scooter rides in May', texts: ['A scooter is free.', 'Each scooter is cleaned.'] },
      'kick-scooter',
    ],
    [
      'is what the text speaks of over and over',
      {
        title: 'Be the one who sets the tone',
        texts: Array.from({ length: 7 }, (_, at) => `A thermometer shows what is there, day ${at}.`),
      },
      'thermometer',
    ],
    [
      'is never a name that is only written like a thing',
      { title: 'Penny', texts: Array.from({ length: 8 }, (_, at) => `On day ${at} Penny reads.`) },
      undefined,
    ],
    [
      'is what the first part of a compound in the title says, where the text goes on about it',
      {
        title: 'Kleine Schafskunde',
        language: 'de',
        texts: Array.from({ length: 6 }, (_, at) => `Das Schaf Nummer ${at} steht herum.`),
      },
      'ewe',
    ],
    [
      'is none by a verb that a word of a field only begins like',
      {
        title: 'Die Entwicklung einer Ansicht',
        language: 'de',
        texts: ['Eine Entwicklung nimmt ihren Lauf.', 'So ist die Entwicklung.'],
      },
      undefined,
    ],
    [
      'is the cake, not what is on it',
      {
        title: 'Kuchen mit Erdbeeren',
        language: 'de',
        texts: ['Der Kuchen braucht Teig, Mehl und Butter.', 'Die Torte backen.', 'Den Kuchen mit Erdbeeren belegen.'],
      },
      'shortcake',
    ],
    [
      'is the dish, not what goes with it',
      {
        title: 'Liver with apple and onion',
        texts: [
          'A recipe: fry the liver, add an apple.',
          'Peel the apple; two tablespoons of oil, an ingredient.',
          'Apple, salt.',
        ],
      },
      'fork-and-knife-with-plate',
    ],
    [
      'is the sport that is played, not a stadium',
      {
        title: 'Einzug ins Viertelfinale',
        language: 'de',
        texts: [
          'Der Sieg im Viertelfinale: das Turnier geht weiter.',
          'Gegner im Tennis: ATP, Wimbledon.',
          'Finale, Sieger, Saison.',
        ],
      },
      'tennis',
    ],
  ])('%s', (_name, given, drawing) => {
    expect(draw(given)).toBe(drawing);
  });
});

describe('a hero that one word would choose wrongly', () => {
  it.each<[string, PageText, string | undefined]>([
    [
      'is of the sport that has more to say for it',
      {
        title: 'Ein Trainer für die zweite Liga',
        language: 'de',
        texts: [
          'Der Trainer übernimmt die Mannschaft zur neuen Saison. Handball wird hier seit Jahren gespielt.',
          'Der Verein sucht einen Kreisläufer, die Liga beginnt im Herbst. Zuletzt stand die Elf vor der Niederlage.',
        ],
      },
      'goal-net',
    ],
    [
      'is what the title calls it by its head',
      {
        title: 'Warum wir die Basttasche lieben',
        language: 'de',
        texts: ['Zum Kleid passt sie, zu jedem Kleid.', 'Ein Outfit mit Stil, ein Kleid und eine Basttasche.'],
      },
      'handbag',
    ],
    [
      'is not a newspaper because the press reports it',
      {
        title: 'The village waits for its well',
        texts: ['A newspaper has asked.', 'The reporter of the newspaper and another journalist wrote for the press.'],
        section: 'News media',
      },
      undefined,
    ],
    [
      'is the choir and not the firm of its manager',
      {
        title: 'Eva Beispiel wird Kinderchor-Geschäftsführerin',
        language: 'de',
        texts: ['Der Kinderchor singt im Konzert.', 'Ein Konzert im Mai, ein Chor im Juni, der Chor auf Reisen.'],
      },
      'musical-notes',
    ],
  ])('%s', (_name, given, drawing) => {
    expect(draw(given)).toBe(drawing);
  });
});
