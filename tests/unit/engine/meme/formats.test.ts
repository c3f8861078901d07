import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { languages } from '../../../../lib/engine/languages/index.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { listUnmetWishes } from '../../../../lib/engine/meme/unmet.ts';
import { writeMeme } from '../../../../lib/engine/meme/write.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const articles: Readonly<Record<string, SourceDocument>> = {
  printer: documentOf(
    { title: 'The library buys a printer that prints forty pages a minute', language: 'en' },
    paragraph('The town library of Quillmere has bought a new printer. The old printer needed an hour for an essay.'),
    paragraph('The printer stands beside the atlas shelf. A page costs five cents, and colour costs ten.'),
    paragraph('Nobody knows who ordered the pink paper. The old printer now holds the door open.'),
    paragraph('Both the library and the school wanted the machine. The paper comes from a mill nearby.'),
  ),
  bees: documentOf(
    { title: 'Wild bees return to the roofs of Tallow Bay', language: 'en' },
    paragraph('Wild bees have come back to the roofs of Tallow Bay after eleven years.'),
    paragraph('The first nest was found behind a dish. The bees prefer thyme to roses.'),
    paragraph('Residents count the bees on Saturday mornings. The harbour cafe now sells roof honey.'),
  ),
  Drucker: documentOf(
    { title: 'Die Bücherei kauft einen Drucker, der vierzig Seiten in der Minute schafft', language: 'de' },
    paragraph('Die Stadtbücherei Quellmoor hat einen neuen Drucker gekauft. Er druckt vierzig Seiten in der Minute.'),
    paragraph('Der Drucker steht neben dem Regal mit den Atlanten. Eine Seite kostet fünf Cent.'),
    paragraph('Niemand weiß, wer das rosa Papier bestellt hat. Der alte Drucker hält jetzt die Tür offen.'),
  ),
  Bienen: documentOf(
    { title: 'Wildbienen kehren auf die Dächer von Talghafen zurück', language: 'de' },
    paragraph('Wildbienen sind nach elf Jahren auf die Dächer von Talghafen zurückgekehrt.'),
    paragraph('Das erste Nest lag hinter einer Schüssel. Die Bienen mögen Thymian lieber als Rosen.'),
    paragraph('Bewohner zählen die Bienen am Samstagmorgen. Das Café am Hafen verkauft jetzt Dachhonig.'),
  ),
};

const asked = {
  drake: 'verdict',
  'distracted boyfriend': 'tempted',
  'expanding brain': 'levels',
  'two buttons': 'buttons',
  'change my mind': 'sign',
  panik: 'panic',
  'exit 12': 'exit',
  gru: 'backfire',
  clown: 'clown',
  handshake: 'handshake',
  spiderman: 'same',
  pigeon: 'butterfly',
  pikachu: 'shocked',
  scooby: 'unmasking',
  'this is fine': 'calm',
};

const draw = (document: SourceDocument, styleNotes: string) =>
  writeMeme(document, matchMemes(document, [], { styleNotes }), { styleNotes });

describe.each(Object.keys(articles))('an ordinary article gets the format that notes name: %s', (name) => {
  const document = articles[name] ?? documentOf({});

  it.each(Object.entries(asked))('%s', (styleNotes, template) => {
    const draft = draw(document, styleNotes);
    expect(draft.template).toBe(template);
    expect(listUnmetWishes(draft, { styleNotes })).toEqual([]);
    const slots = templates.get(template)?.slots ?? [];
    const isLabel = (role: string) => role === 'below' || role.startsWith('label');
    for (const { role } of slots) if (!isLabel(role)) expect(draft.captions[role], role).toMatch(/\p{L}/u);
    const text = JSON.stringify(document);
    expect(Object.values(draft.captions).some((caption) => text.includes(caption.replace(/["„“”]/gu, '')))).toBe(true);
  });
});

it('shakes hands over what a sentence says of both', () => {
  const { captions } = draw(articles.printer ?? documentOf({}), 'handshake');
  expect(captions).toEqual({ left: 'The library', right: 'The school', both: 'Wanted the machine' });
});

it('shakes hands in a language that writes its nouns with capitals', () => {
  const document = documentOf(
    { title: 'Der Hafen kauft einen Kran', language: 'de' },
    paragraph('Der Kran ist gelb. Sowohl der Hafen als auch die Schule wollen den Kran.'),
    paragraph('Der Kran steht am Steg, und der Hafen zahlt ihn. Die Schule hat keinen Platz für den Kran.'),
    paragraph('Im Mai kommt ein zweiter Kran. Er steht dann hinter dem alten Bootshaus neben der Fähre.'),
  );
  const { captions } = draw(document, 'handshake');
  expect(captions).toEqual({ left: 'Der Hafen', right: 'Die Schule', both: 'Wollen den Kran' });
});

it('calls no other line the headline', () => {
  const long = `The roofs of Tallow Bay ${'and the harbour and the old mill '.repeat(3)}get bees`;
  const { blocks } = articles.bees ?? documentOf({});
  const document = documentOf({ title: long, language: 'en' }, ...blocks);
  expect(Object.values(draw(document, 'clown').captions)).not.toContain('I’ll only read the headline');
});

it('can fill every format in every language with frames', () => {
  for (const { code, notes } of languages.filter(({ jokes }) => jokes?.frames)) {
    const frames = notes?.formats ?? [];
    for (const template of Object.values(asked)) {
      expect(
        frames.some((frame) => frame.startsWith(`${template} |`)),
        `${code} ${template}`,
      ).toBe(true);
    }
    for (const frame of frames) {
      const [template = '', ...texts] = frame.split(' | ');
      const max = templates.get(template)?.slots.length ?? 0;
      expect(texts.length, `${code} ${frame}`).toBeLessThanOrEqual(max);
      expect(frame).toMatch(/\{h\}|\{1\}.*\{2\}/i);
    }
  }
});

describe.each(['printer', 'Bienen'])('a mood changes the joke, not only its drawing: %s', (name) => {
  it.each(['silly', 'dramatic', 'calm', 'loud', 'dry'])('%s', (styleNotes) => {
    const document = articles[name] ?? documentOf({});
    const draft = draw(document, styleNotes);
    expect(Object.keys(draft.captions).length).toBeGreaterThan(1);
    expect(listUnmetWishes(draft, { styleNotes })).toEqual([]);
    if (styleNotes === 'silly') expect(draft.captions).not.toEqual(draw(document, '').captions);
  });
});
