import { describe, expect, it } from 'vitest';
import { languages } from '../../../../lib/engine/languages/index.ts';
import { matchOwn } from '../../../../lib/engine/languages/patterns.ts';
import { type Thing, thingMoods } from '../../../../lib/engine/languages/words/thing-words.ts';
import { findReplies } from '../../../../lib/engine/meme/jokes/replies.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { readReplyLine } from '../../../../lib/engine/meme/material/reply-lines.ts';
import { findThings } from '../../../../lib/engine/meme/material/things.ts';
import { fitsTemplate } from '../../../../lib/engine/meme/situations/fit.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const read = (language: string, title: string, ...texts: readonly string[]) =>
  readMaterial(documentOf({ title, language }, ...texts.map(paragraph)), language);
const filler = 'The town hall has a clock tower with two doors. Both of them were painted green in May. ';
const german = Array.from(
  { length: 60 },
  (_, at) => `Tür ${at + 1} im Rathaus wurde im Mai gestrichen und steht offen.`,
);
const withThings = languages.filter(({ jokes }) => jokes?.things !== undefined);

describe('a thing that a title is about', () => {
  it.each(withThings.map(({ code }) => code))('has nouns and short lines of its own, in %s', (code) => {
    const own = withThings.find((language) => language.code === code);
    const all = Object.entries(own?.jokes?.things ?? {});
    for (const [thing, [nouns, lines]] of all) {
      expect(Object.keys(thingMoods)).toContain(thing);
      expect(own && matchOwn(own, nouns).test(''), thing).toBe(false);
      for (const line of lines.split('|')) {
        const { text } = own ? readReplyLine(line, own) : { text: line };
        expect(text).toMatch(/[.?!…。！？؟”"»」›“』]$/u);
        expect(fitsTemplate({ template: 'breakfast', captions: { remark: text } }), text).toBe(true);
      }
    }
    const said = all.flatMap(([, [, lines]]) => lines.split('|'));
    // A line that is said of two things is of neither; a machine is a machine.
    expect(said.length - new Set(said).size).toBeLessThanOrEqual(1);
  });

  it.each<[string, Thing, string]>([
    ['de', 'camping', 'Wohnmobile im neuen Hafen'],
    ['de', 'shoes', 'Gummistiefel und Turnschuhe für den Steg'],
    ['de', 'heating', 'Mehr Wärmepumpen im Bootshaus'],
    ['de', 'sheep', 'Schafe auf dem Deich'],
    ['en', 'camping', 'Tents return to the pier'],
    ['en', 'cake', 'Lemon cakes from the harbour'],
  ])('%s: %s: %s', (language, thing, title) => {
    expect(findThings(read(language, title)).map((found) => found.thing)).toContain(thing);
    expect(findReplies(read(language, title)).toThing.length).toBeGreaterThan(2);
  });

  it('has no line on another of its nouns', () => {
    const listLines = (title: string) => findThings(read('en', title)).flatMap(({ lines }) => lines);
    expect(listLines('Motorhomes meet on the pier')).not.toContain('I only brought half the poles.');
    expect(listLines('Tents return to the pier')).toContain('I only brought half the poles.');
    expect(listLines('Nuclear fusion on the pier')).toEqual([]);
    expect(listLines('Quantum physics on the pier')).toEqual(['My cat is both on and off the sofa.']);
    const priced = findThings(read('de', 'Die Strompreisbremse gilt im Hafen'));
    expect(priced.flatMap(({ lines }) => lines)).toEqual(['Und wer hat schon wieder das Licht angelassen?']);
  });

  it('is none of a game', () => {
    const text =
      'The game is out for PlayStation and Xbox. Gaming on a pier is wet. The new car is fast. The car is red.';
    expect(findThings(read('en', 'The pier gets a new car in its game', text)).map(({ thing }) => thing)).toEqual([]);
    expect(findThings(read('en', 'The pier gets a new car', 'The car is red.')).map(({ thing }) => thing)).toEqual([
      'car',
    ]);
  });

  it('is none that the text never comes back to', () => {
    const found = (title: string, ...texts: readonly string[]) =>
      findThings(read('de', title, ...german, ...texts)).map(({ thing }) => thing);
    const long = 'Pizza für alle am Steg im Mai';
    expect(found('Pizza für alle')).toEqual([]);
    // Once is in passing, but for a title with hardly another word.
    expect(found(long, 'Die Pizza kam kalt.')).toEqual([]);
    expect(found('Pizza für alle', 'Die Pizza kam kalt.')).toEqual(['pizza']);
    expect(found(long, 'Die Pizza kam kalt. Die zweite Pizza nicht.')).toEqual(['pizza']);
  });

  it.each<[string, Thing, string]>([
    ['behind a preposition', 'browser', 'Neue Chrome-Version'],
    ['behind a preposition', 'cats', 'Streit um den Brunnen bei den Katzen'],
    ['hung on another noun', 'cats', 'Wie der Freund der Katzen lebt'],
    ['a part of a compound', 'pizza', 'Pizza-Ofen am Hafen eröffnet'],
    ['the last of a list', 'cats', 'Flächen für Hunde, Kühe und Katzen'],
    ['the first of a list', 'cats', 'Flächen für Katzen, Kräne und Türme'],
    ['quoted', 'cats', 'Steg „Zu den Katzen“ zieht um'],
    ['beside a price', 'camping', 'Zelte am Hafen kosteten 57.000 Euro'],
    ['beside what people do to one another', 'camping', 'Zelte am Hafen: Verein fordert mehr Platz'],
  ])('de: is none that is %s: %s in "%s"', (_, thing, title) => {
    const { toThing } = findReplies(read('de', title));
    expect(toThing).toEqual([]);
    expect(Object.keys(thingMoods)).toContain(thing);
  });

  it.each<[string, string]>([
    ['en', 'Old letters found in the phones of the pier'],
    ['es', 'La energía de los trenes'],
    ['fr', 'Jean-Paul Martin, gardien du phare'],
    ['it', 'Il rumore dei treni'],
    ['nl', 'Het geluid van treinen'],
    ['pt', 'O barulho dos barcos'],
  ])('%s: is none that is beside the point: %s', (language, title) => {
    expect(findThings(read(language, title))).toEqual([]);
  });

  it('is read out with its event once, and never as a bare date', () => {
    const { toThing } = findReplies(read('de', 'Zelte am Hafen im Sommer 2031 – Harbour Games 2031'));
    expect(toThing.map(({ captions }) => Object.values(captions)[0])).toContain('Zelte am Hafen im Sommer 2031');
    const dated = findReplies(read('de', 'Zeltpost 01/23/2031'));
    expect([...dated.toThing, ...dated.toTurn, ...dated.toSubject]).toEqual([]);
  });

  it.each<[string, string, string, string | undefined]>([
    [
      'en',
      'A long night at the pier',
      'Twelve tents stood beside the town hall.',
      'Twelve tents stood beside the town hall',
    ],
    [
      'de',
      'Eine lange Nacht am Steg',
      'Zwölf Zelte standen neben dem Rathaus.',
      'Zwölf Zelte standen neben dem Rathaus',
    ],
    // It points back, or speaks for itself.
    ['en', 'A long night at the pier', 'These tents stood beside the town hall.', undefined],
    ['en', 'A long night at the pier', 'We put twelve tents beside the town hall.', undefined],
  ])('%s: is named by the opening where the title names none (%s / %s)', (language, title, opening, said) => {
    const named =
      language === 'de' ? 'Die Zelte bleiben. Alle Zelte sind trocken.' : 'The tents stay. All tents are dry.';
    const rest =
      language === 'de'
        ? german.join(' ')
        : german.map((_, at) => `Gate ${at + 1} of the quay was painted in May.`).join(' ');
    const { toThing } = findReplies(read(language, title, `${opening} ${named}`, rest));
    expect(toThing.length > 0).toBe(said !== undefined);
    for (const { captions } of toThing) expect(Object.values(captions)).toContain(said);
    // Twice is not what it is about.
    expect(findReplies(read(language, title, opening, rest)).toThing).toEqual([]);
  });

  it('comes second to what its title advises', () => {
    const { toThing, toTurn } = findReplies(read('de', 'Weihnachten ohne Streit: zwölf Tipps'));
    const best = (all: readonly { readonly signal: number }[]) => Math.max(...all.map(({ signal }) => signal));
    expect(best(toTurn)).toBeGreaterThan(best(toThing));
  });

  it('a page on a serious subject gets its headline and none of our own lines', () => {
    const serious = 'Das Gericht urteilte über die Zelte. Der Minister und das Parlament stritten um das Gesetz.';
    const blocks = [serious, ...german].map(paragraph);
    const title = 'Gericht und Minister streiten um Zelte';
    const [first] = matchMemes(documentOf({ title, language: 'de' }, ...blocks), [], {});
    expect(Object.values(first?.captions ?? {})).toEqual([title]);
  });

  it.each<[string, readonly Thing[]]>([
    ['Nouveaux smartphones présentés au port', ['phone']],
    ['Smartphones comptés au port', []],
  ])('fr: is a phone only where something is new of it: %s', (title, found) => {
    expect(findThings(read('fr', title)).map(({ thing }) => thing)).toEqual(found);
  });

  it.each<[string, readonly Thing[]]>([
    ['Füchse Muster gewinnen am Steg', []],
    ['Musterer Haie gewinnen am Steg', []],
    ['Füchse am Steg gesichtet', ['fox']],
  ])('de: is no team of its name: %s', (title, found) => {
    expect(findThings(read('de', title)).map(({ thing }) => thing)).toEqual(found);
  });

  it.each<[string, readonly Thing[]]>([
    ['The Bears left the pier early. Quist coaches the Bears.', []],
    ['The bears left the pier early. Two bears slept.', ['bears']],
  ])('en: is no team of its name: %s', (text, found) => {
    expect(findThings(read('en', 'Bears leave the pier', text)).map(({ thing }) => thing)).toEqual(found);
  });

  it('of two, the text names the first oftener', () => {
    const text = `${filler}The dog barks. The dog sleeps. The cat left.`;
    expect(findThings(read('en', 'The cat and the dog of the pier', text)).map(({ thing }) => thing)).toEqual([
      'dogs',
      'cats',
    ]);
  });

  it('of two that the same words name, the narrower one is meant', () => {
    const found = findThings(read('es', 'Vacaciones escolares en el faro', 'Las vacaciones llegan.'));
    expect(found.map(({ thing }) => thing)).toEqual(['schoolHolidays']);
  });

  it.each<[string, string, Thing]>([
    // In equal words the longer noun decides, wherever it stands in the list.
    ['en', 'Electric cars return to the pier', 'electricCar'],
    ['de', 'Wildbienen auf dem Deich', 'bees'],
  ])('%s: is the one with the longer noun: %s', (language, title, thing) => {
    expect(findThings(read(language, title)).map((found) => found.thing)).toEqual([thing]);
  });

  it.each([
    ['de', 'Zelte am Hafen aufgestellt: Muster & Co senkt alle Preise', 'Zelte am Hafen aufgestellt'],
    ['de', 'Neue Zelte am Steg – Geheimtipp', 'Neue Zelte am Steg'],
    ['de', 'Steg: Die Gäste holen die Zelte aus dem Keller', 'Die Gäste holen die Zelte aus dem Keller'],
    // A single word says too little.
    ['de', 'Bunte Zelte: Große Planen sorgen für Schatten', 'Bunte Zelte: Große Planen sorgen für Schatten'],
    ['en', 'New tents on the pier | Harbour Supplies', 'New tents on the pier'],
    // A span of months has no halves.
    ['de', 'Zelte am Hafen Januar – Mai 2020 in Bremen', 'Zelte am Hafen Januar – Mai 2020 in Bremen'],
  ])('%s: is set with the half of the title that names it: %s', (language, title, said) => {
    const { toThing } = findReplies(read(language, title));
    expect(toThing.length).toBeGreaterThan(0);
    for (const { captions } of toThing) expect(Object.values(captions)).toContain(said);
  });

  it('no war is a matter for memes, whatever stands about it', () => {
    const title = 'Hafen in der Ukraine bekommt als erster im Land ein Vordach';
    expect(() => matchMemes(documentOf({ title, language: 'de' }, ...german.map(paragraph)), [], {})).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^no_(?:joke|meme)$/) }),
    );
  });

  it('a short page of a site that is about what is serious has its headline alone', () => {
    const page = { title: 'Gericht und Minister streiten um Zelte', language: 'de', url: 'https://hof.example/zelte' };
    const serious = 'Das Gericht urteilte über die Zelte. Der Minister und das Parlament stritten um das Gesetz.';
    const blocks = [serious, ...german.slice(0, 6)].map(paragraph);
    const [first] = matchMemes(documentOf(page, ...blocks), [], {});
    expect(Object.values(first?.captions ?? {})).toEqual([page.title]);
  });

  it('a page whose title holds neither thing nor event is no bare name on a face', () => {
    const page = (title: string, ...texts: readonly string[]) =>
      matchMemes(documentOf({ title, language: 'de' }, ...[...german, ...texts].map(paragraph)), [], {});
    // The text never says it.
    expect(() => page('Hof & Steg')).toThrow('No meme');
    const [first] = page('Zelte am Steg', 'Die Zelte bleiben. Alle Zelte sind trocken.');
    expect(Object.values(first?.captions ?? {})).toContain('Zelte am Steg');
  });
});
