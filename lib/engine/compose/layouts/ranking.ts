import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { forCount, size } from '../measures.ts';
import { frame } from '../parts/frame.ts';
import { panel, panelSurface } from '../parts/panel.ts';
import { label } from '../parts/words.ts';
import { block, column, type LayoutNode, room, row } from '../tree.ts';
import type { Spec, Tree } from './spec.ts';

type Row = NonNullable<Brief['rows']>[number];

/** Where a value's bar begins and how long it is, as shares of the width bars have: true to scale, from zero on. */
export function barsOf(values: readonly number[]): { readonly start: number; readonly length: number }[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  return values.map((value) => ({ start: (Math.min(0, value) - low) / span, length: Math.abs(value) / span }));
}

const labelSize = size(30, 26, 44);
const valueSize = size(34, 28, 56);
const thickest = 104;
/** A bar of nothing is still a line at zero. */
const thinnest = 4;

/** Bars under one another; each label before its bar, or over it. */
const bars =
  (labels: 'before' | 'over'): Tree =>
  (header, body) => {
    const rows = body.brief.rows ?? [];
    const content = room(rows.length * body.space(labels === 'over' ? 104 : 84), (width, height) =>
      chart(body, rows, labels, width, height),
    );
    return frame(header, { body: panel(body, content) });
  };

function chart(design: Design, rows: readonly Row[], labels: 'before' | 'over', width: number, height: number) {
  const { px, text } = design;
  const surface = panelSurface(design);
  const count = rows.length;
  const gap = Math.round(height * 0.02);
  const cell = (height - gap * (count - 1)) / count;
  const values = rows.map(({ text: words }, index) =>
    text(words, {
      family: 'headline',
      weight: 800,
      size: Math.max(28, px(forCount(valueSize, count)) * (index === 0 ? 1.12 : 1)),
      lineHeight: 1.1,
      color: index === 0 ? surface.strong : surface.ink,
      ground: surface.ground,
      role: 'label',
      maxLines: 1,
    }),
  );
  const words = rows.map(({ label: name }) =>
    label(design, name, surface, px(forCount(labelSize, count)), {
      color: surface.ink,
      maxLines: labels === 'over' ? 1 : 2,
    }),
  );
  const between = 18;
  const valueWidth = Math.max(...values.map((value) => design.widthOf(value))) + 2;
  const nameWidth =
    labels === 'over'
      ? 0
      : Math.min(Math.round(width * 0.34), Math.max(...words.map((word) => design.widthOf(word))) + 2);
  const barRoom = width - valueWidth - between - (nameWidth > 0 ? nameWidth + between : 0);
  const shares = barsOf(rows.map(({ value }) => value));
  const thickness = Math.round(Math.min(thickest, labels === 'over' ? cell * 0.46 : cell * 0.62));
  const lines = rows.map((_, index): LayoutNode => {
    const { start = 0, length = 0 } = shares[index] ?? {};
    const bar = block(Math.max(thinnest, length * barRoom), thickness, {
      fill: index === 0 ? surface.highlight : surface.rest,
      radius: Math.min(10, thickness / 4),
    });
    const value = values[index];
    const drawn = row({ gap: between, align: 'center', padding: { left: start * barRoom } }, [
      bar,
      ...(value ? [{ ...value, width: valueWidth }] : []),
    ]);
    const name = words[index];
    if (name === undefined) return drawn;
    return labels === 'over'
      ? { ...column({ gap: 8, justify: 'center' }, [name, drawn]), height: cell }
      : {
          ...row({ gap: between, align: 'center' }, [
            { ...name, width: nameWidth },
            { ...drawn, grow: 1 },
          ]),
          height: cell,
        };
  });
  return column({ gap }, lines);
}

/** Longer labels would take the width from the bars. */
const longestBefore = 18;

/** Bars to scale, the first of them highlighted. */
export const ranking: Spec = {
  holds: ({ rows = [] }) => rows.length >= 2,
  things: ({ rows = [] }) => rows.length,
  fewest: 3,
  take: (brief, count) => ({ ...brief, rows: brief.rows?.slice(0, count) }),
  bare: (brief) => brief,
  trees: ({ rows = [] }) =>
    rows.every(({ label: name }) => name.length <= longestBefore)
      ? [bars('before'), bars('over')]
      : [bars('over'), bars('before')],
};
