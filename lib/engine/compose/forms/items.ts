import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { formatPart } from '../parts/spot.ts';
import { countDrawnChars } from '../text.ts';
import { createColumn, type LayoutNode, type Stack } from '../tree.ts';
import { createLabel } from '../type.ts';
import { promisedBy } from './form.ts';

const maxHeadingChars = 58;

export const isStated = (items: readonly Item[]) =>
  items.some(({ body }) => body === undefined) &&
  items.filter(({ heading: text }) => countDrawnChars(text) > maxHeadingChars).length > items.length / 3;

export function withoutBody<Own extends Item>(item: Own): Own {
  if (item.isInseparable) return item;
  const { body: _, ...rest } = item;
  return rest as Own;
}

/** Characters of one sentence, and of all rows of sentences. */
const maxStatedChars = 140;
const maxAllStated = 480;
const minStated = 3;

const countRowChars = ({ heading: text, body = '' }: Item) => countDrawnChars(text) + countDrawnChars(body);

export function toAiryItems(items: readonly Item[], isPromised: boolean): Item[] {
  if (!isStated(items)) return [...items];
  const isLong = items.some((item) => countRowChars(item) > maxStatedChars);
  const shorter = isLong ? items.map(withoutBody) : [...items];
  if (isPromised || shorter.every((item) => countRowChars(item) <= maxStatedChars)) return shorter;
  return shorter.filter((_, index) => {
    const before = shorter.slice(0, index + 1).reduce((sum, item) => sum + countRowChars(item), 0);
    return index < minStated || before <= maxAllStated;
  });
}

/** Whether these are few names with a line about each, for which smaller letters are better than bare names. */
export const areFewWithBody = (items: readonly Item[]): boolean =>
  items.length <= maxFew && items.every(({ body }) => body !== undefined);
const maxFew = 4;

/** "5 of 13" on a chip over the first row, where not all of the promised items, or of the steps, are shown. */
export function partLine(
  design: Design,
  module: ModuleOf<'items'> | ModuleOf<'sequence'>,
  surface: Surface,
): Stack | undefined {
  const { items, total = 0 } = module;
  const from = module.kind === 'sequence' ? (module.from ?? 1) : undefined;
  // Without a promised number no items are missed, but missing steps are.
  if (module.kind === 'items' && promisedBy(design.brief) === undefined) return undefined;
  // A slide's place in its series already says which part it is.
  if (total <= items.length || design.brief.slide) return undefined;
  const text = formatPart(items.length, total, design.brief.language, from);
  const chip = createLabel(design, text, { ...surface, ground: surface.tile }, { color: surface.onTile, weight: 700 });
  const padding = { top: 8, bottom: 8, left: chipSide, right: chipSide };
  return createColumn({ align: 'start' }, [createColumn({ fill: surface.tile, radius: chipRadius, padding }, [chip])]);
}

/** Pixels. */
const [chipSide, chipRadius] = [22, 30];

export function withPartLine(
  shown: LayoutNode,
  design: Design,
  module: Parameters<typeof partLine>[1],
  surface: Surface,
): LayoutNode {
  const line = partLine(design, module, surface);
  if (!line) return shown;
  return createColumn({ grow: 1, gap: design.space(12) }, [line, shown]);
}

export const describeItems = (items: readonly Item[]): string => items.map(({ heading: text }) => text).join('; ');

export const maxPromised = 7;
