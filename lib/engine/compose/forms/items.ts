import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { formatPart } from '../parts/spot.ts';
import { countDrawnChars } from '../text.ts';
import { column, type LayoutNode, type TextLeaf } from '../tree.ts';
import { label } from '../type.ts';
import { promisedBy } from './form.ts';

/** What forms of items share: how much of them is read, and the line that says which part of them is shown. */

/** A longer heading is a sentence, set as one. */
const maxHeading = 58;

/** Whether rows are said in a sentence each, instead of a name and a line about it, as all have one. */
export const isStated = (items: readonly Item[]) =>
  items.some(({ body }) => body === undefined) &&
  items.filter(({ heading: text }) => countDrawnChars(text) > maxHeading).length > items.length / 3;

/** A row without its body, where it can do without. */
export function withoutBody<Own extends Item>(item: Own): Own {
  if (item.isInseparable) return item;
  const { body: _, ...rest } = item;
  return rest as Own;
}

/** Characters of a sentence that is read at a glance, and of all rows of such sentences: more is a wall of text. */
const maxStated = 140;
const maxAllStated = 480;
const minStated = 3;

const rowLength = ({ heading: text, body = '' }: Item) => countDrawnChars(text) + countDrawnChars(body);

/** Rows of sentences without the bodies that make them too long, and not more of them than can be read. */
export function airy(items: readonly Item[], isPromised: boolean): Item[] {
  if (!isStated(items)) return [...items];
  const isLong = items.some((item) => rowLength(item) > maxStated);
  const shorter = isLong ? items.map(withoutBody) : [...items];
  if (isPromised || shorter.every((item) => rowLength(item) <= maxStated)) return shorter;
  return shorter.filter((_, index) => {
    const before = shorter.slice(0, index + 1).reduce((sum, item) => sum + rowLength(item), 0);
    return index < minStated || before <= maxAllStated;
  });
}

/** Names with a line about each, so few that the lines are worth smaller letters: bare names say nothing. */
export const areFewTold = (items: readonly Item[]): boolean =>
  items.length <= minTold && items.every(({ body }) => body !== undefined);
const minTold = 4;

/** How many of those that the title counts, or of all steps, are shown, as "5 of 13"; undefined where all are. */
export function partLine(
  design: Design,
  module: ModuleOf<'items'> | ModuleOf<'sequence'>,
  surface: Surface,
): TextLeaf | undefined {
  const { items, total = 0 } = module;
  const from = module.kind === 'sequence' ? (module.from ?? 1) : undefined;
  // Where the title counts nothing, nobody misses the others; steps are another matter.
  if (module.kind === 'items' && promisedBy(design.brief) === undefined) return undefined;
  // A slide of a series says by its place which part it is.
  if (total <= items.length || design.brief.slide) return undefined;
  const text = formatPart(items.length, total, design.brief.language, from);
  return label(design, text, surface, { color: surface.muted });
}

/** What is drawn of a row of things, over the line that says which part of them it is. */
export function withPartLine(
  shown: LayoutNode,
  design: Design,
  module: Parameters<typeof partLine>[1],
  surface: Surface,
): LayoutNode {
  const line = partLine(design, module, surface);
  if (!line) return shown;
  const rule: LayoutNode = { ...column({ fill: surface.line }, []), height: design.theme.rule };
  const foot = column({ padding: { top: design.space(16), bottom: design.space(16) } }, [line]);
  return column({ grow: 1 }, [shown, rule, foot]);
}

/** What is read aloud of rows. */
export const describeItems = (items: readonly Item[]): string => items.map(({ heading: text }) => text).join('; ');

/** Sentences that a title may promise and one picture holds. */
export const maxPromised = 7;
