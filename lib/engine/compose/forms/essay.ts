import { toSizeRange } from '../measures.ts';
import { createLeadStatement, createStatementRows, isAttributed, isPassage, toStatement } from '../parts/statement.ts';
import { countDrawnChars } from '../text.ts';
import { createColumn } from '../tree.ts';
import { computeBid, cutStatements } from './arrangements.ts';
import { defineForm } from './form.ts';
import { describeItems } from './items.ts';

/** The first sentence in a band under the scene, the others in rows between hairlines. */
const maxLifted = 200;

const wideLead = toSizeRange(64, 40, 100);

export const essay = defineForm({
  name: 'essay',
  kind: 'statements',
  bid: (module, context) => computeBid('essay', module, context),
  cuts: cutStatements,
  lift: ({ items: [first, ...items], ...module }) => {
    if (!first || items.length === 0 || isAttributed(first)) return undefined;
    const hasPassage = isPassage(first);
    const text = hasPassage ? first.heading : toStatement(first);
    if (countDrawnChars(text) > maxLifted) return undefined;
    // The continuation of the first sentence becomes the first row.
    const passage = hasPassage ? [{ heading: first.body ?? '', sentence: first.sentence }] : [];
    return { text, mark: first.mark, rest: { ...module, items: [...passage, ...items] } };
  },
  build: ({ items }, design, surface) => {
    const [only, ...others] = items;
    if (only === undefined || design.hasThesis) return createStatementRows(design, items, surface, design.hasThesis);
    // Beside a band of numbers no sentence is lifted.
    if (others.length > 0) {
      const rows = createStatementRows(design, others, surface);
      return createColumn({ grow: 1, gap: design.space(26) }, [createLeadStatement(design, only, surface), rows]);
    }
    // Larger, as one row would leave the room of several empty.
    const of = design.aspect === '16:9' ? wideLead : undefined;
    return createColumn({ grow: 1, justify: 'center' }, [createLeadStatement(design, only, surface, of, true)]);
  },
  describe: ({ items }) => describeItems(items),
});
