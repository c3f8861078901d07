import type { Design } from '../design.ts';
import { countDrawnChars } from '../text.ts';
import { createBlock, createColumn, createRow, keepPresent, type Stack } from '../tree.ts';
import { createTitleText } from '../type.ts';
import { insetReachPx } from './bands.ts';
import { type Corner, drawCornerFigure } from './corner-figure.ts';
import { type BandOptions, createHeaderTexts, measureLongestWord } from './header.ts';
import { drawMotif } from './motif.ts';

const enlargements: readonly (readonly [chars: number, scale: number])[] = [
  [12, 2],
  [24, 1.6],
  [48, 1.35],
  [80, 1.15],
];

export const findEnlargement = (title: string): number =>
  enlargements.find(([chars]) => countDrawnChars(title) <= chars)?.[1] ?? 1;

/** Share of the width for a title beside the corner's figure, pixels between them, and the least height of such a header. */
const beside = { title: 0.66, gap: 40, height: 320 } as const;
/** Lines up to which a title stands beside the figure in its full size, and the share of them that words fill. */
const besideLines = { max: 4, filled: 0.86 } as const;

/** Lines that a title fills across the picture, and its largest enlargement there. */
const across = { lines: 2.5, max: 1.9 } as const;

function enlargeAcross(design: Design, inner: number): number {
  const whole = design.measureWidth(createTitleText(design, design.theme.header, 1));
  return Math.min(across.max, (across.lines * inner) / whole);
}

const hasShortWords = (design: Design, inner: number): boolean =>
  measureLongestWord(design, design.theme.header, inner) <= beside.title - beside.gap / inner;

function fitsBeside(design: Design, inner: number, scale: number): boolean {
  const width = inner * beside.title - beside.gap;
  if (measureLongestWord(design, design.theme.header, inner) * inner * scale > width) return false;
  const { font, ...leaf } = createTitleText(design, design.theme.header, 1);
  const whole = design.measureWidth({ ...leaf, font: { ...font, size: font.size * scale } });
  return whole <= width * besideLines.max * besideLines.filled;
}

export const hasFigure = ({ theme, brief }: Pick<Design, 'theme' | 'brief'>): boolean =>
  theme.look === 'illustrated' && theme.hasDrawings && brief.slide === undefined;

export function createPlainBand(
  design: Design,
  { lead, grow = 0, hasSubtitle = true, width = design.width, isSpot = false }: BandOptions,
): Stack {
  const { theme, measures, space, brief } = design;
  const { margin, top } = measures;
  const hasGround = theme.header.ground !== theme.body.ground;
  const rule = theme.look === 'editorial' ? createBlock(160, 12, { fill: theme.header.strong }) : undefined;
  // Slides have progress marks here.
  const isBare = brief.slide !== undefined;
  const isUnder = theme.isInset && lead === undefined && design.hasThesis === true;
  const isLarge = theme.look === 'illustrated' && lead === undefined && !isBare;
  const inner = width - 2 * margin;
  const isFigured = hasFigure(design) && !isSpot;
  const usual = isLarge ? findEnlargement(brief.title) : 1;
  const mayBeside = isFigured && !lead;
  // In a band over other texts, long words need the whole width; on a poster the title is not set smaller for the figure.
  const isBeside = mayBeside && (grow > 0 ? fitsBeside(design, inner, usual) : hasShortWords(design, inner));
  const isAcross = isLarge && !isBeside && grow > 0;
  const enlarged = isAcross ? Math.max(usual, enlargeAcross(design, inner)) : isLarge ? usual : undefined;
  const corners: readonly Corner[] = isUnder ? ['top'] : ['bottom', 'top'];
  const texts = createHeaderTexts(design, theme.header, {
    hasSubtitle: hasSubtitle && !isLarge,
    ...(enlarged !== undefined && { enlarged }),
    ...(isBeside && { width: Math.round(inner * beside.title) - beside.gap }),
  });
  const min = isBeside ? createBlock(1, beside.height - top, {}) : undefined;
  return createColumn(
    {
      fill: hasGround ? theme.header.ground : undefined,
      grow,
      width,
      padding: {
        top,
        right: margin,
        bottom: (hasGround || isFigured ? space(56) : space(8)) + (isUnder ? insetReachPx : 0),
        left: margin,
      },
      gap: space(36),
      justify: grow > 0 ? 'center' : 'start',
      draw: isBare ? undefined : drawMotif(design, theme.header.shape, 'top'),
      art: isFigured ? drawCornerFigure(design, theme.header, corners) : undefined,
    },
    keepPresent([
      rule && createColumn({ align: 'start' }, [rule]),
      min ? createRow({ align: 'center' }, [texts, min]) : texts,
      lead,
    ]),
  );
}
