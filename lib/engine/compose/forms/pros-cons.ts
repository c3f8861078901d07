import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { type Dot, drawDisc, drawPolyline, type Shape } from '../shapes.ts';
import { createColumn, createRow, type LayoutNode, type Stack } from '../tree.ts';
import { createBodyText, createHeading } from '../type.ts';
import { createTick } from './comparison.ts';
import { countMaxChars, defineForm } from './form.ts';

const armEnds = { near: 0.33, far: 0.67 };

function createCross(diameter: number, fill: string, ink: string): Stack {
  const toDot = ([x, y]: Dot): Dot => [x * diameter, y * diameter];
  const { near, far } = armEnds;
  const draw = (): Shape[] => {
    const stroke = { color: ink, width: diameter * 0.12 };
    return [
      drawDisc(toDot([0.5, 0.5]), diameter * 0.5, fill),
      drawPolyline([toDot([near, near]), toDot([far, far])], stroke),
      drawPolyline([toDot([far, near]), toDot([near, far])], stroke),
    ];
  };
  return { ...createColumn({ draw }, []), width: diameter, height: diameter };
}

function createCard(
  design: Design,
  name: string,
  items: readonly Item[],
  surface: Surface,
  isFor: boolean,
  hasMarks: boolean,
): LayoutNode {
  const { px, space, theme } = design;
  const diameter = px(toSizeRange(42, 34, 52));
  const lines = items.map((item): LayoutNode => {
    const mark = isFor
      ? createTick(diameter, surface.hot, surface.onHot)
      : createCross(diameter, surface.trace, surface.ground);
    return createRow({ gap: 18, align: 'start' }, [
      ...(hasMarks ? [mark] : []),
      createBodyText(design, item.body ? `${item.heading}. ${item.body}` : item.heading, surface, {
        grow: 1,
        color: surface.ink,
        mark: item.mark,
        of: toSizeRange(30, 26, 42),
      }),
    ]);
  });
  return createColumn(
    {
      grow: 1,
      fill: surface.ground,
      stroke: surface.ground === theme.body.ground ? { color: surface.line, width: theme.rule } : undefined,
      radius: theme.radius,
      padding: { top: space(30), right: 32, bottom: space(30), left: 32 },
      gap: space(24),
    },
    [
      createHeading(design, name, surface, { of: toSizeRange(44, 34, 56), weight: 800, color: surface.strong }),
      createColumn({ grow: 1, gap: space(20), justify: 'start' }, lines),
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
      ...(one ? [createCard(design, one.name, one.items, theme.against, true, hasMarks)] : []),
      ...(other
        ? [
            createCard(
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
    return isStacked ? createColumn({ grow: 1, gap: 24 }, cards) : createRow({ grow: 1, gap: 24 }, cards);
  },
  isWide: true,
  describe: ({ sides }) =>
    sides.map(({ name, items }) => `${name}: ${items.map(({ heading: text }) => text).join(', ')}`).join('; '),
});
