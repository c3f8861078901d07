/** Kinds of text that have a name of their own over a title; what others are says nothing. */
export const namedGenres = ['how-to', 'questions', 'changelog', 'prices', 'research', 'review', 'interview'] as const;
/** Kinds of text that are their author's view. */
export const views = ['opinion', 'satire'] as const;

/**
 * For `brief`: by the rule that needs them, alternatives of a regular expression (flags `iu`), which the rules wrap in word
 * borders. A language may leave out any: its texts are briefed by form alone where there are none.
 */
export interface BriefWords {
  /** Minimum probability of standing alone for a drawn statement, in languages that the model was fitted on. */
  readonly minStanding?: number;
  readonly review?: {
    /** Words by which a review's sentence praises, and by which it finds fault. */
    readonly praise: string;
    readonly blame: string;
  };
  readonly sets?: {
    /** Names of what two things have alike ("both", "in common"). */
    readonly shared: string;
    /** Headings over a state that was, and over the one that came of it. */
    readonly before?: string;
    readonly after?: string;
    /** Headings of the four fields of a SWOT. */
    readonly fields?: string;
  };
  readonly chain?: {
    /** Verbs between a cause and its effect. */
    readonly causes: string;
  };
  readonly moves?: {
    /** Verbs by which a value went up, and down. */
    readonly rose: string;
    readonly fell: string;
  };
  /** "fell from 6.2 to 3.8 %". */
  readonly fromTo?: {
    /** Before the earlier value, between both (with the verb, where it stands there), and behind the later one. */
    readonly from: string;
    readonly to: string;
    readonly behind?: string;
    /** The subject → verb: finite forms, with their auxiliaries. */
    readonly verbs?: string;
    /** Verb → what is changed. */
    readonly changing?: string;
    /** The subject → auxiliary (or the subject's particle) → values → verb. */
    readonly auxiliaries?: string;
    readonly lastVerbs?: string;
    /** Articles that what is changed opens with, behind such an auxiliary. */
    readonly objects?: string;
    /** Adverbs before the values, and openers of a time or place there; links that what changed opens with. */
    readonly adverbs?: string;
    readonly spans?: string;
    readonly openers?: string;
    /** Signs of a plan or a guess. */
    readonly plans?: string;
    /** Nouns that name nothing by themselves ("the rate"). */
    readonly generic: string;
  };
  readonly times?: {
    /** Times relative to another one ("a year ago", "the previous year"). */
    readonly relative: string;
    /** Words that stand for a thing named before, as the subject of its later value ("it", "the figure"). */
    readonly again?: string;
  };
  readonly shares?: {
    /** Words that open the rest of a whole ("the other", "the remaining"). */
    readonly remaining: string;
    /** Openers of the last part of a whole ("other sectors"). */
    readonly others?: string;
  };
  /** "次いでBが10％": shares listed in a script without spaces. */
  readonly unspacedShares?: {
    /** Openers of a further share. */
    readonly further: string;
    /** Letters that no name holds here, and what stands between a name and its share. */
    readonly noName?: string;
    readonly joins: string;
    /** Before a share ("about"), and behind it ("or more"). */
    readonly about: string;
    readonly limits: string;
    /** Behind a share, what it is of, as the one group. */
    readonly measure: string;
  };
  /** How a text words a count of votes. */
  readonly votes?: {
    /** Signs in the sentence of a vote. */
    readonly voted: string;
    /** Behind the first number, between both, behind the second, and behind a third. */
    readonly ayes: string;
    readonly between: string;
    readonly noes: string;
    readonly abstained: string;
    /** Names of the two sides where the sentence has only numbers; no alternatives. */
    readonly names: readonly [aye: string, no: string];
  };
  readonly cycle?: {
    /** Words for what goes round. */
    readonly round?: string;
    /** How a last step says that the first comes next. */
    readonly closing?: string;
  };
  readonly hierarchy?: {
    /** Words for a whole with what it is made of, or kinds with their kinds. */
    readonly whole?: string;
  };
  readonly parts?: {
    /** Words for the parts of one thing. */
    readonly made?: string;
    /** Parts that a sentence counts before it names each; those that follow one another. */
    readonly nouns?: string;
    readonly stages?: string;
  };
  readonly ranking?: {
    /** Titles and leads that promise an order by size. */
    readonly ordering?: string;
  };
  readonly steps?: {
    /** Titles that promise to show how something is done. */
    readonly howTo?: string;
    /** Words that open the first of several steps. */
    readonly first?: string;
    /** Titles of collections: their numbers count, they do not order. */
    readonly collection?: string;
    readonly next?: string;
    readonly last?: string;
    /** Words before the number in headings and items that are steps. */
    readonly name?: string;
    /** Number words from three to ten; where words have no borders, with what they count. */
    readonly counts?: string;
    /** Nouns for steps in a title that counts them ("in four steps"). */
    readonly titled?: string;
    /** How an item opens, or where verbs end a clause is worded, that says what to do with one's hands ("Loosen the nut"). */
    readonly acts?: string;
  };
  readonly timeline?: {
    /** Titles of chronicles. */
    readonly history?: string;
    /** Titles of a life or career: obituaries, biographies. */
    readonly life?: string;
    /** Titles that ask for dates. */
    readonly when?: string;
    /** Words before a date that make it what something is measured from or by. */
    readonly backdrop?: string;
    /** "after the flood in 1912": words behind which a date is another event's, not the sentence's own. */
    readonly earlier?: string;
    /** "compared to the polls of 1998": words behind which a date is what something is measured by. */
    readonly compared?: string;
    /** Behind a comma: openers of a clause that only describes or gives a reason, whose date is its own. */
    readonly subclauses?: string;
    /** Words before a date that only place in time, and particles behind it. */
    readonly at?: string;
    readonly atBehind?: string;
  };
  readonly fairness?: {
    /** Words of crime and accusation, by which a text is one about people who may be innocent, or hurt. */
    readonly crime?: string;
    /** Words that limit a finding: said once where the source says it. */
    readonly caveat?: string;
    /** A house in a street, in the languages that part words by spaces. */
    readonly address?: string;
    /** Behind the name of a person: what was done to them ("was arrested"). */
    readonly done?: string;
  };
  readonly quote?: {
    /** Phrases of every launch and appointment. */
    readonly formula?: string;
    /** Words of one who takes a stand: demands, judgements, "always" and "never". */
    readonly claim?: string;
    /** Words that point at what was said or asked before ("did that, too", "dazu"). */
    readonly pointing?: string;
    /** Turns against something ("not … but", "instead of"). */
    readonly contrast?: string;
    /** Behind or before a name in a title, what says that a text is about that person's words ("demands"). */
    readonly stating?: string;
    /** First words, in their own case, of what looks like a name and is none. */
    readonly noSpeaker?: string;
    /** Where names have no capital: a regular expression whose group `speaker` is who speaks, from a quotation's end, and up to its start. */
    readonly speakerBehind?: string;
    readonly speakerBefore?: string;
    /** Opens what stands behind a quotation where particles do that. */
    readonly saidBehind?: string;
  };
  readonly dangling?: {
    /** Turns and particles of a talk that the reader has not heard ("anyway", "the message of the day"). */
    readonly hanging?: string;
    /** "At first", where nothing says what became of it: the end may be the opposite. */
    readonly preliminary?: string;
    /** Verbs for the subject of a talk, without what was said ("explained how", "discussed the future"). */
    readonly announcing?: string;
    /** Where a person was born, studied or lives. */
    readonly biography?: string;
    /** "not only", and what its other half has. */
    readonly notOnly?: string;
    readonly butAlso?: string;
    /** Words that tie a sentence to what was said before, wherever in it they stand ("also", "therefore", "another"). */
    readonly linking?: string;
    /** Names of a figure of the page ("the chart below"), where words have no borders. */
    readonly figureReference?: string;
    /** Nouns and phrases that point at what is not shown. */
    readonly pointing?: string;
    /** Subjects whose name stood before: "the company". */
    readonly unnamedSubject?: string;
    /** Things whose name stood before ("the film"), the noun as the group: no riddle where the title has that noun. */
    readonly unnamedThing?: string;
    /** Words in place of a person's name, in their own case ("der 35-Jährige"). */
    readonly standIn?: string;
    /** "this payload", "ce texte": a noun of the sentence before; not "this year", which is a time. */
    readonly demonstrative?: string;
    /** Openers that carry a story on: they need what came before. */
    readonly continuing?: string;
    /** Scenes: who stood, spoke or travelled where, rather than what is so. */
    readonly scene?: string;
    /** How a story gets going: it could open any. */
    readonly warmUp?: string;
    /** Words that nobody posts. */
    readonly crude?: string;
    /** Pronouns of one human being, and no other words. */
    readonly himOrHer?: string;
    /** Openers, before a comma, of what a writer grants before the point ("to be sure", "granted"). */
    readonly conceding?: string;
    /** Single words that judge or mean anything ("simple", "great", "stuff"): a text of nothing else says nothing. */
    readonly evaluating?: string;
    /** Lines that lead from one part of a text to the next. */
    readonly transition?: string;
    /** "In 2014, she …", "Wearing a hat, he …": the name stood before; the group is the pronoun. */
    readonly pronounBehindPhrase?: string;
    /**
     * In languages whose verb comes second: a pronoun behind it as the subject, in its own case ("Mit dem Lied gehen sie auf
     * Reisen").
     */
    readonly pronounSubject?: string;
    /** ", he said": who spoke was named before. */
    readonly pronounSpeaks?: string;
    /** Greetings of letters and columns ("DEAR ABBY: …"). */
    readonly salutation?: string;
    /** "هذه الكمية" near an Arabic sentence's start: a noun of the sentence before. */
    readonly demonstrativeNearStart?: string;
    /** "As mentioned above": what a text says of itself. */
    readonly selfTalk?: string;
    /** Speech rather than writing. */
    readonly interjection?: string;
    /** A word said twice, as in a slip ("the the"). */
    readonly slip?: string;
    /** Openings that look as if they pointed back and do not: "It is hard to …", "There are …", "This study shows …". */
    readonly wholeOpening?: string;
    /** Openings by an article that elsewhere is a pronoun, in their own case ("Das Gesetz"). */
    readonly articleOpening?: string;
    /** Adverbs before a reason, an occasion or a means without what it belongs to ("Mostly because …"). */
    readonly fragment?: string;
    /** "there", "in one case", "the same thing": what they mean was said before. */
    readonly pointer?: string;
    /** "they" and its forms, and nouns of time, which it never means. */
    readonly they?: string;
    readonly times?: string;
    /** "a higher share", and what says than what. */
    readonly comparative?: string;
    readonly compared?: string;
    /** Words that stand behind `fragment`. */
    readonly fragmentLink?: string;
    /** Behind a thing, what says which one is meant. */
    readonly thingNamed?: string;
    /** Words of a forecast that is put as a fact. */
    readonly forecast?: string;
    /** Nouns that mean what was said before. */
    readonly vague?: string;
    /** "with that colour": a noun of the sentence before, behind a preposition; not "in that the …". */
    readonly pointedNoun?: string;
    /** "leverage that experience": a noun of the sentence before, behind its verb. */
    readonly pointedObject?: string;
    /** A turn of speech in place of a statement ("it's time to", "the question is"). */
    readonly turn?: string;
    /** Words of a picture's caption. */
    readonly caption?: string;
    /** The second of something whose first is not shown ("another phenomenon", "as well"). */
    readonly further?: string;
    /** "this was why", "about this": what it means was said before. */
    readonly bareDemonstrative?: string;
    /** Openers by whose capital a line shows that it lost the break before it. */
    readonly capitalOpeners?: string;
    /** The same as a pattern, where all nouns have a capital. */
    readonly welded?: string;
    /** Words that "them" can stand for, besides those with the ending of a plural. */
    readonly plurals?: string;
    /** "them", which stands for something said. */
    readonly them?: string;
  };
  /** By which a sentence says that a thing was named before ("the demonstrations"). */
  readonly reliance?: {
    /** Definite articles, with the prepositions that some are written in. */
    readonly definite: string;
    /** Where the noun stands behind them: last, first but for adjectives, or where the first capital is. */
    readonly order: 'last' | 'first' | 'capital';
    /** Words behind a noun which say which one is meant ("of", "that"). */
    readonly completing: string;
    /** Words before a noun of which there is then only one ("first", "largest"). */
    readonly singling: string;
    /** Nouns that sum up what was said ("situation"): with an article they mean it. */
    readonly summing: string;
    /** Nouns that a reader needs no introduction to ("world", "internet", "morning"). */
    readonly unique: string;
    /** Adjectives before a noun where it stands first; adverbs behind one where it stands last. */
    readonly modifiers: string;
  };
  readonly byline?: {
    /** Before an author's name ("by"). */
    readonly by?: string;
    /** Words that stand behind an author's name: the last word of an office or of another outlet. */
    readonly roles?: string;
    /** Accounts that a site's system names as the author by default. */
    readonly accounts?: string;
    /** Names for those who write a site ("staff", "editorial team"). */
    readonly staff?: string;
  };
  readonly common?: {
    /** "and" between the last two of a list. */
    readonly and?: string;
    /** "or": joins no clauses. */
    readonly or?: string;
  };
  /** In entries of a bibliography: before pages, and marks beside a year. */
  readonly references?: {
    readonly pages?: string;
    readonly marks?: string;
  };
  readonly noise?: {
    /** Calls to do something on the site (flag `i` alone, between `\b`). */
    readonly calls?: string;
    /** The site about itself. */
    readonly ofSite?: string;
    /** Phrases that only hold for the page: browser, buying through it, its makers' thanks and addresses, where else to look. */
    readonly ofPage?: string;
    /** Requests of a site to its readers (money, a membership), and its thanks, permissions and stamps. */
    readonly appeals?: string;
    /** Headings after which the article is over. */
    readonly afterwards?: string;
    /** Headings over text that is about something else than the topic. */
    readonly aside?: string;
    /** Headings over what the text itself calls its sum. */
    readonly summary?: string;
    /** Names of a box in which the text itself gives its main facts ("Key takeaways", "At a glance"). */
    readonly keyFacts?: string;
    /** Names of parts that any paper, report or talk has: they say nothing of the topic. */
    readonly label?: string;
    /** Labels that papers alone have. */
    readonly research?: string;
    /** Labels over what leads up to a paper's message: what others did, and how it was found out. */
    readonly groundwork?: string;
    /** Reporters’ formulas. */
    readonly formulas?: string;
    /** Credits and rights. */
    readonly credits?: string;
  };
  /** Labels over the parts of a structured abstract. */
  readonly abstract?: {
    readonly background: string;
    readonly method: string;
    readonly result: string;
    readonly conclusion: string;
    readonly limit: string;
    /** Funding, registration, key words. */
    readonly rest: string;
  };
  readonly news?: {
    /** Words of what has long been so or is so in general, which is background beside a piece of news. */
    readonly lasting?: string;
    /** Openings of what happened some time before the news ("Two years ago"). */
    readonly earlier?: string;
  };
  readonly title?: {
    /** Words before a headline's colon that say only that it is new. */
    readonly breaking?: string;
    /** Before the name of the blog that a post is taken from, and a colon. */
    readonly reposted?: string;
    /** Kinds of documents, by the last word of their names. */
    readonly kinds?: string;
    /** Parts of a site, and kinds of what comes with a text ("glossary", "video"). */
    readonly category?: string;
    /** Names of one in a series, before its number. */
    readonly episode?: string;
    /** Kinds of documents that only a year beside them makes out. */
    readonly yearly?: string;
    /** Names of a document's parts, which say nothing of what it is about ("Introduction"). */
    readonly sections?: string;
    /** Before a date in brackets: when a text or a book came out. */
    readonly published?: string;
    /** Behind a number: which printing of a book. */
    readonly edition?: string;
    /** Names that a file or page has until a person gives it one, and names of a site's sections. */
    readonly none?: string;
    /** Words before such a name that only widen it ("all news"). */
    readonly every?: string;
    /** Labels before a colon that only announce a text ("Summary: …"). */
    readonly announcing?: string;
    /** Descriptions that call rather than inform. */
    readonly invitation?: string;
  };
  readonly slides?: {
    /** Slides about the talk rather than its topic. */
    readonly stage?: string;
  };
  readonly headline?: {
    /** "… review": names the kind of text, whose message is in the other half. */
    readonly genre?: string;
    /** Openers of what a headline adds at its end: an occasion, a reason, an aim. It is whole without them. */
    readonly adjunct?: string;
  };
  readonly heads?: {
    /** "About us" with a name, in the case headings have it (flag `u` alone). */
    readonly about?: string;
    /** Headings over who publishes. */
    readonly aboutUs?: string;
  };
  readonly changelog?: {
    /** Headings over what is not released yet. */
    readonly unreleased?: string;
    /** Titles of change logs. */
    readonly named?: string;
  };
  readonly questions?: {
    /** Titles of questions with answers. */
    readonly asked?: string;
  };
  /** By which a title asks, and a sentence answers it. */
  readonly answer?: {
    /** Asks what something is, and verbs by which a sentence says it. */
    readonly what?: string;
    readonly means?: string;
    /** Asks for a reason, and words by which one is given. */
    readonly why?: string;
    readonly reason?: string;
    readonly amount?: string;
    /** Asks for a time, and words by which one is given besides dates and hours. */
    readonly when?: string;
    readonly time?: string;
    /** Asks for a way, and words by which a sentence says what is or can be done. */
    readonly how?: string;
    readonly act?: string;
    /** Words that allow, require or forbid, in questions and in statements. */
    readonly duty?: string;
    /** Pronouns that stand right behind the verb where a phrase opens the sentence, for what was named before it. */
    readonly inverted?: string;
    /** Puts an answer off ("it depends"). */
    readonly evades?: string;
    /** Openings of an example that is made up, and of a question that a person was asked. */
    readonly supposes?: string;
    /** Phrases that only speak of the question, or promise the answer. */
    readonly ofQuestion?: string;
    /** Openers of a title that asks, with or without its sign. */
    readonly interrogative?: string;
  };
  /** By which a sentence shows that it is not what the text itself says. */
  readonly ownership?: {
    /** Openers of a sentence that takes back the one before it ("That is wrong", "So they say"). */
    readonly denial?: string;
    /** Openers of a sentence that turns the one before it round ("Sadly this story is invented", "In reality"). */
    readonly reversal?: string;
    /** Phrases for common opinion, or a former one ("many believe", "long thought", "allegedly"). */
    readonly hearsay?: string;
    /** Verb forms of what is reported, where a sentence without a speaker has them (German "sei"). */
    readonly reported?: string;
    /** Those whose word is doubted or takes a side ("the alleged wife", "critics"): a claim keeps them. */
    readonly parties?: string;
  };
  readonly interview?: {
    /** Names of a talk with questions and answers. */
    readonly named?: string;
    /** Words that stand before a question in place of a name. */
    readonly asker?: string;
    /** Words that stand before the guest's name ("we spoke with"). */
    readonly met?: string;
    /** Forms of address before a name, in their own case. */
    readonly address?: string;
  };
  readonly genre?: {
    readonly review?: string;
    readonly opinion?: string;
    /** Sections of a site, as their names and addresses have them, and labels before a title's colon: whole. */
    readonly opinionSection?: string;
    readonly satireSection?: string;
  };
  /** Names of views, as the line over a title says them. */
  readonly views?: Readonly<Record<(typeof views)[number], string>>;
  /** Names of kinds of text, as the line over a title says them. */
  readonly kicker?: Readonly<Record<(typeof namedGenres)[number], string>>;
  readonly table?: {
    /** Columns that say how much a value changed. */
    readonly change?: string;
    /** Columns that count the rows, or say when. */
    readonly counting?: string;
  };
  readonly comparison?: {
    /** Column names that are no entity: what a table of facts, prices or terms has. */
    readonly noEntity?: string;
  };
  readonly parallel?: {
    /** Names of what is left over. */
    readonly remaining?: string;
  };
  readonly numbering?: {
    /** Nouns that a number before them measures, rather than counts. */
    readonly measures?: string;
    /** Names of items before their number. */
    readonly named?: string;
    /** Words that stand right behind a number of things, where words are not parted ("10選"). */
    readonly counters?: string;
    /** Openings of a title that promise a list without a number ("These are the"). */
    readonly presenting?: string;
  };
  readonly labels?: {
    /** Units of time. */
    readonly duration?: string;
    /** Openers of a condition. */
    readonly conditional?: string;
    /** Words for what is aimed at. */
    readonly goal?: string;
    /** Words that deny what they stand beside. */
    readonly denied?: string;
    /** Verbs and nouns that a span of time completes. */
    readonly lasting?: string;
    /** Words in an opening phrase that point at what the text said before. */
    readonly pointing?: string;
    /** Verbs before a count that make it what was looked into. */
    readonly studied?: string;
    /** A hedge that means "along" before a distance. */
    readonly along?: string;
    /** Words behind a distance that make it a height or length. */
    readonly dimension?: string;
  };
  readonly shorten?: {
    /** Openings and ends of brackets that point elsewhere on the page ("see …", "… in the notes below"). */
    readonly pointers?: string;
    readonly pointed?: string;
    /** Openers of the first of several. */
    readonly enumeration?: string;
    /** Nouns and adverbs at a clause's end that the one behind its comma completes ("a means", "a chance"). */
    readonly completed?: string;
    /** Openers of a purpose, which a sentence never does without. */
    readonly purpose?: string;
    /** Openers of an occasion, which a sentence does without. */
    readonly occasion?: string;
    /** Openers of a phrase that takes up what the text before spoke of ("speaking of"). */
    readonly topicOpeners?: string;
    /** In a bracket: what a number is compared with or depends on ("from", "at least", "if"). */
    readonly numberBases?: string;
    /** Ends of a clause that only announces what stands behind its colon or semicolon ("is clear", "as follows"). */
    readonly announces?: string;
    /** Openers of a question behind a comma that its verb needs ("zu erkennen, wer"). */
    readonly asked?: string;
    /** Verbs whose object waits for where, what or how it is to be ("get them on the phone"). */
    readonly placing?: string;
  };
  readonly pictureWishes?: {
    /** Asks for drawings in their own colours. */
    readonly fullColor?: string;
  };
}
