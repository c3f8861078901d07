/**
 * Small closed word classes, all lower case, set apart by spaces; phrases, where a class has any, are apart by bars.
 * A language without them is still read, only less is cut.
 */
export interface GrammarWords {
  /** Articles, prepositions, conjunctions: words that need something after them, so no text may end in one. */
  readonly joints?: string;
  /** Pronouns, auxiliaries and common adverbs: with the joints, words that say nothing about the topic. */
  readonly others?: string;
  /** Openers that point back at what was said before ("This", "He", "But"): alone the sentence hangs in the air. */
  readonly backward?: string;
  /** Among the first words of a sentence: pronouns whose noun may stand outside it. */
  readonly pointingWithin?: string;
  /** Openers that may be left out with the comma after them ("However,", "In addition,"). */
  readonly connectives?: string;
  /** Openers that only join a sentence to the one before it ("And", "But"): they may go, whatever follows. */
  readonly coordinators?: string;
  /** Phrases that look like one of these and are not ("but for"), apart by bars. */
  readonly noCoordinators?: string;
  /** Verbs between a claim and who says so, at a sentence's end (", Lund said", ", said Lund"). */
  readonly reporting?: string;
  /** Words that stand before a claim's source there (", according to Lund"), apart by bars. */
  readonly accordingTo?: string;
  /** Openers of a second thought, which may stand apart under the first ("but", "because"). */
  readonly second?: string;
  /** Openers of a setting or concession before a main clause, which is as true without ("While …, the lake rose"). */
  readonly settings?: string;
  /** Conjunctions that make the clause they open dependent on another ("if", "although"). */
  readonly dependent?: string;
  /** After a comma, openers of a clause that may be left out and leave the rest true ("which", "including"). */
  readonly trailing?: string;
  /** Those of `trailing` that open a reason, purpose, time or contrast, which is often the point of a sentence. */
  readonly weighty?: string;
  /** After a comma, relative pronouns whose clause may be left out of the middle. */
  readonly relative?: string;
  /** Relative pronouns of a clause that says more of what stands before it, without a comma ("a plan that …"). */
  readonly restrictive?: string;
  /** Articles of what is brought in by a sentence ("a", "an"). */
  readonly indefinite?: string;
  /** Words that limit what follows, and are emphasised with it ("only"). */
  readonly limiting?: string;
  /** The same of those that deny it ("without", "no"): one word behind them is enough. */
  readonly denying?: string;
  /** Words with which a phrase says nothing worth emphasis ("a good time", "the last part"). */
  readonly unmarked?: string;
  /** Openers of how something was done ("by leaving out …"); alternatives of a regular expression. */
  readonly means?: string;
  /** "and", "or": ends of a list, or of one more main clause. */
  readonly and?: string;
  /** Words of negation, doubt, condition and contrast: what holds one is never cut away. */
  readonly binding?: string;
  /** Verbs and prepositions that name who says so: never cut away either. */
  readonly speech?: string;
  /** First and second person. */
  readonly personal?: string;
  /** Words that open a main clause after ", and": personal pronouns and articles. */
  readonly subjects?: string;
  /** "you", "your": whom advice speaks to; in a statement often anybody. */
  readonly addressed?: string;
  /** "we", "our": who made the test. */
  readonly collective?: string;
  /** The same as verb forms, where a language leaves the pronoun out; alternatives of a regular expression. */
  readonly collectiveVerbs?: string;
  /** Abbreviations whose stop ends no sentence, without that stop. */
  readonly abbreviations?: string;
  /** The same, where they are words in another language. */
  readonly ownAbbreviations?: string;
  /** Those that are one before a number alone ("no. 5"). */
  readonly abbreviationsBeforeNumber?: string;
  /** Words with a capital that open a sentence more often than they follow an initial. */
  readonly afterInitial?: string;
  /** The forms of "he" and of "she", apart by bars, in languages where they stand for persons alone. */
  readonly he?: string;
  readonly she?: string;
  /** Nouns that, with "the" before them, stand for the one company or body that a text is about, article included. */
  readonly bodyNouns?: string;
  /** Offices that stand behind a name without an article, apart by bars. */
  readonly offices?: string;
  /** Whether the verb follows an opening phrase without a comma: what stands behind one is no main clause. */
  readonly isVerbSecond?: boolean;
  /** Whether a clause keeps its word order where what opens it is left out ("In 1990, they left" → "They left"). */
  readonly keepsOrder?: boolean;
  /** Words and endings of which a sentence has at least one, since it has a verb; alternatives of a regular expression. */
  readonly verbSigns?: string;
  /** Openers of what only adds at a sentence's end ("which", "leading"), apart by bars. */
  readonly adding?: string;
  /** "this year": the time, not something said before. */
  readonly timely?: string;
  /** Words of contrast and limit, by which a sentence says more than its neighbours, apart by bars. */
  readonly contrast?: string;
}
