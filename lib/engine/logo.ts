import { sourceImageTypes } from '../contract/index.ts';
import { type Ink, listPixelInks } from './brand/image-colors.ts';
import type { DecodedImage, Platform } from './platform.ts';
import { maxPixels, sniffImage } from './sniff-image.ts';

export interface Logo {
  readonly width: number;
  readonly height: number;
  /** Visible colours, largest share first. */
  readonly inks: readonly Ink[];
  readonly isOpaque: boolean;
}

export const logoAsset = 'logo';

const thumbnail = 96;
/** More extreme shapes would be illegible at a logo's size. */
const maxAspect = 9;
const minAspect = 1 / 2.5;
const opaqueShare = 0.995;
const minAlpha = 24;

export async function readLogo(
  bytes: Uint8Array,
  platform: Platform,
): Promise<{ readonly logo: Logo; readonly image: DecodedImage } | undefined> {
  const header = sniffImage(bytes);
  if (!header || !sourceImageTypes.some((type) => type === header.mediaType)) return undefined;
  if (header.width * header.height > maxPixels) return undefined;
  // Drawing reports a logo that does not decode.
  const whole = await platform.decodeImage(bytes, header.mediaType).catch(() => undefined);
  if (!whole) return undefined;
  const place = findVisiblePart(readPixels(whole, platform));
  if (!place) return undefined;
  const image = cropTo(whole, place, platform);
  const ratio = image.width / image.height;
  if (ratio > maxAspect || ratio < minAspect) return undefined;
  const pixels = readPixels(image, platform);
  let seen = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) >= minAlpha) seen += 4;
  const { width, height } = image;
  return { logo: { width, height, inks: listPixelInks(pixels), isOpaque: seen >= pixels.length * opaqueShare }, image };
}

function readPixels({ source }: DecodedImage, platform: Platform): Uint8ClampedArray {
  const { context } = platform.createSurface(thumbnail, thumbnail);
  context.clearRect(0, 0, thumbnail, thumbnail);
  context.drawImage(source, 0, 0, thumbnail, thumbnail);
  return context.getImageData(0, 0, thumbnail, thumbnail).data;
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function findVisiblePart(pixels: Uint8ClampedArray): Part | undefined {
  let [left, top, right, bottom] = [thumbnail, thumbnail, -1, -1];
  for (let at = 0; at * 4 < pixels.length; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) < minAlpha) continue;
    const [x, y] = [at % thumbnail, Math.floor(at / thumbnail)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return undefined;
  const share = (from: number, to: number) => Math.min(thumbnail, to + 1) / thumbnail - from / thumbnail;
  return {
    left: left / thumbnail,
    top: top / thumbnail,
    width: share(left, right),
    height: share(top, bottom),
  };
}

function cropTo(image: DecodedImage, { left, top, width, height }: Part, platform: Platform): DecodedImage {
  if (width === 1 && height === 1) return image;
  const part = [left * image.width, top * image.height, width * image.width, height * image.height] as const;
  const size = { width: Math.max(1, Math.round(part[2])), height: Math.max(1, Math.round(part[3])) };
  const { context } = platform.createSurface(size.width, size.height);
  context.clearRect(0, 0, size.width, size.height);
  context.drawImage(image.source, ...part, 0, 0, size.width, size.height);
  return { ...size, source: context.canvas };
}
