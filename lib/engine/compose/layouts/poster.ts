import type { Design } from '../design.ts';
import { footer } from '../parts/footer.ts';
import { sidePanel } from '../parts/frame.ts';
import { headerTexts } from '../parts/header.ts';
import { motif } from '../parts/motif.ts';
import { numberCards } from '../parts/numbers.ts';
import { pointList } from '../parts/points.ts';
import { column, type ImageLeaf, present, type Root, row, type Stack } from '../tree.ts';
import type { Tree } from './spec.ts';

/** A picture that leads: the name of its asset and its size in pixels as it is shown. */
export interface LeadImage {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
}

/** Cut to fill its place, a picture may lose this share of its width or height; if it would lose more it is shown whole. */
const mostLost = 0.42;
/** Slightly above the middle: faces and headlines are there more often than below. */
export const focus = [0.5, 0.4] as const;
const radius = 24;

/** Whether the picture fills a place of `width` by `height` pixels, or else which way it is too long for it. */
export function shapeFor(image: LeadImage, width: number, height: number): 'cover' | 'wide' | 'tall' {
  const ratio = image.width / image.height / (width / height);
  if (Math.min(ratio, 1 / ratio) >= 1 - mostLost) return 'cover';
  return ratio > 1 ? 'wide' : 'tall';
}

/** The header on its ground, under or over the picture. */
function headerBlock(design: Design, top: number, bottom: number): Stack {
  const { measures, theme } = design;
  const { margin } = measures;
  const padding = { top, right: margin, bottom: theme.hasBand ? bottom : 0, left: margin };
  return column({ fill: theme.hasBand ? theme.header.ground : undefined, padding }, [headerTexts(design)]);
}

/** The picture in a place of at least `height` pixels of the header's ground, which grows by `grow`. */
function upperPart(image: LeadImage, header: Design, height: number, grow: number): Stack[] {
  const { measures, theme, width, space } = header;
  const { margin, top } = measures;
  const shape = shapeFor(image, width, height);
  const { asset } = image;
  if (shape === 'cover') {
    const leaf: ImageLeaf = { type: 'image', asset, fit: 'cover', focus, height, grow: 1 };
    return [column({ grow }, [leaf]), headerBlock(header, space(56), space(56))];
  }
  if (shape === 'tall') {
    const leaf: ImageLeaf = { type: 'image', asset, fit: 'contain', radius, height, grow: 1 };
    const padding = { top: Math.round(top / 2), right: margin, left: margin };
    return [column({ grow, fill: theme.header.ground, padding }, [leaf]), headerBlock(header, space(48), space(56))];
  }
  const shown = ((width - 2 * margin) * image.height) / image.width;
  const leaf: ImageLeaf = { type: 'image', asset, fit: 'contain', radius, height: shown };
  const padding = { top, right: margin, bottom: space(56), left: margin };
  const draw = motif(header, theme.header, 'top');
  return [
    column({ grow: 1, fill: theme.header.ground, padding, gap: space(56), justify: 'center', draw }, [
      headerTexts(header),
      leaf,
    ]),
  ];
}

/** Picture and header above, points on paper, source at the foot. */
function upright(image: LeadImage, header: Design, points: Design): Root {
  const { measures, theme, width, height, px, space } = header;
  const { margin, bottom } = measures;
  const side = { left: margin, right: margin };
  const hasPoints = points.brief.points.length > 0;
  const surface = hasPoints ? theme.body : theme.header;
  const foot = footer(header, surface);
  const list = hasPoints
    ? column(
        {
          padding: { ...side, top: px(measures.section), bottom: foot ? Math.max(36, space(40)) : measures.clear },
          grow: 1,
        },
        [column({ gap: px(measures.section), grow: 1 }, present([numberCards(points), pointList(points)]))],
      )
    : undefined;
  return {
    ...column({ fill: surface.ground }, [
      ...upperPart(image, header, height * (hasPoints ? 0.3 : 0.46), hasPoints ? 0.6 : 1),
      ...present([list, foot && column({ padding: { ...side, bottom } }, [foot])]),
    ]),
    width,
    height,
  };
}

/** Header and source in a dark column; the picture fills the rest, above the points when there are any. */
function sideways(image: LeadImage, header: Design, points: Design): Root {
  const { measures, theme, width, height, px } = header;
  const { margin, bottom } = measures;
  const hasPoints = points.brief.points.length > 0;
  const panel = sidePanel(header, true);
  const place = height * (hasPoints ? 0.4 : 1);
  const fills = shapeFor(image, width - panel.width, place) === 'cover';
  const leaf: ImageLeaf = fills
    ? { type: 'image', asset: image.asset, fit: 'cover', focus, height: height * 0.4, grow: 1 }
    : { type: 'image', asset: image.asset, fit: 'contain', radius, height: height * 0.3, grow: 1 };
  const frame = { top: 64, right: 64, bottom: 64, left: 64 };
  const list = hasPoints
    ? column({ padding: { top: px(measures.section), right: margin, bottom, left: 72 }, grow: 0.5 }, [
        pointList(points),
      ])
    : undefined;
  return {
    ...row({ fill: theme.body.ground }, [
      panel,
      column({ grow: 1 }, [
        column({ grow: 1, fill: theme.body.shape, padding: fills ? {} : frame }, [leaf]),
        ...present([list]),
      ]),
    ]),
    width,
    height,
  };
}

/** The tree of a list that a picture leads. */
export const posterTree =
  (image: LeadImage): Tree =>
  (header, points) =>
    header.aspect === '16:9' ? sideways(image, header, points) : upright(image, header, points);
