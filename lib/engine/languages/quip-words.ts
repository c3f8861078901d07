/** For `meme/situations`: what makes a line of a source a quip, or none. A trailing `*` stands for any further letters. */
export interface QuipWords {
  /** Openers of a few words that turn what was just said ("at least not yet"). */
  readonly tags: string;
  /** What companies and offices say of themselves, and what anybody hopes for: nobody smiles at it. */
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
