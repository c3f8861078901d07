/** Parts of a headline that say nothing of its subject: alternatives of regular expressions (flags `iu`). */
export interface TitleWords {
  /** Names of series before a colon ("Record of the week"). */
  readonly series: string;
  /** Openings of a last part that only promises more ("everything you need to know"). */
  readonly promises: string;
  /** Names that a description gives the site itself. */
  readonly sites?: string;
}
