import type { Surface } from '../../brand/palette.ts';
import type { Figure } from '../../modules.ts';
import type { Design } from '../design.ts';
import { times } from '../measures.ts';
import { column, type LayoutNode, present, row } from '../tree.ts';
import { bodyText, figureText, label } from '../type.ts';
import { defineForm, fewer } from './form.ts';

/** One number above all others, or numbers side by side under rules. */

/** Splits "more than 48 %" into the words before the number and the number with its unit. */
function splitValue(value: string): { readonly before: string; readonly number: string } {
  const [, before = '', number = value] = /^(\p{L}[\p{L}\s]*?\s)(?=[^\p{L}]*\d)(.+)$/u.exec(value) ?? [];
  // Letters directly before a number may be its currency ("EUR 5", "US$ 3").
  return /^[A-Z]{2,3}\s?$/.test(before) ? { before: '', number: value } : { before: before.trim(), number };
}

const scale = { fact: 1.04, before: 1.2, beside: 1.12 };

export function heroFigure(
  design: Design,
  { value, label: words, comparison, mark }: Figure,
  surface: Surface,
): LayoutNode {
  const { measures, space, theme } = design;
  const { before, number } = splitValue(value);
  const isGrave = theme.look === 'grave';
  const said = bodyText(design, words, surface, {
    of: times(measures.fact, scale.fact),
    weight: isGrave ? 400 : 600,
    color: surface.ink,
    mark: mark ?? '',
  });
  return column({ gap: space(6) }, [
    ...(before
      ? [label(design, before, surface, { of: times(measures.label, scale.before), color: surface.muted })]
      : []),
    figureText(design, number, surface, { of: measures.hero, lineHeight: 0.98, tracking: -0.045 }),
    column({ gap: space(8) }, [said, ...present([comparison ? bodyText(design, comparison, surface) : undefined])]),
  ]);
}

function figureColumns(design: Design, figures: readonly Figure[], surface: Surface): LayoutNode {
  const { measures, space, aspect, theme, width, measureWidth } = design;
  const perRow = figures.length === 4 ? 2 : Math.min(3, figures.length);
  const isStacked = aspect === '9:16' || figures.some(({ label: words }) => words.length > 70);
  // One size for all, limited by the widest.
  const room = isStacked ? width * 0.3 : (width - 2 * measures.margin - (perRow - 1) * space(40)) / perRow;
  const widest = Math.max(
    ...figures.map(({ value }) => measureWidth(figureText(design, value, surface, { of: measures.number }))),
  );
  const common = times(measures.number, 1);
  const fitted = Math.min(1, room / Math.max(1, widest));
  const of = {
    base: common.base * fitted,
    min: Math.max(36, common.min * fitted),
    max: Math.max(36, common.max * fitted),
  };
  const cell = ({ value, label: words, mark }: Figure): LayoutNode =>
    column({ grow: 1, gap: space(18) }, [
      { ...column({ fill: theme.look === 'grave' ? surface.ink : surface.line }, []), height: theme.rule },
      figureText(design, value, surface, { of, color: surface.ink }),
      bodyText(design, words, surface, { mark: mark ?? '' }),
    ]);
  if (isStacked || figures.length === 1) {
    return column(
      { grow: 1, gap: space(24), justify: 'center' },
      figures.map(({ value, label: words, mark }, index) =>
        column({ gap: space(24) }, [
          ...(index > 0 || theme.look === 'grave'
            ? [{ ...column({ fill: surface.line }, []), height: theme.rule }]
            : []),
          row({ gap: space(36), align: 'center' }, [
            { ...figureText(design, value, surface, { of }), width: room },
            bodyText(design, words, surface, {
              grow: 1,
              of: times(measures.body, scale.beside),
              color: surface.ink,
              mark,
            }),
          ]),
        ]),
      ),
    );
  }
  const lines = Array.from({ length: Math.ceil(figures.length / perRow) }, (_, index) =>
    figures.slice(index * perRow, (index + 1) * perRow),
  );
  return column(
    { grow: 1, gap: space(40), justify: 'center' },
    lines.map((line) => row({ gap: space(40) }, line.map(cell))),
  );
}

const bids = { several: 0.7, one: 0.3 };

export const figures = defineForm({
  name: 'statistics',
  kind: 'numbers',
  bid: ({ figures: all }) => (all.length >= 2 ? bids.several : bids.one),
  cuts: (module) => fewer(module.figures, 1).map((some) => ({ ...module, figures: some })),
  build: ({ figures: all }, design, surface) => figureColumns(design, all, surface),
  describe: ({ figures: all }) => all.map(({ value, label: words }) => `${value} ${words}`).join('; '),
});
