import { createLeadStatement, createStatementRows } from '../parts/statement.ts';
import { createWindowBand } from '../parts/window.ts';
import { createColumn, keepPresent } from '../tree.ts';
import { computeBid, cutStatements } from './arrangements.ts';
import { defineForm } from './form.ts';
import { describeItems } from './items.ts';

/** The scene in a window beside the title; the first sentence large, the others in rows. */
export const window = defineForm({
  name: 'window',
  kind: 'statements',
  bid: (module, context) => computeBid('window', module, context),
  cuts: cutStatements,
  header: createWindowBand,
  build: ({ items }, design, surface) => {
    const [lead, rest] = design.hasThesis ? [undefined, items] : [items[0], items.slice(1)];
    return createColumn(
      { grow: 1, gap: design.space(28), justify: rest.length > 0 ? 'start' : 'center' },
      keepPresent([
        lead && createLeadStatement(design, lead, surface),
        rest.length > 0 ? createStatementRows(design, rest, surface, design.hasThesis) : undefined,
      ]),
    );
  },
  describe: ({ items }) => describeItems(items),
});
