import type { Surface } from '../../brand/palette.ts';
import type { Item } from '../../modules.ts';
import type { Design } from '../design.ts';
import { findMark } from '../emphasis.ts';
import { shrinkForCount, toSizeRange } from '../measures.ts';
import { areAllDrawn, createDrawingDisc, createRowMarks, findSpots } from '../parts/spot.ts';
import { joinSentences } from '../parts/statement.ts';
import { countDrawnChars } from '../text.ts';
import { createColumn, createRow, type LayoutNode } from '../tree.ts';
import { createBodyText, createFactText, createHeading, isReadFact } from '../type.ts';
import { type BidContext, defineForm, fewer, isEachDue } from './form.ts';
import { areFewWithBody, describeItems, isStated, toAiryItems, withoutBody, withPartLine } from './items.ts';

/** Rows with a disc (drawing or numeral) before each and hairlines between them. */

const maxColumn = 12;
const maxInColumn = { '9:16': 8, '4:5': 7, '1:1': 5, '16:9': 5 } as const;

const toSentence = ({ heading: name, body }: Item): string => (body ? joinSentences(name, body) : name);

const areRead = (items: readonly Item[]): boolean => items.some((item) => isReadFact(toSentence(item)));

function createRowText(design: Design, item: Item, surface: Surface, stated: boolean, isRead?: boolean) {
  const { measures } = design;
  const { heading: name, body, mark } = item;
  const texts: LayoutNode[] = stated
    ? [createFactText(design, toSentence(item), surface, { mark }, isRead)]
    : [
        createHeading(design, name, surface, {
          mark: body ? undefined : (mark ?? findMark(name, design.brief.title)),
          markWeight: 700,
        }),
        ...(body ? [createBodyText(design, body, surface, { mark })] : []),
      ];
  return createColumn({ gap: design.space(measures.body.base > 28 ? 8 : 6), grow: 1, justify: 'center' }, texts);
}

const maxColumnName = 58;

const spotSize = toSizeRange(96, 72, 124);

const manyRows = 7;

function createRows(design: Design, items: readonly Item[], surface: Surface, from = 1, isCounted = true): LayoutNode {
  const { measures, px, space, theme } = design;
  const stated = isStated(items);
  const isDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const isCrowded = items.length > manyRows;
  const share = isDrawn ? 1 : isCrowded ? 0.5 : 0.8;
  const { base, min } = measures.disc;
  const diameter = px(
    shrinkForCount({ ...measures.disc, base: base * share, min: isCrowded ? base * share : min }, items.length),
  );
  const marks = createRowMarks(
    design,
    items.map(({ drawing }) => drawing),
    diameter,
    surface,
    from,
    isCounted,
  );
  const spots = isDrawn || isCrowded ? undefined : findSpots(design, items);
  const createSpot = ({ drawing }: Item): LayoutNode[] =>
    drawing === undefined
      ? []
      : [createColumn({ justify: 'center' }, [createDrawingDisc(design, drawing, px(spotSize), surface)])];
  const lines = items.flatMap((item, index): LayoutNode[] => {
    const isBarred = !isDrawn && !isCounted;
    const line = createRow(
      {
        grow: 1,
        gap: space(30),
        align: isBarred ? 'stretch' : 'center',
        padding: { top: space(isCrowded ? 8 : 14), bottom: space(isCrowded ? 8 : 14) },
      },
      [
        ...(marks[index] ? [marks[index]] : []),
        createRowText(design, item, surface, stated, areRead(items)),
        ...(spots?.has(item) ? createSpot(item) : []),
      ],
    );
    return index === 0 ? [line] : [{ ...createColumn({ fill: surface.line }, []), height: theme.rule }, line];
  });
  return createColumn({ grow: 1 }, lines);
}

/** Two columns, read down; neighbours have the same height. */
function createGrid(
  design: Design,
  items: readonly Item[],
  surface: Surface,
  from: number,
  isCounted: boolean,
): LayoutNode {
  const { measures, px, space, theme } = design;
  const half = Math.ceil(items.length / 2);
  const stated = isStated(items);
  const names = items.map(({ drawing }) => drawing);
  const base = measures.disc.base * (areAllDrawn(design, names) ? 0.7 : 0.5);
  const diameter = px(shrinkForCount({ ...measures.disc, base, min: base }, half));
  const marks = createRowMarks(design, names, diameter, surface, from, isCounted);
  const createCell = (index: number): LayoutNode => {
    const [item, mark] = [items[index], marks[index]];
    return item
      ? createRow({ grow: 1, gap: space(22), align: 'center' }, [
          ...(mark ? [mark] : []),
          createRowText(design, item, surface, stated, areRead(items)),
        ])
      : createColumn({ grow: 1 }, []);
  };
  const lines = Array.from({ length: half }, (_, index): LayoutNode[] => {
    const padding = { top: space(10), bottom: space(10) };
    const line = createRow({ grow: 1, gap: space(48), align: 'stretch', padding }, [
      createCell(index),
      createCell(half + index),
    ]);
    return index === 0 ? [line] : [{ ...createColumn({ fill: surface.line }, []), height: theme.rule }, line];
  });
  return createColumn({ grow: 1 }, lines.flat());
}

export function buildRows(
  design: Design,
  items: readonly Item[],
  surface: Surface,
  from = 1,
  isCounted = true,
): LayoutNode {
  const isNarrow = items.every(({ heading: name }) => countDrawnChars(name) <= maxColumnName);
  const isMany = items.length > maxInColumn[design.aspect];
  return isMany && (isNarrow || items.length > maxColumn)
    ? createGrid(design, items, surface, from, isCounted)
    : createRows(design, items, surface, from, isCounted);
}

/** Rows of a picture, and names in two columns where the title counts them. */
const [maxRows, maxCounted] = [8, 20];

const dropBodies = (some: readonly Item[]): Item[] => (isStated(some) ? [...some] : some.map(withoutBody));

const minNames = 3;

/** Drops rows before bodies, except where the number is promised. */
function cutItems(items: readonly Item[], isPromised: boolean, aspect: BidContext['aspect']): Item[][] {
  const maxShown = aspect === '1:1' ? 6 : maxRows;
  const kept = toAiryItems(items.slice(0, maxShown), isPromised);
  const minKept = Math.min(kept.length, 4);
  const minNamed = Math.min(kept.length, minNames);
  const less = [
    ...fewer(kept, minKept),
    dropBodies(kept.slice(0, 5)),
    ...fewer(dropBodies(kept.slice(0, 4)), minNamed),
  ];
  if (!isPromised || items.length > maxCounted) return less;
  const all = toAiryItems(items, true);
  const whole = [all, all.map(withoutBody)];
  return items.length <= maxShown ? whole : [...whole, ...less];
}

const maxValueChars = 40;

const areFields = (items: readonly Item[]): boolean =>
  items.every(
    ({ heading: name, body = '', sentence = '' }) =>
      body !== '' && countDrawnChars(body) <= maxValueChars && /^\s*[:：]/u.test(sentence.slice(name.length)),
  );

const listBids = { one: 0.2, fitting: 0.8, many: 0.6 };

export const list = defineForm({
  name: 'list',
  kind: 'items',
  bid: ({ items }, { aspect }) => {
    if (items.length < 2) return items.length < 1 ? 0 : listBids.one;
    return items.length <= maxInColumn[aspect] ? listBids.fitting : listBids.many;
  },
  isKept: (module, cut, { brief }) => isEachDue(module, brief) || areFewWithBody(cut.items),
  cuts: (module, { brief, aspect }) => {
    const total = module.total ?? module.items.length;
    return cutItems(module.items, isEachDue(module, brief), aspect).map((items) => ({ ...module, items, total }));
  },
  build: (module, design, surface) => {
    const { items } = module;
    const isCounted = isEachDue(module, design.brief) || (items.length > 5 && !areFields(items));
    return withPartLine(buildRows(design, items, surface, 1, isCounted), design, module, surface);
  },
  describe: ({ items }) => describeItems(items),
});

const numberedBids = { steps: 0.8, timeline: 0.35, other: 0.55 };

export const numbered = defineForm({
  name: 'numbered-list',
  kind: 'sequence',
  bid: ({ items, form }) => {
    if (items.length < 2) return 0;
    return form === 'timeline' || form === 'steps' ? numberedBids[form] : numberedBids.other;
  },
  isKept: ({ form }) => form === 'steps',
  cuts: (module) => {
    const { items, total = items.length, form } = module;
    const whole = items.slice(0, form === 'steps' ? maxColumn : maxRows);
    const names = items.some(({ isInseparable }) => isInseparable) ? [] : [whole.map(withoutBody)];
    // The first steps whole come before all steps without bodies; later steps alone would mislead.
    const less = form === 'steps' ? fewer(whole, Math.min(whole.length, 3)).slice(1) : [];
    const shown = [whole, ...names, ...less];
    return shown.map((some) => ({ ...module, items: some, ...(form === 'steps' ? { total } : {}) }));
  },
  build: (module, design, surface) => {
    const { items, from = 1 } = module;
    const named = items.map(({ date, heading: name, ...rest }) => ({
      ...rest,
      heading: date ? `${date}: ${name}` : name,
    }));
    return withPartLine(createRows(design, named, surface, from), design, module, surface);
  },
  describe: ({ items }) => describeItems(items),
});
