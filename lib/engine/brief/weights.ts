/**
 * What finders and the selector weigh by, in one place: `npm run bench -- gold` pins it. The sentence weights were fitted
 * (logistic regression) to which sentences an editor drew points from, on one half of the gold set.
 */
export const weights = {
  /** What makes a sentence one that an editor takes. Features are 0–1 except where noted. */
  sentence: {
    /** Kinship with the other sentences, length, voice and role of its heading (`rank.ts`). */
    worth: 0.5,
    /** A figure in it; one of money or a share on top. */
    number: 0.9,
    measure: 0.45,
    /** How well it stands alone. */
    stands: 0.3,
    /** Share of the title's terms in it. */
    title: 0.4,
    /** Its place in the text, 0 at the start, 1 at the end. */
    place: -0.4,
    /** The first under its heading. */
    headed: 0.3,
    /** The last of its paragraph. */
    closing: -0.4,
    /** Share of terms that stand in three sentences or more: it says what was said. */
    worn: -0.5,
    /** How much it says: terms (1 for 20) and words (1 for 40). */
    terms: 0.5,
    length: 0.6,
    /** Fewer than eight words; a question; an exclamation; inside a long quotation. */
    short: -2.1,
    question: -0.8,
    exclamation: -0.2,
    spoken: -0.2,
    /** A contrast ("but", "although", "only"). */
    contrast: 0.3,
  },
  /** A sentence shown under another counts for so much of one shown alone. */
  body: 0.8,
  /** Somebody's words in quotation marks, over the speaker. */
  quoted: 0.8,
  /** A statement that cannot be brought to a glance's length, and one of more than the usual most. */
  long: 0.8,
  wall: 0.6,
  /** One thing's earlier and later value, beside a chart of several. */
  onePair: 0.8,
  /** Numbers none of which is about the title's matter. */
  asideNumbers: 0.3,
  /** What the title itself counts is the message, whatever else is found. */
  promisedItems: 1.25,
  /** A table that the title announces says more than sentences beside it. */
  topicTable: 0.8,
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
