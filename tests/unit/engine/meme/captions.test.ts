import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CaptionRules, minCaptionSize, placeCaption } from '../../../../lib/engine/meme/captions.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { ink, inside, realMeasurer } from './scene-checks.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await realMeasurer();
});

const box = { x: 40, y: 756, width: 1000, height: 284 };
const outlined: CaptionRules = { style: 'outlined', align: 'bottom', maxLines: 4, maxSize: 130 };

function place(text: string, { language = 'en', rules = outlined, room = box } = {}) {
  return placeCaption(text, room, rules, { language, direction: 'ltr' }, measurer);
}
const fitWords = (text: string, language?: string, rules?: CaptionRules) =>
  place(text, { language, rules })
    ?.lines.map((line) => line.text)
    .join(' ');

describe('lettering', () => {
  it('leaves a quotation’s marks with its words', () => {
    const room = { x: 0, y: 0, width: 260, height: 400 };
    const rules = { ...outlined, style: 'panel', maxSize: 90 } as const;
    const lines = place('Ignorer «\u00a0salaire\u00a0»', { language: 'fr', rules, room })?.lines.map(
      ({ text }) => text,
    );
    expect(lines).toEqual(['Ignorer', '«\u00a0salaire\u00a0»']);
  });

  it.each([
    ['Latin in capitals', 'en', 'the demo', 'THE DEMO', 'meme'],
    ['German ß as SS', 'de', 'ein bißchen Spaß', 'EIN BISSCHEN SPASS', 'meme'],
    ['Turkish i with its dot', 'tr', 'iş ve ışık', 'İŞ VE IŞIK', 'meme'],
    ['the same letters in English', 'en', 'is', 'IS', 'meme'],
    ['Greek without accents', 'el', 'το καλύτερο', 'ΤΟ ΚΑΛΥΤΕΡΟ', 'body'],
    ['Cyrillic in the face that has it', 'ru', 'демо версия', 'ДЕМО ВЕРСИЯ', 'body'],
    ['Japanese as it is, Latin names included', 'ja', 'iPhoneのデモ', 'iPhoneのデモ', 'body'],
    ['Arabic as it is', 'ar', 'العرض التجريبي', 'العرض التجريبي', 'body'],
    ['capitals for a language that is none', 'not a language', 'the demo', 'THE DEMO', 'meme'],
  ])('sets %s', (_, language, text, expected, family) => {
    const caption = place(text, { language });
    expect(caption?.lines.map((line) => line.text).join(' ')).toBe(expected);
    expect(caption?.font.family).toBe(family);
  });

  it('keeps the case of a panel and draws it dark, without outline', () => {
    const rules: CaptionRules = { ...outlined, style: 'panel', ground: '#ffffff' };
    const caption = place('Saving the file', { rules });
    expect(caption?.lines[0]?.text).toBe('Saving the file');
    expect(caption?.outline).toBeUndefined();
    expect(caption?.ground).toBe('#ffffff');
  });

  it('takes out marks that could turn the words around', () => {
    expect(fitWords('pay \u202E001\u202C\u0000 now')).toBe('PAY 001 NOW');
  });

  it('outlines in black by a sixth of the size', () => {
    const caption = place('the demo');
    expect(caption?.color).toBe('#ffffff');
    expect(caption?.outline?.color).toBe('#000000');
    expect(caption?.outline?.width).toBeCloseTo((caption?.font.size ?? 0) / 6, 5);
  });

  it.each(['', '   ', '\n\t', '\u200f'])('draws nothing for %j', (text) => {
    expect(place(text)).toBeUndefined();
  });

  it('runs from right to left where the words do', () => {
    expect(place('العرض التجريبي')?.direction).toBe('rtl');
    expect(place('the demo')?.direction).toBe('ltr');
  });
});

describe('fitting', () => {
  const sizeAt = (text: string, maxLines: number) => place(text, { rules: { ...outlined, maxLines } })?.font.size ?? 0;

  it.each([
    'the demo',
    'everything below the waterline',
    'auth, retries, rate limits, time zones and one regex nobody dares to touch',
    'four hours of talk, two follow-up calls, one angry spreadsheet and a decision to decide later',
  ])('takes one more line only for words larger by an eighth: %s', (text) => {
    const lines = place(text)?.lines.length ?? 0;
    const size = place(text)?.font.size ?? 0;
    expect(size).toBe(sizeAt(text, lines));
    if (lines > 1) expect(size).toBeGreaterThan(sizeAt(text, lines - 1) * 1.12);
    if (lines < 4) expect(sizeAt(text, 4)).toBe(size);
  });

  it('stands at the end of the box it is aligned to', () => {
    const y = (align: CaptionRules['align']) => place('the demo', { rules: { ...outlined, align } })?.y ?? 0;
    const height = place('the demo')?.height ?? 0;
    expect(y('top')).toBe(box.y);
    expect(y('bottom')).toBeCloseTo(box.y + box.height - height, 5);
    expect(y('middle')).toBeCloseTo(box.y + (box.height - height) / 2, 5);
  });

  it('does not tear a hyphenated word apart to grow a little', () => {
    const caption = place('what the on-call engineer sees at three in the morning');
    expect(caption?.lines.filter((line) => line.text.endsWith('-'))).toEqual([]);
  });

  it('gives lines with capital accents more room than plain ones', () => {
    const lineHeight = (text: string) => {
      const caption = place(text);
      return (caption?.height ?? 0) / (caption?.lines.length ?? 1) / (caption?.font.size ?? 1);
    };
    expect(lineHeight('plain')).toBeCloseTo(1.12, 5);
    expect(lineHeight('Ämter')).toBeGreaterThan(1.2);
  });

  it('cuts what cannot fit at a word’s end, with an ellipsis', () => {
    const text = 'word '.repeat(200);
    const caption = place(text);
    const shown = caption?.lines.map((line) => line.text).join(' ') ?? '';
    expect(caption?.font.size).toBe(minCaptionSize);
    expect(shown).toMatch(/^(WORD )+WORD…$/);
    expect(shown.length).toBeGreaterThan(100);
  });

  it('breaks a word longer than any line rather than let it out of the box', () => {
    const caption = place('x'.repeat(150));
    expect(caption?.lines.length).toBeGreaterThan(1);
    expect(
      caption?.lines
        .map(({ text }, place, all) => (place < all.length - 1 ? text.replace(/-$/, '') : text))
        .join('')
        .replace('…', ''),
    ).toMatch(/^X+$/);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 160 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.lorem({ maxCount: 40 }),
    fc.string({ unit: fc.constantFrom('W', 'é', '漢', '🤷🏽‍♀️', 'ش', ' ', '-', 'ि', '。'), maxLength: 200 }),
  );
  const anyRoom = fc.record({
    x: fc.integer({ min: -500, max: 900 }),
    y: fc.integer({ min: -500, max: 900 }),
    width: fc.integer({ min: 240, max: 1840 }),
    height: fc.integer({ min: 60, max: 600 }),
  });

  it('keeps any text, its outline included, inside any box', () => {
    fc.assert(
      fc.property(anyText, anyRoom, fc.constantFrom('outlined', 'panel'), (text, room, style) => {
        const caption = place(text, { room, rules: { ...outlined, style } });
        if (caption === undefined) return;
        expect(caption.lines.length).toBeLessThanOrEqual(4);
        expect(caption.font.size).toBeLessThanOrEqual(outlined.maxSize);
        expect(inside(ink(caption), room)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
