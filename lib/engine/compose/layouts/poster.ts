import type { Aspect } from '../../../contract/index.ts';
import { hash } from '../../brand/hash.ts';
import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { bandList } from '../parts/bands.ts';
import { footer } from '../parts/footer.ts';
import { frame, sidePanel, suitsHeader } from '../parts/frame.ts';
import { headerTexts, picturedHeader } from '../parts/header.ts';
import { motif } from '../parts/motif.ts';
import { numberCards } from '../parts/numbers.ts';
import { filling, type LeadImage, ratioOf, shapeFor, whole } from '../parts/picture.ts';
import { pointList } from '../parts/points.ts';
import { lengthOf } from '../text.ts';
import { block, column, present, type Root, row, type Stack } from '../tree.ts';
import type { Tree } from './spec.ts';

/** Share of the height that a picture above the words has at least, and where its own shape asks for it at most. */
const placeShare = {
  withPoints: { least: 0.3, most: { '9:16': 0.4, '4:5': 0.36, '1:1': 0.33, '16:9': 0.4 } },
  alone: { least: 0.46, most: { '9:16': 0.6, '4:5': 0.6, '1:1': 0.6, '16:9': 0.6 } },
};

/** A picture narrower than this shows little unless it is tall, up to this share of the height. */
const [uprightRatio, mostUpright] = [0.7, 0.4];

/** The header on its ground, under or over the picture. */
function headerBlock(design: Design, top: number, bottom: number): Stack {
  const { measures, theme } = design;
  const { margin } = measures;
  const padding = { top, right: margin, bottom: theme.hasBand ? bottom : 0, left: margin };
  return column({ fill: theme.hasBand ? theme.header.ground : undefined, padding }, [headerTexts(design)]);
}

/** The room a picture is given: as its own shape asks, above or under the header, the least, or the least beside the title. */
type Ask = 'own' | 'under' | 'least' | 'beside';

/** The picture in a place of the header's ground, which grows by `grow`. */
function upperPart(image: LeadImage, header: Design, ask: Ask, hasPoints: boolean): Stack[] {
  const { measures, theme, width, height, space } = header;
  const { margin, top } = measures;
  const { least, most } = placeShare[hasPoints ? 'withPoints' : 'alone'];
  const limit = ratioOf(image) < uprightRatio ? mostUpright : most[header.aspect];
  const own = Math.max(least * height, Math.min(limit * height, width / ratioOf(image)));
  const place = Math.round(ask === 'own' || ask === 'under' ? own : least * height);
  const grow = hasPoints ? 0.6 : 1;
  const shape = shapeFor(image, width, place);
  const mayStandBeside = hasPoints && header.aspect !== '9:16' && suitsHeader(image, header.aspect);
  const isBeside = mayStandBeside && (ask === 'beside' || shape === 'tall');
  if (shape === 'cover' && !isBeside) {
    const leaf = column({ grow }, [filling(image, { height: place, grow: 1 })]);
    if (ask !== 'under') return [leaf, headerBlock(header, space(56), space(56))];
    const [above, below] = [headerBlock(header, top, space(56)), theme.hasBand ? [] : [block(1, space(40), {})]];
    return [above, ...below, leaf];
  }
  if (isBeside) {
    const padding = { top, right: margin, bottom: top, left: margin };
    const fill = theme.hasBand ? theme.header.ground : undefined;
    return [picturedHeader(header, image, { texts: [headerTexts(header, 6)], padding, fill })];
  }
  if (shape === 'tall') {
    const leaf = whole(image, { height: place, grow: 1 });
    const padding = { top: Math.round(top / 2), right: margin, left: margin };
    return [column({ grow, fill: theme.header.ground, padding }, [leaf]), headerBlock(header, space(48), space(56))];
  }
  const leaf = whole(image, { height: ((width - 2 * margin) * image.height) / image.width });
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
function upright(image: LeadImage, header: Design, points: Design, { ask, isBanded }: Way): Root {
  const { measures, theme, width, height, px, space } = header;
  const { margin, bottom } = measures;
  const side = { left: margin, right: margin };
  const hasPoints = points.brief.points.length > 0;
  const surface = hasPoints ? theme.body : theme.header;
  const foot = footer(header, surface);
  const inset = { ...side, top: px(measures.section), bottom: foot ? Math.max(36, space(40)) : measures.clear };
  const apart = theme.hasBand || ask !== 'own' ? 0 : space(40);
  const listed = () =>
    isBanded && points.brief.statistics.length === 0
      ? column({ padding: { top: apart, bottom: foot ? space(32) : measures.clear }, grow: 1 }, [bandList(points)])
      : column({ padding: inset, grow: 1 }, [
          column({ gap: px(measures.section), grow: 1 }, present([numberCards(points), pointList(points)])),
        ]);
  const list = hasPoints ? listed() : undefined;
  return {
    ...column({ fill: surface.ground }, [
      ...upperPart(image, header, ask, hasPoints),
      ...present([list, foot && column({ padding: { ...side, bottom } }, [foot])]),
    ]),
    width,
    height,
  };
}

/** A column of points beside picture and header. */
const pointColumn = ({ measures }: Design, points: Design): Stack =>
  column({ grow: 1, padding: { top: measures.top, right: measures.margin, bottom: measures.top, left: 72 } }, [
    pointList(points),
  ]);

/** Width in pixels of an upright picture that stands as tall as a wide one. */
const strip = 560;

/** Header and source in a dark column; the picture above them, before it in a strip, or in the rest above the points. */
function sideways(image: LeadImage, header: Design, points: Design, ask: Ask): Root {
  const { measures, theme, width, height, px } = header;
  const { margin, bottom } = measures;
  const hasPoints = points.brief.points.length > 0;
  if (hasPoints && ask !== 'least' && suitsHeader(image, header.aspect)) {
    const panel = sidePanel({ ...header, image }, true);
    return { ...row({ fill: theme.body.ground }, [panel, pointColumn(header, points)]), width, height };
  }
  if (hasPoints && ask === 'own' && shapeFor(image, strip, height) === 'cover') {
    const rest = frame({ ...header, width: width - strip }, { body: pointList(points), numbers: true, wide: 'top' });
    return { ...row({}, [filling(image, { width: strip, height }), rest]), width, height };
  }
  const panel = sidePanel(header, true);
  const place = height * (hasPoints ? 0.42 : 1);
  const fills = shapeFor(image, width - panel.width, place) === 'cover';
  const leaf = fills
    ? filling(image, { height: height * 0.4, grow: 1 })
    : whole(image, { height: height * 0.3, grow: 1 });
  const inset = { top: 64, right: 64, bottom: 64, left: 64 };
  const list = hasPoints
    ? column({ padding: { top: px(measures.section), right: margin, bottom, left: 72 }, grow: 0.5 }, [
        pointList(points),
      ])
    : undefined;
  return {
    ...row({ fill: theme.body.ground }, [
      panel,
      column({ grow: 1 }, [
        column({ grow: 1, fill: theme.body.shape, padding: fills ? {} : inset }, [leaf]),
        ...present([list]),
      ]),
    ]),
    width,
    height,
  };
}

/** How a picture and the points beside it stand. */
interface Way {
  readonly ask: Ask;
  /** Whether the points stand on bands. */
  readonly isBanded: boolean;
}

/** More points, or more letters (those of the title count twice), leave a picture no room but beside the title. */
const mostBelow = { points: 5, letters: { '9:16': 900, '4:5': 560, '1:1': 400, '16:9': 560 } };

function isCrowded({ title, subtitle = '', points }: Brief, aspect: Aspect): boolean {
  const header = 2 * lengthOf(title) + lengthOf(subtitle);
  const letters = points.reduce((sum, { heading, body = '' }) => sum + lengthOf(heading) + lengthOf(body), header);
  return points.length > mostBelow.points || letters > mostBelow.letters[aspect];
}

/**
 * The trees of a list that a picture leads: by its title the picture stands above the header, under it or beside it, so
 * that pictures in a row do not look alike; where that leaves something out, it is made smaller.
 */
export function posterTrees(image: LeadImage, brief: Brief, aspect: Aspect): readonly Tree[] {
  const { title, points } = brief;
  const turn = hash(title) >>> 8;
  const asks: readonly Ask[] = isCrowded(brief, aspect) ? ['beside'] : ['own', 'under', 'beside'];
  const isBanded = points.length >= 3 && (turn >>> 8) % 2 === 0;
  const [first = 'own'] = asks.slice(turn % asks.length);
  return [...new Set<Ask>([first, 'own', 'least', 'beside'])].map(
    (ask): Tree =>
      (header, body) =>
        header.aspect === '16:9'
          ? sideways(image, header, body, ask === 'under' ? 'own' : ask)
          : upright(image, header, body, { ask, isBanded }),
  );
}
