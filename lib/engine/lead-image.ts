import { toOklch } from './brand/color.ts';
import type { Tones } from './brand/palette.ts';
import type { LeadImage } from './compose/design.ts';
import { findFocus, measureBusyness } from './meme/saliency.ts';
import type { DecodedImage, Platform } from './platform.ts';

/** Minimum pixels of a page's picture, longer and shorter side; smaller ones would look blurred. */
const minLeadPx = [600, 300] as const;
/** Width by height; banners and columns are adverts or decoration. */
const ratios = { min: 0.45, max: 3 } as const;
const noSubject =
  /(?:^|[/_.-])(?:logo|logos|avatar|avatars|icon|icons|favicon|placeholder|default|sprite|badge|banner|advert|ads?|pixel|blank|spacer|social[-_]?(?:share|card)|share[-_]?(?:image|card)|og[-_]?(?:default|card)|twitter[-_]?card|gravatar)(?:[/_.-]|\d*\.|$)/iu;

/** Pixels per side, and the step of a channel within which colours count as equal. */
const thumbnailPx = 64;
const step = 32;
/** Share of the commonest colours above which a picture is a logo or text card rather than a photograph. */
const flat = { one: 0.5, three: 0.78 } as const;
const maxTransparent = 0.04;
/** OKLCH chroma from which on colours can clash, and the degrees from the brand's hue at which they do. */
const clash = { chroma: 0.1, degrees: 70 } as const;

export const isAddress = (name: string): boolean => /^https?:/i.test(name);

const readPath = (address: string): string => URL.parse(address)?.pathname ?? address;

function lookAt(pixels: Uint8ClampedArray): { readonly isFlat: boolean; readonly hue?: number } {
  const counts = new Map<number, number>();
  let transparent = 0;
  let [x, y, chroma] = [0, 0, 0];
  const total = pixels.length / 4;
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(at, at + 4);
    if (a < 128) transparent += 1;
    const key = Math.floor(r / step) * 64 + Math.floor(g / step) * 8 + Math.floor(b / step);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counts) {
    const toChannel = (value: number) => (value * step + step / 2).toString(16).padStart(2, '0');
    const { c, h } = toOklch(`#${toChannel(key >> 6)}${toChannel((key >> 3) & 7)}${toChannel(key & 7)}`);
    chroma += (c * count) / total;
    x += Math.cos((h * Math.PI) / 180) * c * count;
    y += Math.sin((h * Math.PI) / 180) * c * count;
  }
  const common = Array.from(counts.values(), (count) => count / total).sort((a, b) => b - a);
  const three = common.slice(0, 3).reduce((sum, share) => sum + share, 0);
  const isFlat = transparent / total > maxTransparent || (common[0] ?? 1) > flat.one || three > flat.three;
  return { isFlat, ...(chroma >= clash.chroma && { hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 }) };
}

/** Chroma below which a brand is grey, beside which nothing clashes. */
const greyChroma = 0.03;

function clashes(hue: number | undefined, { hue: brand, chroma, accentHue }: Tones): boolean {
  if (hue === undefined || chroma < greyChroma) return false;
  const measureFrom = (other: number) => Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other));
  return measureFrom(brand) > clash.degrees && measureFrom(accentHue) > clash.degrees;
}

interface NamedImage {
  readonly asset: string;
  readonly image: DecodedImage;
  readonly credit?: string | undefined;
}

export function chooseLeadImage(
  { asset, image, credit }: NamedImage,
  tones: Tones,
  platform: Platform,
): LeadImage | undefined {
  const { width, height } = image;
  const lead = { asset, width, height, credit };
  if (!isAddress(asset)) return lead;
  const isLarge = Math.max(width, height) >= minLeadPx[0] && Math.min(width, height) >= minLeadPx[1];
  const ratio = width / height;
  if (!isLarge || ratio < ratios.min || ratio > ratios.max || noSubject.test(readPath(asset))) return undefined;
  const { context } = platform.createSurface(thumbnailPx, thumbnailPx);
  context.clearRect(0, 0, thumbnailPx, thumbnailPx);
  context.drawImage(image.source, 0, 0, thumbnailPx, thumbnailPx);
  const { isFlat, hue } = lookAt(context.getImageData(0, 0, thumbnailPx, thumbnailPx).data);
  if (isFlat) return undefined;
  const focus = findFocus(measureBusyness(image, platform));
  return { ...lead, focus, ...(clashes(hue, tones) && { tint: tones.main }) };
}
