/**
 * For charts: how a sentence sets numbers beside each other. Each field holds alternatives of a regular expression (flags `iu`),
 * which the rules anchor or wrap in word borders.
 */
export interface RowWords {
  /** Last words of the name of a sector or group of shares. */
  readonly sectors?: string;
  /** Between two clauses that each have a value. */
  readonly contrasting?: string;
  /** Between two such clauses, or two things of one. */
  readonly and?: string;
  /** Between a change and the share that it is. */
  readonly or?: string;
  /** Verbs of the level before a change ("was last at 60.73,"), and what stands behind them. */
  readonly stood?: string;
  readonly stoodAt?: string;
  /** Names of what sums up a market. */
  readonly indexes?: string;
  readonly changeAuxiliaries?: string;
  /** Between such a verb and its amount. */
  readonly changeBy?: string;
  /** Articles that the name of what changed does without. */
  readonly changeArticles?: string;
  /** Between a share and what has it. */
  readonly copulas?: string;
  /** Before what a share is a part of. */
  readonly of?: string;
  /** Between two numbers that are set against each other. */
  readonly against?: string;
  /** Behind that, hedges of the second. */
  readonly againstHedges?: string;
  /** Between two clauses that are set against each other. */
  readonly opposed?: string;
  /** Verbs of what people say or think. */
  readonly opinions?: string;
  /** Articles that a row's label does without. */
  readonly articles?: string;
  /** Auxiliaries and adverbs between a subject and its verb. */
  readonly auxiliaries?: string;
  /** Between a verb and its value. */
  readonly valueLinks?: string;
  readonly valueArticles?: string;
  /** Auxiliaries that a subject does without. */
  readonly hangingAuxiliaries?: string;
  readonly endsLabel?: string;
  /** Words that open a label that is left out, and articles behind it. */
  readonly labelOf?: string;
  readonly labelArticles?: string;
  /** "and" before the last of an enumeration. */
  readonly listAnd?: string;
  /** Words that open an enumeration, and articles of its parts. */
  readonly listOpeners?: string;
  readonly partArticles?: string;
  /** Words that link a further name with its amount, besides "and". */
  readonly nextAmount?: string;
  /** Words of a line that is about sums of money. */
  readonly moneyWords?: string;
  /** Small words inside a name that has an amount. */
  readonly nameOf?: string;
  /** Auxiliaries between such a name and its verb. */
  readonly having?: string;
  /** Before the place that a share holds for, at a sentence's start with its capital (flag `u` alone). */
  readonly inPlace?: string;
  /** Names of areas besides countries, in any case ("euro area"), and their average. */
  readonly areas?: string;
  /** Nouns behind "in" that are no place ("in Zukunft"). */
  readonly noPlace?: string;
  /** Words by which a value is an average. */
  readonly averages?: string;
  /** Before the second and further names of a ranked list ("followed by"), and before the last ("finally"). */
  readonly followedBy?: string;
  readonly lastly?: string;
}
