import type { Surface } from '../../brand/palette.ts';
import type { Figure } from '../../modules.ts';
import type { Design } from '../design.ts';
import { type FigureSplit, splitLabel } from '../find-figure.ts';
import { type SizeRange, toSizeRange } from '../measures.ts';
import { createColumn, createRow, keepPresent, type LayoutNode, type Stack } from '../tree.ts';
import { createBodyText, createFigureText } from '../type.ts';

/** Numbers in their sentences: the words before above, the number large on a line of its own, the words behind under it. */

interface SaidSizes {
  readonly figure: SizeRange;
  readonly said: SizeRange;
}

const hedge = /^(\p{L}[\p{L}\s]*?\s)(?=[^\p{L}]*\d)(.+)$/u;
/** Letters directly before a number may be its currency ("EUR 5", "US$ 3"). */
const code = /^[A-Z]{2,3}\s?$/;

export function listSaidFigure(figure: Figure): FigureSplit {
  const split = splitLabel(figure);
  if (split) return split;
  const { value, label } = figure;
  const [, before = '', number = value] = hedge.exec(value) ?? [];
  return code.test(before)
    ? { before: '', number: value, after: label }
    : { before: before.trim(), number, after: label };
}

const toBodyText = (design: Design, text: string, surface: Surface, of: SizeRange) =>
  createBodyText(design, text, surface, {
    of,
    weight: design.theme.look === 'grave' ? 500 : 600,
    color: surface.ink,
    lineHeight: 1.28,
    mark: '',
  });

const lineGap = 6;

export function createQuotedFigure(
  design: Design,
  { before, number, after }: FigureSplit,
  surface: Surface,
  { figure, said }: SaidSizes,
): Stack {
  return createColumn(
    { gap: design.space(lineGap) },
    keepPresent([
      before === '' ? undefined : toBodyText(design, before, surface, said),
      createFigureText(design, number, surface, { of: figure, lineHeight: 1.04 }),
      after === '' ? undefined : toBodyText(design, after, surface, said),
    ]),
  );
}

export const maxInColumnChars = 90;

/** Drawn characters of what stands beside its number instead of under it. */
const maxBesideChars = 34;
const besideGap = 22;

function createBesideFigures(
  design: Design,
  splits: readonly FigureSplit[],
  surface: Surface,
  sizes: SaidSizes,
  width: number,
) {
  const cells = splits.map(({ number, after }): LayoutNode => {
    const large = createFigureText(design, number, surface, { of: sizes.figure });
    const room = (width / splits.length) * maxNumberShare;
    return createRow({ grow: 1, gap: design.space(besideGap), align: 'center' }, [
      { ...large, width: Math.min(design.measureWidth(large) + 2, room) },
      { ...toBodyText(design, after, surface, sizes.said), grow: 1 },
    ]);
  });
  return createRow({ gap: design.space(48), align: 'center' }, cells);
}

const maxNumberShare = 0.55;

export function createQuotedFigures(
  design: Design,
  splits: readonly FigureSplit[],
  surface: Surface,
  sizes: SaidSizes,
  width: number,
): Stack {
  const { figure, said } = sizes;
  const isShort = splits.every(({ before, after }) => before === '' && after !== '' && after.length <= maxBesideChars);
  if (isShort && splits.length <= 2 && design.aspect !== '1:1') {
    return createBesideFigures(design, splits, surface, sizes, width);
  }
  const gap = design.space(48);
  const room = (width - gap * (splits.length - 1)) / splits.length;
  const leaves = splits.map(({ number }) =>
    createFigureText(design, number, surface, { of: figure, lineHeight: 1.04 }),
  );
  const widest = Math.max(...leaves.map((leaf) => design.measureWidth(leaf)));
  const share = Math.min(1, room / Math.max(1, widest));
  const fitted = toSizeRange(figure.base * share, Math.min(figure.min, figure.base * share), figure.max * share);
  const createLine = (align: 'start' | 'end', texts: readonly string[]): LayoutNode | undefined =>
    texts.every((text) => text === '')
      ? undefined
      : createRow(
          { gap, align },
          texts.map((text) => createColumn({ grow: 1 }, text === '' ? [] : [toBodyText(design, text, surface, said)])),
        );
  return createColumn(
    { gap: design.space(lineGap) },
    keepPresent([
      createLine(
        'end',
        splits.map(({ before }) => before),
      ),
      createRow(
        { gap, align: 'end' },
        splits.map(({ number }) => ({
          ...createFigureText(design, number, surface, { of: fitted, lineHeight: 1.04 }),
          grow: 1,
        })),
      ),
      createLine(
        'start',
        splits.map(({ after }) => after),
      ),
    ]),
  );
}
