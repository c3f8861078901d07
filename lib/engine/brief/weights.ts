/**
 * What finders and the selector weigh by, in one place: `npm run bench -- gold` pins it. What a sentence is worth is
 * weighed in `worth-model.ts`.
 */
export const weights = {
  /** A sentence shown under another counts for so much of one shown alone. */
  body: 0.8,
  /** Somebody's words in quotation marks, over the speaker. */
  quoted: 0.8,
  /** A statement that cannot be brought to a glance's length, and one of more than the usual most. */
  long: 0.8,
  wall: 0.6,
  /** One thing's earlier and later value, beside a chart of several. */
  onePair: 0.8,
  /** A number that is the main fact itself. */
  keyNumber: 0.9,
  /** Numbers none of which is about the title's matter. */
  asideNumbers: 0.3,
  /** What the title itself counts is the message, whatever else is found. */
  promisedItems: 1.25,
  /** What the source itself gives as its main facts, in a box of its own. */
  keyFacts: 1.05,
  /** A table that the title announces says more than sentences beside it. */
  topicTable: 0.8,
  /** The main fact beside a structure that leads. */
  fact: 0.4,
  /** What a recipe needs, beside its steps. */
  ingredients: 0.5,
  /** Three numbers or more make a picture of their own. */
  manyNumbers: 0.9,
  /** What a candidate of each kind is worth to the picture, beside how sure it is. */
  module: {
    thesis: 0.6,
    numbers: 0.5,
    chart: 1,
    table: 0.5,
    sequence: 1,
    sides: 1,
    items: 0.95,
    statements: 0.54,
    quote: 0.45,
    picture: 0.1,
  },
} as const;
