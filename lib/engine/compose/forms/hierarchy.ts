import type { Surface } from '../../brand/palette.ts';
import type { Branch, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { drawBend, drawPolyline, type Shape } from '../shapes.ts';
import { type Area, createColumn, createRow, type LayoutNode } from '../tree.ts';
import { createBodyText, createHeading } from '../type.ts';
import { defineForm, fewer } from './form.ts';

/** A tree: the whole in a dark box, lines to its parts, and what those consist of beside them. */

const indent = 64;

function drawTwigs({ children }: Area, surface: Surface): Shape[] {
  const stroke = { color: surface.trace, width: 5 };
  const last = children.at(-1);
  if (!last) return [];
  const x = indent / 2;
  return [
    drawPolyline(
      [
        [x, -40],
        [x, last.y + last.height / 2 - 20],
      ],
      stroke,
    ),
    ...children.map(({ y, height }) => drawBend([x, y + height / 2 - 20], [indent, y + height / 2], 'y', stroke)),
  ];
}

const leaves = ({ children }: Branch): string => children.map(({ label }) => label).join(' · ');

function build({ tree }: ModuleOf<'items'>, design: Design, surface: Surface): LayoutNode {
  const { theme, space } = design;
  if (!tree) return createColumn({}, []);
  const root = createColumn(
    {
      fill: theme.band.ground,
      stroke: theme.band.ground === surface.ground ? { color: surface.line, width: 3 } : undefined,
      radius: theme.radius,
      padding: { top: space(24), bottom: space(26), left: 36, right: 36 },
    },
    [createHeading(design, tree.label, theme.band, { of: toSizeRange(42, 32, 56), weight: 800 })],
  );
  const parts = tree.children.map((child): LayoutNode => {
    const inside = leaves(child);
    return createRow({ grow: 1, align: 'center' }, [
      createColumn(
        {
          grow: 1,
          gap: space(6),
          fill: theme.card.ground === surface.ground ? undefined : theme.card.ground,
          stroke: { color: surface.line, width: Math.max(2, theme.rule) },
          radius: theme.radius,
          padding: { top: space(16), bottom: space(16), left: 30, right: 30 },
        },
        [
          createHeading(design, child.label, theme.card, { of: toSizeRange(36, 29, 48) }),
          ...(inside ? [createBodyText(design, inside, theme.card)] : []),
        ],
      ),
    ]);
  });
  return createColumn({ grow: 1, gap: space(30) }, [
    root,
    createColumn(
      { grow: 1, gap: space(18), padding: { left: indent }, draw: (area) => drawTwigs(area, surface) },
      parts,
    ),
  ]);
}

const bids = { own: 0.92, other: 0.4 };

export const hierarchy = defineForm({
  name: 'hierarchy',
  kind: 'items',
  bid: ({ tree, form }) =>
    tree && tree.children.length >= 2 && tree.children.length <= 8 ? (form === 'hierarchy' ? bids.own : bids.other) : 0,
  cuts: (module) => {
    const { tree } = module;
    if (!tree) return [module];
    const bare = { ...tree, children: tree.children.map(({ label }) => ({ label, children: [] })) };
    return [tree, bare].flatMap((each) =>
      fewer(each.children, Math.min(3, each.children.length)).map((children) => ({
        ...module,
        tree: { ...each, children },
      })),
    );
  },
  build,
  describe: ({ tree }) => (tree ? `${tree.label}: ${tree.children.map(({ label }) => label).join(', ')}` : ''),
});
