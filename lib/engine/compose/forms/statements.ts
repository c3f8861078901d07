import type { Surface } from '../../brand/palette.ts';
import type { Item } from '../../modules.ts';
import type { Design } from '../design.ts';
import { createFact, factSizes, longHead, readFact } from '../parts/fact.ts';
import { createLeadStatement, createSourceLine, toStatement } from '../parts/statement.ts';
import { countDrawnChars } from '../text.ts';
import { createColumn, createRow, keepPresent, type LayoutNode } from '../tree.ts';
import { cutStatements, isCounted } from './arrangements.ts';
import { defineForm, promisedBy } from './form.ts';
import { describeItems } from './items.ts';
import { buildRows } from './list.ts';

/** Sentences under rules, for grave matters and looks without fills; numbered rows in every look where the title counts them. */

const maxBeside = { '9:16': 60, '4:5': 118, '1:1': 102, '16:9': 118 } as const;
/** Lines up to which sentences of a wide or high picture are set larger. */
const fewLines = 3;

function toLines(items: readonly Item[], maxLength: number, isFirstBeside: boolean): Item[][] {
  const lines: Item[][] = [];
  items.forEach((item, index) => {
    const last = lines.at(-1);
    const isBeside =
      last?.length === 1 &&
      (isFirstBeside || lines.length > 1) &&
      [...last, item].every((one) => countDrawnChars(toStatement(one)) <= maxLength);
    if (isBeside && index > 0) last.push(item);
    else lines.push([item]);
  });
  return lines;
}

type StatementPlace = 'alone' | 'lead' | 'wide' | 'across' | 'beside';

function createRuled(design: Design, item: Item, surface: Surface, place: StatementPlace, isLong: boolean): LayoutNode {
  const { theme, space } = design;
  const isLead = place === 'lead' || place === 'alone';
  const fact = readFact(item, design, isLead);
  const style = { sizes: factSizes[isLead ? 'across' : place], isLong };
  const said = isLead
    ? [createLeadStatement(design, item, surface, undefined, place === 'alone')]
    : keepPresent([createFact(design, fact, surface, style), createSourceLine(design, item, surface)]);
  return createColumn({ grow: 1, gap: space(18) }, [
    { ...createColumn({ fill: isLead ? surface.strong : surface.line }, []), height: theme.rule },
    createColumn({ gap: space(8) }, said),
  ]);
}

function buildRuled(design: Design, items: readonly Item[], surface: Surface): LayoutNode {
  const { aspect, space, hasThesis } = design;
  const lines = toLines(items, maxBeside[aspect], hasThesis === true);
  const isWide = (aspect === '16:9' || aspect === '9:16') && lines.length <= fewLines;
  // In one size, and none larger than a long lead.
  const isLong = items.some((item) => countDrawnChars(readFact(item, design).head) > longHead.row);
  const nodes = lines.map((line, index) =>
    createRow(
      { gap: 48 },
      line.map((item) => {
        const isLead = index === 0 && line.length === 1 && !hasThesis;
        const lead: StatementPlace = items.length === 1 ? 'alone' : 'lead';
        return createRuled(
          design,
          item,
          surface,
          isLead ? lead : isWide ? 'wide' : line.length > 1 ? 'beside' : 'across',
          isLong,
        );
      }),
    ),
  );
  return createColumn({ grow: 1, gap: space(36), justify: items.length === 1 ? 'center' : 'between' }, nodes);
}

/** Below the bids of `arrangements.ts`, which looks with fills use. */
const worth = 0.59;

export const statements = defineForm({
  name: 'statements',
  kind: 'statements',
  bid: (module, context) => {
    const { look } = context.theme;
    if (module.items.length === 0) return 0;
    const isBare = look === 'grave' || look === 'editorial' || look === 'minimal';
    return isBare || isCounted(module, context) ? worth : 0;
  },
  cuts: (module, context) => cutStatements(module, context),
  build: ({ items }, design, surface) =>
    promisedBy(design.brief) === items.length && design.theme.look !== 'grave'
      ? buildRows(design, items, surface, 1, true)
      : buildRuled(design, items, surface),
  describe: ({ items }) => describeItems(items),
});
