import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeText } from '../../../../lib/engine/compose/place-text.ts';
import {
  balanceText,
  ellipsise,
  findTextDirection,
  fitText,
  isJoined,
  splitGraphemes,
  wrapText,
} from '../../../../lib/engine/compose/text.ts';
import { tokenise } from '../../../../lib/engine/compose/tokens.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { Font } from '../../../../lib/engine/scene.ts';

/** Every character as wide as the font is large: widths can be counted. */
const measurer: TextMeasurer = {
  width: (text, font) => splitGraphemes(text).length * font.size,
  metrics: (font) => ({ ascent: font.size * 0.8, descent: font.size * 0.2 }),
};
const font: Font = { family: 'body', weight: 400, size: 10 };
const lines = (text: string, width: number) => wrapText(text, font, width, measurer).map((line) => line.text);
const balanced = (text: string, width: number) => balanceText(text, font, width, measurer).map((line) => line.text);

describe('tokenise', () => {
  it.each([
    ['well-being and either/or', ['well-being', 'and', 'either/or']],
    ['Kraftfahrzeug-Haftpflicht', ['Kraftfahrzeug-', 'Haftpflicht']],
    ['2019–2024 and 24/7', ['2019–2024', 'and', '24/7']],
    ['part 3 / summer', ['part', '3\u00a0/', 'summer']],
    ['one — two', ['one\u00a0—', 'two']],
    ['10\u00a0km away', ['10\u00a0km', 'away']],
    ['「東京」へ行く。', ['「東京」へ', '行く。']],
    ['スーパー、コンビニ', ['スーパー、', 'コンビニ']],
    ['お弁当を作る', ['お弁当を', '作る']],
    // No word is parted, and no particle, suffix or counter begins a line.
    ['ソフト「WinRAR」に脆弱性、更新を', ['ソフト', '「WinRAR」に', '脆弱性、', '更新を']],
    ['ゴールデンウィークにおける情報', ['ゴールデンウィークにおける', '情報']],
    ['セキュリティに関する注意', ['セキュリティに関する', '注意']],
    ['2019年のスマホ政策', ['2019年の', 'スマホ', '政策']],
    ['子どもの育て方を教えた', ['子どもの', '育て方を', '教えた']],
    ['面が、2商品は約120×68mm', ['面が、', '2商品は', '約120×68mm']],
    ['高所得者と異世界', ['高所得者と', '異世界']],
    ['食堂 ～偉人と', ['食堂', '～偉人と']],
    ['世界の中で', ['世界の', '中で']],
    ['话剧《约定无期限》河北', ['话剧', '《约定无期限》', '河北']],
    ['武汉的父母', ['武汉的', '父母']],
    ['한국어 문장', ['한국어', '문장']],
    ['「Data-Centric Day」を開催', ['「Data-Centric', 'Day」を', '開催']],
    ['', []],
    ['in 1 km-Schritten, 3 Millionen mal', ['in', '1\u00a0km-Schritten,', '3\u00a0Millionen', 'mal']],
    ['am 14. September kamen 17 000 étudiants', ['am', '14.\u00a0September', 'kamen', '17\u00a0000', 'étudiants']],
    ['für 10 -14 € heizen', ['für', '10\u00a0-14\u00a0€', 'heizen']],
  ])('breaks %j into %j', (text, tokens) => {
    expect(tokenise(text).map((token) => token.text)).toEqual(tokens);
  });

  it('parts what is long between brackets', () => {
    expect(tokenise('《四面八方的人回武汉和亲人团聚》').length).toBeGreaterThan(2);
  });

  it('loses and adds nothing but white space', () => {
    const bare = (text: string) => text.replace(/\s/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const joined = tokenise(text)
          .map((token) => (token.spaceBefore ? ' ' : '') + token.text)
          .join('');
        expect(bare(joined)).toBe(bare(text));
      }),
    );
  });
});

describe('wrapText', () => {
  it.each([
    ['fills lines at spaces', 'aa bb cc', 50, ['aa bb', 'cc']],
    ['breaks a word wider than the line between characters, and says so', 'abcdefg', 30, ['ab-', 'cd-', 'efg']],
    ['has no hyphen where no letters meet', '1234567', 30, ['123', '456', '7']],
    ['has no hyphen that takes the line of a letter', 'abc', 10, ['a', 'b', 'c']],
    ['keeps an emoji family whole', '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 20, ['👨‍👩‍👧👨‍👩‍👧', '👨‍👩‍👧']],
    ['has no lines for an empty text', '  ', 50, []],
  ])('%s', (_what, text, width, expected) => {
    expect(lines(text, width)).toEqual(expected);
  });

  it('never makes a line wider than allowed, unless one character is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 10, max: 300 }), (text, width) => {
        for (const line of wrapText(text, font, width, measurer)) {
          expect(line.width <= width + 0.5 || splitGraphemes(line.text).length === 1).toBe(true);
        }
      }),
    );
  });

  it('never begins a line with closing punctuation', () => {
    const text = '今日は、とても良い天気です。「散歩」に行きましょう！ほんとうに、そうですね。';
    for (let width = 60; width < 300; width += 10) {
      for (const line of lines(text, width)) expect(line).not.toMatch(/^[、。！」ーょ]/u);
    }
  });
});

describe('balanceText', () => {
  it('evens lines out without adding one', () => {
    expect(lines('aaaa bbbb cccc dddd', 150)).toEqual(['aaaa bbbb cccc', 'dddd']);
    expect(balanced('aaaa bbbb cccc dddd', 150)).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('takes as many lines as filling does', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(words, fc.integer({ min: 90, max: 400 }), (text, width) => {
        expect(balanced(text.join(' '), width)).toHaveLength(lines(text.join(' '), width).length);
      }),
    );
  });
});

describe('fitText', () => {
  const fitted = (text: string, more: { lines: number; width: number; height?: number; thrift?: number }) =>
    fitText(text, font, { max: 40, min: 8, lineHeight: 1, ...more }, measurer);

  it('keeps the largest size when it fits', () => {
    expect(fitted('aa bb', { lines: 2, width: 80 })).toMatchObject({ font: { size: 40 }, fits: true });
  });

  it('shrinks until the lines, the words and the height fit', () => {
    expect(fitted('aa bb cc', { lines: 1, width: 160 }).font.size).toBeLessThanOrEqual(20);
    expect(fitted('abcdefgh', { lines: 3, width: 160 }).font.size).toBeLessThanOrEqual(20);
    expect(fitted('aa bb', { lines: 2, width: 80, height: 40 }).font.size).toBeLessThanOrEqual(20);
  });

  it('gives up a little of its size where that saves a line, and nothing where it does not', () => {
    const saved = fitted('aa bb', { lines: 2, width: 190, thrift: 0.1 });
    expect(saved.lines).toHaveLength(1);
    expect(saved.font.size).toBeGreaterThanOrEqual(36);
    expect(fitted('aa bb', { lines: 2, width: 150, thrift: 0.1 }).font.size).toBe(40);
  });

  it('says when even the smallest size does not fit, and draws it', () => {
    const { fits, lines: drawn } = fitted('abcdefghijklmnopqrstuvwxyz', { lines: 1, width: 80 });
    expect(fits).toBe(false);
    expect(drawn.length).toBeGreaterThan(1);
  });

  it('shrinks tracking with the size', () => {
    const tracked = fitText('aaaa', { ...font, tracking: -1 }, { max: 40, min: 8, lines: 1, width: 80 }, measurer);
    expect((tracked.font.tracking ?? 0) / tracked.font.size).toBeCloseTo(-0.1);
  });
});

describe('ellipsise', () => {
  const cut = (text: string, count: number, width: number) =>
    ellipsise(wrapText(text, font, width, measurer), count, font, width, measurer).map((line) => line.text);

  it('ends the last line that stays in an ellipsis, within the width and not after punctuation', () => {
    expect(cut('aaaa bbbb cccc', 2, 50)).toEqual(['aaaa', 'bbbb…']);
    expect(cut('aaaa bbb, cccc', 2, 50)).toEqual(['aaaa', 'bbb…']);
    expect(cut('aaaaa bbbbb ccccc', 1, 50)).toEqual(['aaaa…']);
  });

  it('leaves a text that fits', () => {
    expect(cut('aaaa bbbb', 2, 50)).toEqual(['aaaa', 'bbbb']);
  });
});

describe('findDirection', () => {
  it.each([
    ['Hello مرحبا', 'ltr'],
    ['48% — مرحبا hello', 'rtl'],
    ['שלום', 'rtl'],
    ['48 %', undefined],
  ])('of %j is %s', (text, direction) => {
    expect(findTextDirection(text)).toBe(direction);
  });
});

describe('isJoined', () => {
  it.each([
    ['مرحبا', true],
    ['Hello', false],
    ['שלום', false],
  ])('of %j is %s', (text, joined) => {
    expect(isJoined(text)).toBe(joined);
  });
});

describe('placeText', () => {
  const place = (align: 'left' | 'center' | 'right') =>
    placeText(
      wrapText('aaaa bb', font, 50, measurer),
      { x: 100, y: 20, width: 60, lineHeight: 1.5, align },
      { font, color: '#000000', role: 'body', direction: 'ltr' },
      measurer,
    );

  it.each([
    ['left', [100, 100]],
    ['center', [110, 120]],
    ['right', [120, 140]],
  ] as const)('aligns lines %s', (align, xs) => {
    expect(place(align).lines.map((line) => line.x)).toEqual(xs);
  });

  it('centres the letters in lines of the line height', () => {
    const node = place('left');
    expect(node.height).toBe(30);
    expect(node.lines.map((line) => line.baseline)).toEqual([30.5, 45.5]);
  });
});
