import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { languages } from '../../../../lib/engine/languages/index.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { findSituations } from '../../../../lib/engine/meme/situations/index.ts';
import { findSigns } from '../../../../lib/engine/meme/words/signs.ts';

const filler = 'The building stands beside the river and has four floors with large windows to the south.';

const article = (language: string, title: string, ...texts: readonly string[]): SourceDocument => ({
  metadata: { title, language },
  blocks: [...texts, filler].map((text) => ({ type: 'paragraph', text })),
});

const found = (document: SourceDocument, language: string) =>
  findSituations(readMaterial(document, language), document);

const best = (language: string, title: string, ...texts: readonly string[]) =>
  found(article(language, title, ...texts), language)[0];

describe('a situation is found by its signs', () => {
  it.each<[string, string, readonly string[], string, readonly string[]]>([
    [
      'en',
      'The new bridge is finally open – but only for ducks',
      ['It was built in May.'],
      'turned-title',
      ['The new bridge is finally open', 'But only for ducks'],
    ],
    [
      'de',
      'Die neue Brücke ist endlich offen, aber nur für Enten',
      ['Sie wurde im Mai gebaut.'],
      'turned-title',
      ['Die neue Brücke ist endlich offen', 'Aber nur für Enten'],
    ],
    [
      'ja',
      '新しい橋がついに開通、ただし鴨だけ',
      ['橋は五月に建てられた。'],
      'turned-title',
      ['新しい橋がついに開通', 'ただし鴨だけ'],
    ],
    [
      'en',
      'A new boiler',
      ['The boiler was supposed to heat the whole school, but it never heats the staff room.'],
      'expectation',
      ['The boiler was supposed to heat the whole school', 'It never heats the staff room'],
    ],
    [
      'en',
      'Simulating rain',
      ['A single cloud in the model took 15,000 hours.'],
      'number',
      ['A single cloud in the model took', '15,000 hours'],
    ],
    [
      'en',
      'The lost parrot',
      ['The parrot came home to the bakery, two years later.'],
      'later',
      ['The parrot came home to the bakery', 'Two years later'],
    ],
    [
      'en',
      'Weighing flour at home',
      ['Instead of weighing every gram, a coffee mug is enough.'],
      'swap',
      ['Weighing every gram', 'A coffee mug is enough'],
    ],
    // A question may be longer where a word is the whole reply.
    [
      'en',
      'The school boiler',
      ['Does the boiler of the school ever heat the northern rooms? Never.'],
      'question',
      ['Does the boiler of the school ever heat the northern rooms?', 'Never'],
    ],
    [
      'de',
      'Leuchttürme und Mieten',
      [
        'Wir reden über alte Häuser am Meer. Was heißt hier eigentlich Aussicht? Wie wirken sich hohe Mieten auf die Möwen aus?',
      ],
      'question',
      ['Leuchttürme und Mieten', 'Wie wirken sich hohe Mieten auf die Möwen aus?'],
    ],
    ['en', 'Stress at work', ['Who reads the manual? Nobody.'], 'question', ['Who reads the manual?', 'Nobody']],
  ])('%s %s: %s', (language, title, texts, mechanism, panels) => {
    expect(best(language, title, ...texts)).toMatchObject({ mechanism, panels });
  });
});

describe('what is no situation', () => {
  it.each([
    ['a second number', 'The trip of 12 people took 400 hours.'],
    ['a number behind its phrase', 'Orders are sent within 10 days.'],
    ['a function word at the end', 'Instead of the, a coffee mug is enough.'],
    ['grave matters', 'The rescue was supposed to come at noon, but two men died in the fire.'],
  ])('%s', (_, text) => {
    const mechanisms = found(article('en', 'Notes of the town', text), 'en').map(({ mechanism }) => mechanism);
    expect(mechanisms.filter((mechanism) => mechanism !== 'own-line')).toEqual([]);
  });
});

describe('a line is drawn by its mood', () => {
  const takes = (title: string, ...texts: readonly string[]) =>
    matchMemes(article('en', title, ...texts), [], {}).filter(({ captions }) => Object.keys(captions).length === 1);

  it.each(['The new scanner weighs only 62.5 g', '7 things to know about two scanners'])('no anger in: %s', (title) => {
    const bare = takes(title).filter(({ captions }) => Object.values(captions)[0] === title);
    expect(bare.map(({ template }) => template)).not.toContain('sign');
    expect(bare.map(({ template }) => template)).not.toContain('shocked');
  });

  it('nobody answers a headline', () => {
    const all = found(
      article('en', 'The town bans bells at night', 'A baker said of it: “I never heard them anyway.”'),
      'en',
    );
    expect(all.filter(({ mechanism }) => mechanism === 'reaction').map(({ template }) => template)).not.toContain(
      'exchange',
    );
  });

  it('labels are phrases that stand alone', () => {
    const text = 'The choir has to choose between Dion is refusing to sing and the rain is coming.';
    expect(found(article('en', 'A choir', text), 'en').filter(({ mechanism }) => mechanism === 'choice')).toEqual([]);
  });
});

describe('the signs of every language', () => {
  it.each(languages.filter(({ memes }) => memes).map((language) => [language.code]))(
    '%s compile and part its texts',
    (code) => {
      const signs = findSigns(code);
      expect(signs).toBeDefined();
      for (const pattern of [...(signs?.swaps ?? []), ...(signs?.choices ?? []), ...(signs?.sames ?? [])]) {
        expect(pattern.source).toContain('?<a>');
        expect(pattern.source).toContain('?<b>');
      }
    },
  );
});

describe('what only looks like a situation', () => {
  it.each([['de', 'Der Stollen', 'Der Stollen erlangten 100 Jahre später, nach vielen Festen, den Ruhm der Stadt.']])(
    '%s: no clause that lost its object behind "years later": %s',
    (language, title, text) => {
      expect(found(article(language, title, text), language).filter(({ mechanism }) => mechanism === 'later')).toEqual(
        [],
      );
    },
  );
});
