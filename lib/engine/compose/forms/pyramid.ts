import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { size } from '../measures.ts';
import { areAllDrawn, drawInside } from '../parts/spot.ts';
import { line, type Shape } from '../shapes.ts';
import { type Area, type ArtArea, column, type LayoutNode, row } from '../tree.ts';
import { bodyText, figureText, heading } from '../type.ts';
import { defineForm } from './form.ts';
import { describeItems } from './list.ts';

/**
 * Bands of equal height, narrowing to a tip (pyramid) or from a wide mouth (funnel); what each is stands beside it.
 *
 *        /\ ······ 3   launched
 *       /──\ ····· 18  piloted
 *      /────\ ···· 64  built
 */

type Sequence = ModuleOf<'sequence'>;

const gap = 10;
/** Of the widest band: the narrowest edge. */
const tip = 0.16;

/** Half widths of a band's upper and lower edge, as shares of half the figure's width. */
function edges(index: number, count: number, isFunnel: boolean): readonly [number, number] {
  const at = (share: number) => tip + (1 - tip) * (isFunnel ? 1 - share : share);
  return [at(index / count), at((index + 1) / count)];
}

function colorsFor({ palette }: Design, surface: Surface, count: number): readonly string[] {
  const { tones } = palette;
  const scale = [tones.accent, tones.soft, tones.mid, tones.main, tones.deep2, tones.deep];
  return Array.from({ length: count }, (_, index) => scale[Math.min(scale.length - 1, index)] ?? surface.highlight);
}

function build({ items, form }: Sequence, design: Design, surface: Surface): LayoutNode {
  const { space, palette, width: pictureWidth, measures } = design;
  const isFunnel = form === 'funnel';
  const figureWidth = Math.round((pictureWidth - 2 * measures.margin) * 0.46);
  const colors = colorsFor(design, surface, items.length);
  const isDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const half = figureWidth / 2;
  const draw = ({ children, width }: Area): Shape[] =>
    children.flatMap(({ y, height }, index): Shape[] => {
      const [upper, lower] = edges(index, children.length, isFunnel).map((share) => share * half) as [number, number];
      const [top, bottom] = [y + gap / 2, y + height - gap / 2];
      const middle = (upper + lower) / 2;
      const shapes: Shape[] = [
        {
          commands: [
            ['M', half - upper, top],
            ['L', half + upper, top],
            ['L', half + lower, bottom],
            ['L', half - lower, bottom],
            ['Z'],
          ],
          fill: colors[index],
          stroke: { color: colors[index] ?? surface.highlight, width: 8 },
        },
      ];
      const [from, to] = [half + middle + 22, figureWidth + 24];
      if (to - from >= 40 && width > to)
        shapes.push(
          line(
            [
              [from, (top + bottom) / 2],
              [to, (top + bottom) / 2],
            ],
            { color: surface.trace, width: 3 },
          ),
        );
      return shapes;
    });
  const art = ({ x, children, isMirrored, width }: ArtArea) =>
    isDrawn
      ? children.flatMap(({ y, height }, index) => {
          const name = items[index]?.drawing;
          const side = Math.min(height * 0.66, 110);
          const middle = isMirrored ? x + width - half : x + half;
          const box = { x: middle - side / 2, y: y + (height - side) / 2, width: side, height: side };
          return name ? drawInside(design, name, box, { ground: palette.tones.mid }, { outline: '#ffffff' }) : [];
        })
      : [];
  const rows = items.map(
    ({ value, heading: name, body, mark }, index): LayoutNode =>
      row({ grow: 1, align: 'center', padding: { left: figureWidth + 44, top: 6, bottom: 6 } }, [
        column({ grow: 1, gap: space(2) }, [
          ...(value
            ? [
                figureText(design, value, surface, {
                  of: size(52, 36, 66),
                  color: index === 0 && !isFunnel ? surface.strong : surface.ink,
                }),
              ]
            : []),
          heading(design, name, surface, {
            of: value ? size(30, 26, 36) : size(36, 29, 46),
            weight: value ? 600 : 700,
          }),
          ...(body ? [bodyText(design, body, surface, { mark })] : []),
        ]),
      ]),
  );
  // Drawings stand on the bands: both are drawn on one ground, the bands first.
  return column({ grow: 1, draw, art: isDrawn ? art : undefined, isArtAbove: true }, rows);
}

export const pyramid = defineForm({
  name: 'pyramid',
  kind: 'sequence',
  bid: ({ items, form }, { aspect }) => {
    if (items.length < 3 || items.length > (aspect === '9:16' ? 7 : 6)) return 0;
    return form === 'pyramid' || form === 'funnel' ? 0.95 : 0;
  },
  cuts: (module) => [module, { ...module, items: module.items.map(({ body: _, ...rest }) => rest) }],
  build,
  isWide: true,
  describe: ({ items }) => describeItems(items),
});
