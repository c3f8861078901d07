import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../lib/engine/document.ts';
import { writeImageWords } from '../../../../lib/engine/image-words/index.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { listUnmetWishes } from '../../../../lib/engine/meme/unmet.ts';
import { writeMeme } from '../../../../lib/engine/meme/write.ts';
import { readImageSource } from '../../../../lib/engine/read/image.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const bytes = new Uint8Array(createCanvas(8, 8).toBuffer('image/png'));
const ideasFor = (name: string, description?: string) =>
  matchMemes(readImageSource(description ? writeImageWords(bytes, { description }) : bytes, name), [], {}).map(
    ({ captions }) => captions,
  );

const listMoods = (language: string) => findLanguage(language)?.jokes?.phrases?.mood.split('|') ?? [];

describe('words typed with an image', () => {
  it.each([
    ['Me: one more episode\nMe at 3 a.m.', { top: 'Me: one more episode', bottom: 'Me at 3 a.m.' }],
    [
      'The plan was simple. The cat had another one.',
      { top: 'The plan was simple.', bottom: 'The cat had another one.' },
    ],
    ['Deploy on Friday', { top: 'Deploy on Friday' }],
  ])('win over its name, word for word: %j', (typed, captions) => {
    expect(ideasFor('A quiet harbour at low tide.png', typed)[0]).toEqual(captions);
  });

  it('keep the commas within a caption', () => {
    const typed =
      'Everybody in the harbour office knows that on a rainy Monday nobody is watching the old printer, not even the printer, and it still prints the wrong page. Then it stops.';
    const [{ top, bottom } = {}] = ideasFor('printer.png', typed);
    expect(`${top} ${bottom}`).toBe(typed);
  });

  it('are all there in every idea, which differ', () => {
    const typed = 'We asked for silence. The printer did not agree.';
    const ideas = ideasFor('office-printer.png', typed);
    expect(ideas.length).toBeGreaterThanOrEqual(2);
    for (const captions of ideas) expect(Object.values(captions).join(' ')).toBe(typed);
    expect(new Set(ideas.map((captions) => JSON.stringify(captions))).size).toBe(ideas.length);
  });
});

describe('an image that came without typed words', () => {
  it('has its description said in a meme’s voice', () => {
    const [first, second] = ideasFor('A goose on a parked bicycle.jpg');
    expect(first?.bottom).toBe('A goose on a parked bicycle');
    expect(listMoods('en')).toContain(first?.top);
    expect(second).not.toEqual(first);
  });

  it.each(['goose-on-bicycle.jpg', 'Goose_on_bicycle_final2.png', 'goose.webp', 'IMG_2034.jpg'])(
    'never says its file’s name: %s',
    (name) => {
      for (const captions of ideasFor(name)) expect(Object.values(captions).join(' ')).not.toMatch(/goose|IMG/i);
    },
  );

  it.each(['A goose on the crossing. Photo: J. Hartley', 'A goose on the crossing | Weekly Gazette'])(
    'never says its maker, or its page’s site: %s',
    (name) => {
      for (const captions of ideasFor(name)) expect(Object.values(captions).join(' ')).not.toMatch(/Hartley|Gazette/);
    },
  );

  it('takes a sentence of the text beside it', () => {
    const figure: Block = { type: 'figure', image: 'sourceImage', fileName: 'p 12' };
    const long =
      'The harbour office keeps a list of every boat that came in since the flood, and adds the weather. '.repeat(4);
    const document = documentOf({ language: 'en' }, figure, paragraph(`${long}Nobody reads the list.`));
    expect(matchMemes(document, [], {})[0]?.captions).toEqual({ top: 'Nobody reads the list' });
  });
});

it.each([
  ['Eine Gans auf einem geparkten Fahrrad.png', 'de'],
  ['Une oie sur un vélo garé.jpg', 'fr'],
  ['自転車に乗ったガチョウ.png', 'ja'],
])('“%s” is said in its own language', (name, language) => {
  expect(listMoods(language)).toContain(ideasFor(name)[0]?.top);
});

describe('a few words of its page beside a picture', () => {
  const beside = (name: string, lines: string, title = 'Harbour hotel') =>
    ideasFor(name, `${lines}\n\nSource: ${title} <https://hof.example/p>`);

  it.each([
    [
      'es',
      'habitacion.jpg',
      'Vistas parciales al mar según disponibilidad.',
      'Vistas parciales al mar según disponibilidad',
    ],
    [
      'de',
      'Teamküche',
      'Bei uns wird Teilen großgeschrieben: Wissen und auch mal ein Stück Kuchen.',
      /^Bei uns wird Teilen/u,
    ],
    ['en', 'Kitchen', 'The kitchen is bright. Viewing strictly by appointment.', 'Viewing strictly by appointment'],
  ])('are its caption before any opener, the last sentence first: %s', (_, name, lines, top) => {
    const [first] = beside(name, lines);
    expect(first?.bottom).toBeUndefined();
    expect(first?.top).toMatch(top);
  });

  it('are not taken for words typed with it', () => {
    for (const captions of beside('Goose on the quay', 'Dogs welcome. Open all year round, geese too.'))
      expect(Object.values(captions).join(' ')).not.toContain('Dogs welcome. Open');
  });
});

it('whose words are in no known language has no opener of another', () => {
  const ideas = ideasFor('Autoescuela La Glorieta – Aprueba a la primera');
  expect(ideas[0]).toEqual({ top: 'Autoescuela La Glorieta', bottom: 'Aprueba a la primera' });
  for (const { top = '' } of ideas) expect(listMoods('en')).not.toContain(top);
});

it('of which a page in another language says nothing has the line of that language', () => {
  const figure: Block = { type: 'figure', image: 'sourceImage' };
  const listTops = (language: string) =>
    matchMemes(documentOf({ language }, figure), [], {}).map(({ captions }) => captions.top);
  expect(listTops('fr')).toEqual(['Humeur du jour', 'Sans commentaire']);
  expect(listTops('pl')).toEqual(['Nastrój na dziś', 'Bez komentarza']);
});

it('has not the same words over every picture', () => {
  const things = ['goose', 'fox', 'kettle', 'lamp', 'parrot', 'crane', 'stool', 'tram'];
  const tops = things.map((thing) => ideasFor(`A ${thing} on a parked bicycle.jpg`)[0]?.top);
  expect(new Set(tops).size).toBeGreaterThan(2);
});

it.each([
  ['A photo of a goose on a bicycle.jpg', 'A goose on a bicycle'],
  ['Screenshot of 43 open tabs.png', '43 open tabs'],
])('“%s” is said without its being a picture', (name, said) => {
  expect(Object.values(ideasFor(name)[0] ?? {})).toContain(said);
});

describe('a picture of a page', () => {
  const listIdeas = (language: string, title: string, words: { readonly alt?: string; readonly caption?: string }) => {
    const figure: Block = { type: 'figure', image: 'sourceImage', ...words };
    return matchMemes(documentOf({ title, language, url: 'https://hof.example/p' }, figure), [], {})[0]?.captions;
  };

  it.each([
    ['en', 'Goose at the bus stop', { alt: 'image' }, 'Goose at the bus stop'],
    ['de', 'Gans im Fahrradkorb', { alt: 'Bild', caption: '© Hafenamt' }, 'Gans im Fahrradkorb'],
    [
      'en',
      'Harbour office',
      { alt: 'A small grey goose sits on the captain’s chair and looks at the camera' },
      'A small grey goose sits on the captain’s chair',
    ],
  ])('%s: is said in a meme’s voice, by what tells of it (%s)', (language, title, words, said) => {
    const captions = listIdeas(language, title, words);
    expect(captions?.bottom).toBe(said);
    expect(listMoods(language)).toContain(captions?.top);
  });
});

it.each(['IMG_2034.jpg', 'DSC 4321', 'Screenshot 2026-05-01 at 10.22.33', 'two-geese final.JPG'])(
  'is never said to be its file: %s',
  (name) => {
    const figure: Block = { type: 'figure', image: 'sourceImage', alt: name, caption: name };
    const document = documentOf({ title: name, language: 'en', url: 'https://hof.example/p' }, figure);
    for (const { captions } of matchMemes(document, [], {}))
      expect(Object.values(captions).join(' ')).not.toContain(name);
  },
);

it('keeps the lines of who speaks', () => {
  expect(ideasFor('p.png', 'Cook: any salt?\nMe: twice.\nCook: in the tea?')[0]).toEqual({
    top: 'Cook: any salt?\nMe: twice.',
    bottom: 'Cook: in the tea?',
  });
});

it('is parted at its comma rather than within a phrase', () => {
  const alt = 'Video call with nine neighbours, all cameras off except that of a goose';
  const figure: Block = { type: 'figure', image: 'sourceImage', alt };
  const ideas = matchMemes(documentOf({ language: 'en' }, figure), [], {}).map(({ captions }) => captions);
  expect(ideas).toContainEqual({
    top: 'Video call with nine neighbours,',
    bottom: 'all cameras off except that of a goose',
  });
});

it.each<[string, readonly string[]]>([
  ['make it silly', ['mood']],
  ['big text', []],
])('a note that its words can’t follow is said: %s', (styleNotes, unmet) => {
  const source = readImageSource(bytes, 'A goose on a parked bicycle.jpg');
  const draft = writeMeme(source, matchMemes(source, [], { styleNotes }), { styleNotes });
  expect(listUnmetWishes(draft, { styleNotes })).toEqual(unmet);
});

it.each([
  [
    'en',
    { title: 'Tom, deep in the figures since lunch', alt: 'IMG_4411.jpg' },
    'Tom, deep in the figures since lunch',
  ],
  ['en', { title: 'Site', alt: 'A digger in a ditch', caption: 'The plan is on time' }, 'The plan is on time'],
])('a %s caption or title that needs none gets no added words: %o', (language, { title, ...words }, said) => {
  const figure: Block = { type: 'figure', image: 'sourceImage', ...words };
  const [first] = matchMemes(documentOf({ title, language, url: 'https://hof.example/p' }, figure), [], {});
  expect(Object.values(first?.captions ?? {})).toEqual([said]);
});

describe('words that mock who is shown', () => {
  it.each([
    'nobody saved her a seat and nobody’s going to',
    'look at this fat kid',
    'she is such a loser',
    'niemand sitzt neben ihr',
    'personne ne l’invite jamais à la fête',
    'nadie se sienta con ella en el comedor',
    'ninguém gosta dela na escola',
    'nikt z nią nie siedzi na przerwie',
    'Ada, behind the counter\nears like a fence after a storm',
    'Zähne wie ein alter Zaun',
  ])('make no picture: %s', (typed) => {
    expect(() => ideasFor('photo.jpg', typed)).toThrow(expect.objectContaining({ code: 'harmful' }));
  });

  it.each([
    'nobody saved me a seat and nobody’s going to',
    'my cat: nobody invited her to the table',
    'me: I look like a whale in this coat',
    'nobody asked the printer',
    'my teeth like a fence after the dentist',
    'the dog has ears like a bat',
    'niemand will ihn aufräumen, den Keller',
  ])('are not those on oneself, an animal or a thing: %s', (typed) => {
    expect(ideasFor('photo.jpg', typed).length).toBeGreaterThan(0);
  });
});

describe('an image without a line', () => {
  it.each([
    ['photographe mariage Normandie domaine champêtre', false],
    ['brown cow chewing on a wedding veil', true],
  ])('is described, not listed for search engines: %s', (alt, isLine) => {
    const said = ideasFor(alt).flatMap((captions) => Object.values(captions));
    expect(said.some((text) => text?.toLowerCase().includes(alt.split(' ')[1] ?? ''))).toBe(isLine);
  });

  it('has a mood of its language for its line', () => {
    expect(ideasFor('IMG_2024.jpg')).toEqual([{ top: 'Current mood' }, { top: 'No caption needed' }]);
  });
});
