import type { LeadImage } from '../design.ts';
import type { ImageLeaf } from '../tree.ts';

/** Share of width or height that cropping may lose; an image that would lose more is shown whole. */
const maxLost = 0.62;
/** Slightly above the middle, where faces and headlines usually are. */
const usualFocus = [0.5, 0.4] as const;

export const computeRatio = ({ width, height }: LeadImage): number => width / height;

export function shapeFor(image: LeadImage, width: number, height: number): 'cover' | 'wide' | 'tall' {
  const ratio = computeRatio(image) / (width / height);
  if (Math.min(ratio, 1 / ratio) >= 1 - maxLost) return 'cover';
  return ratio > 1 ? 'wide' : 'tall';
}

type ImageExtent = Pick<ImageLeaf, 'width' | 'height' | 'grow'>;

export const drawFilling = (
  { asset, focus = usualFocus, tint }: LeadImage,
  place: ImageExtent,
  radius?: number,
): ImageLeaf => ({
  type: 'image',
  asset,
  fit: 'cover',
  focus,
  tint,
  radius,
  ...place,
});

export const drawWhole = ({ asset, tint }: LeadImage, place: ImageExtent): ImageLeaf => ({
  type: 'image',
  asset,
  tint,
  fit: 'contain',
  radius: 24,
  ...place,
});
