import type { Surface } from '../../brand/palette.ts';
import type { Figure } from '../../modules.ts';
import type { Design } from '../design.ts';
import { scaleSize, toSizeRange } from '../measures.ts';
import { createQuotedFigure, createQuotedFigures, listSaidFigure } from '../parts/said-figure.ts';
import { countDrawnChars } from '../text.ts';
import { createColumn, keepPresent, type LayoutNode } from '../tree.ts';
import { createBodyText } from '../type.ts';
import { defineForm, fewer } from './form.ts';

const scale = 1.04;

export function createHeroFigure(design: Design, figure: Figure, surface: Surface): LayoutNode {
  const { measures, space } = design;
  const { comparison } = figure;
  return createColumn(
    { gap: space(8) },
    keepPresent([
      createQuotedFigure(design, listSaidFigure(figure), surface, {
        figure: measures.hero,
        said: scaleSize(measures.fact, scale),
      }),
      comparison ? createBodyText(design, comparison, surface) : undefined,
    ]),
  );
}

const said = { column: toSizeRange(28, 26, 34), row: toSizeRange(30, 27, 38) } as const;
const rowFigure = 1.15;

function createFigureColumns(design: Design, figures: readonly Figure[], surface: Surface): LayoutNode {
  const { measures, space, aspect, theme, width } = design;
  const perRow = figures.length === 4 ? 2 : Math.min(3, figures.length);
  const splits = figures.map(listSaidFigure);
  const isLong = splits.some(({ before, after }) => countDrawnChars(before + after) > maxCellChars);
  const createRule = (): LayoutNode => ({
    ...createColumn({ fill: theme.look === 'grave' ? surface.ink : surface.line }, []),
    height: theme.rule,
  });
  if (aspect === '9:16' || isLong || figures.length === 1) {
    const sizes = { figure: scaleSize(measures.number, rowFigure), said: said.row };
    const cells = splits.map((split, index) =>
      createColumn({ gap: space(20) }, [
        ...(index > 0 || theme.look === 'grave' ? [createRule()] : []),
        createQuotedFigure(design, split, surface, sizes),
      ]),
    );
    return createColumn({ grow: 1, gap: space(24), justify: 'center' }, cells);
  }
  const lines = Array.from({ length: Math.ceil(splits.length / perRow) }, (_, index) =>
    splits.slice(index * perRow, (index + 1) * perRow),
  );
  const sizes = { figure: measures.number, said: said.column };
  return createColumn(
    { grow: 1, gap: space(40), justify: 'center' },
    lines.map((line) =>
      createColumn({ gap: space(18) }, [
        createRule(),
        createQuotedFigures(design, line, surface, sizes, width - 2 * measures.margin),
      ]),
    ),
  );
}

/** Minimum figures of one sentence that stand together: one alone would be an arbitrary part of its list. */
const minListed = 3;
export const areOneList = (all: readonly Figure[]): boolean =>
  all.length >= minListed && all.every(({ sentence }) => sentence !== undefined && sentence === all[0]?.sentence);

const maxCellChars = 70;

const bids = { several: 0.7, one: 0.3 };

export const figures = defineForm({
  name: 'statistics',
  kind: 'numbers',
  bid: ({ figures: all }) => (all.length >= 2 ? bids.several : bids.one),
  cuts: (module) =>
    fewer(module.figures, areOneList(module.figures) ? module.figures.length : 1).map((some) => ({
      ...module,
      figures: some,
    })),
  build: ({ figures: all }, design, surface) => createFigureColumns(design, all, surface),
  describe: ({ figures: all }) => all.map(({ value, label: words }) => `${value} ${words}`).join('; '),
});
