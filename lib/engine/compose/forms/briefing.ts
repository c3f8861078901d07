import type { Item } from '../../modules.ts';
import { createLeadStatement, createStatementColumns } from '../parts/statement.ts';
import { createColumn, keepPresent } from '../tree.ts';
import { computeBid, cutStatements } from './arrangements.ts';
import { defineForm } from './form.ts';
import { describeItems } from './items.ts';

/** The first sentence large, short ones in columns under it. */

function toLines(items: readonly Item[], isWide: boolean): Item[][] {
  if (items.length === 3 && isWide) return [[...items]];
  const lines: Item[][] = [];
  for (const [index, item] of items.entries()) {
    // With an odd number the first one takes a whole line.
    const isNew = (index - (items.length % 2)) % 2 === 0 || index === 0;
    if (isNew) lines.push([item]);
    else lines.at(-1)?.push(item);
  }
  return lines;
}

const maxNarrow = 62;

export const briefing = defineForm({
  name: 'briefing',
  kind: 'statements',
  bid: (module, context) => computeBid('briefing', module, context),
  cuts: cutStatements,
  build: ({ items }, design, surface) => {
    const [lead, rest] = design.hasThesis ? [undefined, items] : [items[0], items.slice(1)];
    const isWide = design.aspect !== '9:16' && rest.every(({ heading }) => heading.length <= maxNarrow);
    return createColumn(
      { grow: 1, gap: design.space(40), justify: 'between' },
      keepPresent([
        lead && createLeadStatement(design, lead, surface),
        rest.length > 0 ? { ...createStatementColumns(design, toLines(rest, isWide), surface), grow: 0 } : undefined,
      ]),
    );
  },
  describe: ({ items }) => describeItems(items),
});
