import type { TextMeasurer } from '../platform.ts';
import type { SceneNode, TextLine, TextNode } from '../scene.ts';
import type { MarkStyle } from './tree.ts';

/** Shares of the font size: padding, corner radius, reach above and below the baseline. */
const box = { pad: 0.13, radius: 0.18, above: 0.9, below: 0.29 };

interface MarkedPhrase {
  readonly phrase: string;
  readonly style: MarkStyle;
}

const noBreak = '\u00a0';
const joinWords = (text: string) => text.replace(/[^\S\u00a0]+/gu, noBreak);

export function keepWhole(text: string, phrase: string): string {
  const findX = text.indexOf(phrase);
  return findX < 0 ? text : text.slice(0, findX) + joinWords(phrase) + text.slice(findX + phrase.length);
}

export const markRoom = ({ style }: MarkedPhrase, size: number): number => (style.fill ? 2 * box.pad * size : 0);

export function drawMarked(
  node: TextNode,
  mark: MarkedPhrase,
  align: 'left' | 'center' | 'right',
  measurer: TextMeasurer,
): readonly SceneNode[] {
  const phrase = joinWords(mark.phrase);
  const index = node.lines.findIndex(({ text }) => joinWords(text).includes(phrase));
  const line = node.lines[index];
  if (line === undefined) return [node];
  const { font } = node;
  const { ink, fill, weight = font.weight } = mark.style;
  const start = joinWords(line.text).indexOf(phrase);
  const [before, said, after] = [
    line.text.slice(0, start),
    line.text.slice(start, start + phrase.length),
    line.text.slice(start + phrase.length),
  ];
  const own = { ...font, weight };
  const pad = fill ? box.pad * font.size : 0;
  const widths = [before, after].map((text) => measurer.width(text, font));
  const [beforeWidth = 0, afterWidth = 0] = widths;
  const saidWidth = measurer.width(said, own);
  const total = beforeWidth + saidWidth + afterWidth + 2 * pad;
  const left = line.x + (line.width - total) * { left: 0, center: 0.5, right: 1 }[align];
  const isRightToLeft = node.direction === 'rtl';
  const findX = (from: number, width: number) => (isRightToLeft ? left + total - from - width : left + from);
  const pieces: TextLine[] = [
    { text: before, x: findX(0, beforeWidth), width: beforeWidth, baseline: line.baseline },
    {
      text: after,
      x: findX(beforeWidth + saidWidth + 2 * pad, afterWidth),
      width: afterWidth,
      baseline: line.baseline,
    },
  ].filter(({ text }) => text.trim() !== '');
  const x = findX(beforeWidth + pad, saidWidth);
  const { size } = font;
  const nodes: SceneNode[] = [];
  if (fill) nodes.push(drawBox(x - pad, line.baseline, saidWidth + 2 * pad, size, fill));
  const lines = node.lines.flatMap((each, at) => (at === index ? pieces : [each]));
  if (lines.length > 0) nodes.push({ ...node, lines });
  const phraseNode: TextNode = {
    ...node,
    x: x - pad,
    y: line.baseline - size,
    width: saidWidth + 2 * pad,
    height: size * 1.3,
    font: own,
    color: ink,
    ground: fill ?? node.ground,
    lines: [{ text: said, x, width: saidWidth, baseline: line.baseline }],
  };
  nodes.push(phraseNode);
  return nodes;
}

const drawBox = (x: number, baseline: number, width: number, size: number, fill: string): SceneNode => ({
  type: 'box',
  x,
  y: baseline - box.above * size,
  width,
  height: (box.above + box.below) * size,
  radius: box.radius * size,
  fill,
});
