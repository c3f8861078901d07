import type { MemeDraft } from '../brief.ts';
import type { TextMeasurer } from '../platform.ts';
import type { ImageNode, Scene, SceneNode, TextNode } from '../scene.ts';
import type { Size } from '../sizes.ts';
import { arrange, type SafeArea } from './arrange.ts';
import { type CaptionBox, type CaptionRules, placeCaption } from './captions.ts';
import { captionPlaces, computeBusyness, findLabelPlaces, labelMarginPx } from './over-image.ts';
import type { BusyMap } from './saliency.ts';
import { drawTextBoxes, showWhole } from './text-boxes.ts';

const onBlack = { style: 'outlined', align: 'top', maxLines: 4, maxSize: 120, ground: '#000000' } as const;
const onWhite = { style: 'panel', align: 'top', maxLines: 4, maxSize: 80, ground: '#ffffff' } as const;
const overPicture = { style: 'outlined', maxLines: 4, maxSize: 130 } as const;
const radius = 20;

export interface OwnImage extends Size {
  readonly busy?: BusyMap;
}

interface CaptionLettering {
  readonly measurer: TextMeasurer;
  readonly letters?: number;
}

/** As {@link arrange} finds room, or as the draft says. A lone caption is on white, two are on black. */
export function captionImage(
  draft: MemeDraft,
  asset: string,
  image: OwnImage,
  canvas: Size,
  safe: SafeArea,
  { measurer, letters = 1 }: CaptionLettering,
): Pick<Scene, 'background' | 'nodes'> {
  if (draft.boxes) {
    const picture = showWhole(asset, image, canvas, safe);
    return { background: onBlack.ground, nodes: [picture, ...drawTextBoxes(draft, picture, image, canvas, measurer)] };
  }
  const { top = '', bottom = '' } = draft.captions;
  const texts = [top, bottom].filter((text) => text.trim() !== '');
  const spoken = draft.style === 'bar' && texts.length > 1 ? [texts.join(': ')] : texts;
  const arrangement = arrange(image, canvas, safe, spoken, draft.direction, draft.style);
  const { shown } = arrangement;
  const place = (text: string, box: CaptionBox, rules: CaptionRules) =>
    placeCaption(text, box, { ...rules, maxSize: rules.maxSize * letters }, draft, measurer);

  const placePicture = (x: number, y: number): ImageNode => {
    const framed = shown.width < canvas.width && shown.height < canvas.height;
    return { type: 'image', asset, x, y, ...shown, fit: 'cover', ...(framed && { radius }) };
  };

  if (arrangement.type === 'over') {
    const picture = placePicture((canvas.width - shown.width) / 2, (canvas.height - shown.height) / 2);
    const busyness = computeBusyness(picture, image);
    if (draft.style === 'labels') {
      const labels = findLabelPlaces(texts.length, canvas, safe, picture, busyness);
      return {
        background: onBlack.ground,
        nodes: [picture, ...labels.flatMap((box, index) => placeLabel(texts[index] ?? '', box, place))],
      };
    }
    const places = captionPlaces([top, bottom], picture, canvas, safe, busyness);
    const captions = places
      .map(({ text, box, align }) => place(text, box, { ...overPicture, align }))
      .filter((node) => node !== undefined);
    return { background: onBlack.ground, nodes: [picture, ...captions] };
  }

  const rules = spoken.length === 1 ? onWhite : onBlack;
  const { area, gap } = arrangement;
  const captions = spoken.map((text, index): Stacked => {
    const box = { ...area, height: arrangement.captionHeights[index] ?? 0 };
    const height = place(text, box, rules)?.height ?? 0;
    // Half a pixel more than measured, so that rounding down finds the same size again.
    return { height, at: (y) => place(text, { ...area, y, height: height + 0.5 }, rules) };
  });
  if (arrangement.type === 'beside') {
    const side = placePicture(arrangement.pictureX, (canvas.height - shown.height) / 2);
    return { background: rules.ground, nodes: [side, ...stack(captions, area, gap)] };
  }
  const picture = { height: shown.height, at: (y: number) => placePicture((canvas.width - shown.width) / 2, y) };
  const [first, ...rest] = captions;
  const isBelow = draft.style !== 'bar' && top.trim() === '';
  const around = first === undefined ? [picture] : isBelow ? [picture, first] : [first, picture, ...rest];
  return { background: rules.ground, nodes: stack(around, area, gap) };
}

function placeLabel(
  text: string,
  box: CaptionBox,
  place: (text: string, box: CaptionBox, rules: CaptionRules) => TextNode | undefined,
): SceneNode[] {
  const words = place(text, box, { ...onWhite, align: 'middle', maxLines: 2, maxSize: 56 });
  if (words === undefined) return [];
  const left = Math.min(...words.lines.map(({ x }) => x)) - labelMarginPx;
  const right = Math.max(...words.lines.map(({ x, width }) => x + width)) + labelMarginPx;
  const [y, height] = [words.y - labelMarginPx / 2, words.height + labelMarginPx];
  return [{ type: 'box', x: left, y, width: right - left, height, radius: 18, fill: '#ffffff' }, words];
}

interface Stacked {
  readonly height: number;
  readonly at: (y: number) => SceneNode | undefined;
}

function stack(items: readonly Stacked[], area: CaptionBox, gap: number): readonly SceneNode[] {
  const total = items.reduce((sum, { height }) => sum + height, 0) + gap * (items.length - 1);
  let y = area.y + (area.height - total) / 2;
  return items.flatMap((item) => {
    const node = item.at(y);
    y += item.height + gap;
    return node ? [node] : [];
  });
}
