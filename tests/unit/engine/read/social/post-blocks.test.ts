import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getBlockText } from '../../../../../lib/engine/read/clean-text.ts';
import { postBlocks } from '../../../../../lib/engine/read/social/post-blocks.ts';
import { findPostTitle } from '../../../../../lib/engine/read/social/post-title.ts';
import { joinThread } from '../../../../../lib/engine/read/social/thread.ts';
import { processorMs } from '../../../processor-time.ts';

/** Blocks as short marks: paragraphs as they are, "- " and "1 " before items, "# " before headings. */
const shortly = (text: string) =>
  postBlocks(text.split('\n')).flatMap((block) =>
    block.type === 'list'
      ? block.items.map((item, index) => `${block.ordered ? index + 1 : '-'} ${item.text}`)
      : [`${block.type === 'heading' ? '# ' : ''}${getBlockText(block)}`],
  );

describe('the lines of a post', () => {
  it.each<[string, string, string[]]>([
    ['stay lines', 'One thing.\nAnother thing.\n\nA third.', ['One thing.', 'Another thing.', 'A third.']],
    ['with bullets are a list', '• Bread\n• Salt', ['- Bread', '- Salt']],
    ['with dashes are a list', 'Buy:\n- Bread\n- Salt', ['Buy:', '- Bread', '- Salt']],
    ['with one emoji each are a list', '✅ Ask why\n\n✅ Finish\n👉 Write', ['- Ask why', '- Finish', '- Write']],
    ['with numbers are an ordered list', '1. Paris\n2. Vienna', ['1 Paris', '2 Vienna']],
    ['with slashes are an ordered list', '1/ Paris\n2/ Vienna', ['1 Paris', '2 Vienna']],
    ['with totals are an ordered list', '(1/2) Paris\n(2/2) Vienna', ['1 Paris', '2 Vienna']],
    ['with keycaps are an ordered list', '1️⃣ Paris\n2️⃣ Vienna', ['1 Paris', '2 Vienna']],
    [
      'with numbers over text are headings',
      '1. Sleep\nEight hours.\n2. Walk\nTen minutes.',
      ['# Sleep', 'Eight hours.', '# Walk', 'Ten minutes.'],
    ],
    ['keep a number that stands alone', '24/7 support is dead.', ['24/7 support is dead.']],
    ['keep a rank that stands alone', '#1 reason people quit: meetings', ['#1 reason people quit: meetings']],
    ['keep degrees below zero', '-5 °C in May\n-6 °C in June', ['-5 °C in May', '-6 °C in June']],
    [
      'keep an amount that starts them',
      '1.5 million people\n2.5 million people',
      ['1.5 million people', '2.5 million people'],
    ],
    ['lose one emoji before them', '🚀 We opened a shop.', ['We opened a shop.']],
    ['lose emoji behind them', 'We opened a shop 🎉🎉 ❤️', ['We opened a shop']],
    ['keep signs that are words', '© 2026 Ada\nBread™', ['© 2026 Ada', 'Bread™']],
    ['lose tags at their end', 'We opened a shop. #shop #bread', ['We opened a shop.']],
    ['lose one tag after the sentence', 'We opened a shop. #shop', ['We opened a shop.']],
    ['keep a tag within the sentence as word', 'We love #Lisbon in spring', ['We love Lisbon in spring']],
    ['of tags alone are left out', 'Bread.\n#shop #bread\n@baker @oven', ['Bread.']],
    ['of addresses alone are left out', 'Bread.\nhttps://t.co/abc\npic.x.com/xyz', ['Bread.']],
    ['lose an address within them', 'Read it here https://t.co/abc today', ['Read it here today']],
    ['of the site are left out', 'Bread.\nTranslate post\nShow more\n…more\nSee translation\n1.2M views', ['Bread.']],
    ['that are cut off say so', 'Bread takes time and …more', ['Bread takes time and…']],
  ])('%s', (_, text, blocks) => {
    expect(shortly(text)).toEqual(blocks);
  });

  it('never gain a word, in any text', () => {
    // Signs such as ℹ are letters to Unicode, and decoration to a post.
    const splitWords = (text: string) =>
      text.replace(/\p{Extended_Pictographic}/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 20 }), (lines) => {
        const said = new Set(splitWords(lines.join('\n')));
        for (const block of postBlocks(lines))
          for (const word of splitWords(getBlockText(block))) expect(said).toContain(word);
      }),
    );
  });

  it.each([
    ['tags', '#a '.repeat(20_000)],
    ['mentions', '@a.'.repeat(20_000)],
    ['addresses', 'https://'.repeat(20_000)],
    ['emoji', '👍'.repeat(20_000)],
    ['joined emoji', '👍\u200D'.repeat(20_000)],
    ['dots', '…'.repeat(40_000)],
    ['digits', '1/'.repeat(30_000)],
  ])('take no time over a line of %s', (_, line) => {
    const work = () => {
      postBlocks([line, line]);
      findPostTitle([line]);
      joinThread([[line], [line], [line]]);
    };
    expect(processorMs(work)).toBeLessThan(5000);
  });
});

describe('a post without title', () => {
  it.each<[string, string[], string | undefined]>([
    ['is called by its first sentence', ['Bread takes time. So do we.'], 'Bread takes time.'],
    ['is called by its first line with words', ['', '#bread #time', 'Bread takes time'], 'Bread takes time'],
    ['loses the signs of a thread', ['🧵 1/ Bread takes time 👇'], 'Bread takes time'],
    ['keeps a share that starts it', ['1/3 of all bread is thrown away.'], '1/3 of all bread is thrown away.'],
    [
      'is cut at a border of its parts',
      ['When an oven in a small village bakery is cold, as ours is on most mornings of the year, nothing rises.'],
      'When an oven in a small village bakery is cold, as ours is on most mornings of the year',
    ],
    [
      'is cut behind a word where it has no parts',
      ['Bread and butter and salt and water and flour and yeast and time and heat and hands and bowls make it.'],
      'Bread and butter and salt and water and flour and yeast and time and heat and hands and…',
    ],
    ['has none without words', ['👍👍', '#a'], undefined],
  ])('%s', (_, lines, title) => {
    expect(findPostTitle(lines)).toBe(title);
  });
});

describe('a thread', () => {
  const read = (...posts: string[]) => shortly(joinThread(posts.map((post) => post.split('\n'))).join('\n'));

  it('becomes a list where its author numbered it', () => {
    expect(read('Two rules', '1/ Ask', '2/ Listen')).toEqual(['Two rules', '1 Ask', '2 Listen']);
    expect(read('Two rules 1/3', '2/3 Ask', '3/3 Listen')).toEqual(['Two rules', '1 Ask', '2 Listen']);
  });

  it('stays text where it is told', () => {
    expect(read('It rained. 1/3', 'We waited. 2/3', 'It stopped. (3/3)')).toEqual([
      'It rained.',
      'We waited.',
      'It stopped.',
    ]);
    expect(read('It rained.', 'We are open 24/7', 'Come')).toEqual(['It rained.', 'We are open 24/7', 'Come']);
  });

  it('keeps posts of several lines apart', () => {
    expect(read('Two rules', '1/ Ask.\nThen ask again.\nAnd again.', '2/ Listen.')).toEqual([
      'Two rules',
      'Ask.',
      'Then ask again.',
      'And again.',
      'Listen.',
    ]);
  });
});
