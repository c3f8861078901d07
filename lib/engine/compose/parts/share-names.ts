import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { forCount, size } from '../measures.ts';
import { column, row, type Stack, type TextLeaf } from '../tree.ts';
import { panelSurface } from './panel.ts';
import { figure, label } from './words.ts';

export type Share = NonNullable<Brief['shares']>[number];

type Name = readonly [number: TextLeaf, name: TextLeaf];

const shareSize = size(52, 36, 92);
const nameSize = size(30, 26, 42);

/** Of the height of its cell, a number with its name below leaves the next one too near. */
const fullCell = 0.62;

/** Which of them is the largest. */
export const largest = (shares: readonly Share[]): number =>
  shares.reduce((best, { value }, index) => (value > (shares[best]?.value ?? 0) ? index : best), 0);

function namesOf(design: Design, shares: readonly Share[]): readonly Name[] {
  const { px } = design;
  const surface = panelSurface(design);
  const count = Math.max(3, shares.length);
  const first = largest(shares);
  return shares.map((share, index) => [
    figure(design, share.text, surface, px(forCount(shareSize, count)), {
      color: index === first ? surface.strong : surface.ink,
    }),
    label(design, share.label, surface, px(forCount(nameSize, count))),
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
  const names = namesOf(design, shares);
  const widest = (at: 0 | 1) => Math.max(...names.map((name) => design.widthOf(name[at])));
  const [numbers, labels, gap] = [widest(0), widest(1), design.space(20)];
  const onLine = numbers + gap + labels;
  const isOnLine = onLine <= room && names.some((name) => heightOf(name) > height * fullCell);
  const cells = names.map(([number, name]) => {
    const said = isOnLine
      ? [
          row({ gap, align: 'center' }, [
            { ...number, width: numbers },
            { ...name, grow: 1 },
          ]),
        ]
      : [number, name];
    return { ...column({ gap: design.space(2), justify: 'center' }, said), height };
  });
  return { width: isOnLine ? onLine : Math.max(numbers, labels), cells };
}
