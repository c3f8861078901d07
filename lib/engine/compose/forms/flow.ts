import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { shrinkForCount } from '../measures.ts';
import { createRowMarks } from '../parts/spot.ts';
import { drawArrowHead, drawBend, drawPolyline, type Shape } from '../shapes.ts';
import { type Area, createColumn, createRow, type LayoutNode } from '../tree.ts';
import { createBodyText, createHeading } from '../type.ts';
import { defineForm } from './form.ts';
import { describeItems, withoutBody, withPartLine } from './items.ts';

/** Cards one after another with arrows between them; in a cycle the last leads back to the first. */

type Sequence = ModuleOf<'sequence'>;

const gap = 46;
const createStroke = (surface: Surface) => ({ color: surface.trace, width: 6 });

function drawArrows({ children, width }: Area, surface: Surface, isCycle: boolean): Shape[] {
  const shapes = children.slice(1).flatMap((card, index): Shape[] => {
    const before = children[index];
    if (!before) return [];
    const x = card.x + Math.min(card.width / 2, 110);
    const [top, bottom] = [before.y + before.height + 4, card.y - 6];
    return [
      drawPolyline(
        [
          [x, top],
          [x, bottom],
        ],
        createStroke(surface),
      ),
      drawArrowHead([x, bottom], Math.PI / 2, 16, createStroke(surface)),
    ];
  });
  const [first, last] = [children[0], children.at(-1)];
  if (!isCycle || !first || !last || first === last) return shapes;
  const edge = first.x + first.width;
  const [from, to] = [last.y + last.height / 2, first.y + first.height / 2];
  const out = width - 10;
  return [
    ...shapes,
    drawBend([edge, from], [out, from - 60], 'x', createStroke(surface)),
    drawPolyline(
      [
        [out, from - 60],
        [out, to + 60],
      ],
      createStroke(surface),
    ),
    drawBend([edge + 8, to], [out, to + 60], 'x', createStroke(surface)),
    drawArrowHead([edge + 6, to], Math.PI, 16, createStroke(surface)),
  ];
}

function build({ items, form, from = 1 }: Sequence, design: Design, surface: Surface): LayoutNode {
  const { theme, px, measures, space } = design;
  const isCycle = form === 'cycle';
  const isBare = theme.card.ground === surface.ground;
  const diameter = px(shrinkForCount({ ...measures.disc, base: measures.disc.base * 0.82 }, items.length));
  const marks = createRowMarks(
    design,
    items.map(({ drawing }) => drawing),
    diameter,
    theme.card,
    from,
  );
  const cards = items.map((item, index): LayoutNode => {
    const mark = marks[index];
    return createRow(
      {
        grow: 1,
        gap: space(26),
        align: 'center',
        fill: isBare ? undefined : theme.card.ground,
        stroke: { color: surface.line, width: Math.max(2, theme.rule) },
        radius: theme.radius,
        padding: { top: space(16), bottom: space(16), left: 28, right: 28 },
      },
      [
        ...(mark ? [mark] : []),
        createColumn({ grow: 1, gap: space(6) }, [
          createHeading(design, item.heading, theme.card, { mark: item.body ? undefined : item.mark }),
          ...(item.body ? [createBodyText(design, item.body, theme.card, { mark: item.mark })] : []),
        ]),
      ],
    );
  });
  return createColumn(
    {
      grow: 1,
      gap,
      padding: { right: isCycle ? 72 : 0 },
      draw: (area) => drawArrows(area, surface, isCycle),
    },
    cards,
  );
}

const maxCards = { '9:16': 7, '4:5': 6, '1:1': 4, '16:9': 5 } as const;

const bids = { cycle: 0.9, flow: 0.88, steps: 0.5 };

export const flow = defineForm({
  name: 'flow',
  kind: 'sequence',
  bid: ({ items, form }, { aspect }) => {
    if (items.length < 2 || items.length > maxCards[aspect]) return 0;
    return form === 'cycle' ? bids.cycle : form === 'flow' ? bids.flow : form === 'steps' ? bids.steps : 0;
  },
  cuts: (module) => [module, { ...module, items: module.items.map(withoutBody) }],
  build: (module, design, surface) => withPartLine(build(module, design, surface), design, module, surface),
  describe: ({ items }) => describeItems(items),
});
