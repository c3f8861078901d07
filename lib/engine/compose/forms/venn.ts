import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { size } from '../measures.ts';
import { type Command, type Dot, disc, type Shape } from '../shapes.ts';
import { block, column, type LayoutNode, room, row, type Stack } from '../tree.ts';
import { bodyText, heading } from '../type.ts';
import { defineForm, fewer, longest } from './form.ts';

/**
 * Two things as circles that overlap: what each has alone, and between them what both have. The last side is what they share.
 *
 *      .-- Cats --. .-- Dogs --.
 *     (  alone   ( Both )  alone )
 *      '----------' '----------'
 */

type Sides = ModuleOf<'sides'>;
type Side = Sides['sides'][number];

/** Letters of an item that a circle holds, and how many. */
const maxItem = 34;
const maxItems = 4;
/** Of a circle's diameter: how far the other reaches into it. */
const overlap = 0.42;

function words(design: Design, { name, items }: Side, surface: Surface, width: number): Stack {
  const { space } = design;
  const line = ({ heading: text }: Item) =>
    bodyText(design, text, surface, { of: size(32, 26, 44), align: 'center', color: surface.ink });
  return {
    ...column({ gap: space(14), justify: 'center' }, [
      heading(design, name, surface, { of: size(40, 28, 58), weight: 800, align: 'center' }),
      ...items.map(line),
    ]),
    width: Math.floor(width),
  };
}

/** What two circles of one radius share. */
function lens([x1, y1]: Dot, [x2, y2]: Dot, radius: number, fill: string): Shape {
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

function build({ sides }: Sides, design: Design): LayoutNode {
  const { palette, theme, aspect } = design;
  const [left, right, both] = sides;
  if (!left || !right || !both) return column({}, []);
  const isTall = aspect === '9:16';
  const [one, other, shared] =
    theme.isNight || theme.look === 'grave'
      ? ([theme.card, theme.card, palette.card] as const)
      : ([palette.soft, palette.pale, palette.deep] as const);
  return room(380, (width, height): Stack => {
    const long = isTall ? height : width;
    const diameter = Math.min(isTall ? width : height, long / (2 - overlap));
    const radius = diameter / 2;
    const reach = diameter * (1 - overlap);
    const [x0, y0] = isTall
      ? [width / 2, (height - diameter - reach) / 2 + radius]
      : [(width - diameter - reach) / 2 + radius, height / 2];
    const first: Dot = [x0, y0];
    const second: Dot = isTall ? [x0, y0 + reach] : [x0 + reach, y0];
    const rim = { color: theme.body.ground, width: 6 };
    const draw = (): Shape[] => [
      disc(first, radius, one.ground, one.ground === theme.body.ground ? { color: one.line, width: 4 } : rim),
      disc(second, radius, other.ground, other.ground === theme.body.ground ? { color: other.line, width: 4 } : rim),
      lens(first, second, radius, shared.ground),
    ];
    // Each text stands in the box between a circle's chords.
    const [outer, inner] = [reach * 0.8, diameter * overlap * 0.74];
    const gap = (reach + diameter - 2 * outer - inner) / 4;
    const parts = [
      words(design, left, one, outer),
      words(design, both, shared, inner),
      words(design, right, other, outer),
    ];
    if (isTall) {
      const at = (stack: Stack, tall: number): Stack => ({
        // Nearer to its ends a circle is too narrow for words.
        ...column({ align: 'center', justify: 'center', padding: { top: tall * 0.14, bottom: tall * 0.14 } }, [
          { ...stack, width: Math.floor(diameter * 0.7) },
        ]),
        height: Math.floor(tall),
      });
      return {
        ...column({ draw, justify: 'center' }, [
          at(parts[0] as Stack, reach),
          at(parts[1] as Stack, diameter * overlap),
          at(parts[2] as Stack, reach),
        ]),
        width,
        height,
      };
    }
    const spacer = block(Math.floor(gap), 1, {});
    return {
      ...row({ draw, align: 'center', justify: 'center' }, [
        parts[0] as Stack,
        spacer,
        parts[1] as Stack,
        spacer,
        parts[2] as Stack,
      ]),
      width,
      height,
    };
  });
}

export const venn = defineForm({
  name: 'venn',
  kind: 'sides',
  bid: ({ sides, form }) => {
    if (form !== 'venn' || sides.length !== 3 || sides.some(({ items }) => items.length === 0)) return 0;
    return longest(sides.flatMap(({ items }) => items.map(({ heading: text }) => text))) <= maxItem ? 0.95 : 0;
  },
  cuts: (module) => {
    const most = Math.min(maxItems, Math.max(...module.sides.map(({ items }) => items.length)));
    return fewer(Array.from({ length: most }), 1).map(({ length }) => ({
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
