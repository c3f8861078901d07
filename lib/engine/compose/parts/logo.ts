import { computeContrast } from '../../brand/color.ts';
import type { Surface } from '../../brand/palette.ts';
import { type Logo, logoAsset } from '../../logo.ts';
import type { Design } from '../design.ts';
import { createColumn, type ImageLeaf, type Stack } from '../tree.ts';

/** Logos have about the area of a square of this side, in pixels, so that all look equally large. */
const side = 76;
const maxHeight = 80;
const maxWidth = { line: 270, narrow: 330 } as const;
const corner = 10;

/** Contrast from which a colour is visible on the ground (WCAG 2.2 asks 3 of graphics; logos are exempt). */
const minApart = 2;
const minSeen = 0.7;
const plates = ['#ffffff', '#14181d'] as const;

const computeSeenOn = ({ inks }: Logo, ground: string): number =>
  inks.reduce((sum, { color, share }) => sum + (computeContrast(color, ground) >= minApart ? share : 0), 0);

export function choosePlate(logo: Logo, ground: string): string | undefined {
  if (logo.isOpaque || computeSeenOn(logo, ground) >= minSeen) return undefined;
  const [light, dark] = plates;
  const plate = computeSeenOn(logo, dark) > computeSeenOn(logo, light) ? dark : light;
  return computeSeenOn(logo, plate) > computeSeenOn(logo, ground) ? plate : undefined;
}

export function createLogoMark(
  { logo }: Design,
  surface: Surface,
  shape: 'line' | 'narrow',
): (Stack & { readonly width: number; readonly height: number }) | undefined {
  if (!logo) return undefined;
  const ratio = logo.width / logo.height;
  const width = Math.min(maxWidth[shape], Math.min(maxHeight, side / Math.sqrt(ratio)) * ratio);
  const height = width / ratio;
  const plate = choosePlate(logo, surface.ground);
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
    ...createColumn(
      { fill: plate, radius: plate === undefined ? undefined : corner + 4, align: 'center', justify: 'center' },
      [leaf],
    ),
    width: width + 3 * pad,
    height: height + 2 * pad,
  };
}

export const clearSpace = (height: number): number => Math.max(24, Math.round(height / 2));
