import type { Surface } from '../../brand/palette.ts';
import type { Design } from '../design.ts';
import { countDrawnChars } from '../text.ts';
import { block, column, present, row, type Stack } from '../tree.ts';
import { titleText } from '../type.ts';
import { insetReachPx } from './bands.ts';
import { type BandOptions, headerTexts } from './header.ts';
import { motif } from './motif.ts';
import { markSize, openingMark, unquoted } from './quotation.ts';

const enlargements: readonly (readonly [chars: number, scale: number])[] = [
  [12, 2],
  [24, 1.6],
  [48, 1.35],
  [80, 1.15],
];

export const findEnlargement = (title: string): number =>
  enlargements.find(([chars]) => countDrawnChars(title) <= chars)?.[1] ?? 1;

/** Lines that a title fills across the picture, over other texts and on a poster, and its largest enlargement there. */
const across = { lines: 2.3, posterLines: 2.8, max: 1.9 } as const;

function enlargeAcross(design: Design, inner: number, isPoster: boolean): number {
  const whole = design.measureWidth(titleText(design, design.theme.header, 1));
  return Math.min(across.max, ((isPoster ? across.posterLines : across.lines) * inner) / whole);
}

const ornamentScale = 0.72;

/** The large opening mark of a title that is a quotation, in place of its own marks. */
function titleMark({ brief: { language } }: Design, surface: Surface): Stack {
  return row({}, [
    {
      ...column({ draw: () => [openingMark(language, surface.strong, ornamentScale)] }, []),
      width: Math.round(markSize.width * ornamentScale),
      height: Math.round(markSize.height * ornamentScale),
    },
  ]);
}

/** A header without a scene: nothing but a large title, on a field of its own in the illustrated look. */
export function plainBand(
  given: Design,
  { lead, grow = 0, hasSubtitle = true, width = given.width, isSpot = false }: BandOptions,
): Stack {
  const { theme, measures, space, brief } = given;
  const said = unquoted(brief.title, brief.language);
  const design = { ...given, brief: { ...brief, title: said } };
  const { margin, top } = measures;
  const hasGround = theme.header.ground !== theme.body.ground;
  const rule = theme.look === 'editorial' ? block(160, 12, { fill: theme.header.strong }) : undefined;
  const isBare = brief.slide !== undefined;
  const isUnder = theme.isInset && lead === undefined && design.hasThesis === true;
  const isPlain = theme.look === 'illustrated' || theme.look === 'grave';
  const isLarge = isPlain && lead === undefined && !isBare;
  const enlarged = isLarge
    ? Math.max(findEnlargement(said), isSpot ? 1 : enlargeAcross(design, width - 2 * margin, grow > 0))
    : undefined;
  const texts = headerTexts(design, theme.header, {
    hasSubtitle: hasSubtitle && (!isLarge || theme.look === 'grave'),
    ...(enlarged !== undefined && { enlarged }),
  });
  const mark = isLarge && said !== brief.title ? titleMark(design, theme.header) : undefined;
  return column(
    {
      fill: hasGround ? theme.header.ground : undefined,
      grow,
      width,
      padding: {
        top,
        right: margin,
        bottom: space(hasGround ? 56 : 8) + (isUnder ? insetReachPx : 0),
        left: margin,
      },
      gap: space(36),
      justify: grow > 0 ? 'center' : 'start',
      draw: isBare ? undefined : motif(design, theme.header.shape, 'top'),
    },
    present([rule && column({ align: 'start' }, [rule]), mark, texts, lead]),
  );
}
