import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { findMark } from '../emphasis.ts';
import { forCount } from '../measures.ts';
import { areAllDrawn, formatCount, rowMarks } from '../parts/spot.ts';
import { joinSentences } from '../parts/statement.ts';
import { countDrawnChars } from '../text.ts';
import { column, type LayoutNode, row, type TextLeaf } from '../tree.ts';
import { bodyText, fact, heading, label } from '../type.ts';
import { type BidContext, defineForm, fewer, promisedBy } from './form.ts';

/**
 * Rows, each after a disc with its drawing or numeral, hairlines between them.
 *
 *     (o)  Heading of the row
 *          Its condition, [marked]
 *     ─────────────────────────
 *     (o)  …
 */

/** A longer heading is a sentence, set as one. */
export const maxHeading = 58;
/** More rows stand in two columns, where there is width for it. */
const maxInColumn = { '9:16': 8, '4:5': 7, '1:1': 5, '16:9': 5 } as const;

/** Whether rows are said in a sentence each, instead of a name and a line about it. */
export const isStated = (items: readonly Item[]) =>
  items.filter(({ heading: text }) => countDrawnChars(text) > maxHeading).length > items.length / 3;

/** Heading and body of a row, or its sentence. */
export function rowText(design: Design, { heading: name, body, mark }: Item, surface: Surface, stated: boolean) {
  const { measures } = design;
  const texts: LayoutNode[] = stated
    ? [fact(design, body ? joinSentences(name, body) : name, surface, { mark })]
    : [
        heading(design, name, surface, {
          mark: body ? undefined : (mark ?? findMark(name, design.brief.title)),
          markWeight: 700,
        }),
        ...(body ? [bodyText(design, body, surface, { mark })] : []),
      ];
  return column({ gap: design.space(measures.body.base > 28 ? 8 : 6), grow: 1, justify: 'center' }, texts);
}

/** Rows under one another with hairlines between them. */
export function rows(design: Design, items: readonly Item[], surface: Surface, from = 1, isCounted = true): LayoutNode {
  const { measures, px, space, theme } = design;
  const stated = isStated(items);
  const isDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const diameter = px(
    forCount(isDrawn ? measures.disc : { ...measures.disc, base: measures.disc.base * 0.8 }, items.length),
  );
  const marks = rowMarks(
    design,
    items.map(({ drawing }) => drawing),
    diameter,
    surface,
    from,
    isCounted,
  );
  const lines = items.flatMap((item, index): LayoutNode[] => {
    const isBarred = !isDrawn && !isCounted;
    const line = row(
      {
        grow: 1,
        gap: space(30),
        align: isBarred ? 'stretch' : 'center',
        padding: { top: space(14), bottom: space(14) },
      },
      [...(marks[index] ? [marks[index]] : []), rowText(design, item, surface, stated)],
    );
    return index === 0 ? [line] : [{ ...column({ fill: surface.line }, []), height: theme.rule }, line];
  });
  return column({ grow: 1 }, lines);
}

/** Rows side by side in columns of equal length, read down. */
function grid(design: Design, items: readonly Item[], surface: Surface, from: number, isCounted: boolean): LayoutNode {
  const half = Math.ceil(items.length / 2);
  const filler = items.length % 2 === 1 ? items.length - half : half;
  return row({ grow: 1, gap: design.space(56) }, [
    column({ grow: 1 }, [rows(design, items.slice(0, half), surface, from, isCounted)]),
    column({ grow: 1 }, [rows(design, items.slice(half, half + filler), surface, from + half, isCounted)]),
  ]);
}

export function buildRows(
  design: Design,
  items: readonly Item[],
  surface: Surface,
  from = 1,
  isCounted = true,
): LayoutNode {
  const isMany = items.length > maxInColumn[design.aspect];
  const isEven = items.length % 2 === 0;
  return isMany && isEven
    ? grid(design, items, surface, from, isCounted)
    : rows(design, items, surface, from, isCounted);
}

/** A row without its body, where it can do without. */
export function withoutBody(item: Item): Item {
  if (item.isInseparable) return item;
  const { body: _, ...rest } = item;
  return rest;
}

/** Characters of a sentence that is read at a glance, and of all rows of such sentences: more is a wall of text. */
const maxStated = 140;
const maxAllStated = 480;
const minStated = 3;

const rowLength = ({ heading: text, body = '' }: Item) => countDrawnChars(text) + countDrawnChars(body);

/** Rows of sentences without the bodies that make them too long, and not more of them than can be read. */
export function airy(items: readonly Item[], isPromised: boolean): Item[] {
  if (!isStated(items)) return [...items];
  const shorter = items.map((item) => (rowLength(item) > maxStated ? withoutBody(item) : item));
  if (isPromised || shorter.every((item) => rowLength(item) <= maxStated)) return shorter;
  return shorter.filter((_, index) => {
    const before = shorter.slice(0, index + 1).reduce((sum, item) => sum + rowLength(item), 0);
    return index < minStated || before <= maxAllStated;
  });
}

/** Fewer rows before shorter ones; a promised number of them is kept. */
export function cutItems(items: readonly Item[], { brief, aspect }: Pick<BidContext, 'brief' | 'aspect'>): Item[][] {
  const most = aspect === '1:1' ? 6 : 8;
  const kept = airy(items.slice(0, most), promisedBy(brief) === items.length);
  const bare = (some: readonly Item[]): Item[] => (isStated(some) ? [...some] : some.map(withoutBody));
  if (promisedBy(brief) === items.length && items.length <= most) return [kept, bare(kept)];
  const least = Math.min(kept.length, 4);
  return [...fewer(kept, least), bare(kept.slice(0, 5)), ...fewer(bare(kept.slice(0, 4)), 1)];
}

/** How many more the source has than are shown, as "+10"; undefined where it has no more. */
export function moreLine(
  design: Design,
  { items, total = 0 }: Pick<ModuleOf<'items'>, 'items' | 'total'>,
  surface: Surface,
): TextLeaf | undefined {
  const more = total - items.length;
  if (more < 1) return undefined;
  return label(design, `+${formatCount(more, design.brief.language)}`, surface, { color: surface.muted });
}

/** What is read aloud of rows. */
export const describeItems = (items: readonly Item[]): string => items.map(({ heading: text }) => text).join('; ');

export const list = defineForm({
  name: 'list',
  kind: 'items',
  bid: ({ items }, { aspect }) =>
    items.length < 1 ? 0 : items.length < 2 ? 0.2 : items.length <= maxInColumn[aspect] ? 0.8 : 0.6,
  cuts: (module, context) => cutItems(module.items, context).map((items) => ({ ...module, items })),
  build: (module, design, surface) => {
    const { items } = module;
    const isCounted = promisedBy(design.brief) === items.length || items.length > 5;
    const shown = buildRows(design, items, surface, 1, isCounted);
    const more = moreLine(design, module, surface);
    if (!more) return shown;
    const rule: LayoutNode = { ...column({ fill: surface.line }, []), height: design.theme.rule };
    return column({ grow: 1 }, [
      shown,
      rule,
      column({ padding: { top: design.space(16), bottom: design.space(16) } }, [more]),
    ]);
  },
  describe: ({ items }) => describeItems(items),
});

/** Steps that a path has no room for. */
export const numbered = defineForm({
  name: 'numbered-list',
  kind: 'sequence',
  bid: ({ items, form }) => (items.length < 2 ? 0 : form === 'timeline' ? 0.35 : 0.55),
  cuts: (module, context) =>
    cutItems(module.items, context)
      // A step without those before it is a wrong message.
      .filter((items) => items.length === Math.min(module.items.length, 8))
      .map((items) => ({ ...module, items: items as ModuleOf<'sequence'>['items'] })),
  build: ({ items, from = 1 }, design, surface) =>
    buildRows(
      design,
      items.map(({ date, heading: name, ...rest }) => ({ ...rest, heading: date ? `${date}: ${name}` : name })),
      surface,
      from,
    ),
  describe: ({ items }) => describeItems(items),
});

/** Sentences that a title may promise and one picture holds. */
export const maxPromised = 7;
