/** For sentences: the words at which one is cut, joined or compared. Each field holds alternatives of a regular expression, which the rules wrap in word borders. */
export interface ProseWords {
  /** Small words inside the name of who is quoted. */
  readonly shortNameParticles?: string;
  /** Finite verbs behind "and": what they open goes on with the same subject. */
  readonly finite?: string;
  /** Those of them that are words of another kind in another language. */
  readonly finiteElsewhere?: string;
  /** Adverbs between "and" and its verb. */
  readonly alsoBehindAnd?: string;
  /** Openers of a clause in which a verb is not the sentence's own, and joints of what stands on both sides of "and". */
  readonly clauseOpeners?: string;
  /** Verbs and prepositions of who says so, behind the last comma. */
  readonly attributing?: string;
  /** Behind "and", verbs that report a statement of its own. */
  readonly reportsBehindAnd?: string;
  /** Verbs behind "and" that are no participles. */
  readonly auxiliaries?: string;
  /** Openers of when or why behind a thing that happened. */
  readonly adverbials?: string;
  /** Signs of the past: it happened once. */
  readonly past?: string;
  /** First or greatest of a time, and questions of how: none without the time behind it. */
  readonly bounded?: string;
  /** Words before "after" that belong to it ("two days after"). */
  readonly measuredBefore?: string;
  /** Openers of examples or a list at a sentence's end. */
  readonly examples?: string;
  /** Words of a condition in an opening phrase. */
  readonly conditions?: string;
  /** A participle with what it hangs on, at a sentence's end. */
  readonly participles?: string;
  readonly participleAdverbs?: string;
  /** Endings of participles where they have their own, what hangs on one, and gerunds. */
  readonly participleEndings?: string;
  readonly participleLinks?: string;
  readonly gerunds?: string;
  /** Prepositions that look like one. */
  readonly noParticiples?: string;
  readonly listedParticiples?: string;
  /** Verbs and prepositions before who says so, behind a comma. */
  readonly roleVerbs?: string;
  /** Verbs of saying before a place or time, and those places and times. */
  readonly sayingVerbs?: string;
  readonly placesOfSaying?: string;
  /** Conjunctions of what is said. */
  readonly that?: string;
  /** Openers of the circumstance of what follows. */
  readonly circumstances?: string;
  /** Openers that look like one and are a condition of what follows. */
  readonly conditionsOf?: string;
  readonly methodEnding?: string;
  /** Definite and indefinite articles that open a main clause. */
  readonly articles?: string;
  /** Signs of negation and doubt, and of who says so, in scripts without spaces. */
  readonly negationSigns?: string;
  readonly speechSigns?: string;
  /** Last letters of what needs something behind it. */
  readonly noEnd?: string;
  /** Verbs between a subject and what it is said to be. */
  readonly is?: string;
  readonly isUnspaced?: string;
  /** Before an earlier value, between it and the later one, and the same the other way round. */
  readonly from?: string;
  readonly to?: string;
  readonly earlier?: string;
  readonly backTo?: string;
  readonly further?: string;
  readonly toAdverbs?: string;
  /** Verbs that change what stands behind them, and what may stand between. */
  readonly changing?: string;
  readonly changingArticles?: string;
  /** The verb that a row's label does without. */
  readonly endVerbs?: string;
  readonly endCopulas?: string;
  readonly endAdverbs?: string;
  /** Between a subject's verb and its value. */
  readonly valueLinks?: string;
  /** Before a year or month. */
  readonly inTime?: string;
  readonly inMonth?: string;
  readonly inYear?: string;
  readonly byYear?: string;
  /** Before the later value, and between both without numbers of another script. */
  readonly laterTo?: string;
  readonly latinTo?: string;
  /** Signs that a sentence names who says it. */
  readonly speechVerbs?: string;
}
