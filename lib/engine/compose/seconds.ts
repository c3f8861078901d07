import type { BriefModule, ModuleOf } from '../modules.ts';
import type { Form } from './forms/form.ts';
import type { Parts } from './page-parts.ts';
import { countDrawnChars } from './text.ts';

/** Which modules may stand under the leading one, and in which shortened forms. */

/** Certainty from which a module may stand beside another one. */
const minSure = 0.6;
const max = { rows: 5, tableRows: 4, columns: 4, events: 4, names: 16, statements: 2 };
/** Fewer rows make no comparison. */
const minRows = 3;
const maxChars = { quote: 170, name: 60, event: 110, cell: 34, statement: 130 };

const isShort = (texts: readonly string[], max: number) => texts.every((text) => text.length <= max);

/** Cuts of a chart: parts of a whole and time series stay complete; rankings keep their first rows. */
function listChartCuts(module: ModuleOf<'chart'>): BriefModule[] {
  const { rows, form, measure } = module;
  // A name with a bare number or sum of money does not say what was measured.
  const says = (label: string, text: string) =>
    /\s\S+\s/u.test(label) || (/\p{L}{3}/u.test(text) && !/\p{Sc}/u.test(text));
  const isNamed = measure !== undefined || rows.every(({ label, text }) => says(label, text));
  if (!isNamed) return [];
  if (
    !isShort(
      rows.map(({ label }) => label),
      maxChars.name,
    )
  )
    return [];
  if (form === 'line' || form === 'columns') return rows.length >= minRows ? [module] : [];
  if (form === 'share' || form === 'isotype') return rows.length <= max.rows ? [module] : [];
  const counts = [max.rows, minRows].filter((count, index) => index === 0 || count < rows.length);
  return counts.map((count) => ({ ...module, rows: rows.slice(0, count) }));
}

function listTableCuts(module: ModuleOf<'table'>): BriefModule[] {
  const { header, rows } = module;
  const columns = header.length || (rows[0]?.length ?? 0);
  if (columns < 2 || columns > max.columns || !isShort(rows.flat(), maxChars.cell)) return [];
  return rows.length >= 2 ? [{ ...module, rows: rows.slice(0, max.tableRows) }] : [];
}

function listStatementCuts(module: ModuleOf<'statements'>): BriefModule[] {
  const short = module.items.filter(({ heading, body = '' }) => heading.length + body.length <= maxChars.statement);
  const items = short.slice(0, max.statements);
  return [items, items.slice(0, 1)]
    .filter((some, index) => some.length > 0 && (index === 0 || items.length > 1))
    .map((some) => ({ ...module, items: some }));
}

function listCuts(module: BriefModule): BriefModule[] {
  switch (module.kind) {
    case 'chart':
      return listChartCuts(module);
    case 'table':
      return listTableCuts(module);
    case 'quote':
      return isShort([module.text], maxChars.quote) ? [module] : [];
    case 'sequence': {
      if (module.form !== 'timeline' && module.form !== 'steps') return [];
      const items = module.items.map(({ body, isInseparable, ...rest }) =>
        body !== undefined && isInseparable ? { ...rest, body, isInseparable } : rest,
      );
      const isHeld =
        items.length <= max.events &&
        isShort(
          items.map(({ heading }) => heading),
          maxChars.event,
        );
      return isHeld ? [{ ...module, items }] : [];
    }
    case 'items': {
      // Items with amounts are complete or left out.
      const isHeld = module.items.length <= max.names && module.items.every(({ body }) => body === undefined);
      return isHeld &&
        isShort(
          module.items.map(({ heading }) => heading),
          maxChars.name,
        )
        ? [module]
        : [];
    }
    default:
      return [];
  }
}

function areSameRows(one: BriefModule, other: BriefModule): boolean {
  if (one.kind !== 'table' || other.kind !== 'chart') return false;
  const cells = new Set(one.rows.flat());
  return other.rows.every(({ label }) => cells.has(label));
}

function isRepeated(module: BriefModule, lead: BriefModule): boolean {
  if (areSameRows(module, lead) || areSameRows(lead, module)) return true;
  if (module.kind !== 'chart' || !('items' in lead)) return false;
  const said = lead.items.map(({ heading, body = '' }) => `${heading} ${body}`).join('\n');
  return module.rows.every(({ text }) => said.includes(text));
}

export function listSeconds(form: Form, lead: BriefModule, modules: readonly BriefModule[]): Pick<Parts, 'seconds'>[] {
  if (form.page || form.bleeds || form.isFull) return [];
  const isSmall = lead.kind === 'chart' && lead.rows.length <= minRows;
  const able = modules
    .filter(
      (module) => module !== lead && module.kind !== lead.kind && module.sure >= minSure && !isRepeated(module, lead),
    )
    .map((module) => (module.kind === 'statements' ? (isSmall ? listStatementCuts(module) : []) : listCuts(module)))
    .filter((cuts) => cuts.length > 0)
    .slice(0, 2);
  const [first = [], second = []] = able;
  const pairs = first.slice(-1).flatMap((one) => second.slice(-1).map((other) => [one, other]));
  return [...pairs, ...first.map((one) => [one]), ...second.slice(0, 1).map((one) => [one])].map((seconds) => ({
    seconds,
  }));
}

const countBodies = (module: BriefModule) =>
  'items' in module ? module.items.filter(({ body }) => body !== undefined).length : 0;
const countItems = (module: BriefModule) =>
  'items' in module ? module.items.length : module.kind === 'chart' || module.kind === 'table' ? module.rows.length : 0;

const [minLead, maxLeadCuts] = [3, 3];

export function leadsFor(cuts: readonly BriefModule[], isKept: boolean): readonly BriefModule[] {
  const [whole, ...others] = cuts;
  if (!whole) return [];
  if (isKept) return [whole];
  const bodied = countBodies(whole) === countItems(whole);
  const shorter = others.filter(
    (cut) => countItems(cut) >= minLead && (!bodied || countBodies(cut) === countItems(cut)),
  );
  return [whole, ...shorter].slice(0, maxLeadCuts);
}

const messageChars = { min: 36, max: 125 };
const maxCapitals = 0.6;

export function says(lead: BriefModule, line: string, from?: string): boolean {
  const items = 'items' in lead ? lead.items : [];
  return items.some(
    ({ heading, body = '', sentence }) =>
      (from !== undefined && sentence === from) ||
      [heading, body].some((text) => text !== '' && (text.includes(line) || line.includes(text))),
  );
}

export function findMessage(lead: BriefModule, line = ''): ModuleOf<'thesis'> | undefined {
  const isStructure = lead.kind === 'items' || lead.kind === 'chart' || lead.kind === 'table';
  const length = countDrawnChars(line);
  if (!isStructure || length < messageChars.min || length > messageChars.max) return undefined;
  const words = line.match(/\p{L}+/gu) ?? [];
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * maxCapitals) return undefined;
  if (says(lead, line)) return undefined;
  return { kind: 'thesis', text: line, sure: 1, weight: 1, why: 'the line under the title' };
}
