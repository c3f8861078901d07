import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { shrinkForCount } from '../measures.ts';
import { areAllDrawn, createDrawingDisc, createNumeralDisc, formatCount } from '../parts/spot.ts';
import type { Command, Shape } from '../shapes.ts';
import { type Area, createColumn, createRow, type LayoutNode, type Overlay, type Stack } from '../tree.ts';
import { createBodyText, createHeading } from '../type.ts';
import { defineForm } from './form.ts';
import { describeItems, isStated, withoutBody, withPartLine } from './items.ts';

/**
 * Steps along a path that runs between the rows, its discs left and right in turn.
 *
 *     (1) Heading
 *      ╰──────────╮
 *        Heading (2)
 *      ╭──────────╯
 *     (3) Heading
 */

type PathStep = ModuleOf<'sequence'>['items'][number];

const path = { width: 32, turn: 56, clear: 22 };
const dash = 24;

function drawSnake({ children }: Area, diameter: number, surface: Surface): Shape[] {
  const nodes = children.map(({ x, y, width, height }, index) => ({
    x: index % 2 === 0 ? x + diameter / 2 : x + width - diameter / 2,
    y: y + height / 2,
    top: y,
    bottom: y + height,
  }));
  const [first] = nodes;
  if (!first) return [];
  const commands: Command[] = [['M', first.x, first.y]];
  const dots: Command[] = [];
  nodes.slice(1).forEach((node, index) => {
    const from = nodes[index];
    if (!from) return;
    const across = (from.bottom + node.top) / 2;
    const side = node.x > from.x ? 1 : -1;
    const turn = Math.min(path.turn, across - from.y, node.y - across);
    const bend = turn * 0.45;
    commands.push(
      ['L', from.x, across - turn],
      ['C', from.x, across - bend, from.x + side * bend, across, from.x + side * turn, across],
      ['L', node.x - side * turn, across],
      ['C', node.x - side * bend, across, node.x, across + bend, node.x, across + turn],
      ['L', node.x, node.y],
    );
    const [start, end] = [Math.min(from.x, node.x) + turn, Math.max(from.x, node.x) - turn];
    for (let x = start; x <= end; x += dash) dots.push(['M', x, across], ['L', x + 3, across]);
  });
  return [
    { commands, stroke: { color: surface.tile, width: path.width } },
    { commands: dots, stroke: { color: surface.ground, width: 5 } },
  ];
}

function stepDisc(
  design: Design,
  step: PathStep,
  count: number,
  diameter: number,
  surface: Surface,
  isDrawn: boolean,
): Stack {
  const { brief, palette } = design;
  const text = formatCount(count, brief.language);
  if (!isDrawn || !step.drawing || !design.theme.hasDiscs)
    return createNumeralDisc(design, text, diameter, { ...surface, tile: palette.tones.main, onTile: '#ffffff' });
  const badge = Math.max(52, Math.round(diameter * 0.36));
  const overlay: Overlay = {
    node: createNumeralDisc(design, text, badge, {
      ...surface,
      tile: palette.tones.deep,
      onTile: '#ffffff',
    }) as Overlay['node'],
    left: -Math.round(badge * 0.12),
    top: -Math.round(badge * 0.08),
  };
  const drawn = createDrawingDisc(
    design,
    step.drawing,
    diameter,
    surface,
    surface.ground === '#ffffff' ? surface.tile : '#ffffff',
  );
  return { ...drawn, stroke: { color: surface.tile, width: Math.max(6, diameter * 0.055) }, overlays: [overlay] };
}

function build({ items, from = 1 }: ModuleOf<'sequence'>, design: Design, surface: Surface): LayoutNode {
  const { px, measures, space } = design;
  const isDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const diameter = px(
    shrinkForCount(
      { ...measures.disc, base: measures.disc.base * (isDrawn ? 1.2 : 1), min: 76, max: 180 },
      items.length,
    ),
  );
  const stated = isStated(items);
  const rows = items.map((item, index): LayoutNode => {
    const isRight = index % 2 === 1;
    const align = isRight ? 'end' : 'start';
    const text = createColumn({ grow: 1, gap: space(8), justify: 'center' }, [
      stated
        ? createBodyText(design, item.heading, surface, {
            mark: item.mark,
            align,
            color: surface.ink,
            of: measures.fact,
          })
        : createHeading(design, item.heading, surface, { align, mark: item.body ? undefined : item.mark }),
      ...(item.body ? [createBodyText(design, item.body, surface, { mark: item.mark, align })] : []),
    ]);
    const disc = stepDisc(design, item, from + index, diameter, surface, isDrawn);
    const inset = path.width / 2 + path.clear;
    return createRow(
      { gap: Math.round(diameter * 0.24), align: 'center', padding: isRight ? { left: inset } : { right: inset } },
      isRight ? [text, disc] : [disc, text],
    );
  });
  return createColumn(
    {
      grow: 1,
      gap: path.width + path.clear * 2 - 8,
      justify: 'center',
      draw: (area) => drawSnake(area, diameter, surface),
    },
    rows,
  );
}

const maxSteps = { '9:16': 7, '4:5': 5, '1:1': 4, '16:9': 5 } as const;

const bids = { steps: 0.9, flow: 0.75, timeline: 0.2, other: 0.4 };

export const steps = defineForm({
  name: 'steps',
  kind: 'sequence',
  bid: ({ items, form }, { aspect, theme }) => {
    if (items.length < 3 || items.length > maxSteps[aspect] || theme.look === 'grave' || theme.look === 'minimal')
      return 0;
    return form === 'steps' || form === 'flow' || form === 'timeline' ? bids[form] : bids.other;
  },
  cuts: (module) => [module, { ...module, items: module.items.map(withoutBody) }],
  build: (module, design, surface) => withPartLine(build(module, design, surface), design, module, surface),
  describe: ({ items }) => describeItems(items),
});
