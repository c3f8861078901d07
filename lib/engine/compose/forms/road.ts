import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { isDark } from '../drawings.ts';
import { shrinkForCount, toSizeRange } from '../measures.ts';
import { createFact, type Fact, longHead, readFact } from '../parts/fact.ts';
import { areAllDrawn, createDrawingDisc } from '../parts/spot.ts';
import type { Command, Shape } from '../shapes.ts';
import { countDrawnChars } from '../text.ts';
import { type Area, createColumn, createRow, type LayoutNode, type Stack } from '../tree.ts';
import { createBodyText, createFigureText, createHeading } from '../type.ts';
import { computeShare, defineForm } from './form.ts';
import { isStated } from './items.ts';

/** Events along a winding road, dates on its left; in a wide picture the road runs across with the dates above. */

type RoadEvent = ModuleOf<'sequence'>['items'][number];

const dateSize = toSizeRange(42, 30, 60);
const maxDateShare = 0.27;
const minDate = 28;
const wave = 16;
/** Control points of the road's curve, as shares of the way between two events. */
const bends = { first: 0.35, second: 0.65 };
/** Factors in a wide picture: a disc with a drawing, a plain dot, and the road's width, which is at least `minRoadPx`. */
const acrossScale = { drawn: 1.1, dot: 0.36, road: 0.4 };
const minRoadPx = 26;

function drawWinding(
  points: readonly (readonly [number, number])[],
  width: number,
  surface: Surface,
  isAcross: boolean,
): Shape[] {
  const [first] = points;
  if (!first) return [];
  const commands: Command[] = [['M', ...first]];
  const middle: Command[] = [];
  points.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    const side = index % 2 === 0 ? wave : -wave;
    const findPoint = (share: number): readonly [number, number] => [
      fromX + (x - fromX) * share,
      fromY + (y - fromY) * share,
    ];
    const [one, other] = [findPoint(bends.first), findPoint(bends.second)];
    const push = ([px, py]: readonly [number, number]): readonly [number, number] =>
      isAcross ? [px, py + side] : [px + side, py];
    commands.push(['C', ...push(one), ...push(other), x, y]);
    const computeBow = (share: number) => side * 3 * share * (1 - share);
    const steps = Math.max(2, Math.round(Math.hypot(x - fromX, y - fromY) / 46));
    for (let step = 0; step < steps; step += 1) {
      const [start, end] = [step / steps, (step + 0.5) / steps];
      const [[ax, ay], [bx, by]] = [findPoint(start), findPoint(end)];
      middle.push(
        isAcross ? ['M', ax, ay + computeBow(start)] : ['M', ax + computeBow(start), ay],
        isAcross ? ['L', bx, by + computeBow(end)] : ['L', bx + computeBow(end), by],
      );
    }
  });
  return [
    { commands, stroke: { color: surface.tile, width } },
    { commands: middle, stroke: { color: surface.hot, width: Math.max(4, width * 0.06) } },
  ];
}

function createEventDisc(
  design: Design,
  event: RoadEvent,
  diameter: number,
  surface: Surface,
  isDrawn: boolean,
): Stack {
  const fill = surface.ground === '#ffffff' ? surface.tile : isDark(surface) ? design.palette.tones.pale : '#ffffff';
  const stroke = { color: surface.strong, width: Math.max(5, Math.round(diameter * 0.06)) };
  if (isDrawn && event.drawing)
    return {
      ...createDrawingDisc(design, event.drawing, diameter, design.palette.card, fill),
      fill,
      radius: diameter / 2,
      stroke,
    };
  return {
    ...createColumn({ fill: surface.ground, radius: diameter / 2, stroke }, []),
    width: diameter,
    height: diameter,
  };
}

/** Sentences of a road: the main clause as a heading, smaller where one of them is long. */
const eventSizes = {
  head: toSizeRange(36, 30, 46),
  long: toSizeRange(31, 28, 38),
  tail: toSizeRange(28, 26, 34),
  figure: toSizeRange(64, 46, 84),
  said: toSizeRange(28, 26, 34),
} as const;

const readEvent = (design: Design, event: RoadEvent): Fact => readFact(event, design, false);

const areLong = (design: Design, items: readonly RoadEvent[]): boolean | undefined =>
  isStated(items) ? items.some((event) => countDrawnChars(readEvent(design, event).head) > longHead.row) : undefined;

function createEventText(design: Design, event: RoadEvent, surface: Surface, isLong: boolean | undefined): Stack {
  if (isLong !== undefined) {
    const style = { sizes: eventSizes, isLong };
    return { ...createFact(design, readEvent(design, event), surface, style), grow: 1 };
  }
  return createColumn({ grow: 1, gap: design.space(6) }, [
    createHeading(design, event.heading, surface, {
      mark: event.body ? undefined : event.mark,
      of: toSizeRange(38, 29, 52),
    }),
    ...(event.body ? [createBodyText(design, event.body, surface, { mark: event.mark })] : []),
  ]);
}

function createUpright(items: readonly RoadEvent[], design: Design, surface: Surface): LayoutNode {
  const { px, measures, measureWidth } = design;
  const isDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const diameter = isDrawn ? px(shrinkForCount(measures.disc, items.length)) : Math.round(px(measures.disc) * 0.34);
  const dates = items.map(({ date = '' }) =>
    createFigureText(design, date, surface, {
      of: shrinkForCount(dateSize, items.length),
      align: 'end',
      lineHeight: 1.1,
      tracking: -0.02,
    }),
  );
  const widest = Math.max(...dates.map(measureWidth)) + 4;
  const dateWidth = Math.min(design.width * maxDateShare, widest);
  const narrowed = dates.map((date) => ({
    ...date,
    font: { ...date.font, size: Math.floor(Math.max(minDate, date.font.size * (dateWidth / widest))) },
  }));
  const gap = 28;
  const isLong = areLong(design, items);
  const road = Math.max(isDrawn ? diameter * 0.62 : 26, 26);
  const rows = items.map((event, index): LayoutNode => {
    const date = narrowed[index];
    return createRow({ gap, align: 'center', grow: 1, padding: { top: 8, bottom: 8 } }, [
      ...(date ? [{ ...date, width: dateWidth }] : []),
      createEventDisc(design, event, diameter, surface, isDrawn),
      createEventText(design, event, surface, isLong),
    ]);
  });
  const x = dateWidth + gap + diameter / 2;
  const draw = (area: Area) => {
    const middles = area.children.map(({ y, height }) => [x, y + height / 2] as const);
    const end = [x, area.height] as const;
    return drawWinding([[x, 0], ...middles, end], road, surface, false);
  };
  return createColumn({ grow: 1, draw }, rows);
}

function createAcross(items: readonly RoadEvent[], design: Design, surface: Surface): LayoutNode {
  const { px, measures, space } = design;
  const isDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const diameter = isDrawn ? px(measures.disc) * acrossScale.drawn : Math.round(px(measures.disc) * acrossScale.dot);
  const isLong = areLong(design, items);
  const dates = items.map(({ date = '' }) =>
    createFigureText(design, date, surface, {
      of: shrinkForCount(dateSize, items.length),
      lineHeight: 1.1,
      tracking: -0.02,
    }),
  );
  const dateHeight = Math.max(...dates.map(({ font }) => font.size)) * 1.1;
  const columns = items.map((event, index): LayoutNode => {
    const date = dates[index];
    return createColumn({ grow: 1, gap: space(22) }, [
      ...(date ? [{ ...date, height: dateHeight, fit: { min: 26, lines: 1 } }] : []),
      createRow({}, [createEventDisc(design, event, diameter, surface, isDrawn)]),
      createEventText(design, event, surface, isLong),
    ]);
  });
  const y = dateHeight + space(22) + diameter / 2;
  const roadWidth = Math.max(minRoadPx, diameter * acrossScale.road);
  const draw = (area: Area) => {
    const middles = area.children.map(({ x, y: top }) => [x + diameter / 2, top + y] as const);
    const [first] = middles;
    return first ? drawWinding([[0, first[1]], ...middles, [area.width, first[1]]], roadWidth, surface, true) : [];
  };
  return createColumn({ grow: 1, justify: 'center' }, [createRow({ gap: space(30), draw }, columns)]);
}

const maxEvents = { '9:16': 7, '4:5': 6, '1:1': 5, '16:9': 6 } as const;
const maxStated = { '9:16': 6, '4:5': 5, '1:1': 4, '16:9': 5 } as const;

/** `all`, then one fewer each time down to `min`; a story keeps its beginning and its end. */
const listFewerBetween = (all: readonly RoadEvent[], max: number, min: number): RoadEvent[][] =>
  Array.from({ length: Math.max(1, max - min + 1) }, (_, less) => {
    const kept = Array.from({ length: max - less }, (__, index) =>
      Math.round((index * (all.length - 1)) / (max - less - 1)),
    );
    return all.filter((___, index) => kept.includes(index));
  });

/** `minDated` is the share of events that must have a short date. */
const bids = { own: 0.95, other: 0.3 };
const minDated = 0.8;

export const road = defineForm({
  name: 'timeline',
  kind: 'sequence',
  bid: ({ items, form }) => {
    const dated = computeShare(items, ({ date }) => date && date.length <= 18);
    if (items.length < 3 || dated < minDated) return 0;
    return form === 'timeline' ? bids.own : bids.other;
  },
  cuts: (module, { aspect }) => {
    const stated = isStated(module.items);
    const max = Math.min(module.items.length, (stated ? maxStated : maxEvents)[aspect]);
    const bare = module.items.map(({ body: _, ...rest }) => rest);
    return [...(stated ? [] : listFewerBetween(module.items, max, 5)), ...listFewerBetween(bare, max, 3)].map(
      (some) => ({
        ...module,
        items: some,
      }),
    );
  },
  build: ({ items }, design, surface) =>
    design.aspect === '16:9' ? createAcross(items, design, surface) : createUpright(items, design, surface),
  isWide: true,
  isFull: true,
  followsNight: true,
  describe: ({ items }) => items.map(({ date, heading: name }) => `${date ?? ''} ${name}`).join('; '),
});
