import { hash } from '../../brand/hash.ts';
import type { Design } from '../design.ts';
import { countDrawnChars } from '../text.ts';
import { type ArtArea, block, column, present, row, type Stack } from '../tree.ts';
import { insetReach } from './bands.ts';
import { type BandOptions, headerTexts, measureLongestWord } from './header.ts';
import { motif } from './motif.ts';
import { type TileLook, tilePattern } from './tile-pattern.ts';

const enlargements: readonly (readonly [chars: number, scale: number])[] = [
  [12, 2],
  [24, 1.6],
  [48, 1.35],
  [80, 1.15],
];

export const findEnlargement = (title: string): number =>
  enlargements.find(([chars]) => countDrawnChars(title) <= chars)?.[1] ?? 1;

/** Where the pattern stands in a header without a scene. */
type PatternPlace = 'side' | 'above' | 'below';

/** Sides of a tile in pixels: wanted beside a title, and by how many stand in a strip. */
const tile = { beside: 150, strip: 8 } as const;
/** Share of the width for a title beside the pattern, and the pattern's columns there. */
const titleShare = 0.66;
const sideColumns = 2;

/** Long words need the whole width; else the place varies with the title. */
function placePattern(design: Design, inner: number, hasLead: boolean): PatternPlace {
  const { theme, brief, aspect } = design;
  const seed = hash(`pattern ${brief.title}`);
  const isNarrow = measureLongestWord(design, theme.header, inner) <= titleShare - sideGap / inner;
  // A card that overlaps the title's field would cover a part of the tiles.
  if (theme.isInset && design.hasThesis) return 'above';
  if (isNarrow && !hasLead && aspect !== '9:16' && seed % sideChance !== 0) return 'side';
  return seed % 2 === 0 ? 'above' : 'below';
}

const sideGap = 40;
/** One title in so many has its pattern in a strip, whatever its words. */
const sideChance = 3;

/** Whether a picture without a scene has the brand's pattern. */
export const isPatterned = ({ theme, brief }: Pick<Design, 'theme' | 'brief'>): boolean =>
  theme.look === 'illustrated' && theme.hasDrawings && brief.slide === undefined;

export const toTileLook = ({ palette, brief }: Pick<Design, 'palette' | 'brief'>, ground: string): TileLook => ({
  palette,
  name: `tiles ${brief.title}`,
  ground,
  isSober: brief.gravity !== undefined && brief.gravity !== 'light',
});

function patternArt({ palette, brief, theme }: Design, place: PatternPlace) {
  const look = toTileLook({ palette, brief }, theme.header.ground);
  return ({ x, y, width, height, isMirrored }: ArtArea) => {
    if (place === 'side') {
      const rows = Math.max(2, Math.round(height / tile.beside));
      const side = height / rows;
      const left = isMirrored ? x : x + width - sideColumns * side;
      return [tilePattern(look, { x: left, y, side, columns: sideColumns, rows })];
    }
    const side = width / tile.strip;
    const top = place === 'above' ? y : y + height - side;
    return [tilePattern(look, { x, y: top, side, columns: tile.strip, rows: 1 })];
  };
}

/** A header without a scene: a large title on a field of its own, with the brand's pattern in the illustrated look. */
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
  const place = isPatterned(design) && !isSpot ? placePattern(design, inner, lead !== undefined) : undefined;
  const strip = place === 'above' || place === 'below' ? Math.round(width / tile.strip) : 0;
  const texts = headerTexts(design, theme.header, {
    hasSubtitle: hasSubtitle && !isLarge,
    ...(isLarge && { enlarged: findEnlargement(brief.title) }),
    ...(place === 'side' && { width: Math.round(inner * titleShare) - sideGap }),
  });
  const min = place === 'side' ? block(1, sideColumns * tile.beside - top, {}) : undefined;
  return column(
    {
      fill: hasGround ? theme.header.ground : undefined,
      grow,
      width,
      padding: {
        top: place === 'above' ? strip + space(48) : top,
        right: margin,
        bottom:
          (hasGround || place ? space(56) : space(8)) + (isUnder ? insetReach : 0) + (place === 'below' ? strip : 0),
        left: margin,
      },
      gap: space(36),
      justify: grow > 0 ? 'center' : 'start',
      draw: isBare ? undefined : motif(design, theme.header.shape, 'top'),
      art: place && patternArt(design, place),
    },
    present([rule && column({ align: 'start' }, [rule]), min ? row({ align: 'center' }, [texts, min]) : texts, lead]),
  );
}
