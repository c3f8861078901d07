import type { MemeDraft, TextBox } from '../brief.ts';
import type { TextMeasurer } from '../platform.ts';
import type { ImageNode, SceneNode } from '../scene.ts';
import type { Size } from '../sizes.ts';
import { arrange, type SafeArea } from './arrange.ts';
import { type CaptionBox, type CaptionRules, placeCaption } from './captions.ts';
import { busynessOn, captionPlaces, findFrame, labelPlaces, toShares } from './over-image.ts';
import type { BusyMap } from './saliency.ts';

/** Where texts can be placed on a user's own image. */
export interface TextPlaces {
  /** Where the whole image would stand, in the canvas's pixels: what boxes are shares of. */
  readonly frame: CaptionBox;
  /** Where tradition has the words: at the top, then at the bottom, as shares of the image. */
  readonly usual: readonly CaptionBox[];
  /** Calm places for short texts, in reading order, as shares of the image. */
  readonly calm: readonly CaptionBox[];
}

/** Calm places that are suggested. */
const suggested = 6;
/** Corners of a picture that doesn't reach the canvas's edges, and of a card. */
const [pictureRadius, cardRadius] = [20, 18];
/** The least of a box, in the canvas's pixels, that stays on the canvas whatever its shape. */
const minBoxPx = { width: 120, height: 56 } as const;
/** Between a card's edge and its words, in pixels. */
const cardMargin = 18;

/** A box is as the user sets it: its words get small before any of them is left out. */
const shared = { align: 'middle', minSize: 16 } as const;
const letters: CaptionRules = { ...shared, style: 'outlined', maxLines: 8, maxSize: 220 };
const card: CaptionRules = { ...shared, style: 'panel', maxLines: 10, maxSize: 140, ground: '#ffffff' };

/** The image by itself: over all of the canvas where it has nearly its shape, else whole in its middle. */
export function showWhole(asset: string, image: Size, canvas: Size, safe: SafeArea): ImageNode {
  const { shown } = arrange(image, canvas, safe, [], 'ltr', 'over');
  const framed = shown.width < canvas.width && shown.height < canvas.height;
  return {
    type: 'image',
    asset,
    x: (canvas.width - shown.width) / 2,
    y: (canvas.height - shown.height) / 2,
    ...shown,
    fit: 'cover',
    ...(framed && { radius: pictureRadius }),
  };
}

/** The words of a draft in the boxes that the user has placed. */
export function drawTextBoxes(
  draft: MemeDraft,
  picture: ImageNode,
  image: Size,
  canvas: Size,
  measurer: TextMeasurer,
): readonly SceneNode[] {
  const frame = findFrame(picture, image);
  return (draft.boxes ?? []).flatMap((textBox) => {
    const text = draft.captions[textBox.role] ?? '';
    const box = onCanvas(textBox, frame, canvas);
    const across = textBox.align;
    if (textBox.ground === 'none') {
      const words = placeCaption(text, box, { ...letters, across }, draft, measurer);
      return words ? [words] : [];
    }
    const inner = shrink(box, cardMargin);
    const words = placeCaption(text, inner, { ...card, across }, draft, measurer);
    return words ? [{ type: 'box', ...box, radius: cardRadius, fill: '#ffffff' } as const, words] : [];
  });
}

/** A box in pixels, moved and cut so that it stays on the canvas: in another shape less of the image may be seen. */
function onCanvas(box: TextBox, frame: CaptionBox, canvas: Size): CaptionBox {
  const width = Math.min(canvas.width, Math.max(minBoxPx.width, box.width * frame.width));
  const height = Math.min(canvas.height, Math.max(minBoxPx.height, box.height * frame.height));
  const within = (value: number, max: number) => Math.min(max, Math.max(0, value));
  return {
    x: within(frame.x + box.x * frame.width, canvas.width - width),
    y: within(frame.y + box.y * frame.height, canvas.height - height),
    width,
    height,
  };
}

const shrink = ({ x, y, width, height }: CaptionBox, by: number): CaptionBox => ({
  x: x + by,
  y: y + by / 2,
  width: width - 2 * by,
  height: height - by,
});

/** Suggests places for texts on an image, by what of it is calm. */
export function findTextPlaces(image: Size & { readonly busy?: BusyMap }, canvas: Size, safe: SafeArea): TextPlaces {
  const picture = showWhole('', image, canvas, safe);
  const busyness = busynessOn(picture, image);
  const frame = findFrame(picture, image);
  const usual = captionPlaces(['top', 'bottom'], picture, canvas, safe, busyness);
  return {
    frame,
    usual: usual.map(({ box }) => toShares(box, frame)),
    calm: labelPlaces(suggested, canvas, safe, picture, busyness).map((box) => toShares(box, frame)),
  };
}
