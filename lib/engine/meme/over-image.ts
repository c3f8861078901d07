import type { ImageNode } from '../scene.ts';
import type { Size } from '../sizes.ts';
import type { SafeArea } from './arrange.ts';
import type { CaptionBox } from './captions.ts';
import { type BusyMap, findBusyness } from './saliency.ts';

type Busyness = (box: CaptionBox) => number;

interface PlacedCaption {
  readonly text: string;
  readonly box: CaptionBox;
  readonly align: 'top' | 'bottom';
}

/** Shares of the canvas's height for the top and the bottom caption. */
const shares = { top: 0.18, bottom: 0.3 };
/** Captions leave their usual place only for one that is calmer by this. */
const custom = 0.25;
/** A label's size, and the rows it may stand in, as shares of the picture's width and height. */
const labelShare = { width: 0.46, height: 0.16 } as const;
const labelRows = [0, 0.25, 0.5, 0.75, 1] as const;
export const labelMarginPx = 22;

export function findFrame(picture: CaptionBox, { width, height }: Size): CaptionBox {
  const scale = Math.max(picture.width / width, picture.height / height);
  return {
    x: picture.x + (picture.width - width * scale) / 2,
    y: picture.y + (picture.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

export const toShares = (box: CaptionBox, frame: CaptionBox): CaptionBox => ({
  x: (box.x - frame.x) / frame.width,
  y: (box.y - frame.y) / frame.height,
  width: box.width / frame.width,
  height: box.height / frame.height,
});

export function computeBusyness(picture: ImageNode, image: Size & { readonly busy?: BusyMap }): Busyness {
  const { busy } = image;
  if (busy === undefined) return () => 0;
  const frame = findFrame(picture, image);
  return (box) => findBusyness(busy, toShares(box, frame));
}

export function captionPlaces(
  [top, bottom]: readonly [string, string],
  picture: ImageNode,
  canvas: Size,
  safe: SafeArea,
  busyness: Busyness,
): readonly PlacedCaption[] {
  const words = { x: picture.x + safe.inset, width: picture.width - 2 * safe.inset };
  const upper = { ...words, y: safe.top, height: canvas.height * shares.top - safe.top };
  const foot = canvas.height * (1 - shares.bottom);
  const lower = { ...words, y: foot, height: safe.bottom - foot };
  const [isTop, isBottom] = [top.trim() !== '', bottom.trim() !== ''];
  const [above, below] = [busyness(upper), busyness(lower)];
  if (isTop !== isBottom) {
    const text = isTop ? top : bottom;
    const stays = isTop ? above <= below + custom : below <= above + custom;
    return stays === isTop ? [{ text, box: upper, align: 'top' }] : [{ text, box: lower, align: 'bottom' }];
  }
  const apart: readonly PlacedCaption[] = [
    { text: top, box: upper, align: 'top' },
    { text: bottom, box: lower, align: 'bottom' },
  ];
  if (above <= below + custom) return apart;
  const half = (lower.height - 16) / 2;
  return [
    { text: top, box: { ...lower, height: half }, align: 'bottom' },
    { text: bottom, box: { ...lower, y: lower.y + half + 16, height: half }, align: 'bottom' },
  ];
}

/** The calmest places for labels, in reading order, without overlaps. */
export function findLabelPlaces(
  count: number,
  canvas: Size,
  safe: SafeArea,
  picture: ImageNode,
  busyness: Busyness,
): readonly CaptionBox[] {
  const [left, right] = [Math.max(picture.x, 0) + safe.inset, picture.x + picture.width - safe.inset];
  const [from, to] = [
    Math.max(picture.y + safe.inset, safe.top),
    Math.min(picture.y + picture.height - safe.inset, safe.bottom),
  ];
  const [across, down] = [
    Math.max(120, (right - left) * labelShare.width),
    Math.max(60, (to - from) * labelShare.height),
  ];
  const options = [0, 0.5, 1].flatMap((x) =>
    labelRows.map((y): CaptionBox => {
      const box = {
        x: left + (right - left - across) * x,
        y: from + (to - from - down) * y,
        width: across,
        height: down,
      };
      return {
        x: box.x + labelMarginPx,
        y: box.y + labelMarginPx / 2,
        width: across - 2 * labelMarginPx,
        height: down - labelMarginPx,
      };
    }),
  );
  const calmest = options.map((box) => ({ box, busy: busyness(box) })).sort((a, b) => a.busy - b.busy);
  const chosen: CaptionBox[] = [];
  for (const { box } of calmest) {
    if (chosen.length === count) break;
    if (!chosen.some((other) => touches(box, other))) chosen.push(box);
  }
  return chosen
    .filter((box) => box.y >= 0 && box.y + box.height <= canvas.height)
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

function touches(a: CaptionBox, b: CaptionBox): boolean {
  const gap = 2 * labelMarginPx;
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  );
}
