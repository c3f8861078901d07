import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { forCount, type Size, size } from '../measures.ts';
import { column, row, type Stack, type TextLeaf } from '../tree.ts';
import { panelSurface } from './panel.ts';
import { figure, label } from './words.ts';

export type Share = NonNullable<Brief['shares']>[number];

type Name = readonly [number: TextLeaf, name: TextLeaf];

const shareSize = size(52, 36, 92);
const nameSize = size(30, 26, 42);

/** Of the height of its cell: taller, a number with its name below stands too near to the next. */
const fullCell = 0.7;
/** Of the height of its cell, what number and name take at most where they stand under one another. */
const cellShare = { number: 0.38, name: 0.22 };

/** Which of them is the largest. */
export const largest = (shares: readonly Share[]): number =>
  shares.reduce((best, { value }, index) => (value > (shares[best]?.value ?? 0) ? index : best), 0);

function namesOf(design: Design, shares: readonly Share[], height = Number.POSITIVE_INFINITY): readonly Name[] {
  const { px } = design;
  const surface = panelSurface(design);
  const count = Math.max(3, shares.length);
  const first = largest(shares);
  const sizeOf = (of: Size, most: number) => Math.max(of.least, Math.min(px(forCount(of, count)), Math.round(most)));
  const [number, name] = [sizeOf(shareSize, height * cellShare.number), sizeOf(nameSize, height * cellShare.name)];
  return shares.map((share, index) => [
    figure(design, share.text, surface, number, { color: index === first ? surface.strong : surface.ink }),
    label(design, share.label, surface, name),
  ]);
}

const heightOf = ([number, name]: Name) => number.font.size * number.lineHeight + name.font.size * name.lineHeight;

/**
 * Every share's number and name in a cell `height` pixels tall: under one another, or on one line where they would stand
 * too near to the next and `room` pixels suffice. With the pixels the widest takes.
 */
export function shareNames(
  design: Design,
  shares: readonly Share[],
  room: number,
  height: number,
): { readonly width: number; readonly cells: readonly Stack[] } {
  const widest = (names: readonly Name[], at: 0 | 1) => Math.max(...names.map((name) => design.widthOf(name[at])));
  const names = namesOf(design, shares);
  const [numbers, labels, gap] = [widest(names, 0), widest(names, 1), design.space(20)];
  const onLine = numbers + gap + labels;
  if (onLine <= room && names.some((name) => heightOf(name) > height * fullCell)) {
    const cells = names.map(([number, name]) => ({
      ...row({ gap, align: 'center' }, [
        { ...number, width: numbers },
        { ...name, grow: 1 },
      ]),
      height,
    }));
    return { width: onLine, cells };
  }
  const stacked = namesOf(design, shares, height);
  const cells = stacked.map((name) => ({ ...column({ gap: design.space(2), justify: 'center' }, name), height }));
  return { width: Math.max(widest(stacked, 0), widest(stacked, 1)), cells };
}
