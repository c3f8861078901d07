import { describe, expect, it } from 'vitest';
import { languages } from '../../../../lib/engine/languages/index.ts';
import { findSocial, nameSubject } from '../../../../lib/engine/meme/jokes/social.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { getFrames } from '../../../../lib/engine/meme/words/frames.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const article = (language: string, title: string, ...texts: readonly string[]) =>
  documentOf({ title, language }, ...texts.map(paragraph));
const toMaterial = (...given: Parameters<typeof article>) => readMaterial(article(...given), given[0]);
const saidBy = (candidates: readonly { readonly captions: Readonly<Record<string, string>> }[]) =>
  candidates.map(({ captions }) => Object.values(captions).join(' / '));

describe('frames of situations that everybody knows', () => {
  const spokenIn = languages.filter(({ jokes }) => jokes?.frames !== undefined).map(({ code }) => code);

  it.each(spokenIn)('are there in %s, several of each kind, and name what they hold', (language) => {
    const { claimed = [], named = [], spoken = [] } = getFrames(language);
    for (const frames of [claimed, named, spoken]) expect(frames.length).toBeGreaterThanOrEqual(8);
    for (const frame of claimed) expect(frame).toMatch(/\{h\}/);
    for (const frame of named) expect(frame).toMatch(/\{t\}/);
    // Most name the subject beside the line: else nobody knows what it is about.
    expect(spoken.filter((frame) => frame.includes('{t}')).length).toBe(spoken.length);
    expect(spoken.filter((frame) => frame.includes('{l}')).length).toBe(spoken.length);
  });

  it.each([
    ['en', 'The harbour sells its oldest pontoon'],
    ['de', 'Der Hafen verkauft seinen ältesten Ponton'],
    ['ja', '港が一番古い桟橋を売る'],
  ])('%s: set a headline between two bubbles in several ways, first of all (%s)', (language, title) => {
    const { claimed } = findSocial(toMaterial(language, title, `${title}.`));
    const best = claimed.toSorted((a, b) => b.signal - a.signal);
    expect(best.slice(0, 2).map(({ template }) => template)).toEqual(['chat', 'chat']);
    expect(new Set(best.map(({ captions }) => captions.ask)).size).toBeGreaterThan(4);
  });

  it.each([
    ['en', 'Harbour Pontoons', 'Harbour pontoons are full of air and will rust in three years.', 'Harbour Pontoons'],
    ['de', 'Schwimmende Pontons', 'Pontons rosten nach drei Jahren im Salzwasser.', 'Schwimmende Pontons'],
    ['fr', 'Les pontons du port', 'Les pontons rouillent au bout de trois ans.', 'Les pontons du port'],
  ])('%s: hold a dry line beside the name of what it is about (%s)', (language, title, line, subject) => {
    const material = toMaterial(language, title, line);
    expect(nameSubject(material)).toBe(subject);
    const said = saidBy(findSocial(material).spoken);
    expect(said.length).toBeGreaterThan(2);
    for (const one of said) {
      expect(one).toContain(line.replace(/\.$/, ''));
      expect(one).toContain(subject);
    }
  });

  it.each([
    ['en', 'what speaks to the reader', 'You can book harbour pontoons for your next holiday.'],
    ['en', 'an offer', 'We rent harbour pontoons from nine to five.'],
    ['en', 'what leans on a sentence before', 'They paint the harbour pontoons twice a year.'],
    ['en', 'a quotation', 'The mayor called harbour pontoons “a good start”.'],
    ['en', 'a question', 'Who needs harbour pontoons in the middle of May?'],
    ['en', 'a line about something else', 'The town hall has a clock with two hands.'],
    ['en', 'a picture’s caption', 'The harbour pontoons (left) are painted twice a year.'],
    ['en', 'somebody else’s', 'The harbour pontoons are not level, a harbour officer said.'],
  ])('%s: hold no line that is %s', (language, _, line) => {
    expect(saidBy(findSocial(toMaterial(language, 'Harbour Pontoons', line)).spoken)).toEqual([]);
  });

  it.each([
    ['en', 'The harbour needs forty pontoons', true],
    ['en', 'Harbour Pontoons', false],
    ['en', 'Why does the harbour need pontoons?', false],
    ['de', 'Der Hafen kauft vierzig Pontons', true],
    ['de', 'Über uns', false],
    ['en', 'Aren’t we all pontoons …?', false],
  ])('%s: let only a headline that states be news (%s)', (language, title, isNews) => {
    const { claimed } = findSocial(toMaterial(language, title, 'The harbour lies beside the town hall.'));
    expect(saidBy(claimed).some((said) => said.includes(title))).toBe(isNews);
  });

  it.each([
    ['de', 'Fazit', 'Das Fazit ist kurz. Das Fazit steht am Ende.'],
    ['de', 'Februar', 'Der Februar ist kurz. Im Februar schneit es.'],
    ['fr', 'Gouvernement', 'Le gouvernement siège. Le gouvernement se repose.'],
    ['ja', 'ニュース', 'ニュースです。ニュースを読みます。'],
  ])('%s: are about nothing that any page is about (%s)', (language, title, text) => {
    expect(nameSubject(toMaterial(language, title, text))).toBeUndefined();
  });
});

describe('what a page is about', () => {
  it.each([
    ['en', 'Mara Quist opens a library', 'Mara Quist said so in May. Quist likes books. Mara Quist also said more.'],
    ['en', 'The town has many vendors', 'The town has vendors. It likes vendors. Nobody counts vendors.'],
  ])('%s: is nobody, and no word of many (%s)', (language, title, text) => {
    expect(nameSubject(toMaterial(language, title, text))).toBeUndefined();
  });

  it('stands in frames of its genre where the title names it', () => {
    const text = 'The recipe needs two cups of flour, an oven, a sauce, cheese and baking ingredients.';
    const { ofGenre } = findSocial(toMaterial('en', 'Harbour Bread', text));
    expect(ofGenre.length).toBeGreaterThan(1);
    for (const said of saidBy(ofGenre)) expect(said).toContain('Harbour Bread');
  });
});

it.each([
  ['de', '„Der Kran war nie mein Freund“'],
  ['es', '«La grúa no es mi amiga»'],
])('%s: speech stands in the quotation marks of its language: %s', (language, quoted) => {
  const title = language === 'de' ? 'Der Hafen kauft einen zweiten Kran' : 'El puerto compra una segunda grúa';
  const text = language === 'de' ? `${quoted}, sagte die Bürgermeisterin.` : `${quoted}, dijo la alcaldesa.`;
  const said = matchMemes(article(language, title, text), [], {}).map(({ captions }) =>
    Object.values(captions).join(' '),
  );
  expect(said.join(' ')).not.toMatch(/“\p{Lu}[^“”]*”/u);
});

describe('a headline with a label', () => {
  it.each([
    [
      'de',
      'Lange Taue: Dank dieser Knoten halten sie viel länger',
      'Lange Taue: Dank dieser Knoten halten sie viel länger',
    ],
    ['en', 'Harbour news: the crane paints itself twice a year', 'The crane paints itself twice a year'],
  ])('%s: keeps it where the rest points back (%s)', (language, title, shown) => {
    const { statements } = toMaterial(language, title, 'The harbour lies beside the town hall.');
    expect(statements.find(({ isHeadline }) => isHeadline)?.text).toBe(shown);
  });
});

describe('the first idea', () => {
  it.each([
    ['en', 'The harbour buys forty pontoons for the summer'],
    ['de', 'Der Hafen kauft vierzig Pontons für den Sommer'],
    ['pl', 'Port kupuje czterdzieści pontonów na lato'],
    ['ko', '항구가 여름을 위해 부교 마흔 개를 산다'],
  ])('%s: is no bare headline on a face', (language, title) => {
    const [first] = matchMemes(article(language, title, 'x y z.'), [], {});
    expect(
      Object.keys(first?.captions ?? {}).length + (/[:：]/.test(JSON.stringify(first?.captions)) ? 1 : 0),
    ).toBeGreaterThan(1);
  });
});

describe('frames for a form of headline', () => {
  it.each([
    ['en', 'Harbour fees rise by 40% this summer', 'counted', true],
    ['en', 'The harbour needs more pontoons this summer', 'counted', false],
    ['de', 'Der Hafen erhöht die Gebühren um 40 Prozent', 'counted', true],
  ] as const)('%s: of numbers only where one is named (%s)', (language, title, kind, isCounted) => {
    const own = getFrames(language)[kind] ?? [];
    const { claimed } = findSocial(toMaterial(language, title, 'The harbour lies beside the town hall.'));
    const asked = own.map((frame) => frame.split(' | ')[1]?.replace('{h}', '') ?? '');
    const found = claimed.some(({ captions }) =>
      Object.values(captions).some((text) => asked.some((words) => words !== '' && text.startsWith(words))),
    );
    expect(found).toBe(isCounted);
  });
});

it.each([
  ['en', 'From Tram Stops', 'From Tram Stops is a book. From Tram Stops is about trams.', undefined],
  ['en', 'Harbour Pontoons', 'Harbour pontoons are full of air and will rust in three years.', 'Harbour Pontoons'],
])('%s: a name that opens with a preposition is no subject: %s', (language, title, text, subject) => {
  expect(nameSubject(toMaterial(language, title, text))).toBe(subject);
});
