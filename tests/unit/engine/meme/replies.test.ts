import { describe, expect, it } from 'vitest';
import { defaultLanguage, findLanguage, languages } from '../../../../lib/engine/languages/index.ts';
import { matchOwn } from '../../../../lib/engine/languages/patterns.ts';
import { talkedOf, turns } from '../../../../lib/engine/languages/words/joke-words.ts';
import { findReplies } from '../../../../lib/engine/meme/jokes/replies.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { listReplyLines, readReplyLine } from '../../../../lib/engine/meme/material/reply-lines.ts';
import { findThings } from '../../../../lib/engine/meme/material/things.ts';
import { fitsTemplate } from '../../../../lib/engine/meme/situations/fit.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const article = (language: string, title: string, ...texts: readonly string[]) =>
  documentOf({ title, language }, ...texts.map(paragraph));
const filler = 'The town hall has a clock with two hands. Both of them were painted in May.';
const spoken = languages.filter(({ jokes }) => jokes?.frames !== undefined);
const listWords = (code: string) => spoken.find((language) => language.code === code)?.jokes?.replies;

describe('what a reader says to a headline', () => {
  it.each(spoken.map(({ code }) => code))(
    'is there in %s, short enough for its drawings, with signs of the turns',
    (code) => {
      const words = listWords(code);
      const all = [...Object.values(words?.turns ?? {}), ...Object.values(words?.subjects ?? {})];
      expect(all).toHaveLength(turns.length + talkedOf.length);
      const reader = findLanguage(code) ?? defaultLanguage;
      for (const { text } of all.flatMap((each) => each.split('|')).map((line) => readReplyLine(line, reader))) {
        expect(text).toMatch(/[.?!…。？！؟”"»」›“』]$/u);
        expect(text).not.toMatch(/\{[htl]\}|(?:^|\s)\||\|\s/u);
        for (const [template, role] of [
          ['breakfast', 'remark'],
          ['exchange', 'answer'],
        ] as const) {
          expect(fitsTemplate({ template, captions: { [role]: text } }), text).toBe(true);
        }
      }
      const own = spoken.find((language) => language.code === code);
      for (const [turn, signs] of Object.entries(words?.signs ?? {})) {
        expect(turns).toContain(turn);
        expect(own && matchOwn(own, signs).test('')).toBe(false);
      }
    },
  );

  it.each([
    ['en', 'delay', 'Council postpones the vote on the new bridge'],
    ['en', 'meeting', 'Mayors attend a roundtable on lamp posts'],
    ['en', 'resign', 'The head of the harbour steps down'],
    ['en', 'study', 'Study finds that cats ignore clocks'],
    ['en', 'money', 'The county paid 1.4 million euros for a staircase'],
    ['de', 'meeting', 'Protokoll der Vereinssitzung vom 3. Mai'],
    ['de', 'delay', 'Gemeinderat vertagt die Wahl der Farbe'],
    ['de', 'demand', 'Der Hafen fordert höhere Laternen'],
    ['de', 'tips', 'Zehn Tipps für kürzere Wege'],
    ['fr', 'meeting', 'La conférence sur les lampadaires a lieu en mai'],
    ['es', 'visit', 'El alcalde visita la fábrica de relojes'],
    ['it', 'terms', 'La nuova privacy dei lampioni del porto'],
    ['pt', 'award', 'O relojoeiro recebe um prêmio da cidade'],
    ['nl', 'opening', 'De nieuwe brug is geopend'],
    ['pl', 'record', 'Rekord w liczbie latarni'],
    ['ru', 'plan', 'План строительства новых фонарей'],
    ['ar', 'study', 'دراسة عن ساعات المدينة القديمة'],
    ['ja', 'dearer', '来月から切手が値上げされる'],
    ['ko', 'opening', '새 시계 박물관이 개관했다'],
    ['zh', 'delay', '新桥的开通再次推迟'],
  ] as const)('%s: is said to what the headline does (%s): %s', (language, turn, title) => {
    const written = listWords(language)?.turns[turn] ?? '';
    const own = listReplyLines(written, title, findLanguage(language) ?? defaultLanguage);
    const { toTurn } = findReplies(readMaterial(article(language, title, filler), language));
    expect(toTurn.length).toBeGreaterThan(2);
    for (const { captions } of toTurn) {
      const said = Object.values(captions);
      expect(said.some((text) => own.includes(text))).toBe(true);
      // Who sees only the picture sees the headline, too.
      expect(said.some((text) => title.toLowerCase().includes(text.toLowerCase()))).toBe(true);
    }
  });

  it.each([
    [
      'en',
      'housing',
      'Why rent is so high in small towns',
      'Every flat costs more than last year, and landlords let fewer of them.',
    ],
    [
      'de',
      'taxes',
      'Internationale Steuerberatung für Boote',
      'Die Steuererklärung machen wir. Jede Steuererklärung zählt.',
    ],
    ['de', 'tennis', 'Quist im Viertelfinale von Wimbledon', 'Das Tennis begann um zwei.'],
    ['fr', 'cooking', 'La tarte aux poireaux de la voisine', 'La recette : une casserole, un four, des poireaux.'],
    ['ja', 'pets', '猫と暮らす部屋', '猫は箱に入る。飼い主は猫のエサを買う。'],
  ])('%s: is said to what it is about (%s): %s', (language, _, title, text) => {
    // Remarks on the thing itself go before those on its topic.
    const { toThing, toSubject } = findReplies(readMaterial(article(language, title, text), language));
    expect(toThing.length + toSubject.length).toBeGreaterThan(2);
  });

  it.each([
    ['The new bus lines to the harbour', true],
    ['What bosses think of public transit in town', false],
  ])('names a bus only where the title does: %s', (title, isNamed) => {
    const text = 'Public transit is free. Commuters take the metro, the tram and the bus to the stop.';
    const { toSubject } = findReplies(readMaterial(article('en', title, text, text), 'en'));
    const said = toSubject.map(({ captions }) => Object.values(captions).join(' '));
    expect(said.some((each) => each.includes('Three at once'))).toBe(isNamed);
    expect(said.some((each) => each.includes('{'))).toBe(false);
  });

  it.each([
    ['The town sale of lamps starts in May and ends in June', true],
    ['The harbour team traded its two lamps for Anna Sale', false],
  ])('is not said to a name that looks like an act: %s', (title, isAct) => {
    const { toTurn } = findReplies(readMaterial(article('en', title, filler), 'en'));
    expect(toTurn.length > 0).toBe(isAct);
  });

  // A line that claims to do something "too" has the headline do it.
  const also: Readonly<Record<string, RegExp>> = {
    en: /^(?:I|My|We)\b[^.]*, too[.,]/u,
    de: /^(?:Ich|Wir)\s(?:\S+\s){1,4}auch(?!\S)(?! nicht)/u,
    es: /^(?:Yo|En casa) también/u,
    fr: /^(?:Moi aussi|Je \S+ aussi)/u,
    it: /^(?:Anch[’']io|Io anche)/u,
    pt: /^(?:Eu também|Também|Em casa também)/u,
    nl: /^Ik (?:\S+ ){1,3}ook(?! onder)/u,
  };
  it.each(Object.entries(also))('%s: is no claim to do “too” what a headline need not do', (code, claim) => {
    const language = findLanguage(code) ?? defaultLanguage;
    const things = Object.values(language.jokes?.things ?? {}).map(([, lines]) => lines);
    const all = [...Object.values(language.jokes?.replies?.subjects ?? {}), ...things].flatMap((each) =>
      each.split('|').map((line) => readReplyLine(line, language)),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ text, only }) => only === undefined && claim.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it.each([
    ['de', 'Filmbüro Göttingen', 'Der Film über den Hafen läuft im Kino. Jeder Film hat einen Vorspann.'],
    ['en', 'Ada Moor · The Film', 'The film is on. Every film has a trailer.'],
  ])('%s: is not said to a bare name: %s', (language, title, text) => {
    const { toThing, toSubject } = findReplies(readMaterial(article(language, title, text), language));
    const all = [...toThing, ...toSubject].filter(({ captions }) => Object.values(captions).includes(title));
    expect(all.filter(({ template }) => template !== 'exhibit')).toEqual([]);
  });

  it('is said to what is named, not to a noun before it', () => {
    const about = (title: string, text: string) =>
      findThings(readMaterial(article('en', title, text), 'en')).map(({ thing }) => thing);
    const tires = 'The tires are thick. New tires cost more. Old tires burst. All tires wear. An airplane has ten.';
    expect(about('Airplane Tires Don’t Burst at the Harbour', tires)).toEqual([]);
    expect(about('Airplane Lands at the Harbour', 'The airplane is late. An airplane waits. It lands.')).not.toEqual(
      [],
    );
  });

  it('is drawn in many scenes: ten headlines share no drawing more than four times', () => {
    const titles = 'bakery harbour library theatre museum school station market garden office'
      .split(' ')
      .map((place) => `The ${place} opens a second door in May`);
    const firsts = titles.map((title) => matchMemes(article('en', title, filler), [], {})[0]?.template ?? '');
    const max = Math.max(...firsts.map((template) => firsts.filter((other) => other === template).length));
    expect(max).toBeLessThanOrEqual(4);
  });

  it.each([
    ['en', 'Covid cases rise again in the harbour'],
    ['en', 'Two islands added to the quarantine list'],
    ['de', 'Zwei weitere Corona-Fälle beim Rodeln'],
    ['es', 'La policía detiene a dos vecinos'],
    ['fr', 'Incendie au port : les pompiers sur place'],
    ['ja', '台風で港が閉鎖'],
    ['pl', 'Policja szuka świadków'],
  ])('%s: is not said to what is no laughing matter: %s', (language, title) => {
    expect(() => matchMemes(article(language, title, filler), [], {})).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^no_(?:joke|meme)$/) }),
    );
  });
});
