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
    /** Behind `credit`, what may stand before its mark. */
    readonly creditMark?: string;
    /** How a line in brackets starts that is nothing but a credit. */
    readonly bracketed?: string;
    /** Openers of a line about who else worked on a text. */
    readonly staff?: string;
    /** Notes that a text's editors set in square brackets, besides numbers. */
    readonly noteMarks?: string;
    /** Before a call. */
    readonly please?: string;
  };
  readonly wall?: {
    /** Titles of pages that show a notice in their article's place, as a whole. */
    readonly title?: string;
    /** Before the number of a failed request ("Error 404"). */
    readonly error?: string;
    /** Words of such notices: sign in, agree, pay, turn scripts on, prove to be human, go elsewhere. */
    readonly says?: string;
  };
  readonly byline?: {
    /** Words that stand before a name ("by"), and what may stand before that ("Story by"). */
    readonly by?: string;
    readonly kinds?: string;
    /** Before a name and a colon ("Author"). */
    readonly label?: string;
    /** Within a full name or between two, in small letters. */
    readonly withinNames?: string;
    /** The rest of a byline behind its name, and jobs behind a comma. */
    readonly endsAt?: string;
    readonly jobs?: string;
    /** Jobs right behind a name, in their own case. */
    readonly offices?: string;
    /** Behind a name, what a link of its own says, and how the place of filing begins. */
    readonly links?: string;
    readonly filed?: string;
    /** Words that end no name: it was cut off. */
    readonly unfinished?: string;
    /** Before a paper's name, and between a writer's and it. */
    readonly article?: string;
    readonly articleBehind?: string;
    /** Accounts that are nobody. */
    readonly nobody?: string;
  };
  readonly dates?: {
    /** Behind the numbers of a date. */
    readonly marks?: readonly [year: string, month: string, day: string];
    /** Right behind the day's number. */
    readonly ordinals?: string;
    /** Between day, month and year. */
    readonly monthOf?: string;
    /** Behind an hour: a half of the day. */
    readonly halves?: string;
    /** The same before a stop of its own. */
    readonly stoppedHalves?: string;
  };
  readonly schema?: SchemaLabels;
  readonly page?: {
    /** Words that lead to other articles from within one. */
    readonly related?: string;
  };
  /** Words that a line's end cuts at a hyphen of their own: first and last parts that keep it. */
  readonly hyphens?: {
    readonly starts?: string;
    readonly ends?: string;
    /** Before them the hyphen stands for a word that is said once ("two- to"), besides "and" and "or". */
    readonly suspends?: string;
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
    /** Words that end no block: it goes on in the next. */
    readonly goesOn?: string;
    /** Openers of titles that programs give, and of names that are nobody's. */
    readonly untitled?: string;
    readonly unsigned?: string;
  };
  readonly pptx?: {
    /** Names that programs give to a series without one. */
    readonly series?: string;
    /** Titles that programs give to a deck without one. */
    readonly presentation?: string;
    /** "Slide 3" */
    readonly slide?: string;
    /** Other titles that nobody wrote, accounts of a program, and names that are nobody's. */
    readonly untitled?: string;
    readonly users?: string;
    readonly unsigned?: string;
    /** In brackets at a title's end: openers of "continued"; and that word without brackets. */
    readonly continued?: string;
    readonly continuedBare?: string;
    /** "2 of 3" in such brackets. */
    readonly countOf?: string;
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
  /** Words of social sites around a post, in the language of their reader. */
  readonly social?: {
    /** Openers of the line above a video's chapters. */
    readonly chapters?: string;
    /** Buttons and labels of a post, as whole lines. */
    readonly controls?: string;
    /** At the end of a shortened post, or as a whole line. */
    readonly more?: string;
    /** Behind a number: what it counts. */
    readonly counts?: string;
    /** Openers of a video's lines about the channel, its makers and sponsors. */
    readonly promotions?: string;
    /** Openers of a picture's description that is none. */
    readonly pictureLabels?: string;
    readonly profilePicture?: string;
    /** In a generated description, before the words read in the picture, in their own case as the two below. */
    readonly textInPicture?: string;
    /** Opening of a generated description, which says who posted it and when. */
    readonly sharedBy?: string;
    readonly mayBe?: string;
    /** In brackets, in place of a post. */
    readonly gone?: string;
  };
}
