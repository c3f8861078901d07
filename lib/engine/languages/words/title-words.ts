/** Parts of a headline that say nothing of its subject: alternatives of regular expressions (flags `iu`). */
export interface TitleWords {
  /** Names of series before a colon ("Record of the week"). */
  readonly series: string;
  /** Openings of a last part that only promises more ("everything you need to know"). */
  readonly promises: string;
  /** Names that a description gives the site itself. */
  readonly sites?: string;
}

/** Signs of whether a title is about its noun, and what it says of it. */
export interface AimWords {
  /** Prepositions behind which a noun is beside the point ("in the shop", "with a phone"); "for" and "about" are none. */
  readonly asides: string;
  /** Articles that hang a noun on the noun before them ("Energiequelle der Sterne"). */
  readonly genitives?: string;
  /** It is new, tried, compared or waited for: alternatives of a regular expression (flags `iu`). */
  readonly fresh: string;
  /** It fails or is repaired. */
  readonly fails: string;
}
/** Words that a title must have before a thing's line is a reply. */
export type Need = 'fresh' | 'fails';
