/** Labels for what schema.org has as names of fields, as pages show them. */
export interface SchemaLabels {
  readonly ingredients: string;
  readonly steps: string;
  readonly time: string;
  readonly servings: string;
  readonly price: string;
  readonly rating: string;
}

/** For `read`: by the rule that needs them, alternatives of a regular expression (flags `iu`), which the rules wrap. */
export interface ReadWords {
  readonly noise?: {
    /** Over what readers wrote under an article. */
    readonly comments?: string;
    /** Over who wrote an article. */
    readonly author?: string;
    /** Over headlines of other articles. */
    readonly others?: string;
    /** Labels of a page’s machinery. */
    readonly label?: string;
    /** The first words of what is paid for and looks like the rest. */
    readonly sponsored?: string;
    /** First words of a paragraph about the page or the site's business, of any length: where it was filed, links that pay, other media. */
    readonly notice?: string;
    /** Links to the rest of a text, as a whole line. */
    readonly more?: string;
    /** First words of such a link in square brackets. */
    readonly inBrackets?: string;
    /** The last words of a caption, where a picture's credit stands behind it. */
    readonly creditLast?: string;
    /** A site’s calls to its readers, where a sentence starts with one. */
    readonly call?: string;
    /** Before a mark (":", "/", "="), what a picture or its source is called. */
    readonly credit?: string;
    /** Openers of a line that is a picture’s credit, with any mark behind them. */
    readonly creditLine?: string;
    /** Besides `credit`, how a credit in brackets starts. */
    readonly creditInBrackets?: string;
  };
  readonly wall?: {
    /** Titles of pages that show a notice in their article's place, as a whole. */
    readonly title?: string;
    /** Words of such notices: sign in, agree, pay, turn scripts on, prove to be human, go elsewhere. */
    readonly says?: string;
  };
  readonly byline?: {
    /** Words that stand before a name ("by"), and what may stand before that ("Story by"). */
    readonly by?: string;
    readonly kinds?: string;
    /** Before a name and a colon ("Author"). */
    readonly label?: string;
  };
  readonly dates?: {
    /** Behind the numbers of a date. */
    readonly marks: readonly [year: string, month: string, day: string];
  };
  readonly schema?: SchemaLabels;
  readonly page?: {
    /** Words that lead to other articles from within one. */
    readonly related?: string;
  };
  readonly pdf?: {
    /** Sections that sum up or say the main thing. */
    readonly substantial?: string;
    /** Sections beside the matter. */
    readonly secondary?: string;
    /** Contents, references, notes, thanks: no part of what a document says. */
    readonly leftOut?: string;
    /** Headings over an abstract. */
    readonly abstract?: string;
    /** Labels of what is said of the file itself. */
    readonly aboutFile?: string;
    /** Before and behind a page’s number, and between it and the count of pages. */
    readonly page?: string;
    readonly pageBehind?: string;
    readonly pageOf?: string;
    /** How captions of figures start. */
    readonly figure?: string;
    /** How captions of tables start. */
    readonly table?: string;
  };
  readonly pptx?: {
    /** Names that programs give to a series without one. */
    readonly series?: string;
    /** Titles that programs give to a deck without one. */
    readonly presentation?: string;
  };
  readonly files?: {
    /** Names that cameras, chats, editors and pages give to files. */
    readonly names?: string;
    /** Behind such a name, what says nothing of the picture either. */
    readonly fillers?: string;
  };
  readonly pictures?: {
    /** Words by which a program marks its own guess at a picture. */
    readonly guessed?: string;
    /** Words that open a picture's credit at a caption's end, what may stand behind that, and what opens one by itself. */
    readonly named?: string;
    readonly creditNames?: string;
    readonly credits?: string;
  };
  readonly video?: {
    /** Openers of the line above a video's chapters. */
    readonly chapters?: string;
  };
}
