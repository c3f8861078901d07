import { hash } from '../../brand/hash.ts';
import type { Surface } from '../../brand/palette.ts';
import type { Item } from '../../modules.ts';
import type { Design } from '../design.ts';
import { formatCount } from '../parts/spot.ts';
import { createColumnBar } from '../parts/statement.ts';
import { countDrawnChars } from '../text.ts';
import { createColumn, createRow, keepPresent, type LayoutNode } from '../tree.ts';
import { createBodyText, createHeading, createNumeral } from '../type.ts';
import { defineForm, isEachDue, promisedBy } from './form.ts';
import { areFewWithBody, describeItems, isStated, partLine, withoutBody } from './items.ts';

/** An even number of names with a line about each, in two columns, each under a bar in the brand's colour. */

const max = { heading: 52, body: 160 } as const;
const evenCounts = [4, 6];
const maxCells = 6;

function listEven(items: readonly Item[], title: string): readonly Item[] {
  if (items.length > maxCells && promisedBy({ title }) === undefined) return items.slice(0, maxCells);
  return evenCounts.includes(items.length) ? items : [];
}

function createCell(design: Design, item: Item, index: number, surface: Surface, isCounted: boolean): LayoutNode {
  const { space, brief, measures, px } = design;
  const count = formatCount(index + 1, brief.language);
  const size = Math.round(px(measures.heading) * 1.3);
  return createColumn(
    { grow: 1, gap: space(14) },
    keepPresent([
      createColumnBar(surface),
      isCounted
        ? { ...createNumeral(design, count, surface, size, surface.strong), align: 'start' as const }
        : undefined,
      createColumn(
        { gap: space(8) },
        keepPresent([
          createHeading(design, item.heading, surface, { mark: item.body ? undefined : item.mark }),
          item.body ? createBodyText(design, item.body, surface, { mark: item.mark }) : undefined,
        ]),
      ),
    ]),
  );
}

/** A bare name beside a cell with a line leaves its own cell empty. */
const hasHole = (items: readonly Item[]): boolean =>
  items.some(({ body }, at) => at % 2 === 0 && (body === undefined) !== (items[at + 1]?.body === undefined));

/** Around the bid of `list` (0.8). */
const bids = { chosen: 0.81, other: 0.7, poor: 0.5 };

export const cells = defineForm({
  name: 'cells',
  kind: 'items',
  bid: ({ items: all, form }, { aspect, brief, theme }) => {
    const items = listEven(all, brief.title);
    const isShort = items.every(
      ({ heading: name, body = '' }) => countDrawnChars(name) <= max.heading && countDrawnChars(body) <= max.body,
    );
    if (form !== 'list' || items.length === 0 || !isShort || isStated(items)) return 0;
    if (aspect === '16:9' || theme.look === 'grave' || hasHole(items)) return bids.poor;
    // By a seed from the title, two of three pictures prefer cells to rows.
    return hash(`cells ${brief.title}`) % 3 > 0 ? bids.chosen : bids.other;
  },
  isKept: (module, cut, { brief }) => isEachDue(module, brief) || areFewWithBody(cut.items),
  cuts: (module, { brief }) => {
    const items = [...listEven(module.items, brief.title)];
    const few = items.slice(0, 4);
    return [items, few, items.map(withoutBody), few.map(withoutBody)]
      .filter((some) => promisedBy(brief) !== items.length || some.length === items.length)
      .map((some) => ({ ...module, items: some, total: module.total ?? module.items.length }));
  },
  build: (module, design, surface) => {
    const { items } = module;
    const isCounted = isEachDue(module, design.brief);
    const lines = Array.from({ length: Math.ceil(items.length / 2) }, (_, line) =>
      createRow(
        { grow: 1, gap: 44, align: 'start' },
        items
          .slice(line * 2, line * 2 + 2)
          .map((item, at) => createCell(design, item, line * 2 + at, surface, isCounted)),
      ),
    );
    return createColumn({ grow: 1, gap: design.space(26) }, keepPresent([partLine(design, module, surface), ...lines]));
  },
  describe: ({ items }) => describeItems(items),
});
