import type { Surface } from '../../brand/palette.ts';
import type { Design, TextStyle } from '../design.ts';
import { isJoined, isTall } from '../text.ts';
import { block, row, type Stack, type TextLeaf } from '../tree.ts';

type More = Partial<Omit<TextStyle, 'size'>>;

/** A heading in the headline face. */
export function heading(design: Design, words: string, surface: Surface, size: number, more: More = {}): TextLeaf {
  return design.text(words, {
    family: 'headline',
    weight: 700,
    size,
    tracking: -0.012,
    lineHeight: isTall(words) ? 1.28 : 1.16,
    color: surface.ink,
    ground: surface.ground,
    role: 'heading',
    maxLines: 6,
    ...more,
  });
}

/** Running text. */
export function body(design: Design, words: string, surface: Surface, size: number, more: More = {}): TextLeaf {
  return design.text(words, {
    family: 'body',
    weight: 400,
    size,
    lineHeight: isTall(words) ? 1.5 : 1.36,
    color: surface.muted,
    ground: surface.ground,
    role: 'body',
    maxLines: 6,
    ...more,
  });
}

/** What a number or a mark is called. */
export function label(design: Design, words: string, surface: Surface, size: number, more: More = {}): TextLeaf {
  return design.text(words, {
    family: 'body',
    weight: 600,
    size,
    lineHeight: isTall(words) ? 1.4 : 1.24,
    color: surface.muted,
    ground: surface.ground,
    role: 'label',
    maxLines: 3,
    ...more,
  });
}

/** A number, date or share as it is read first, on one line. */
export function figure(design: Design, words: string, surface: Surface, size: number, more: More = {}): TextLeaf {
  return design.text(words, {
    family: 'headline',
    weight: 800,
    size,
    tracking: isJoined(words) ? 0 : -0.02,
    lineHeight: isTall(words) ? 1.2 : 1.06,
    color: surface.strong,
    ground: surface.ground,
    role: 'number',
    fit: { min: Math.min(size, 36), lines: 1 },
    ...more,
  });
}

/** A short bar in the accent: where the eye begins. */
export const accentBar = (color: string, width = 72, height = 10): Stack =>
  row({}, [block(width, height, { fill: color, radius: height / 2 })]);

export const insets = (vertical: number, horizontal: number) => ({
  top: vertical,
  right: horizontal,
  bottom: vertical,
  left: horizontal,
});
