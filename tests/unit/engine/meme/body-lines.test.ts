import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { findSituations } from '../../../../lib/engine/meme/situations/index.ts';

const article = (language: string, title: string, ...texts: readonly string[]): SourceDocument => ({
  metadata: { title, language, url: 'https://example.org/a' },
  blocks: texts.map((text) => ({ type: 'paragraph', text })),
});

const wittyIn = (document: SourceDocument, language: string) =>
  findSituations(readMaterial(document, language), document)
    .filter(({ mechanism }) => mechanism === 'punchline')
    .map(({ panels }) => panels);

const filler = 'The council met on the first floor of the town hall.';

describe('a line of the body that an editor would make a joke of', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'en',
      'The harbour buys a robot dog',
      'The robot dog has never found a fish, instead it always finds the bakery.',
      ['The robot dog has never found a fish', 'Instead it always finds the bakery'],
    ],
    [
      'de',
      'Der Hafen kauft einen Roboterhund',
      'Der Roboterhund hat noch nie einen Fisch gefunden, stattdessen immer die Bäckerei.',
      ['Der Roboterhund hat noch nie einen Fisch gefunden', 'Stattdessen immer die Bäckerei'],
    ],
    [
      'fr',
      'Le port achète un chien robot',
      'Le chien robot n’a jamais trouvé de poisson, en revanche il trouve toujours la boulangerie.',
      ['Le chien robot n’a jamais trouvé de poisson', 'En revanche il trouve toujours la boulangerie'],
    ],
    [
      'es',
      'El puerto compra un perro robot',
      'El perro robot nunca ha encontrado un pez, en cambio siempre encuentra la panadería.',
      ['El perro robot nunca ha encontrado un pez', 'En cambio siempre encuentra la panadería'],
    ],
  ])('%s: %s: both panels are its own', (language, title, text, panels) => {
    expect(wittyIn(article(language, title, filler, text), language)).toContainEqual(panels);
  });

  it('is no question that the page asks its reader, and no rest behind an aside', () => {
    const asked = 'Is the robot dog never a problem for you?';
    expect(wittyIn(article('en', 'The harbour buys a robot dog', filler, asked), 'en')).toEqual([]);
    const aside = 'The robot dog needs a free path – never a short one – , so it hardly ever runs.';
    for (const panels of wittyIn(article('en', 'The harbour buys a robot dog', filler, aside), 'en'))
      expect(panels.every((text) => /^[\p{L}“]/u.test(text))).toBe(true);
  });

  it('stands below the headline when somebody says it', () => {
    const said = '“You don’t need a boat, you need a towel and a cake,” Ada Miller told me.';
    expect(wittyIn(article('en', 'The harbour opens a swimming school', filler, said), 'en')).toContainEqual([
      'The harbour opens a swimming school',
      '“You don’t need a boat, you need a towel and a cake”',
    ]);
  });

  it('does without the word that joined it to the sentence before', () => {
    const said = 'But the robot dog never was in the bakery.';
    expect(wittyIn(article('en', 'The harbour buys a robot dog', filler, said), 'en')).toContainEqual([
      'The harbour buys a robot dog',
      'The robot dog never was in the bakery',
    ]);
  });

  it('names whom it means', () => {
    const said = '“Ada Miller came in, and I thought he was joking about my seven pancakes,” the cook said.';
    expect(wittyIn(article('en', 'The harbour opens a kitchen', filler, said), 'en').flat()).toContain(
      '“Ada Miller came in, and I thought he was joking about my seven pancakes”',
    );
  });

  it.each([
    ['a bare fact', 'The harbour has two doors and a green roof.'],
    ['a reference to text elsewhere', 'They never found it, but that was not why he laughed.'],
    ['two halves of one list', 'The harbour not only cleans its fish, but never forgets the bakery.'],
    ['a page’s own affair', 'Stay informed with the harbour, but never without your source for towels.'],
    ['an instruction', 'Click here to read more, but never on the harbour.'],
    ['a sentence torn at an aside’s dash', 'The harbour must use less fuel – oil, gas and never coal – than before.'],
    ['a platitude', 'The harbour is proud of its important partners, but never of its success.'],
  ])('is not %s', (_, text) => {
    expect(wittyIn(article('en', 'The harbour buys a robot dog', filler, text), 'en').flat()).not.toContain(
      text.replace(/\.$/, ''),
    );
  });
});

describe('a joke that two named speakers tell', () => {
  it.each([
    ['de', 'Die Inseln im Norden', 'Lehrer: „Wie heißen die Inseln im Norden?“', 'Schüler: „Anna, Berta und Kuchen.“'],
    [
      'en',
      'The islands of the north',
      'Teacher: “What are the islands of the north called?”',
      'Pupil: “Anna, Bertha and cake.”',
    ],
  ])('%s: is a question and its answer', (language, title, asked, answer) => {
    const document = article(language, title, filler, asked, answer, filler);
    const found = findSituations(readMaterial(document, language), document);
    expect(found.find(({ mechanism }) => mechanism === 'question')?.panels).toHaveLength(2);
  });
});

describe('a page in a language without signs of jokes', () => {
  it.each([
    ['sv', 'Staden köpte en ny bro'],
    ['cs', 'Město koupilo nový most'],
  ])('%s: has no meme of its bare headline', (language, title) => {
    const document = article(
      language,
      title,
      'Ett två tre fyra.',
      'Fem sex sju åtta.',
      'Nio tio elva tolv.'.repeat(40),
    );
    expect(() => matchMemes(document, [], {})).toThrow(expect.objectContaining({ code: 'no_meme' }));
  });
});
