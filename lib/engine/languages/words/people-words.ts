/**
 * For the names of people: what stands beside one. Each field holds alternatives of a regular expression, in the letters' own
 * case, which the rules wrap in word borders.
 */
export interface PeopleWords {
  /** Behind a family name, verbs by which it is a person's; apart from where every noun has a capital. */
  readonly saying?: string;
  /** Between the name and such a verb. */
  readonly sayingAdverbs?: string;
  /** The same verbs before a name. */
  readonly sayingBefore?: string;
  /** The same where every noun has a capital, behind a name and before one. */
  readonly sayingNouns?: string;
  readonly sayingBeforeNouns?: string;
  /** Small words inside a name. */
  readonly particles?: string;
  /** Words that bring in whom they stand before. */
  readonly introducing?: string;
  /** First words of places and bodies that look like first names. */
  readonly noFirstNames?: string;
  /** Words that stand before a family name where it names a person. */
  readonly titles?: string;
  /** Titles before a family name that do not distinguish two bearers of it. */
  readonly address?: string;
  /** Words that stand before a name where it is a place's. */
  readonly placedBefore?: string;
  /** Forms of address before a family name. */
  readonly calledBy?: string;
  /** Titles before a full name, and forms of address before a family name alone. */
  readonly nameTitles?: string;
  readonly familyTitles?: string;
  /** Small words inside the name of who is quoted. */
  readonly speakerParticles?: string;
  /** Verbs of saying of more than one word, besides those of the grammar. */
  readonly reporting?: string;
  /** Verbs beside a quotation that are seldom of saying elsewhere ("so Ada Lund", "insisted"). */
  readonly quoting?: string;
  /** Offices and professions before a name or behind it ("mayor", "Sprecherin"), in their own case. */
  readonly offices?: string;
  /** Before a verb of saying behind a name. */
  readonly reportAuxiliary?: string;
  /** Small words inside the name in a byline. */
  readonly bylineParticles?: string;
  /** Small words inside the names of a byline, and between two of them. */
  readonly nameJoints?: string;
  /** "and" between two names. */
  readonly and?: string;
  /** Behind a name, verbs of a sentence that says only who spoke the quotation before it. */
  readonly attributing?: string;
  /** Articles that alone join no name where every noun has a capital ("Hälfte der Menschen"). */
  readonly articleJoints?: string;
}
