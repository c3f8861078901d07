import type { MemeDraft, TextBox } from '../brief.ts';
import type { TextMeasurer } from '../platform.ts';
import type { ImageNode, SceneNode } from '../scene.ts';
import type { Size } from '../sizes.ts';
import { arrange, type SafeArea } from './arrange.ts';
import { type CaptionBox, type CaptionRules, placeCaption } from './captions.ts';
import { captionPlaces, computeBusyness, findFrame, findLabelPlaces, toShares } from './over-image.ts';
import type { BusyMap } from './saliency.ts';

export interface TextPlaces {
  readonly frame: CaptionBox;
  /** Top, then bottom, as shares of the image. */
  readonly usual: readonly CaptionBox[];
  /** In reading order, as shares of the image. */
  readonly calm: readonly CaptionBox[];
}

const suggested = 6;
const [pictureRadius, cardRadius] = [20, 18];
/** Minimum in the canvas's pixels, so that a box stays on the canvas in any shape. */
const minBoxPx = { width: 120, height: 56 } as const;
const cardMarginPx = 18;

/** The user sets the box: words get small before any is left out. */
const shared = { align: 'middle', minSize: 16 } as const;
const letters: CaptionRules = { ...shared, style: 'outlined', maxLines: 8, maxSize: 220 };
const card: CaptionRules = { ...shared, style: 'panel', maxLines: 10, maxSize: 140, ground: '#ffffff' };

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
    const box = keepOnCanvas(textBox, frame, canvas);
    const across = textBox.align;
    if (textBox.ground === 'none') {
      const words = placeCaption(text, box, { ...letters, across }, draft, measurer);
      return words ? [words] : [];
    }
    const inner = shrink(box, cardMarginPx);
    const words = placeCaption(text, inner, { ...card, across }, draft, measurer);
    return words ? [{ type: 'box', ...box, radius: cardRadius, fill: '#ffffff' } as const, words] : [];
  });
}

/** Moved and cut to stay on the canvas: another shape may show less of the image. */
function keepOnCanvas(box: TextBox, frame: CaptionBox, canvas: Size): CaptionBox {
  const width = Math.min(canvas.width, Math.max(minBoxPx.width, box.width * frame.width));
  const height = Math.min(canvas.height, Math.max(minBoxPx.height, box.height * frame.height));
  const clampTo = (value: number, max: number) => Math.min(max, Math.max(0, value));
  return {
    x: clampTo(frame.x + box.x * frame.width, canvas.width - width),
    y: clampTo(frame.y + box.y * frame.height, canvas.height - height),
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

export function findTextPlaces(image: Size & { readonly busy?: BusyMap }, canvas: Size, safe: SafeArea): TextPlaces {
  const picture = showWhole('', image, canvas, safe);
  const busyness = computeBusyness(picture, image);
  const frame = findFrame(picture, image);
  const usual = captionPlaces(['top', 'bottom'], picture, canvas, safe, busyness);
  return {
    frame,
    usual: usual.map(({ box }) => toShares(box, frame)),
    calm: findLabelPlaces(suggested, canvas, safe, picture, busyness).map((box) => toShares(box, frame)),
  };
}
