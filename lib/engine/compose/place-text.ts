import type { TextMeasurer } from '../platform.ts';
import type { TextNode } from '../scene.ts';
import { findTextDirection, type MeasuredLine } from './text.ts';

interface Placement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lineHeight: number;
  readonly align: 'left' | 'center' | 'right';
}

export function placeText(
  lines: readonly MeasuredLine[],
  placement: Placement,
  style: Pick<TextNode, 'font' | 'color' | 'ground' | 'outline' | 'role' | 'direction'>,
  measurer: TextMeasurer,
): TextNode {
  const { x, y, width, align } = placement;
  const lineHeight = placement.lineHeight * style.font.size;
  const { ascent, descent } = measurer.metrics(style.font);
  const firstBaseline = y + (lineHeight - ascent - descent) / 2 + ascent;
  const inset = { left: 0, center: 0.5, right: 1 }[align];
  return {
    ...style,
    type: 'text',
    direction: findTextDirection(lines.map((line) => line.text).join(' ')) ?? style.direction,
    x,
    y,
    width,
    height: lines.length * lineHeight,
    lines: lines.map((line, index) => ({
      text: line.text,
      width: line.width,
      x: x + (width - line.width) * inset,
      baseline: firstBaseline + index * lineHeight,
    })),
  };
}
