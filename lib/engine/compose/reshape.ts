import { readAmount } from '../brief/numbers/quantities.ts';
import type { BriefModule, Item, ModuleOf, ShapeName } from '../modules.ts';

/** Other shapes that say the same of a module: asked for, they are drawn of what the source holds. */

type Chart = ModuleOf<'chart'>;
type ListForm = Chart['form'];

/** Rows of a chart in another form. A share is one of a whole, so that it stays one. */
const chartKin: Partial<Record<ShapeName, { readonly form: ListForm; readonly from: readonly ListForm[] }>> = {
  ranking: { form: 'bars', from: ['columns', 'line', 'share', 'isotype'] },
  columns: { form: 'columns', from: ['line', 'bars'] },
  linechart: { form: 'line', from: ['columns'] },
  proportion: { form: 'share', from: ['isotype'] },
  isotype: { form: 'isotype', from: ['share'] },
};

const minRows = 2;

function toChart(module: BriefModule, shape: ShapeName): BriefModule | undefined {
  const kin = chartKin[shape];
  if (module.kind !== 'chart' || !kin?.from.includes(module.form)) return undefined;
  const isOne = module.rows.length < minRows;
  if (shape === 'isotype' ? !isOne : isOne && shape !== 'proportion') return undefined;
  return { ...module, form: kin.form };
}

function toTable(module: BriefModule): BriefModule | undefined {
  if (module.kind === 'chart' && module.rows.length >= minRows) {
    const { rows, measure, sure, weight, why } = module;
    const header = measure ? ['', measure] : [];
    return { kind: 'table', header, rows: rows.map(({ label, text }) => [label, text]), sure, weight, why };
  }
  if (module.kind !== 'sides' || !module.topics?.length) return undefined;
  const { sides, topics, sure, weight, why } = module;
  const rows = topics.map((topic, index) => [topic, ...sides.map(({ items }) => items[index]?.heading ?? '')]);
  return { kind: 'table', header: ['', ...sides.map(({ name }) => name)], rows, sure, weight, why };
}

function toList(module: BriefModule): BriefModule | undefined {
  if (module.kind !== 'sequence' && (module.kind !== 'items' || module.items.length === 0)) return undefined;
  const { sure, weight, why } = module;
  const items = module.items.map((item): (typeof module.items)[number] =>
    'date' in item && item.date ? { ...item, heading: `${item.date}: ${item.heading}` } : item,
  );
  return { kind: 'items', form: 'list', items, sure, weight, why };
}

function toPoster(module: BriefModule): BriefModule | undefined {
  const [first] = module.kind === 'statements' ? module.items : [];
  if (!first) return undefined;
  const { heading, sentence, mark } = first;
  const { sure, weight, why } = module;
  return { kind: 'thesis', text: heading, sentence, mark, sure, weight, why };
}

type Sequence = ModuleOf<'sequence'>;

/** Names in one order, for forms of bands, cards or numbered rows. */
const [minNamed, maxNamed, maxName] = [3, 6, 64];

const amount = /^\p{Sc}?\s?\p{N}[\p{N}.,\s]*[%\p{Sc}]?$/u;

const withValue = (item: Item): Sequence['items'][number] =>
  item.body !== undefined && amount.test(item.body) ? { ...item, body: undefined, value: item.body } : item;

function listNamed(module: BriefModule): Sequence['items'] {
  switch (module.kind) {
    case 'sequence':
    case 'statements':
      return module.items;
    case 'items':
      return module.tree ? [] : module.items.map(withValue);
    default:
      return [];
  }
}

const sequenceForms = ['funnel', 'pyramid', 'cycle', 'flow', 'steps'] as const;

const isOverTime = ({ form, rows }: Chart): boolean =>
  form === 'line' || form === 'columns' || !rows.some(({ label }) => /\p{L}/u.test(label));

/** Rows of a chart as bands. They are neither steps nor stages of a cycle. */
const listBands = (module: BriefModule): Sequence['items'] =>
  module.kind === 'chart' && !isOverTime(module)
    ? module.rows.map(({ label, text: value, sentence }) => ({ heading: label, value, sentence }))
    : listNamed(module);

const numeral = /\p{N}[\p{N}.,'’\s٬٫]*/u;

/** A funnel narrows: its stages follow each other, or their values fall. */
function isFunnel(module: BriefModule): boolean {
  if (module.kind === 'chart') return isFalling(module.rows.map(({ value }) => value));
  if (module.kind !== 'items') return module.kind === 'sequence';
  const items = listNamed(module);
  return (
    items.every(({ value }) => value !== undefined) &&
    isFalling(items.map(({ value = '' }) => readAmount(numeral.exec(value)?.[0] ?? '')))
  );
}

function toSequence(module: BriefModule, form: Sequence['form']): Sequence | undefined {
  if (form === 'funnel' && !isFunnel(module)) return undefined;
  const items = form === 'funnel' || form === 'pyramid' ? listBands(module) : listNamed(module);
  const isHeld = items.length >= minNamed && items.every(({ heading }) => heading.length <= maxName);
  if (!isHeld || (form !== 'steps' && items.length > maxNamed)) return undefined;
  const { sure, weight, why } = module;
  return { kind: 'sequence', form, items: [...items], sure, weight, why };
}

const isFalling = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value));

function toParts(module: BriefModule, form: 'parts' | 'hierarchy', title: string): BriefModule | undefined {
  const items = listNamed(module);
  if (items.length < minNamed || items.length > maxNamed || items.some(({ heading }) => heading.length > maxName))
    return undefined;
  const { sure, weight, why } = module;
  const children = items.map(({ heading: label }) => ({ label, children: [] }));
  const tree = form === 'hierarchy' ? { tree: { label: title, children } } : {};
  return { kind: 'items', form, items: [...items], ...tree, sure, weight, why };
}

const isSequenceForm = (shape: ShapeName): shape is (typeof sequenceForms)[number] =>
  sequenceForms.some((form) => form === shape);

const toShape = (module: BriefModule, shape: ShapeName, title: string): BriefModule | undefined => {
  if (isSequenceForm(shape)) return toSequence(module, shape);
  if (shape === 'parts' || shape === 'hierarchy') return toParts(module, shape, title);
  if (shape === 'list') return toList(module);
  if (shape === 'table') return toTable(module);
  return shape === 'poster' ? toPoster(module) : toChart(module, shape);
};

/** The modules with the first that can take the shape in it, in front; undefined where none can. */
export function reshape(
  modules: readonly BriefModule[],
  shape: ShapeName,
  title: string,
): readonly BriefModule[] | undefined {
  for (const module of modules) {
    const shaped = toShape(module, shape, title);
    if (shaped) return [shaped, ...modules.filter((other) => other !== module)];
  }
  return undefined;
}
