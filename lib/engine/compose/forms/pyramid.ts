import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { areAllDrawn, drawInside } from '../parts/spot.ts';
import { drawPolyline, type Shape } from '../shapes.ts';
import { type Area, type ArtArea, createColumn, createRow, type LayoutNode } from '../tree.ts';
import { createBodyText, createFigureText, createHeading } from '../type.ts';
import { defineForm } from './form.ts';
import { describeItems } from './items.ts';

type Sequence = ModuleOf<'sequence'>;
type PyramidItem = Sequence['items'][number];

const gap = 10;
/** Narrowest edge as a share of the widest band. */
const tip = 0.16;

/** Half widths of a band's upper and lower edge, as shares of half the figure's width. */
function findEdges(index: number, count: number, isFunnel: boolean): readonly [number, number] {
  const findWidth = (share: number) => tip + (1 - tip) * (isFunnel ? 1 - share : share);
  return [findWidth(index / count), findWidth((index + 1) / count)];
}

function chooseColors({ palette }: Design, surface: Surface, count: number): readonly string[] {
  const { tones } = palette;
  const scale = [tones.accent, tones.soft, tones.mid, tones.main, tones.deep2, tones.deep];
  return Array.from({ length: count }, (_, index) => scale[Math.min(scale.length - 1, index)] ?? surface.highlight);
}

/** Shares of the row: the figure's width, and the drawing's side at most. */
const figureShare = 0.54;
const drawingShare = 0.66;

function drawBands({ form }: Sequence, half: number, colors: readonly string[], surface: Surface) {
  return ({ children, width }: Area): Shape[] =>
    children.flatMap(({ y, height }, index): Shape[] => {
      const [upper, lower] = findEdges(index, children.length, form === 'funnel').map((share) => share * half) as [
        number,
        number,
      ];
      const [top, bottom] = [y + gap / 2, y + height - gap / 2];
      const band: Shape = {
        commands: [
          ['M', half - upper, top],
          ['L', half + upper, top],
          ['L', half + lower, bottom],
          ['L', half - lower, bottom],
          ['Z'],
        ],
        fill: colors[index],
        stroke: { color: colors[index] ?? surface.highlight, width: 8 },
      };
      const [from, to] = [half + (upper + lower) / 2 + 22, 2 * half + 24];
      if (to - from < 40 || width <= to) return [band];
      const middle = (top + bottom) / 2;
      const leader = drawPolyline(
        [
          [from, middle],
          [to, middle],
        ],
        { color: surface.trace, width: 3 },
      );
      return [band, leader];
    });
}

function drawOnBands({ items }: Sequence, design: Design, half: number) {
  return ({ x, children, isMirrored, width }: ArtArea) =>
    children.flatMap(({ y, height }, index) => {
      const name = items[index]?.drawing;
      const side = Math.min(height * drawingShare, 110);
      const middle = isMirrored ? x + width - half : x + half;
      const box = { x: middle - side / 2, y: y + (height - side) / 2, width: side, height: side };
      return name ? drawInside(design, name, box, { ground: design.palette.tones.mid }, { outline: '#ffffff' }) : [];
    });
}

function createBandWords(
  design: Design,
  { value, heading: name, body, mark }: PyramidItem,
  surface: Surface,
  isTip: boolean,
) {
  const nameSize = value ? toSizeRange(30, 26, 36) : toSizeRange(36, 29, 46);
  return createColumn({ grow: 1, gap: design.space(2) }, [
    ...(value
      ? [
          createFigureText(design, value, surface, {
            of: toSizeRange(52, 36, 66),
            color: isTip ? surface.strong : surface.ink,
          }),
        ]
      : []),
    createHeading(design, name, surface, { of: nameSize, weight: value ? 600 : 700 }),
    ...(body ? [createBodyText(design, body, surface, { mark })] : []),
  ]);
}

function build(module: Sequence, design: Design, surface: Surface): LayoutNode {
  const { items, form } = module;
  const { width, measures } = design;
  const figureWidth = Math.round((width - 2 * measures.margin) * figureShare);
  const isDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const rows = items.map(
    (item, index): LayoutNode =>
      createRow({ grow: 1, align: 'center', padding: { left: figureWidth + 44, top: 6, bottom: 6 } }, [
        createBandWords(design, item, surface, index === 0 && form !== 'funnel'),
      ]),
  );
  const draw = drawBands(module, figureWidth / 2, chooseColors(design, surface, items.length), surface);
  const art = isDrawn ? drawOnBands(module, design, figureWidth / 2) : undefined;
  return createColumn({ grow: 1, draw, art, isArtAbove: true }, rows);
}

const ownBid = 0.95;

export const pyramid = defineForm({
  name: 'pyramid',
  kind: 'sequence',
  bid: ({ items, form }, { aspect }) => {
    if (items.length < 3 || items.length > (aspect === '9:16' ? 7 : 6)) return 0;
    return form === 'pyramid' || form === 'funnel' ? ownBid : 0;
  },
  cuts: (module) => [module, { ...module, items: module.items.map(({ body: _, ...rest }) => rest) }],
  build,
  isWide: true,
  isTitledPlainly: true,
  describe: ({ items }) => describeItems(items),
});
