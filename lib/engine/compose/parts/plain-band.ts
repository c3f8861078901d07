import type { Design } from '../design.ts';
import { countDrawnChars } from '../text.ts';
import { block, column, present, row, type Stack } from '../tree.ts';
import { insetReach } from './bands.ts';
import { type Corner, cornerFigure } from './corner-figure.ts';
import { type BandOptions, headerTexts, measureLongestWord } from './header.ts';
import { motif } from './motif.ts';

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

/** Whether a picture without a scene has the quiet figure in a corner. */
export const hasFigure = ({ theme, brief }: Pick<Design, 'theme' | 'brief'>): boolean =>
  theme.look === 'illustrated' && theme.hasDrawings && brief.slide === undefined;

/** A header without a scene: a large title on a field of its own, with a quiet figure in the illustrated look. */
export function plainBand(
  design: Design,
  { lead, grow = 0, hasSubtitle = true, width = design.width, isSpot = false }: BandOptions,
): Stack {
  const { theme, measures, space, brief } = design;
  const { margin, top } = measures;
  const hasGround = theme.header.ground !== theme.body.ground;
  const rule = theme.look === 'editorial' ? block(160, 12, { fill: theme.header.strong }) : undefined;
  // Slides have progress marks here.
  const isBare = brief.slide !== undefined;
  const isUnder = theme.isInset && lead === undefined && design.hasThesis === true;
  const isLarge = theme.look === 'illustrated' && lead === undefined && !isBare;
  const inner = width - 2 * margin;
  const isFigured = hasFigure(design) && !isSpot;
  // Long words need the whole width; the figure takes what they leave.
  const isBeside =
    isFigured && !lead && measureLongestWord(design, theme.header, inner) <= beside.title - beside.gap / inner;
  // A card that overlaps the title's field would cover a part of it below.
  const corners: readonly Corner[] = isUnder ? ['top'] : ['bottom', 'top'];
  const texts = headerTexts(design, theme.header, {
    hasSubtitle: hasSubtitle && !isLarge,
    ...(isLarge && { enlarged: findEnlargement(brief.title) }),
    ...(isBeside && { width: Math.round(inner * beside.title) - beside.gap }),
  });
  const min = isBeside ? block(1, beside.height - top, {}) : undefined;
  return column(
    {
      fill: hasGround ? theme.header.ground : undefined,
      grow,
      width,
      padding: {
        top,
        right: margin,
        bottom: (hasGround || isFigured ? space(56) : space(8)) + (isUnder ? insetReach : 0),
        left: margin,
      },
      gap: space(36),
      justify: grow > 0 ? 'center' : 'start',
      draw: isBare ? undefined : motif(design, theme.header.shape, 'top'),
      art: isFigured ? cornerFigure(design, theme.header, corners) : undefined,
    },
    present([rule && column({ align: 'start' }, [rule]), min ? row({ align: 'center' }, [texts, min]) : texts, lead]),
  );
}
