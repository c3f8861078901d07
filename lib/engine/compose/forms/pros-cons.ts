import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { size } from '../measures.ts';
import { type Dot, disc, line, type Shape } from '../shapes.ts';
import { column, type LayoutNode, row, type Stack } from '../tree.ts';
import { bodyText, heading } from '../type.ts';
import { tick } from './comparison.ts';
import { countMaxChars, defineForm } from './form.ts';

const armEnds = { near: 0.33, far: 0.67 };

function cross(diameter: number, fill: string, ink: string): Stack {
  const at = ([x, y]: Dot): Dot => [x * diameter, y * diameter];
  const { near, far } = armEnds;
  const draw = (): Shape[] => {
    const stroke = { color: ink, width: diameter * 0.12 };
    return [
      disc(at([0.5, 0.5]), diameter * 0.5, fill),
      line([at([near, near]), at([far, far])], stroke),
      line([at([far, near]), at([near, far])], stroke),
    ];
  };
  return { ...column({ draw }, []), width: diameter, height: diameter };
}

function card(
  design: Design,
  name: string,
  items: readonly Item[],
  surface: Surface,
  isFor: boolean,
  hasMarks: boolean,
): LayoutNode {
  const { px, space, theme } = design;
  const diameter = px(size(42, 34, 52));
  const lines = items.map((item): LayoutNode => {
    const mark = isFor ? tick(diameter, surface.hot, surface.onHot) : cross(diameter, surface.trace, surface.ground);
    return row({ gap: 18, align: 'start' }, [
      ...(hasMarks ? [mark] : []),
      bodyText(design, item.body ? `${item.heading}. ${item.body}` : item.heading, surface, {
        grow: 1,
        color: surface.ink,
        mark: item.mark,
        of: size(30, 26, 42),
      }),
    ]);
  });
  return column(
    {
      grow: 1,
      fill: surface.ground,
      stroke: surface.ground === theme.body.ground ? { color: surface.line, width: theme.rule } : undefined,
      radius: theme.radius,
      padding: { top: space(30), right: 32, bottom: space(30), left: 32 },
      gap: space(24),
    },
    [
      heading(design, name, surface, { of: size(44, 34, 56), weight: 800, color: surface.strong }),
      column({ grow: 1, gap: space(20), justify: 'start' }, lines),
    ],
  );
}

type Sides = ModuleOf<'sides'>;
const maxBeside = 70;

const bids = { own: 0.95, other: 0.7 };

export const prosCons = defineForm({
  name: 'pros-cons',
  kind: 'sides',
  bid: ({ sides, form, topics }) => {
    if (sides.length !== 2 || sides.some(({ items }) => items.length === 0)) return 0;
    // Values without the names of their rows say nothing.
    return form === 'pros-cons' ? bids.own : (topics?.length ?? 0) === 0 ? bids.other : 0;
  },
  cuts: (module) => {
    const maxCount = Math.max(...module.sides.map(({ items }) => items.length));
    const take = (count: number, hasBodies: boolean): Sides => ({
      ...module,
      sides: module.sides.map((side) => ({
        ...side,
        items: side.items.slice(0, count).map(({ body, ...rest }) => (hasBodies && body ? { ...rest, body } : rest)),
      })),
    });
    const counts = Array.from({ length: maxCount }, (_, index) => maxCount - index);
    return [
      ...counts.filter((count) => count > 2 || count === maxCount).map((count) => take(count, true)),
      ...counts.map((count) => take(count, false)),
    ];
  },
  build: ({ sides: [one, other], form }, design, _surface) => {
    const { theme } = design;
    const hasMarks = form === 'pros-cons' && theme.look !== 'grave';
    const cards = [
      ...(one ? [card(design, one.name, one.items, theme.against, true, hasMarks)] : []),
      ...(other
        ? [
            card(
              design,
              other.name,
              other.items,
              theme.look === 'illustrated' ? theme.card : theme.against,
              false,
              hasMarks,
            ),
          ]
        : []),
    ];
    const texts = [one, other].flatMap((side) => side?.items.map(({ heading: text }) => text) ?? []);
    const isStacked = design.aspect === '9:16' || (design.aspect === '4:5' && countMaxChars(texts) > maxBeside);
    return isStacked ? column({ grow: 1, gap: 24 }, cards) : row({ grow: 1, gap: 24 }, cards);
  },
  isWide: true,
  describe: ({ sides }) =>
    sides.map(({ name, items }) => `${name}: ${items.map(({ heading: text }) => text).join(', ')}`).join('; '),
});
