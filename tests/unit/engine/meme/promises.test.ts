import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isUnspaced } from '../../../../lib/engine/brief/text/text.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { EngineError } from '../../../../lib/engine/errors.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { composeMeme } from '../../../../lib/engine/meme/draw.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { fill, getFrames } from '../../../../lib/engine/meme/words/frames.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { documentOf, news, paragraph } from '../brief/documents.ts';
import { listPlacedCaptions, realMeasurer } from './scene-checks.ts';

const gaps = {
  statement: 'A lamp',
  isHeadline: true,
  topic: 'lamps',
  line: 'Lamps glow',
  lines: ['Lamps glow', 'Nets dry'],
  sum: '12 €',
};

/** Finnish stands for those that no phrases are known in. */
const languages = [...new Set([...Object.keys(news), 'ru', 'pl', 'ko', 'fi'])];

/** Every frame of a language, once. */
function listFrames(language: string): string[] {
  const { genres = {}, ...others } = getFrames(language);
  const audiences = Object.values(findLanguage(language)?.notes?.audiences ?? {});
  return [
    ...[others, genres].flatMap((each): string[] => Object.values(each).flat()),
    ...audiences.flatMap(({ frames }) => frames),
  ];
}

/** The memes of a document; none for a refusal. */
function listIdeas(...given: Parameters<typeof matchMemes>) {
  try {
    return matchMemes(...given);
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
}

describe.each(languages)('the templates’ own words in %s', (language) => {
  let measurer: TextMeasurer;
  beforeAll(async () => {
    measurer = await realMeasurer();
  });

  it('belong to a template’s slots, and always stand around something of the source', () => {
    for (const frame of listFrames(language)) {
      const [filled] = fill(frame, gaps);
      const roles = (templates.get(filled?.template ?? '')?.slots ?? []).map(({ role }) => role);
      expect(frame.split(' | ').length - 1, frame).toBe(Object.keys(filled?.captions ?? {}).length);
      expect(
        Object.keys(filled?.captions ?? {}).every((role) => roles.includes(role)),
        frame,
      ).toBe(true);
      expect(Object.keys(filled?.captions ?? {}).length, frame).toBeGreaterThan(filled?.fixed.length ?? 0);
      expect(Object.values(filled?.captions ?? {}).join(), frame).not.toMatch(/[{}|]/);
    }
  });

  it('are never cut short, not in the narrow shapes either', () => {
    for (const frame of listFrames(language)) {
      const [filled] = fill(frame, gaps);
      for (const aspect of ['9:16', '1:1'] as const) {
        const draft = {
          template: '',
          ...filled,
          captions: { ...filled?.captions },
          language,
          direction: 'ltr',
        } as const;
        const drawn = listPlacedCaptions(composeMeme(draft, aspect, measurer).nodes).flatMap(
          ({ caption }) => caption.lines,
        );
        expect(drawn.map(({ text }) => text).join(' '), `${frame} ${aspect}`).not.toMatch(/\S…$/);
      }
    }
  });
});

describe('what is to be avoided', () => {
  const cases = Object.values(news).flatMap((document) => {
    const text = document.blocks.map((block) => ('text' in block ? block.text : '')).join(' ');
    // A function word names nothing, so it can't be avoided.
    const { stop } = getWords(document.metadata.language ?? '');
    const isNamed = (word: string) => word.length >= (isUnspaced(word) ? 2 : 4) && !stop.has(word.toLowerCase());
    const words = [`${document.metadata.title} ${text}`.match(/[\p{L}\p{M}]+/gu) ?? []].flat().filter(isNamed);
    return words.map((word) => ({ document, word: word.slice(0, 12).toLowerCase() }));
  });

  it('is never said, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cases), ({ document, word }) => {
        for (const { captions } of listIdeas(document, [], { avoidNote: `Never mention ${word}` })) {
          const said = Object.values(captions).join(' ').toLowerCase();
          expect(said.match(/[\p{L}\p{M}]+/gu) ?? []).not.toContain(word);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['en', 'trains', /\btrain/i],
    ['en', 'train', /\btrains?\b/i],
    ['en', 'planning', /\bplan(?:s|ned|ning)?\b/i],
    ['de', 'Zug', /\bZ[uü]ge?s?\b/i],
    ['fr', 'train', /\btrains?\b/i],
    ['es', 'tren', /\btren(?:es)?\b/i],
    ['ar', 'القطار', /قطار/],
    ['ja', '列車', /列車/],
    ['it', 'aperto', /aperto/],
    ['fr', 'école', /école/],
  ])('is not said in another form either (%s: %s)', (language, word, forms) => {
    const titles: Readonly<Record<string, string>> = {
      en: 'Night trains that were planned in May train their own plans',
      de: 'Der Zug und des Zugs neue Fahrt',
      fr: 'Les trains de nuit et un train du matin près de l’école',
      es: 'Los trenes de noche y un tren de la mañana',
      ar: 'قطار الليل يعود مع القطار الجديد',
      it: 'Il porto diventa un parco con bagni all’aperto',
      ja: '夜の列車が戻り、列車は満員です',
    };
    const document = documentOf(
      { title: titles[language], language },
      paragraph(titles[language] ?? ''),
      ...(news[language]?.blocks ?? []),
    );
    for (const { captions } of listIdeas(document, [], { avoidNote: word }))
      expect(Object.values(captions).join(' ')).not.toMatch(forms);
  });
});

describe('a real person', () => {
  const facts = [
    'Mara Quist opened the library in Harbour Town.',
    'The bridge that Mara Quist painted is older than the town.',
    'Harbour Town has 41 benches and one bus.',
    'The mayor said the benches were “a good start”.',
    'Most readers borrow three books instead of one.',
    'But nobody has counted the books for years.',
    'The old printer broke twice in March.',
    'The delay led to a queue at the door.',
  ];
  const fixed = [
    ...listFrames('en').flatMap((frame) => frame.split(' | ').slice(1)),
    ...Object.values(findLanguage('en')?.jokes?.phrases ?? {}),
  ];
  const own = fixed.map((words) => words.toLowerCase());

  it('is only ever said to be or do what the source says, word for word', () => {
    const article = fc.record({
      title: fc.constantFrom('Mara Quist', 'Mara Quist opens a library', 'How to count books', ...facts),
      texts: fc.shuffledSubarray(facts, { minLength: 2 }),
    });
    fc.assert(
      fc.property(article, ({ title, texts }) => {
        const document = documentOf({ title, language: 'en' }, ...texts.map(paragraph));
        const source = `${title} ${texts.join(' ')}`.toLowerCase();
        for (const { captions } of listIdeas(document, [], {})) {
          // Each line is one sentence or part of one.
          for (const text of Object.values(captions).flatMap((caption) => caption.split('\n'))) {
            const bare = text
              .toLowerCase()
              .replace(/\s+/g, ' ')
              .replace(/[.…]+$/, '');
            if (!/quist|mara/.test(bare)) continue;
            // Around a name alone the words are of the reader: "Forty minutes about Mara Quist".
            const framed = own.some((words) =>
              ['mara quist', '“mara quist”'].some(
                (name) => words.includes('{t}') && words.replace('{t}', name).replace(/[.…]+$/, '') === bare,
              ),
            );
            // "Me, reading over a stranger’s shoulder: Mara Quist opened the library": what is said of her is the source's.
            const isQuoted = own.some((words) => {
              const [, before = ''] = /^(.+)\{[hl]\}$/.exec(words) ?? [];
              // Around a subject the words are of the reader, too.
              const [, ends = ''] = /(?:\{t\})(.*)$/.exec(before) ?? [];
              const rest = bare.slice(ends === '' ? before.length : bare.indexOf(ends) + ends.length);
              return before !== '' && bare.startsWith(before.split('{t}')[0] ?? '') && source.includes(rest);
            });
            expect(
              framed || isQuoted || source.includes(bare) || source.includes(bare.replace(/^“|”$/g, '')),
              text,
            ).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
