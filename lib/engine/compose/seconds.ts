import type { BriefModule, ModuleOf } from '../modules.ts';
import type { Form } from './forms/form.ts';
import type { Parts } from './page-parts.ts';
import { countDrawnChars } from './text.ts';

/** Which modules may stand under the one that leads, and in how little they can be said. */

/** A module this sure may stand beside another one. */
const minSure = 0.6;
/** Rows of a chart or table, dated lines and names that a strip of the picture holds. */
const most = { rows: 5, tableRows: 4, columns: 4, events: 4, names: 16, statements: 2 };
/** Fewer rows than these compare nothing. */
const minRows = 3;
/** Characters of a quotation, of a name and of a dated line there. */
const longest = { quote: 170, name: 60, event: 110, cell: 34, statement: 130 };

const isShort = (texts: readonly string[], most: number) => texts.every((text) => text.length <= most);

/** A chart in a strip: parts of a whole and a course of time are whole or not there, rankings say their first rows. */
function chartCuts(module: ModuleOf<'chart'>): BriefModule[] {
  const { rows, form, measure } = module;
  // A bare name beside a bare number or a sum of money leaves open what was measured.
  const says = (label: string, text: string) =>
    /\s\S+\s/u.test(label) || (/\p{L}{3}/u.test(text) && !/\p{Sc}/u.test(text));
  const isNamed = measure !== undefined || rows.every(({ label, text }) => says(label, text));
  if (!isNamed) return [];
  if (
    !isShort(
      rows.map(({ label }) => label),
      longest.name,
    )
  )
    return [];
  if (form === 'line' || form === 'columns') return rows.length >= minRows ? [module] : [];
  if (form === 'share' || form === 'isotype') return rows.length <= most.rows ? [module] : [];
  const counts = [most.rows, minRows].filter((count, index) => index === 0 || count < rows.length);
  return counts.map((count) => ({ ...module, rows: rows.slice(0, count) }));
}

function tableCuts(module: ModuleOf<'table'>): BriefModule[] {
  const { header, rows } = module;
  const columns = header.length || (rows[0]?.length ?? 0);
  if (columns < 2 || columns > most.columns || !isShort(rows.flat(), longest.cell)) return [];
  return rows.length >= 2 ? [{ ...module, rows: rows.slice(0, most.tableRows) }] : [];
}

/** Under a chart of few rows, which says how much: one or two sentences that say what of it. */
function statementCuts(module: ModuleOf<'statements'>): BriefModule[] {
  const short = module.items.filter(({ heading, body = '' }) => heading.length + body.length <= longest.statement);
  const items = short.slice(0, most.statements);
  return [items, items.slice(0, 1)]
    .filter((some, index) => some.length > 0 && (index === 0 || items.length > 1))
    .map((some) => ({ ...module, items: some }));
}

/** A module as it is said in a strip, longest first; none where it can't be. */
function listCuts(module: BriefModule): BriefModule[] {
  switch (module.kind) {
    case 'chart':
      return chartCuts(module);
    case 'table':
      return tableCuts(module);
    case 'quote':
      return isShort([module.text], longest.quote) ? [module] : [];
    case 'sequence': {
      if (module.form !== 'timeline' && module.form !== 'steps') return [];
      const items = module.items.map(({ body, isInseparable, ...rest }) =>
        body !== undefined && isInseparable ? { ...rest, body, isInseparable } : rest,
      );
      const isHeld =
        items.length <= most.events &&
        isShort(
          items.map(({ heading }) => heading),
          longest.event,
        );
      return isHeld ? [{ ...module, items }] : [];
    }
    case 'items': {
      // Things with their amounts: none of them is left out, and none has more to say.
      const isHeld = module.items.length <= most.names && module.items.every(({ body }) => body === undefined);
      return isHeld &&
        isShort(
          module.items.map(({ heading }) => heading),
          longest.name,
        )
        ? [module]
        : [];
    }
    default:
      return [];
  }
}

/** Whether the lead says what another module would say again: most of its sentences. */
function isSaid(module: BriefModule, lead: BriefModule): boolean {
  if (module.kind !== 'chart' || !('items' in lead)) return false;
  const said = lead.items.map(({ heading, body = '' }) => `${heading} ${body}`).join('\n');
  return module.rows.every(({ text }) => said.includes(text));
}

/** Modules beside a lead, the surest use of its room first: two, then one, then the less said of each. */
export function secondsFor(form: Form, lead: BriefModule, modules: readonly BriefModule[]): Pick<Parts, 'seconds'>[] {
  if (form.page || form.bleeds || form.isFull) return [];
  const isSmall = lead.kind === 'chart' && lead.rows.length <= minRows;
  const able = modules
    .filter((module) => module !== lead && module.kind !== lead.kind && module.sure >= minSure && !isSaid(module, lead))
    .map((module) => (module.kind === 'statements' ? (isSmall ? statementCuts(module) : []) : listCuts(module)))
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

/** Items that a lead keeps at least for the sake of a second module, and how many cuts of it are tried. */
const [minLead, maxLeadCuts] = [3, 3];

/** The cuts of a lead that another module is worth: an item or two less of it, none of its bodies gone for it. */
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

/** Characters of a line under the title that is large enough a message for a band of its own, and not too long for one. */
const messageChars = { min: 36, max: 125 };
/** Share of words with a capital from which on a line is a heading or a name, no sentence. */
const maxCapitals = 0.6;

/** Whether a lead's own items say a line already, or are said by it, or come from the sentence that it was cut from. */
export function says(lead: BriefModule, line: string, from?: string): boolean {
  const items = 'items' in lead ? lead.items : [];
  return items.some(
    ({ heading, body = '', sentence }) =>
      (from !== undefined && sentence === from) ||
      [heading, body].some((text) => text !== '' && (text.includes(line) || line.includes(text))),
  );
}

/** The line under the title as the statement across the picture, where a structure leads that says only parts of it. */
export function findMessage(lead: BriefModule, line = ''): ModuleOf<'thesis'> | undefined {
  const isStructure = lead.kind === 'items' || lead.kind === 'chart' || lead.kind === 'table';
  const length = countDrawnChars(line);
  if (!isStructure || length < messageChars.min || length > messageChars.max) return undefined;
  const words = line.match(/\p{L}+/gu) ?? [];
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * maxCapitals) return undefined;
  if (says(lead, line)) return undefined;
  return { kind: 'thesis', text: line, sure: 1, weight: 1, why: 'the line under the title' };
}
