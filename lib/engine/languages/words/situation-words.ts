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
  /** Words behind a comma or dash that turn a headline ("– until now"). */
  readonly titleTurns: string;
  /** Endings of a clause that the next one turns around, where no word opens that one. */
  readonly turnEnds?: string;
  /** Letters that write numbers, where words are not parted. */
  readonly numerals?: string;
  /** Verbs behind a number that is the punch line, where verbs end a sentence. */
  readonly lastsBehind?: string;
}

/** For `meme/situations`: what makes a line of a source a quip, or none. A trailing `*` stands for any further letters. */
export interface QuipWords {
  /** Openers of a few words that turn what was just said ("at least not yet"). */
  readonly tags: string;
  /** Self-praise of companies and offices, and common hopes: nobody smiles at it. */
  readonly platitudes: string;
  /** Answers that say yes and nothing else. */
  readonly assents: string;
  /** Beside a quotation: who says it laughs. */
  readonly laughs: string;
  /** Words that turn a sentence against itself ("but", "not even"). */
  readonly contrasts: string;
  /** "More than", "too … to"; a `*` stands for one word. */
  readonly comparisons: string;
}
