/** Weights of finders and selector, pinned by `npm run bench -- gold`; those of sentences are in `statement-trees.json`. */
export const weights = {
  body: 0.8,
  quoted: 0.8,
  long: 0.8,
  wall: 0.6,
  /** A single pair of values, beside a chart of several. */
  onePair: 0.8,
  keyNumber: 0.9,
  /** A grade follows the reviewer's words. */
  grade: 0.5,
  asideNumbers: 0.3,
  asideSequence: 0.8,
  /** Items that the title counts are the message. */
  promisedItems: 1.25,
  keyFacts: 1.05,
  titledSides: 1.2,
  /** A table that the title announces. */
  topicTable: 0.8,
  timedTable: 1.05,
  fact: 0.4,
  ingredients: 0.5,
  manyNumbers: 0.9,
  /** By kind of module, beside its sureness. */
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
