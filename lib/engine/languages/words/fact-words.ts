/**
 * The facts of a notice. `labels` are drawn; every other field holds alternatives of a regular expression (flags
 * `iu`) that the rules wrap in word borders.
 */
export interface FactWords {
  readonly labels: {
    readonly when: string;
    readonly where: string;
    readonly price: string;
    readonly signUp: string;
    readonly contact: string;
  };
  /** Labels that sources write before a colon: of the day, of the place. */
  readonly when: string;
  readonly where: string;
  /** Before a place, with its article; words that go on within its name; nouns of places where one can go. */
  readonly inPlace: string;
  readonly placeLinks: string;
  readonly venues: string;
  /** A whole place, as the group `place`, in scripts without spaces. */
  readonly placed?: string;
  /** Names of an entrance; that nothing is paid; words of signing up; words beside a telephone number. */
  readonly entry: string;
  readonly free: string;
  readonly signUp: string;
  readonly phone: string;
  /** Sentences with a number for visitors or witnesses, not for the press. */
  readonly contact: string;
  readonly witnesses: string;
  /** That it does not take place, or not then. */
  readonly off: string;
  /** Before an hour, what an exact one has not ("from", "about"). */
  readonly from?: string;
}
