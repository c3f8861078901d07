import { contrast } from '../../brand/color.ts';
import type { Surface } from '../../brand/palette.ts';
import { type Logo, logoAsset } from '../../logo.ts';
import type { Design } from '../design.ts';
import { column, type ImageLeaf, type Stack } from '../tree.ts';

/** All logos look equally large: they have about the area of a square of this side, in pixels. */
const side = 76;
const maxHeight = 80;
/** In a line with the source, and in a column above it. */
const maxWidth = { line: 270, narrow: 330 } as const;
/** Of a logo with a ground of its own. */
const corner = 10;

/** A colour this far off the ground stands out from it (WCAG 2.2 asks 3 of what must be made out; logos are exempt). */
const minApart = 2;
/** Of a logo's colours, that must stand out from the ground for it to stand there. */
const minSeen = 0.7;
/** What a logo is put on where it cannot be distinguished from the ground. */
const plates = ['#ffffff', '#14181d'] as const;

/** The share of a logo's colours that stands out from a ground. */
const seenOn = ({ inks }: Logo, ground: string): number =>
  inks.reduce((sum, { color, share }) => sum + (contrast(color, ground) >= minApart ? share : 0), 0);

/** The ground that a logo needs under it; undefined where it can be seen as it is. */
export function plateFor(logo: Logo, ground: string): string | undefined {
  if (logo.isOpaque || seenOn(logo, ground) >= minSeen) return undefined;
  const [light, dark] = plates;
  const plate = seenOn(logo, dark) > seenOn(logo, light) ? dark : light;
  return seenOn(logo, plate) > seenOn(logo, ground) ? plate : undefined;
}

/** The brand's logo at its own proportions, on a plate where it would not be seen; undefined when there is none. */
export function logoMark(
  { logo }: Design,
  surface: Surface,
  shape: 'line' | 'narrow',
): (Stack & { readonly width: number; readonly height: number }) | undefined {
  if (!logo) return undefined;
  const ratio = logo.width / logo.height;
  const width = Math.min(maxWidth[shape], Math.min(maxHeight, side / Math.sqrt(ratio)) * ratio);
  const height = width / ratio;
  const plate = plateFor(logo, surface.ground);
  const pad = plate === undefined ? 0 : Math.round(Math.min(24, height * 0.36));
  const leaf: ImageLeaf & { width: number } = {
    type: 'image',
    asset: logoAsset,
    fit: 'contain',
    width,
    height,
    ...(logo.isOpaque && { radius: corner }),
  };
  return {
    ...column(
      { fill: plate, radius: plate === undefined ? undefined : corner + 4, align: 'center', justify: 'center' },
      [leaf],
    ),
    width: width + 3 * pad,
    height: height + 2 * pad,
  };
}

/** Pixels around a logo where nothing else stands: half its height. */
export const clearSpace = (height: number): number => Math.max(24, Math.round(height / 2));
