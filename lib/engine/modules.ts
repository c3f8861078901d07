import * as z from 'zod/mini';

/**
 * The modules of a brief, in order of importance; forms (`compose/forms`) bid for them.
 * Extractive: every text, number and name stands in the source.
 */

const drawn = {
  /** The whole source sentence, cell or caption. Absent for text typed by the user. */
  sentence: z.optional(z.string()),
  /** The phrase to emphasise, a substring of its text. */
  mark: z.optional(z.string()),
  drawing: z.optional(z.string()),
};

const item = z.object({
  ...drawn,
  heading: z.string(),
  body: z.optional(z.string()),
  /** The body completes the heading and is never left out. */
  isInseparable: z.optional(z.boolean()),
  /** The number that the heading is about, with its unit, to set large: a substring of it. */
  figure: z.optional(z.string()),
});
export type Item = z.infer<typeof item>;

/** `value` as drawn, with qualifier and unit ("more than 48 %", "€1,140"). */
const figure = z.object({
  ...drawn,
  value: z.string(),
  /** Of whom or what, where, when, under which condition. */
  label: z.string(),
  comparison: z.optional(z.string()),
});
export type Figure = z.infer<typeof figure>;

/** All rows of a chart have one unit. `text` is the value as drawn ("48 %"). */
const chartRow = z.object({
  ...drawn,
  label: z.string(),
  value: z.number(),
  text: z.string(),
  /** The earlier or other value, for slope and paired charts. */
  other: z.optional(z.object({ value: z.number(), text: z.string() })),
  isHighlighted: z.optional(z.boolean()),
});
export type ChartRow = z.infer<typeof chartRow>;

/**
 * `sure`: certainty that the module is true and whole, 0–1. `weight`: importance to the source, 0–1.
 * `why`: for `npm run brief`.
 */
const bid = { sure: z.number(), weight: z.number(), why: z.string() };

const thesisModule = z.object({ ...bid, ...drawn, kind: z.literal('thesis'), text: z.string() });
const numbersModule = z.object({
  ...bid,
  kind: z.literal('numbers'),
  /** A brief finds at most six; a user may add more. */
  figures: z.array(figure).check(z.minLength(1)),
});
const chartForms = ['bars', 'columns', 'line', 'share', 'slope', 'isotype'] as const;
const chartModule = z.object({
  ...bid,
  kind: z.literal('chart'),
  form: z.enum(chartForms),
  /** The measure ("Loans in 2025"). */
  measure: z.optional(z.string()),
  unit: z.optional(z.string()),
  names: z.optional(z.tuple([z.string(), z.string()])),
  rows: z.array(chartRow).check(z.minLength(1)),
  annotation: z.optional(z.object({ label: z.string(), text: z.string() })),
  outOf: z.optional(z.number()),
});
const tableModule = z.object({
  ...bid,
  kind: z.literal('table'),
  caption: z.optional(z.string()),
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())).check(z.minLength(1)),
});
const sequenceForms = ['steps', 'timeline', 'cycle', 'flow', 'funnel', 'pyramid'] as const;
/** `date` as drawn ("March 2021"), `at` in years (2021.17). `value` is for a funnel's or pyramid's band. */
const sequenceItem = z.extend(item, {
  date: z.optional(z.string()),
  at: z.optional(z.number()),
  value: z.optional(z.string()),
});
const sequenceModule = z.object({
  ...bid,
  kind: z.literal('sequence'),
  form: z.enum(sequenceForms),
  /** A brief finds at least two; a user may leave one. */
  items: z.array(sequenceItem).check(z.minLength(1)),
  from: z.optional(z.int()),
  total: z.optional(z.int()),
});
const sidesForms = ['comparison', 'pros-cons', 'before-after', 'quadrant', 'venn'] as const;
const sidesModule = z.object({
  ...bid,
  kind: z.literal('sides'),
  form: z.enum(sidesForms),
  sides: z
    .array(z.object({ name: z.string(), drawing: z.optional(z.string()), items: z.array(item) }))
    .check(z.minLength(2), z.maxLength(4)),
  /** Row names ("Price"), never left out. An absent cell is an empty heading. */
  topics: z.optional(z.array(z.string())),
  /** Per topic the winning side's index, only where the direction is known. */
  winners: z.optional(z.array(z.nullable(z.int()))),
});
export interface Branch {
  readonly label: string;
  readonly children: readonly Branch[];
}
export const branch: z.ZodMiniType<Branch> = z.object({
  label: z.string(),
  get children() {
    return z.array(branch);
  },
});
const itemsForms = ['list', 'parts', 'hierarchy', 'questions', 'anatomy', 'map'] as const;
const itemsModule = z.object({
  ...bid,
  kind: z.literal('items'),
  form: z.enum(itemsForms),
  name: z.optional(z.string()),
  items: z.array(item),
  total: z.optional(z.int()),
  tree: z.optional(branch),
  isOrdered: z.optional(z.boolean()),
});
const statementsModule = z.object({
  ...bid,
  kind: z.literal('statements'),
  items: z.array(item).check(z.minLength(1)),
});
const quoteModule = z.object({
  ...bid,
  ...drawn,
  kind: z.literal('quote'),
  text: z.string(),
  speaker: z.optional(z.string()),
  role: z.optional(z.string()),
  /** Statements of the brief that stand under it in a picture. */
  facts: z.optional(z.array(z.string())),
});
const pictureModule = z.object({
  ...bid,
  kind: z.literal('picture'),
  image: z.string(),
  caption: z.optional(z.string()),
  credit: z.optional(z.string()),
});

export const briefModule = z.discriminatedUnion('kind', [
  thesisModule,
  numbersModule,
  chartModule,
  tableModule,
  sequenceModule,
  sidesModule,
  itemsModule,
  statementsModule,
  quoteModule,
  pictureModule,
]);
export type BriefModule = z.infer<typeof briefModule>;
export type ModuleKind = BriefModule['kind'];
export type ModuleOf<Kind extends ModuleKind> = Extract<BriefModule, { kind: Kind }>;

/** Grave matters get no drawing, disc or mark. */
export const gravities = ['light', 'serious', 'grave'] as const;
export type Gravity = (typeof gravities)[number];

export const hero = z.object({
  drawings: z.array(z.string()).check(z.maxLength(3)),
  ground: z.enum(['hills', 'mountains', 'skyline', 'sea', 'street', 'desk', 'table', 'sky', 'space', 'stage', 'plain']),
  isNight: z.boolean(),
  /** Score of the first drawing: ≥ 4 sure, ≥ 2 likely. */
  score: z.number(),
});
export type Hero = z.infer<typeof hero>;

export const shapes = [
  'list',
  'steps',
  'timeline',
  'comparison',
  'pros-cons',
  'statistics',
  'ranking',
  'proportion',
  'cycle',
  'hierarchy',
  'quote',
  'parts',
  'poster',
  'table',
  'columns',
  'linechart',
  'slope',
  'isotype',
  'flow',
  'funnel',
  'pyramid',
  'quadrant',
  'venn',
  'before-after',
  'questions',
  'anatomy',
  'map',
  'picture',
] as const;
export type ShapeName = (typeof shapes)[number];

const chartShapes = {
  bars: 'ranking',
  columns: 'columns',
  line: 'linechart',
  share: 'proportion',
  slope: 'slope',
  isotype: 'isotype',
} as const satisfies Record<(typeof chartForms)[number], ShapeName>;

export function getShape(module: BriefModule): ShapeName {
  switch (module.kind) {
    case 'thesis':
      return 'poster';
    case 'numbers':
      return 'statistics';
    case 'chart':
      return chartShapes[module.form];
    case 'statements':
      return 'list';
    case 'sequence':
    case 'sides':
    case 'items':
      return module.form;
    default:
      return module.kind;
  }
}
