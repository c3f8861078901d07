import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { createFooter } from '../parts/footer.ts';
import { createKicker, findHero } from '../parts/header.ts';
import { drawInside } from '../parts/spot.ts';
import { type Dot, drawDisc, drawPolyline, type Shape } from '../shapes.ts';
import {
  type Area,
  type ArtArea,
  createBlock,
  createColumn,
  createRow,
  keepPresent,
  type LayoutNode,
} from '../tree.ts';
import { createBodyText, createFigureText, createHeading, createTitleText } from '../type.ts';
import { type BidContext, countMaxChars, defineForm } from './form.ts';
import { describeItems, partLine } from './items.ts';

/**
 * A large drawing with call-outs at both sides: what a thing is made of, or how a whole is shared out.
 *
 *     25 %  ───╮  /\
 *     Roof     ╰─o  \  o──── 15 %
 *              |____|        Windows
 */

interface Callout {
  readonly value?: string;
  readonly name: string;
  readonly body?: string | undefined;
  readonly mark?: string | undefined;
}

const maxName = 30;
const count = { min: 3, max: 6 };
const drawingShare = { '9:16': 0.46, '4:5': 0.46, '1:1': 0.44, '16:9': 0.36 } as const;
/** The drawing's box to that width. */
const insideShare = 0.8;
const clear = 14;
/** Radius of the ring that leader lines end on, to the drawing's box. */
const ring = 0.42;
/** Share of the ring's radius: leader lines end no further up or down. */
const maxRise = 0.8;
const backdrop = { outer: 0.56, inner: 0.46 };
const bids = { own: 0.93, upright: 0.6 };

function createSaid(
  design: Design,
  { value, name, body, mark }: Callout,
  surface: Surface,
  align: 'start' | 'end',
): LayoutNode {
  const { space } = design;
  return createColumn(
    { gap: space(4), grow: 1, justify: 'center' },
    keepPresent([
      value ? createFigureText(design, value, surface, { of: toSizeRange(64, 42, 82), align }) : undefined,
      createHeading(design, name, surface, { of: toSizeRange(35, 28, 44), weight: 700, align }),
      body ? createBodyText(design, body, surface, { of: toSizeRange(28, 26, 32), mark, align }) : undefined,
    ]),
  );
}

function drawLeaders(
  { children, width, height }: Area,
  stage: number,
  side: 'left' | 'right',
  surface: Surface,
): Shape[] {
  const stroke = { color: surface.trace, width: 4 };
  const centre: Dot = side === 'left' ? [width + stage / 2, height / 2] : [-stage / 2, height / 2];
  const radius = stage * ring;
  const edge = side === 'left' ? width + clear : -clear;
  return children.flatMap((child): Shape[] => {
    const y = child.y + child.height / 2;
    const dy = Math.max(-maxRise, Math.min(maxRise, (y - centre[1]) / (height / 2))) * radius;
    const dx = Math.sqrt(radius ** 2 - dy ** 2);
    const end: Dot = [centre[0] + (side === 'left' ? -dx : dx), centre[1] + dy];
    const elbow: Dot = [edge + (end[0] - edge) * 0.45, y];
    return [
      drawPolyline([[edge, y], elbow, end], stroke),
      drawDisc(end, 13, '#ffffff', { color: surface.highlight, width: 7 }),
    ];
  });
}

function createStage(design: Design, callouts: readonly Callout[], drawing: string, surface: Surface): LayoutNode {
  const { width: pictureWidth, aspect } = design;
  const side = Math.round(pictureWidth * drawingShare[aspect]);
  const half = Math.ceil(callouts.length / 2);
  const callColumn = (some: readonly Callout[], at: 'left' | 'right'): LayoutNode =>
    createColumn(
      { grow: 1, draw: (area) => drawLeaders(area, side, at, surface) },
      some.map((each) => createSaid(design, each, surface, at === 'left' ? 'end' : 'start')),
    );
  const draw = ({ children: [, middle], height }: Area): Shape[] => {
    const centre: Dot = [(middle?.x ?? 0) + side / 2, height / 2];
    return [
      drawDisc(centre, side * backdrop.outer, surface.shape),
      drawDisc(centre, side * backdrop.inner, surface.tile),
    ];
  };
  const drawArt = ({ children: [, middle], y, height }: ArtArea) => {
    const inner = side * insideShare;
    const box = { x: (middle?.x ?? 0) + (side - inner) / 2, y: y + (height - inner) / 2, width: inner, height: inner };
    return drawInside(design, drawing, box, { ground: surface.tile });
  };
  return createRow({ grow: 1, draw, art: drawArt, isArtAbove: true }, [
    callColumn(callouts.slice(0, half), 'left'),
    createBlock(side, side, {}),
    callColumn(callouts.slice(half), 'right'),
  ]);
}

function createPage(callouts: readonly Callout[], design: Design, module?: ModuleOf<'items'>): LayoutNode {
  const { theme, palette, measures, space } = design;
  const surface = theme.look === 'illustrated' ? palette.deep : theme.body;
  const { margin, top, bottom } = measures;
  const drawing = findHero(design)?.drawings[0];
  const foot = createFooter(design, surface);
  return createColumn(
    { grow: 1, fill: surface.ground, padding: { top, left: margin, right: margin, bottom }, gap: space(34) },
    keepPresent([
      createColumn({ gap: space(16) }, [...createKicker(design, surface), createTitleText(design, surface, 3)]),
      drawing ? createStage(design, callouts, drawing, surface) : undefined,
      module && partLine(design, module, surface),
      foot,
    ]),
  );
}

const hasSubject = ({ brief, drawings, theme }: BidContext): boolean => {
  const [first] = brief.hero?.drawings ?? [];
  return theme.hasDrawings && first !== undefined && drawings.set.has(first) && (brief.hero?.score ?? 0) >= sureScore;
};
/** Match score from which a drawing shows the subject itself. */
const sureScore = 4;

const holds = (names: readonly string[]) =>
  names.length >= count.min && names.length <= count.max && countMaxChars(names) <= maxName;

const toCallout = ({ heading: name, ...rest }: Item): Callout => ({ name, ...rest });

export const anatomy = defineForm({
  name: 'anatomy',
  kind: 'items',
  bid: ({ items, form }, context) => {
    if ((form !== 'anatomy' && form !== 'parts') || !hasSubject(context)) return 0;
    return holds(items.map(({ heading: name }) => name)) ? bids.own : 0;
  },
  cuts: (module) => [module, { ...module, items: module.items.map(({ body: _, ...rest }) => rest) }],
  build: (module, design) => createPage(module.items.map(toCallout), design, module),
  page: (module, design) => createPage(module.items.map(toCallout), design, module),
  describe: ({ items }) => describeItems(items),
});

export const sharedOut = defineForm({
  name: 'shared-out',
  kind: 'chart',
  bid: ({ rows, form }, context) =>
    form === 'share' && hasSubject(context) && holds(rows.map(({ label: name }) => name))
      ? context.aspect === '16:9'
        ? bids.own
        : bids.upright
      : 0,
  cuts: (module) => [module],
  build: ({ rows }, design) =>
    createPage(
      rows.map(({ label: name, text }) => ({ name, value: text })),
      design,
    ),
  page: ({ rows }, design) =>
    createPage(
      rows.map(({ label: name, text }) => ({ name, value: text })),
      design,
    ),
  describe: ({ rows }) => rows.map(({ label: name, text }) => `${name}: ${text}`).join('; '),
});
