import { describe, expect, it } from 'vitest';
import type { MemeIdea } from '../../../../lib/engine/brief.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import type { Mechanism } from '../../../../lib/engine/meme/situations/situation.ts';
import { getJokeKind } from '../../../../lib/engine/meme/varied.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const article = (title: string) =>
  documentOf(
    { title, language: 'en' },
    paragraph('The telescope on the hill looked at three planets and a comet in one night.'),
    paragraph('“We only wanted to see the moon,” said the astronomer, and made tea.'),
    paragraph('A second telescope will be built beside the first one in spring.'),
  );
const titles = [
  'A telescope finds a planet behind the moon',
  'Scientists count the moons of Jupiter again',
  'Astronauts grow a cabbage in orbit',
  'A comet passes the telescope at lunch',
  'The planet that turns the other way',
  'NASA sends a spacecraft to an asteroid',
];
const ordinary = {
  en: documentOf(
    { title: 'The library buys a printer and a second cat', language: 'en' },
    paragraph(
      'The library bought a printer on Monday. The printer prints forty pages a minute, and nobody needs them.',
    ),
    paragraph('“The cat works harder than the printer,” said the librarian.'),
    paragraph('The cat sleeps on the warm printer from nine to five.'),
    paragraph('A third cat was refused by the council in May.'),
  ),
  de: documentOf(
    { title: 'Die Stadt kauft einen neuen Drucker', language: 'de' },
    paragraph('Die Stadt hat am Montag einen Drucker gekauft. Der Drucker druckt vierzig Seiten in der Minute.'),
    paragraph('„Die Katze arbeitet mehr als der Drucker“, sagte die Bürgermeisterin.'),
    paragraph('Die Katze schläft von neun bis fünf auf dem warmen Drucker.'),
    paragraph('Niemand im Rathaus braucht den Drucker.'),
  ),
  fr: documentOf(
    { title: 'La mairie achète une nouvelle imprimante', language: 'fr' },
    paragraph('La mairie a acheté une imprimante lundi. L’imprimante imprime quarante pages par minute.'),
    paragraph('« Le chat travaille plus que l’imprimante », a dit la maire.'),
    paragraph('Le chat dort sur l’imprimante chaude de neuf heures à dix-sept heures.'),
    paragraph('Personne à la mairie n’a besoin de cette imprimante.'),
  ),
  es: documentOf(
    { title: 'El ayuntamiento compra una impresora nueva', language: 'es' },
    paragraph('El ayuntamiento compró una impresora el lunes. La impresora imprime cuarenta páginas por minuto.'),
    paragraph('«El gato trabaja más que la impresora», dijo la alcaldesa.'),
    paragraph('El gato duerme sobre la impresora caliente de nueve a cinco.'),
    paragraph('Nadie en el ayuntamiento necesita esta impresora.'),
  ),
  ja: documentOf(
    { title: '図書館が二匹目の猫を飼い始めた', language: 'ja' },
    paragraph('図書館は月曜日に猫を飼い始めた。図書館の猫は一日に四十人に撫でられる。'),
    paragraph('「猫のほうが私より働いている」と館長は話した。'),
    paragraph('猫は九時から五時まで図書館の温かいプリンターの上で眠っている。'),
    paragraph('図書館では誰もプリンターを必要としていない。'),
  ),
};
const others = [
  [
    'en',
    'The ferry to Larkfield is late again',
    'The ferry left at nine instead of eight. Nobody on the ferry was surprised.',
  ],
  ['en', 'Bakers of Quayport argue about the best bread', 'The bread is dark. Each baker has a bread of his own.'],
  ['en', 'How to fold a fitted sheet', 'Fold the corners into one another and lay the sheet flat on a bed.'],
  ['de', 'Der Hafen baut eine neue Treppe', 'Die Treppe hat neunzig Stufen. Niemand hat die Treppe gezählt.'],
  ['de', 'Zehn Tipps für den Balkon', 'Der Balkon braucht Erde. Ein Balkon braucht auch Sonne.'],
  ['fr', 'Le marché du port ouvre plus tôt', 'Le marché ouvre à six heures. Personne ne vient avant huit heures.'],
  ['es', 'El tranvía de la costa vuelve en mayo', 'El tranvía es azul. Nadie recuerda el tranvía viejo.'],
  ['ja', '港の食堂が新しいカレーを出した', 'カレーは辛い。食堂のカレーは人気だ。'],
] as const;
const other = ([language, title, text]: (typeof others)[number]) => documentOf({ title, language }, paragraph(text));
/** The words around what the source says. */
const toFrame = ({ template, captions }: MemeIdea, title: string) =>
  `${template}: ${Object.values(captions)
    .map((text) => text.replaceAll(title, '…'))
    .join(' / ')}`;

describe('variety', () => {
  it('tells no joke twice in a row of sources of one genre', () => {
    const recent: MemeIdea[] = [];
    const frames = titles.map((title) => {
      const [idea] = matchMemes(article(title), [], {}, recent);
      if (idea === undefined) throw new Error(title);
      recent.unshift(idea);
      return toFrame(idea, title);
    });
    expect(new Set(frames).size).toBe(titles.length);
  });

  it('gives the same ideas for the same memory', () => {
    const recent = matchMemes(article(titles[0] ?? ''), [], {}).slice(0, 2);
    const [first, second] = [1, 2].map(() => matchMemes(article(titles[1] ?? ''), [], {}, recent));
    expect(first).toEqual(second);
  });

  it.each(titles)('changes the joke with another idea: %s', (title) => {
    const ideas = matchMemes(article(title), [], {});
    expect(ideas.length).toBeGreaterThanOrEqual(6);
    const frames = ideas.slice(0, 6).map((idea) => toFrame(idea, title));
    expect(new Set(frames).size).toBe(6);
    for (const [index, idea] of ideas.slice(1, 6).entries()) expect(idea.template).not.toBe(ideas[index]?.template);
  });

  it.each([
    ['The Moon', 'A telescope finds a planet behind the moon', 'We only wanted to see the moon'],
    ['Cat', 'The library buys a telescope and a cat', 'prefers the box'],
  ])('chooses a joke on what everybody talks of: %s', (topic, title, said) => {
    const document = documentOf(
      { title, language: 'en' },
      paragraph('The telescope on the hill looked at three planets in one night. The telescope is new.'),
      paragraph('“We only wanted to see the moon,” said the astronomer, and made tea.'),
      paragraph('The cat sleeps beside it. Nobody has asked the cat.'),
    );
    const [plain] = matchMemes(document, [], {});
    const [hot] = matchMemes(document, [topic], {});
    expect(hot).toMatchObject({ topic });
    expect(plain).not.toHaveProperty('topic');
    expect(JSON.stringify(hot?.captions)).toContain(said);
    expect(JSON.stringify(plain?.captions)).not.toContain(said);
  });

  it('puts a format first that goes round', () => {
    const place = (topics: readonly string[]) =>
      matchMemes(article(titles[1] ?? ''), topics, {}).findIndex(({ template }) => template === 'nobody');
    expect(place([])).toBeGreaterThan(0);
    expect(place(['format:nobody'])).toBe(0);
    for (const format of ['levels', 'iceberg', 'buttons']) {
      const ideas = matchMemes(ordinary.en, [`format:${format}`], {}).map(({ template }) => template);
      const plain = matchMemes(ordinary.en, [], {}).map(({ template }) => template);
      if (plain.includes(format)) expect(ideas.indexOf(format), format).toBeLessThanOrEqual(1);
    }
    for (const format of ['clown', 'panic', 'backfire']) {
      const place = matchMemes(ordinary.en, [`format:${format}`], {}).findIndex(({ template }) => template === format);
      expect(place, format).toBeGreaterThanOrEqual(0);
      expect(place, format).toBeLessThanOrEqual(2);
    }
  });

  it.each(Object.entries(ordinary))('makes six different kinds of joke first, in %s', (_, document) => {
    const ideas = matchMemes(document, [], {}).slice(0, 6);
    const kinds = ideas.map(({ mechanism, captions }) => getJokeKind(mechanism as Mechanism, captions));
    expect(new Set(kinds).size, kinds.join()).toBe(6);
  });

  it.each([
    [
      'en',
      'Harbour rally: pit stop in Northgate',
      'The rally starts at five on Tuesday. The bridge is closed for one afternoon.',
    ],
    ['de', 'Nordhafen Galerie', 'Die Galerie öffnet am Dienstag um fünf. Die Brücke bleibt einen Nachmittag gesperrt.'],
    ['en', 'The council postpones its decision', 'A second reading follows in autumn. The harbour stays as it is.'],
  ])('makes six different kinds of joke first where a page holds hardly any, in %s: %s', (language, title, text) => {
    const ideas = matchMemes(documentOf({ title, language }, paragraph(text)), [], {}).slice(0, 6);
    const kinds = ideas.map(({ mechanism, captions }) => getJokeKind(mechanism as Mechanism, captions));
    expect(new Set(kinds).size, kinds.join()).toBe(6);
    // Formats with any headline never come before a joke on it.
    expect(kinds[0]).toMatch(/^(?:reply|name|frame|headline|genre|line|reaction|spoken)$/);
  });

  it.each(Object.entries(ordinary))('says first what only this source can, in %s', (_, document) => {
    const kinds = matchMemes(document, [], {}).map(({ mechanism, captions }) =>
      getJokeKind(mechanism as Mechanism, captions),
    );
    const firstEmpty = kinds.findIndex((kind) => ['frame', 'name', 'headline'].includes(kind));
    expect(firstEmpty, kinds.join()).toBeGreaterThan(2);
  });

  it.each([
    [
      'a short text',
      documentOf({ language: 'en' }, paragraph('I bought a printer. It bought yellow ink with my card.')),
    ],
    [
      'a text under a title',
      documentOf({ title: 'The printer', language: 'en' }, paragraph('It wants yellow. It has always wanted yellow.')),
    ],
    [
      'an image',
      documentOf({ title: 'A cat on a warm printer', language: 'en' }, { type: 'figure', image: 'sourceImage' }),
    ],
    ['an article', ordinary.en],
  ])('puts what was drawn lately last: %s', (_, document) => {
    const [first] = matchMemes(document, [], {});
    const [next, ...others] = first ? matchMemes(document, [], {}, [first]) : [];
    expect(next).not.toEqual(first);
    expect([next, ...others].some((idea) => JSON.stringify(idea) === JSON.stringify(first))).toBe(true);
  });

  it('shares a frame between two of ten sources in at most 15 of 100 cases', () => {
    const documents = [...Object.values(ordinary), ...titles.map(article), ...others.map(other)];
    const frames = documents.map((document) => {
      const [idea] = matchMemes(document, [], {});
      return idea ? toFrame(idea, document.metadata.title ?? '') : '';
    });
    let same = 0;
    let pairs = 0;
    for (const [index, one] of frames.entries())
      for (const two of frames.slice(index + 1)) {
        pairs += 1;
        if (one === two) same += 1;
      }
    expect(same / pairs).toBeLessThanOrEqual(0.15);
  });
});
