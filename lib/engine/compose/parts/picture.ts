import type { ImageLeaf } from '../tree.ts';

/** A picture that leads: the name of its asset and its size in pixels as it is shown. */
export interface LeadImage {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
  /** Who made it, as its caption says. */
  readonly credit?: string | undefined;
  /** Where it is looked at, 0–1 of its width and height. */
  readonly focus?: readonly [number, number] | undefined;
  /** The brand's colour, where the picture's own would clash with it: it is shown in tones of it. */
  readonly tint?: string | undefined;
}

/** Cut to fill its place, a picture may lose this share of its width or height; if it would lose more it is shown whole. */
const maxLost = 0.62;
/** Slightly above the middle: faces and headlines are there more often than below. */
const usualFocus = [0.5, 0.4] as const;

export const computeRatio = ({ width, height }: LeadImage): number => width / height;

/** Whether the picture fills a place of `width` by `height` pixels, or else which way it is too long for it. */
export function shapeFor(image: LeadImage, width: number, height: number): 'cover' | 'wide' | 'tall' {
  const ratio = computeRatio(image) / (width / height);
  if (Math.min(ratio, 1 / ratio) >= 1 - maxLost) return 'cover';
  return ratio > 1 ? 'wide' : 'tall';
}

type Place = Pick<ImageLeaf, 'width' | 'height' | 'grow'>;

/** The picture cut to fill its place. */
export const filling = ({ asset, focus = usualFocus, tint }: LeadImage, place: Place, radius?: number): ImageLeaf => ({
  type: 'image',
  asset,
  fit: 'cover',
  focus,
  tint,
  radius,
  ...place,
});

/** The picture whole, its corners as a card's. */
export const whole = ({ asset, tint }: LeadImage, place: Place): ImageLeaf => ({
  type: 'image',
  asset,
  tint,
  fit: 'contain',
  radius: 24,
  ...place,
});
