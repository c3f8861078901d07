import * as z from 'zod/mini';

/**
 * The modules of a brief: what a picture can say, each sure by itself and in order of importance. Forms (`compose/forms`)
 * bid for modules; composites place several on one picture. Extraction only: every text, number and name stands in the source.
 */

/** Shared by everything that is drawn: where it comes from, and what dresses it. */
const drawn = {
  /** The source's sentence, cell or caption that it was cut from, whole. Absent once the user has typed it anew. */
  sentence: z.optional(z.string()),
  /** The phrase to emphasise, a substring of the text it belongs to. */
  mark: z.optional(z.string()),
  /** Name of a drawing of the packed set; chosen by `drawings`, changed by the user. */
  drawing: z.optional(z.string()),
};

/** One line of a list, step, part or reason. `heading` stands alone; `body` is its one condition or exception. */
const item = z.object({
  ...drawn,
  heading: z.string(),
  body: z.optional(z.string()),
  /** The body completes the heading (a condition, an attribution): the one is never drawn without the other. */
  isInseparable: z.optional(z.boolean()),
});
export type Item = z.infer<typeof item>;

/** A number with its whole meaning. `value` as drawn, qualifier and unit included ("more than 48 %", "€1,140"). */
const figure = z.object({
  ...drawn,
  value: z.string(),
  /** Of whom or what, where, when, under which condition. */
  label: z.string(),
  /** What it is compared with, if the same sentence says so. */
  comparison: z.optional(z.string()),
});
export type Figure = z.infer<typeof figure>;

/** One row of a chart; all rows of a chart have one unit. `text` is the value as drawn ("48 %"). */
const chartRow = z.object({
  ...drawn,
  label: z.string(),
  value: z.number(),
  text: z.string(),
  /** The earlier or other value of the same row, for slope and paired charts, and how it is drawn. */
  other: z.optional(z.object({ value: z.number(), text: z.string() })),
  isHighlighted: z.optional(z.boolean()),
});
export type ChartRow = z.infer<typeof chartRow>;

/** `sure`: how certain the module is true and whole, 0–1. `weight`: how much it matters to the source, 0–1. `why`: for `npm run brief`. */
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
  /** What is measured: column heading, caption or the sentence before ("Loans in 2025"). */
  measure: z.optional(z.string()),
  unit: z.optional(z.string()),
  /** For `slope`: what `other` and `value` stand for ("2016", "2024"). */
  names: z.optional(z.tuple([z.string(), z.string()])),
  rows: z.array(chartRow).check(z.minLength(1)),
  /** One event, said at the row of that label. */
  annotation: z.optional(z.object({ label: z.string(), text: z.string() })),
  /** `isotype`: the share, as so many of so many. */
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
/** `date` as drawn ("March 2021"), `at` as a fraction of a year for the axis (2021.17). `value` of a funnel's or pyramid's band. */
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
  /** Where the sequence goes on elsewhere: the first item's number and how many there are in all. */
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
  /** What items of the same index speak of ("Price"): row names, never left out. An absent cell is an empty heading. */
  topics: z.optional(z.array(z.string())),
  /** Per topic the index of the side that wins, only where the direction is known. */
  winners: z.optional(z.array(z.nullable(z.int()))),
});
/** A whole and what it consists of, at most three levels deep. */
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
  /** What the source heads them by, where they stand beside another module ("Ingredients"). */
  name: z.optional(z.string()),
  /** May be empty only where a `tree` says it all. */
  items: z.array(item),
  /** How many the source has where not all are shown ("and 10 more"). */
  total: z.optional(z.int()),
  tree: z.optional(branch),
  /** Whether their order matters, so that they are numbered. */
  isOrdered: z.optional(z.boolean()),
});
/** Sentences that stand alone, where no structure is there. */
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
});
/** The page's own picture: an asset's name or an address; drawn only when its bytes are at hand. */
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

/** How a matter is treated: grave matters get no drawing, disc or mark. */
export const gravities = ['light', 'serious', 'grave'] as const;
export type Gravity = (typeof gravities)[number];

/** What the header scene shows: drawings by rank, and the ground they stand on; without drawings only scenery. */
export const hero = z.object({
  drawings: z.array(z.string()).check(z.maxLength(3)),
  ground: z.enum(['hills', 'mountains', 'skyline', 'sea', 'street', 'desk', 'table', 'sky', 'space', 'stage', 'plain']),
  isNight: z.boolean(),
  /** Score of the first drawing: ≥ 4 sure, ≥ 2 likely. */
  score: z.number(),
});
export type Hero = z.infer<typeof hero>;

/** Names that a module's shape goes by: what a user asks for ("layout: funnel") and what is counted. */
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
export type Shape = (typeof shapes)[number];

const chartShapes = {
  bars: 'ranking',
  columns: 'columns',
  line: 'linechart',
  share: 'proportion',
  slope: 'slope',
  isotype: 'isotype',
} as const satisfies Record<(typeof chartForms)[number], Shape>;

/** Returns the name of the shape that a module takes by itself. */
export function getShape(module: BriefModule): Shape {
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
