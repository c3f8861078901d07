import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { shrinkForCount, toSizeRange } from '../measures.ts';
import { areAllDrawn, createDrawingDisc, formatCount } from '../parts/spot.ts';
import { createColumn, createRow, keepPresent, type LayoutNode } from '../tree.ts';
import { createBodyText, createHeading, createNumeral } from '../type.ts';
import { defineForm, fewer, isEachDue, promisedBy } from './form.ts';
import { areFewWithBody, describeItems, isStated, partLine } from './items.ts';

/**
 * Tiles in a grid, one or two of them wide or dark, so that no cell stays empty.
 *
 *     ┌─────────┐ ┌─────────┐
 *     │ (o)     │ │ (o)     │
 *     │ Heading │ │ Heading │
 *     └─────────┘ └─────────┘
 *     ┌──────────── Heading ┐
 */

function countInLines(count: number, isWide: boolean): readonly number[] {
  const wide: Readonly<Record<number, readonly number[]>> = {
    2: [2],
    3: [3],
    4: [2, 2],
    5: [3, 2],
    6: [3, 3],
    7: [4, 3],
    8: [4, 4],
  };
  const tall: Readonly<Record<number, readonly number[]>> = {
    2: [1, 1],
    3: [1, 2],
    4: [2, 2],
    5: [1, 2, 2],
    6: [2, 2, 2],
    7: [1, 2, 2, 2],
    8: [2, 2, 2, 2],
  };
  return (isWide ? wide : tall)[count] ?? Array.from({ length: count }, () => 1);
}

function createTile(design: Design, item: Item, index: number, surface: Surface, isDrawn: boolean): LayoutNode {
  const { px, measures, space, theme, brief } = design;
  const diameter = px(shrinkForCount({ ...measures.disc, base: measures.disc.base * 0.86, max: 120 }, 5));
  const mark =
    isDrawn && item.drawing
      ? [createRow({}, [createDrawingDisc(design, item.drawing, diameter, surface)])]
      : [
          createRow({}, [
            {
              ...createNumeral(
                design,
                formatCount(index + 1, brief.language),
                surface,
                px(toSizeRange(52, 40, 72)),
                surface.strong,
              ),
              align: 'start' as const,
            },
          ]),
        ];
  return createColumn(
    {
      grow: 1,
      fill: surface.ground === design.theme.body.ground ? undefined : surface.ground,
      stroke: surface.ground === design.theme.body.ground ? { color: surface.line, width: theme.rule } : undefined,
      radius: theme.radius,
      padding: { top: space(26), right: 28, bottom: space(26), left: 28 },
      gap: space(16),
      justify: 'center',
    },
    [
      ...mark,
      createColumn({ gap: space(6) }, [
        createHeading(design, item.heading, surface, {
          of: toSizeRange(36, 29, 48),
          mark: item.body ? undefined : item.mark,
        }),
        ...(item.body ? [createBodyText(design, item.body, surface, { mark: item.mark })] : []),
      ]),
    ],
  );
}

function build(module: ModuleOf<'items'>, design: Design, surface: Surface): LayoutNode {
  const { items } = module;
  const { theme } = design;
  const isDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const counts = countInLines(items.length, design.aspect === '16:9');
  let from = 0;
  const lines = counts.map((count): LayoutNode => {
    const some = items.slice(from, from + count);
    const start = from;
    from += count;
    return createRow(
      { grow: 1, gap: 20 },
      some.map((item, index) => {
        const isFirst = start + index === 0;
        return createTile(
          design,
          item,
          start + index,
          isFirst && counts.length > 1 ? theme.band : theme.look === 'illustrated' ? theme.against : theme.card,
          isDrawn,
        );
      }),
    );
  });
  return createColumn({ grow: 1, gap: 20 }, keepPresent([...lines, partLine(design, module, surface)]));
}

const bids = { own: 0.86, list: 0.6, other: 0.4, tight: 0.7 };

export const bento = defineForm({
  name: 'parts',
  kind: 'items',
  bid: ({ items, form }, { aspect, theme }) => {
    if (items.length < 3 || items.length > 8 || isStated(items) || theme.look === 'grave') return 0;
    const isRoomy = aspect === '16:9' || items.length <= 6;
    const bid = form === 'parts' || form === 'anatomy' ? bids.own : form === 'list' ? bids.list : bids.other;
    return bid * (isRoomy ? 1 : bids.tight);
  },
  isKept: (module, cut, { brief }) => isEachDue(module, brief) || areFewWithBody(cut.items),
  cuts: (module, { brief }) => {
    const { items } = module;
    const bare = items.map(({ body: _, ...rest }) => rest);
    const kept =
      promisedBy(brief) === items.length ? [items, bare] : [...fewer(items, Math.min(4, items.length)), bare];
    return kept.map((some) => ({ ...module, items: some, total: module.total ?? items.length }));
  },
  build,
  describe: ({ items }) => describeItems(items),
});
