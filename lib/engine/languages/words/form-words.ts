/** For finders of forms: the names by which a text shows that it holds one. Each field holds alternatives of a regular expression (flags `iu`), which the rules wrap in word borders. */
export interface FormWords {
  /** Names of the two sides of a list for and against; then the headings "Do" and "Don’t". */
  readonly pros?: string;
  readonly cons?: string;
  /** The two sides' names in a test where they are the whole heading: other headings have these words, too. */
  readonly likes?: string;
  readonly dislikes?: string;
  /** Headings and labels of a test's judgement ("Verdict", "Fazit: …"). */
  readonly verdict?: string;
  /** "Do" and "Don't" as names of two columns. */
  readonly dos?: string;
  readonly donts?: string;
  /** "Q:", "Frage 3:" before a question, "A:" before an answer, and question endings without a mark. */
  readonly questionLabel?: string;
  readonly answerLabel?: string;
  readonly questionEnd?: string;
  /** Endings by which a sentence asks without a mark. */
  readonly askingEnd?: string;
  /** Headings of a release's parts: what matters most, what is new, what is improved, what is mended. */
  readonly releaseMain?: string;
  readonly releaseNew?: string;
  readonly releaseImproved?: string;
  readonly releaseMended?: string;
  /** Openers of items about how a release is made rather than what it does. */
  readonly internalWork?: string;
  /** Before who reported a change, behind it. */
  readonly creditsBehind?: string;
  /** Openers of an item that says what is mended, not the fault; the same anywhere in it. */
  readonly mendsOpening?: string;
  readonly mendsAnywhere?: string;
  /** Titles that set two things against each other: between them, before both, or in a script without spaces. */
  readonly versus?: string;
  readonly difference?: string;
  /** Those that need no second look at the title. */
  readonly strictVersus?: string;
  readonly strictDifference?: string;
  /** Beside a date of a life, of a byline or of a right: no event. */
  readonly lifeDates?: string;
  /** Before a span of years, and between its two years. */
  readonly spanOpeners?: string;
  readonly spanLinks?: string;
  /** Before a bare year that no noun follows as its count ("bereits 2021"), where years need no preposition. */
  readonly yearAdverbs?: string;
  /** Verbs of speech at a date. */
  readonly saidAt?: string;
  /** Words that may stand before a date that opens a text. */
  readonly dateOpeners?: string;
  /** Labels of a table's rows that sum up the others, or are a part of the one above. */
  readonly totals?: string;
  readonly totalsBehind?: string;
  /** Names for a picture before its maker and a colon, and words that may link both. */
  readonly pictureCredit?: string;
  readonly pictureCreditBy?: string;
  readonly pictureBy?: string;
  readonly pictureCreditMarked?: string;
  /** The start of a paragraph that is only "Step 3", and how that is written in scripts without spaces. */
  readonly stepLabel?: string;
  readonly stepSign?: string;
  /** Words of an editing link or footnote in square brackets. */
  readonly editMarks?: string;
  /** Verbs of an event on its day, in the present or future; words of what its visitors pay, book or find open. */
  readonly takesPlace?: string;
  readonly visit?: string;
  /** Before a reviewer's own grade and a colon (a bare "rating" may be the customers'); between its points and how many there can be; what these are. */
  readonly gradeLabel?: string;
  readonly gradeOf?: string;
  readonly gradeStars?: string;
}
