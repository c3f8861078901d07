import type { BriefModule, ModuleOf, Shape } from '../modules.ts';

/** Other shapes that say the same of a module: asked for, they are drawn of what the source holds. */

type Chart = ModuleOf<'chart'>;
type Form = Chart['form'];

/** Rows of a chart in another form. A share is one of a whole, so that it stays one. */
const chartKin: Partial<Record<Shape, { readonly form: Form; readonly from: readonly Form[] }>> = {
  ranking: { form: 'bars', from: ['columns', 'line', 'share', 'isotype'] },
  columns: { form: 'columns', from: ['line', 'bars'] },
  linechart: { form: 'line', from: ['columns'] },
  proportion: { form: 'share', from: ['isotype'] },
  isotype: { form: 'isotype', from: ['share'] },
};

const minRows = 2;

function toChart(module: BriefModule, shape: Shape): BriefModule | undefined {
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

/** Rows of a sequence or of items as a list, with the dates of moments. */
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

const toShape = (module: BriefModule, shape: Shape): BriefModule | undefined => {
  if (shape === 'list') return toList(module);
  if (shape === 'table') return toTable(module);
  return shape === 'poster' ? toPoster(module) : toChart(module, shape);
};

/** The first module that can be said in the shape asked for, in that shape. */
export function reshape(modules: readonly BriefModule[], shape: Shape): BriefModule | undefined {
  for (const module of modules) {
    const shaped = toShape(module, shape);
    if (shaped) return shaped;
  }
  return undefined;
}
