import { createLeadStatement, createStatementRows } from '../parts/statement.ts';
import { createColumn, keepPresent } from '../tree.ts';
import { computeBid, cutStatements } from './arrangements.ts';
import { defineForm } from './form.ts';
import { describeItems } from './items.ts';

/** All text under the scene, on one dark ground. */
export const panel = defineForm({
  name: 'panel',
  kind: 'statements',
  bid: (module, context) => computeBid('panel', module, context),
  cuts: cutStatements,
  chooseSurface: ({ palette }) => palette.deep,
  build: ({ items: [lead, ...rest] }, design, surface) =>
    createColumn(
      { grow: 1, gap: design.space(30), justify: rest.length > 0 ? 'start' : 'center' },
      keepPresent([
        lead && createLeadStatement(design, lead, surface),
        rest.length > 0 ? createStatementRows(design, rest, surface) : undefined,
      ]),
    ),
  describe: ({ items }) => describeItems(items),
});
