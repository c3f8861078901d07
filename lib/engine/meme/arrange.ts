import type { Size } from '../sizes.ts';
import type { CaptionBox } from './captions.ts';

export interface SafeArea {
  readonly top: number;
  readonly bottom: number;
  readonly inset: number;
}

interface CaptionRoom {
  readonly area: CaptionBox;
  readonly captionHeights: readonly number[];
  readonly gap: number;
}

/** How a picture and its captions share a canvas; `shown` is the picture's size, cropped only in `over`. */
type Arrangement =
  | { readonly type: 'over'; readonly shown: Size }
  | ({ readonly type: 'stacked'; readonly shown: Size } & CaptionRoom)
  | ({ readonly type: 'beside'; readonly shown: Size; readonly pictureX: number } & CaptionRoom);

const maxCrop = 0.12;
const maxEnlargement = 4;
const maxShrink = 0.8;
const maxShrinkBesideBar = 0.3;
/** Minimum height of one caption, and of each of two, when the picture shrinks for them. */
const [aloneHeight, sharedHeight] = [130, 120];
const barHeight = 190;
const minColumnWidth = 480;
/** A lower picture, relative to the canvas, has words above and below rather than beside it. */
const minBesideHeight = 0.6;
const maxCaptionShare = 0.24;
const minShare = 0.34;
const stackGap = 32;
const columnGap = 72;

/** A picture of nearly the canvas's shape fills it; else it is whole, the words beside, above and below, or over it. */
export function arrange(
  image: Size,
  canvas: Size,
  safe: SafeArea,
  captions: readonly string[],
  direction: 'ltr' | 'rtl',
  style?: 'over' | 'bar' | 'labels',
): Arrangement {
  const [across, down] = [canvas.width / image.width, canvas.height / image.height];
  const [contain, cover] = [Math.min(across, down), Math.max(across, down)];
  if (style !== 'bar' && 1 - contain / cover <= maxCrop && cover <= maxEnlargement)
    return { type: 'over', shown: canvas };

  const whole = scaleBy(image, Math.min(contain, maxEnlargement));
  if (captions.length === 0 || style === 'over' || style === 'labels') return { type: 'over', shown: whole };

  const inner = canvas.width - 2 * safe.inset;
  const area = { x: safe.inset, y: safe.top, width: inner, height: safe.bottom - safe.top };
  const column = canvas.width - whole.width - safe.inset - columnGap;
  if (style !== 'bar' && column >= minColumnWidth && whole.height >= canvas.height * minBesideHeight) {
    const [pictureX, x] = direction === 'ltr' ? [canvas.width - whole.width, safe.inset] : [0, whole.width + columnGap];
    const half = (area.height - columnGap) / 2;
    const room = { area: { ...area, x, width: column }, captionHeights: captions.map(() => half), gap: columnGap };
    return { type: 'beside', shown: whole, pictureX, ...room };
  }

  const free = area.height - captions.length * stackGap;
  const needed = captions.length > 1 ? captions.length * sharedHeight : style === 'bar' ? barHeight : aloneHeight;
  const fitting = Math.min(1, (free - needed) / whole.height);
  if (fitting < (style === 'bar' ? maxShrinkBesideBar : maxShrink)) return { type: 'over', shown: whole };
  // A picture narrower than the canvas keeps the whole inset: a sliver would look like a mistake.
  const shown = scaleBy(whole, fitting < 1 ? Math.min(fitting, inner / whole.width) : 1);
  const captionHeights = computeShares(captions).map((share) =>
    Math.min((free - shown.height) * share, canvas.height * maxCaptionShare),
  );
  return { type: 'stacked', shown, area, captionHeights, gap: stackGap };
}

function computeShares(captions: readonly string[]): readonly number[] {
  const total = captions.reduce((sum, { length }) => sum + length, 0);
  return captions.map(({ length }) =>
    captions.length === 1 ? 1 : Math.min(1 - minShare, Math.max(minShare, length / total)),
  );
}

function scaleBy({ width, height }: Size, scale: number): Size {
  return { width: width * scale, height: height * scale };
}
