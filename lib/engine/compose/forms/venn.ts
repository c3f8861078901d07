import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { type Command, type Dot, drawDisc, type Shape } from '../shapes.ts';
import { createBlock, createColumn, createRoom, createRow, type LayoutNode, type Stack } from '../tree.ts';
import { createBodyText, createHeading } from '../type.ts';
import { countMaxChars, defineForm, fewer } from './form.ts';

/**
 * Two things as circles that overlap: what each has alone, and between them what both have. The last side is what they share.
 *
 *      .-- Cats --. .-- Dogs --.
 *     (  alone   ( Both )  alone )
 *      '----------' '----------'
 */

type Sides = ModuleOf<'sides'>;
type VennSide = Sides['sides'][number];

const maxItemChars = 34;
const maxItems = 4;
const overlap = 0.42;

function createCircleTexts(design: Design, { name, items }: VennSide, surface: Surface, width: number): Stack {
  const { space } = design;
  const createLine = ({ heading: text }: Item) =>
    createBodyText(design, text, surface, { of: toSizeRange(32, 26, 44), align: 'center', color: surface.ink });
  return {
    ...createColumn({ gap: space(14), justify: 'center' }, [
      createHeading(design, name, surface, { of: toSizeRange(40, 28, 58), weight: 800, align: 'center' }),
      ...items.map(createLine),
    ]),
    width: Math.floor(width),
  };
}

/** The intersection of two circles of equal radius. */
function drawLens([x1, y1]: Dot, [x2, y2]: Dot, radius: number, fill: string): Shape {
  const [dx, dy] = [(x2 - x1) / 2, (y2 - y1) / 2];
  const half = Math.hypot(dx, dy);
  const reach = Math.sqrt(radius ** 2 - half ** 2) / half;
  const [middleX, middleY] = [x1 + dx, y1 + dy];
  const commands: Command[] = [
    ['M', middleX + dy * reach, middleY - dx * reach],
    ['A', radius, false, true, middleX - dy * reach, middleY + dx * reach],
    ['A', radius, false, true, middleX + dy * reach, middleY - dx * reach],
    ['Z'],
  ];
  return { commands, fill };
}

interface Circles {
  readonly diameter: number;
  readonly reach: number;
  readonly first: Dot;
  readonly second: Dot;
}

function placeCircles(isTall: boolean, width: number, height: number): Circles {
  const long = isTall ? height : width;
  const diameter = Math.min(isTall ? width : height, long / (2 - overlap));
  const reach = diameter * (1 - overlap);
  const radius = diameter / 2;
  const [x0, y0] = isTall
    ? [width / 2, (height - diameter - reach) / 2 + radius]
    : [(width - diameter - reach) / 2 + radius, height / 2];
  return { diameter, reach, first: [x0, y0], second: isTall ? [x0, y0 + reach] : [x0 + reach, y0] };
}

function chooseSurfaces({ palette, theme }: Design) {
  return theme.isNight || theme.look === 'grave'
    ? ([theme.card, theme.card, palette.card] as const)
    : ([palette.soft, palette.pale, palette.deep] as const);
}

const textShare = { outer: 0.8, inner: 0.74, tall: 0.7 };
/** Share of the inner texts' width at which the lens must be as tall as they are: centred lines seldom reach the sides. */
const cornerShare = 0.7;

function computeLensHeight({ diameter, reach }: Circles, inner: number): number {
  const side = (reach + inner * cornerShare) / 2;
  return Math.floor(2 * Math.sqrt(Math.max(0, (diameter / 2) ** 2 - side ** 2)));
}

function drawCircles({ first, second, diameter }: Circles, { theme }: Design, [one, other, shared]: Surfaces): Shape[] {
  const radius = diameter / 2;
  const rim = { color: theme.body.ground, width: 6 };
  const chooseRim = (surface: Surface) =>
    surface.ground === theme.body.ground ? { color: surface.line, width: 4 } : rim;
  return [
    drawDisc(first, radius, one.ground, chooseRim(one)),
    drawDisc(second, radius, other.ground, chooseRim(other)),
    drawLens(first, second, radius, shared.ground),
  ];
}

type Surfaces = ReturnType<typeof chooseSurfaces>;

function build({ sides }: Sides, design: Design): LayoutNode {
  const [left, right, both] = sides;
  if (!left || !right || !both) return createColumn({}, []);
  const isTall = design.aspect === '9:16';
  const surfaces = chooseSurfaces(design);
  const [one, other, shared] = surfaces;
  return createRoom(380, (width, height): Stack => {
    const circles = placeCircles(isTall, width, height);
    const { diameter, reach } = circles;
    const draw = () => drawCircles(circles, design, surfaces);
    const [outer, inner] = [reach * textShare.outer, diameter * overlap * textShare.inner];
    const first = createCircleTexts(design, left, one, outer);
    const middle = createCircleTexts(design, both, shared, inner);
    const held = { ...middle, height: computeLensHeight(circles, inner) };
    const last = createCircleTexts(design, right, other, outer);
    if (isTall) {
      const placeAt = (stack: Stack, tall: number): Stack => ({
        // Padding, as a circle is too narrow for words near its ends.
        ...createColumn({ align: 'center', justify: 'center', padding: { top: tall * 0.14, bottom: tall * 0.14 } }, [
          { ...stack, width: Math.floor(diameter * textShare.tall) },
        ]),
        height: Math.floor(tall),
      });
      const stacked = [placeAt(first, reach), placeAt(middle, diameter * overlap), placeAt(last, reach)];
      return { ...createColumn({ draw, justify: 'center' }, stacked), width, height };
    }
    const spacer = createBlock(Math.floor((reach + diameter - 2 * outer - inner) / 4), 1, {});
    const beside = [first, spacer, held, spacer, last];
    return { ...createRow({ draw, align: 'center', justify: 'center' }, beside), width, height };
  });
}

/** No bid for sides of any other form. */
const ownBid = 0.95;

export const venn = defineForm({
  name: 'venn',
  kind: 'sides',
  bid: ({ sides, form }) => {
    if (form !== 'venn' || sides.length !== 3 || sides.some(({ items }) => items.length === 0)) return 0;
    return countMaxChars(sides.flatMap(({ items }) => items.map(({ heading: text }) => text))) <= maxItemChars
      ? ownBid
      : 0;
  },
  cuts: (module) => {
    const maxCount = Math.min(maxItems, Math.max(...module.sides.map(({ items }) => items.length)));
    return fewer(Array.from({ length: maxCount }), 1).map(({ length }) => ({
      ...module,
      sides: module.sides.map((side) => ({ ...side, items: side.items.slice(0, length) })),
    }));
  },
  build,
  isWide: true,
  isTitledPlainly: true,
  describe: ({ sides }) =>
    sides.map(({ name, items }) => `${name}: ${items.map(({ heading: text }) => text).join(', ')}`).join('; '),
});
