import { describe, expect, it } from 'vitest';
import { TextBreaker } from '../../../../lib/engine/compose/break-text.ts';
import { layOut } from '../../../../lib/engine/compose/layout.ts';
import { splitGraphemes } from '../../../../lib/engine/compose/text.ts';
import {
  createBlock,
  createColumn,
  createRow,
  type LayoutNode,
  type Stack,
  type TextLeaf,
} from '../../../../lib/engine/compose/tree.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';

const measurer: TextMeasurer = {
  width: (text, font) => splitGraphemes(text).length * font.size,
  metrics: (font) => ({ ascent: font.size * 0.8, descent: font.size * 0.2 }),
};

const box = (width: number, height: number) => createBlock(width, height, { fill: '#000000' });
const text = (content: string, more: Partial<TextLeaf> = {}): TextLeaf => ({
  type: 'text',
  text: content,
  font: { family: 'body', weight: 400, size: 10 },
  color: '#000000',
  ground: '#ffffff',
  role: 'body',
  lineHeight: 1,
  direction: 'ltr',
  ...more,
});

const lay = (stack: Stack, direction: 'ltr' | 'rtl' = 'ltr') =>
  layOut({ ...stack, width: 200, height: 100 }, direction, new TextBreaker(measurer));

/** `[x, y, width, height]` of everything drawn. */
const rects = (stack: Stack, direction: 'ltr' | 'rtl' = 'ltr') =>
  lay(stack, direction)
    .nodes()
    .map((node) =>
      node.type === 'box' || node.type === 'text' || node.type === 'image'
        ? [node.x, node.y, node.width, node.height]
        : [node.x, node.y],
    );

describe('a row', () => {
  it.each<[string, Parameters<typeof createRow>[0], LayoutNode[], number[][]]>([
    [
      'puts children side by side',
      { gap: 10, align: 'start' },
      [box(20, 30), box(40, 10)],
      [
        [0, 0, 20, 30],
        [30, 0, 40, 10],
      ],
    ],
    ['centres across', { align: 'center' }, [box(20, 30)], [[0, 35, 20, 30]]],
    ['aligns to the end', { align: 'end', justify: 'end' }, [box(20, 30)], [[180, 70, 20, 30]]],
    [
      'spreads',
      { justify: 'between' },
      [box(20, 30), box(20, 30)],
      [
        [0, 0, 20, 30],
        [180, 0, 20, 30],
      ],
    ],
    [
      'gives growing children the rest by their shares',
      { gap: 20 },
      [createColumn({ grow: 1, fill: '#000000' }, []), box(60, 10), createColumn({ grow: 2, fill: '#000000' }, [])],
      [
        [0, 0, 33.333, 100],
        [53.333, 0, 60, 10],
        [133.333, 0, 66.667, 100],
      ],
    ],
    ['keeps its padding', { padding: { left: 10, top: 5 } }, [box(20, 30)], [[10, 5, 20, 30]]],
    [
      'is as wide as its text',
      { gap: 10 },
      [text('abcd'), box(5, 5)],
      [
        [0, 0, 40, 10],
        [50, 0, 5, 5],
      ],
    ],
  ])('%s', (_what, options, children, expected) => {
    const got = rects(createRow(options, children)).map((rect) => rect.map((value) => Math.round(value * 1000) / 1000));
    expect(got).toEqual(expected);
  });

  it('is mirrored from right to left, text aligned with it', () => {
    const tree = createRow({ gap: 10, align: 'start' }, [box(20, 30), text('ab', { width: 50 })]);
    expect(rects(tree, 'rtl')).toEqual([
      [180, 0, 20, 30],
      [120, 0, 50, 10],
    ]);
    const [, words] = lay(tree, 'rtl').nodes();
    expect(words?.type === 'text' && words.lines[0]?.x).toBe(150);
  });
});

describe('a column', () => {
  it('puts children under one another and stretches them', () => {
    expect(rects(createColumn({ gap: 10 }, [createRow({ fill: '#000000' }, [box(5, 20)]), box(40, 10)]))).toEqual([
      [0, 0, 200, 20],
      [0, 0, 5, 20],
      [0, 30, 40, 10],
    ]);
  });

  it('shares out what is left over', () => {
    const grows = (grow: number) => createColumn({ grow, fill: '#000000' }, []);
    expect(rects(createColumn({}, [grows(1), box(200, 40), grows(2)]))).toEqual([
      [0, 0, 200, 20],
      [0, 20, 200, 40],
      [0, 60, 200, 40],
    ]);
  });

  it('pulls a child up over the one before', () => {
    const pulled = createColumn({ pullUp: 15, fill: '#000000' }, [box(10, 20)]);
    expect(rects(createColumn({}, [box(200, 40), pulled])).slice(0, 2)).toEqual([
      [0, 0, 200, 40],
      [0, 25, 200, 20],
    ]);
  });

  it('pins overlays to its corners, behind or before its children', () => {
    const overlays = [
      { node: box(10, 10), right: -5, top: -5 },
      { node: box(8, 8), left: 0, bottom: 0, behind: true },
    ];
    expect(rects(createColumn({ overlays }, [box(50, 20)]))).toEqual([
      [0, 92, 8, 8],
      [0, 0, 50, 20],
      [195, -5, 10, 10],
    ]);
  });
});

describe('the report', () => {
  it.each<[string, Stack, boolean]>([
    ['is silent when all fits', createColumn({}, [box(200, 100)]), false],
    ['reports a column too tall', createColumn({}, [box(10, 60), box(10, 60)]), true],
    ['reports a row too wide', createRow({}, [box(120, 10), box(120, 10)]), true],
    ['reports a child too tall for its row', createColumn({}, [createRow({ height: 10 }, [box(10, 20)])]), true],
  ])('%s', (_what, tree, overflows) => {
    expect(lay(tree).overflow > 0).toBe(overflows);
  });

  it.each<[string, TextLeaf, number]>([
    ['nothing', text('aaaa bbbb', { maxLines: 2, width: 50 }), 0],
    ['lines cut off', text('aaaa bbbb cccc', { maxLines: 2, width: 50 }), 1],
    ['a broken word', text('aaaaaaaaaa', { width: 50 }), 1],
    ['a size too large at its least', text('aaaaaaaaaa', { width: 50, fit: { min: 8, lines: 1 } }), 1],
  ])('counts %s', (_what, leaf, clipped) => {
    expect(lay(createColumn({}, [leaf])).clipped).toBe(clipped);
  });
});
