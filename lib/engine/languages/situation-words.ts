/**
 * For `meme/situations`: what shows the rarer situations. Each field holds words set apart by bars; a `*` at an end stands for any
 * letters.
 */
export interface SituationWords {
  /** Openers of a sentence that says what came of a hope ("it turned out"). */
  readonly upshots: string;
  /** Openers of a sentence that everybody saw coming ("no wonder"). */
  readonly foregone: string;
  /** An order in time within a sentence ("first … then … finally"). */
  readonly stages: string;
  /** "{b} disguised as {a}": `{a}` is seen, `{b}` is so. */
  readonly masks: string;
  /** Words that turn a sentence by themselves, as a bare "but" does not ("not even"). */
  readonly reversals: string;
  /** Endings of a clause that the next one turns around, where no word opens that one. */
  readonly turnEnds?: string;
  /** Letters that write numbers, where words are not parted. */
  readonly numerals?: string;
  /** Verbs behind a number that is the punch line, where verbs end a sentence. */
  readonly lastsBehind?: string;
}
