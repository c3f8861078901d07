import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { languages } from '../../../../lib/engine/languages/index.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { findSituations } from '../../../../lib/engine/meme/situations/index.ts';
import { readShortText } from '../../../../lib/engine/meme/situations/short-text.ts';

const article = (language: string, title: string, ...texts: readonly string[]): SourceDocument => ({
  metadata: { title, language, url: 'https://example.org/a' },
  blocks: texts.map((text) => ({ type: 'paragraph', text })),
});

const listPanels = (mechanism: string, document: SourceDocument, language: string) =>
  found(document, language, mechanism)[0]?.panels;
const found = (document: SourceDocument, language: string, mechanism: string) =>
  findSituations(readMaterial(document, language), document).filter((each) => each.mechanism === mechanism);

it('is no line of a program', () => {
  const said = (line: string) =>
    found(article('en', 'Rebuilding an old arcade machine', `A neighbour laughs: ${line}`), 'en', 'quip').length;
  expect(said(String.raw`“I can\'t walk, I\'m near the weeds.”`)).toBe(0);
  expect(said('“I can’t walk, I’m near the weeds.”')).toBeGreaterThan(0);
});

describe('a quotation below a title that names a person', () => {
  const tell = (language: string, title: string, ...texts: readonly string[]) =>
    found(article(language, title, ...texts), language, 'quip').length;
  const news = {
    en: [
      'Mara Lund wins the harbour race',
      'Mara Lund said nothing at first. Lund said the boat was old. Tom Kess was third.',
    ],
    de: [
      'Mara Lund gewinnt das Hafenrennen',
      'Mara Lund schwieg erst. Lund sagte, das Boot sei alt. Tom Kess wurde Dritter.',
    ],
    fr: [
      'Mara Lund gagne la course du port',
      'Mara Lund se tait. Lund affirme que le bateau est vieux. Tom Kess arrive troisième.',
    ],
    es: [
      'Mara Lund gana la carrera del puerto',
      'Mara Lund calla. Lund dijo que el barco es viejo. Tom Kess fue tercero.',
    ],
  } as const;
  it.each([
    ['en', '“I have never seen rain in my life,” laughed Kess.', 0],
    ['de', '„Ich habe den Regen nie gesehen“, meint der Dritte Kess.', 0],
    ['fr', '« Je n’ai jamais vu la pluie de ma vie », rit Kess.', 0],
    ['es', '«Yo nunca he visto la lluvia en mi vida», ríe Kess.', 0],
    ['en', '“I have never seen rain in my life,” laughed Lund.', 1],
    ['de', '„Ich habe den Regen nie gesehen“, meint Lund.', 1],
    ['fr', '« Je n’ai jamais vu la pluie de ma vie », rit Lund.', 1],
    ['es', '«Yo nunca he visto la lluvia en mi vida», ríe Lund.', 1],
  ] as const)('%s: is that person’s: %s', (language, text, min) => {
    const [title, lead] = news[language];
    expect(Math.min(1, tell(language, title, lead, text))).toBe(min);
    expect(tell(language, title.replace('Mara Lund', ''), lead, text)).toBeGreaterThan(0);
  });
});

describe('a line of the source below its headline', () => {
  it.each<[string, string, string, string]>([
    [
      'en',
      'The town buys a robot gardener',
      'A neighbour laughs: “I never saw it near the weeds.”',
      '“I never saw it near the weeds”',
    ],
    ['en', 'Rebuilding an old arcade machine', 'I have never found the manual.', 'I have never found the manual'],
    [
      'de',
      'Die Stadt kauft einen Gartenroboter',
      'Ein Nachbar lacht: „Ich habe ihn nie beim Unkraut gesehen.“',
      '„Ich habe ihn nie beim Unkraut gesehen“',
    ],
    [
      'es',
      'El pueblo compra un robot jardinero',
      'Un vecino bromea: «Yo nunca lo he visto con la hierba».',
      '«Yo nunca lo he visto con la hierba»',
    ],
    [
      'nl',
      'De stad koopt een tuinrobot',
      'Een buurman lacht: “Ik heb hem nooit bij het onkruid gezien.”',
      '“Ik heb hem nooit bij het onkruid gezien”',
    ],
  ])('%s %s', (language, title, text, quip) => {
    expect(listPanels('quip', article(language, title, text), language)).toEqual([title, quip]);
  });

  it.each([
    ['a platitude', 'en', 'The mayor said: “We are proud of our important partnership.”'],
    ['a bare fact of one’s own', 'en', 'I was able to make 12 rows.'],
    ['an advice', 'en', 'I recommend never to oil the robot.'],
    ['a term', 'en', 'They call it the “garden of the future”.'],
    ['the middle of somebody’s sentence', 'de', 'Er nennt das Gerät „lächerlich und falsch findet“.'],
    ['an answer to a question', 'en', 'Why did the robot run? I have to scramble!'],
  ])('%s is none', (_, language, text) => {
    expect(found(article(language, 'The town buys a robot gardener', text), language, 'quip')).toEqual([]);
  });

  it.each([
    [
      'en',
      'The best coffee machines of the year',
      'Coffee machines have become cheaper, and the coffee is better than ten years ago in most shops of the town.',
      'A barista laughs: “I never drink coffee at home.”',
      '“I never drink coffee at home”',
    ],
    [
      'es',
      'Las mejores cafeteras del año',
      'Las cafeteras son más baratas y el café es mejor en la ciudad.',
      'Un camarero se ríe: «Nunca tomo café en mi casa.»',
      '«Nunca tomo café en mi casa»',
    ],
  ])('%s: comes before our reply to its thing, which is another idea', (language, title, text, spoken, line) => {
    const body = Array.from({ length: 10 }, () => text);
    const document = article(language, title, text, spoken, ...body);
    const [first, ...others] = matchMemes(document, [], {}).map(({ captions }) => Object.values(captions));
    expect(first).toContain(line);
    expect(others.some((captions) => captions.length > 1 && !captions.includes(line))).toBe(true);
  });
});

describe('a headline that quotes somebody', () => {
  it.each([
    [
      'Working in 2040: “We are only moving the chairs, nobody asks”',
      'Working in 2040',
      '“We are only moving the chairs, nobody asks”',
    ],
    ['“I never read the manual” – A pilot on his job', 'A pilot on his job', '“I never read the manual”'],
  ])('%s', (title, headline, said) => {
    expect(listPanels('titled-quote', article('en', title, 'It is long.'), 'en')).toEqual([headline, said]);
  });

  it('inside of its sentence is one sentence', () => {
    const title = 'Mayor says “I never read the manual” in public';
    expect(found(article('en', title, 'It is long.'), 'en', 'titled-quote')).toEqual([]);
  });
});

describe('a few words turn what was said just before', () => {
  it.each([
    [
      'en',
      'Swimwear for surfers',
      'Most of our surfers have never tried. At least not yet.',
      ['Most of our surfers have never tried', 'At least not yet'],
    ],
    [
      'de',
      'Eine Band mit Masken',
      'Der Sänger der Band trägt eine Maske. Immer.',
      ['Der Sänger der Band trägt eine Maske', 'Immer'],
    ],
    [
      'fr',
      'Le vélo en hiver',
      'Le vélo est prêt pour l’hiver. Ou presque.',
      ['Le vélo est prêt pour l’hiver', 'Ou presque'],
    ],
  ])('%s %s', (language, title, text, panels) => {
    expect(listPanels('tag', article(language, title, text), language)).toEqual(panels);
  });
});

describe('a question and its answer', () => {
  it('in an interview the answer is the next paragraph', () => {
    const document = article(
      'de',
      'Was wurde aus der Methode Six Sigma?',
      'Wer redet heute noch über Six Sigma?',
      'Kieser: Nur wir. Es gab eine Zeit, in der das anders war.',
    );
    expect(listPanels('question', document, 'de')).toEqual(['Wer redet heute noch über Six Sigma?', 'Nur wir']);
  });

  it.each([
    ['an offer to the reader', 'Feeling alive? This costume is for you.'],
    ['the beginning of an explanation', 'How does the robot work? It has four wheels and a camera.'],
  ])('%s is no answer', (_, text) => {
    expect(found(article('en', 'The robot gardener', text), 'en', 'question')).toEqual([]);
  });
});

it.each([
  ['en', 'The choir was on the radio this morning. Click on the button below to hear it.'],
  ['fr', 'La chorale était à la radio. Pour écouter, cliquez sur le bouton ci-dessous.'],
])('a notice that sends its reader elsewhere is no short joke: %s', (language, text) => {
  const notice: SourceDocument = {
    metadata: { language, url: 'https://example.org/a' },
    blocks: [{ type: 'paragraph', text }],
  };
  expect(readShortText(notice, language)).toBeUndefined();
});

it('the words of a quip hold no empty one', () => {
  for (const { memes } of languages) {
    const { tags = 'a', platitudes = 'a', assents = 'a', laughs = 'a' } = memes?.quips ?? {};
    expect([tags, platitudes, assents, laughs].flatMap((words) => words.split('|'))).not.toContain('');
  }
});
