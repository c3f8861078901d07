import type { Size } from '../sizes.ts';
import type { CaptionBox } from './captions.ts';

/** The part of the canvas where words may stand: its top and bottom edges, and how far in from the sides. */
export interface SafeArea {
  readonly top: number;
  readonly bottom: number;
  readonly inset: number;
}

interface Room {
  /** Where the words stand, and the picture with them when they are stacked. */
  readonly area: CaptionBox;
  /** The most each caption may take, in pixels. */
  readonly captionHeights: readonly number[];
  /** Between the things in the area. */
  readonly gap: number;
}

/** How a picture and its captions share a canvas; `shown` is the picture's size, cropped only when that fills the canvas. */
type Arrangement =
  | { readonly type: 'over'; readonly shown: Size }
  | ({ readonly type: 'stacked'; readonly shown: Size } & Room)
  | ({ readonly type: 'beside'; readonly shown: Size; readonly pictureX: number } & Room);

/** Largest share of a picture that is cut away to fill the canvas; beyond it the picture is shown whole. */
const maxCrop = 0.12;
/** A small picture is enlarged no further: it would only be a blur. */
const maxEnlargement = 4;
/** The picture gives way to words above and below it by no more than this. */
const maxShrink = 0.8;
/** The least height a caption alone, and each of two, is given by shrinking the picture. */
const [aloneHeight, sharedHeight] = [130, 120];
/** What a bar of words above the picture takes when it is asked for. */
const barHeight = 190;
/** The least width of a column of words that is worth having beside a picture. */
const minColumnWidth = 480;
/** A picture lower than this share of the canvas has room above and below it rather than beside it. */
const minBesideHeight = 0.6;
/** The most one caption takes, as a share of the canvas's height. */
const maxCaptionShare = 0.24;
/** The least of the room that the shorter of two captions gets. */
const minShare = 0.34;
const stackGap = 32;
const columnGap = 72;

/**
 * Finds the place for a picture and its captions (none, one or two). A picture of nearly the canvas's shape fills it and
 * is written over; else it is shown whole, with the words beside it or above and below when there is room, over it when
 * not. `direction` is that of the words: they come before the picture. `style` is how the user wants it: over the
 * picture (or as labels on it) in any case, or in a bar above it.
 */
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

  const whole = scaled(image, Math.min(contain, maxEnlargement));
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
  if (fitting < (style === 'bar' ? 0.3 : maxShrink)) return { type: 'over', shown: whole };
  // A picture that leaves the sides leaves them by the whole inset: a sliver would look like a mistake.
  const shown = scaled(whole, fitting < 1 ? Math.min(fitting, inner / whole.width) : 1);
  const captionHeights = shares(captions).map((share) =>
    Math.min((free - shown.height) * share, canvas.height * maxCaptionShare),
  );
  return { type: 'stacked', shown, area, captionHeights, gap: stackGap };
}

/** How captions share their room: by their length, so that they come out at about the same size. */
function shares(captions: readonly string[]): readonly number[] {
  const total = captions.reduce((sum, { length }) => sum + length, 0);
  return captions.map(({ length }) =>
    captions.length === 1 ? 1 : Math.min(1 - minShare, Math.max(minShare, length / total)),
  );
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: width * scale, height: height * scale };
}
