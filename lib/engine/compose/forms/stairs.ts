import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { areAllDrawn, createDrawingDisc, formatCount } from '../parts/spot.ts';
import { createColumn, createRoom, createRow, type LayoutNode, type Stack } from '../tree.ts';
import { createBodyText, createHeading, createNumeral } from '../type.ts';
import { countMaxChars, defineForm } from './form.ts';
import { describeItems, withoutBody } from './items.ts';

type StairStep = ModuleOf<'sequence'>['items'][number];

const first = 0.16;
/** A lower block has no room for its numeral. */
const minBlockPx = 116;
const climb = 0.4;
const maxHeading = { '16:9': 44, '1:1': 30 } as const;

function createStair(design: Design, step: StairStep, index: number, count: number, blockHeight: number): LayoutNode {
  const { theme, palette, space, px, brief } = design;
  const surface = theme.body;
  const isLast = index === count - 1;
  const ground: Surface = isLast ? theme.band : theme.isNight || theme.look === 'grave' ? theme.card : palette.soft;
  const isDrawn = step.drawing !== undefined && theme.hasDrawings;
  const diameter = px(toSizeRange(104, 76, 132));
  const number = createNumeral(
    design,
    formatCount(index + 1, brief.language),
    ground,
    px(toSizeRange(60, 44, 72)),
    ground.strong,
  );
  return createColumn({ grow: 1, justify: 'end', gap: space(20) }, [
    ...(isDrawn && step.drawing ? [createRow({}, [createDrawingDisc(design, step.drawing, diameter, surface)])] : []),
    createColumn({ gap: space(6) }, [
      createHeading(design, step.heading, surface, { of: toSizeRange(34, 28, 42) }),
      ...(step.body
        ? [createBodyText(design, step.body, surface, { mark: step.mark, of: toSizeRange(28, 26, 32) })]
        : []),
    ]),
    {
      ...createColumn({ fill: ground.ground, radius: Math.min(theme.radius, 14), padding: { top: 22, left: 28 } }, [
        { ...number, align: 'start' as const },
      ]),
      height: Math.round(blockHeight),
    },
  ]);
}

function build({ items }: ModuleOf<'sequence'>, design: Design): LayoutNode {
  const areDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  return createRoom(420, (width, height): Stack => {
    const rise = (height * climb) / Math.max(1, items.length - 1);
    const stairs = items.map(({ drawing, ...item }, index) =>
      createStair(
        design,
        areDrawn ? { ...item, drawing } : item,
        index,
        items.length,
        Math.max(minBlockPx, height * first) + rise * index,
      ),
    );
    return { ...createRow({ gap: 28 }, stairs), width, height };
  });
}

const bids = { wide: 0.93, square: 0.7, other: 0.3 };

export const stairs = defineForm({
  name: 'stairs',
  kind: 'sequence',
  bid: ({ items, form, from = 1 }, { aspect, theme }) => {
    if (aspect === '9:16' || aspect === '4:5' || items.length < 3 || items.length > 5 || from !== 1) return 0;
    if (theme.look === 'grave' || form === 'timeline' || form === 'cycle') return 0;
    if (countMaxChars(items.map(({ heading: text }) => text)) > maxHeading[aspect]) return 0;
    return form === 'steps' ? (aspect === '16:9' ? bids.wide : bids.square) : bids.other;
  },
  cuts: (module) => [module, { ...module, items: module.items.map(withoutBody) }],
  build,
  isWide: true,
  describe: ({ items }) => describeItems(items),
});
