/** For sentences: the words at which one is cut, joined or compared. Each field holds alternatives of a regular expression, which the rules wrap in word borders. */
export interface ProseWords {
  /** An infinitive behind its article ("zu zeigen"). */
  readonly infinitive?: string;
  /** "that" where its clause may have no subject. */
  readonly thatWithoutSubject?: string;
  /** "but". */
  readonly but?: string;
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
  /** Those of `attributing` that name a source wherever they stand: "according", "laut". */
  readonly accordingTo?: string;
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
  /** Before a value of another time or of another thing: the time behind it shows which. */
  readonly comparedTo?: string;
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
  /** Right before "from … to" where that is the span of what there is, and nothing changes ("prices go from 5 to 9"). */
  readonly spanVerbs?: string;
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
  /** Conjunctions at which one clause ends and another begins. */
  readonly conjunctions?: string;
  /** Those of them behind which a clause is one of its own. */
  readonly contrasting?: string;
  /** Those that end a number's clause. */
  readonly endsClause?: string;
  /** Words that may stand before a number that opens its clause. */
  readonly openingArticles?: string;
  /** Verbs whose report a number may open, with or without "that". */
  readonly reportVerbs?: string;
  /** "that" behind such a verb. */
  readonly reportThat?: string;
  /** Between who speaks and the claim, without a comma ("said that"). */
  readonly saidThat?: string;
  /** Openers of a time without a preposition ("last year"). */
  readonly timeOpeners?: string;
  /** Words that open a clause, whose subject comes next. */
  readonly questionWords?: string;
  /** Auxiliaries by which an insertion is known to have ended. */
  readonly auxiliaryVerbs?: string;
  /** "and" before one more main clause, and the pronouns that open one. */
  readonly joiningAnd?: string;
  readonly joinedPronouns?: string;
  /** Words that open a clause which one more main clause may belong to. */
  readonly openClause?: string;
  /** Behind a comma and before a name: who says so. */
  readonly onlySource?: string;
  /** "only", beside which "also" is no link to another sentence. */
  readonly only?: string;
  /** Adverbs that tie a sentence to the one before it, and that it stands without. */
  readonly also?: string;
  /** The same as a sentence's first word, in its own case, before a noun phrase. */
  readonly openingAlso?: string;
  /** Days that only hold when a text is read ("today"), within a sentence; and as its first words, in their own case. */
  readonly readingDays?: string;
  readonly openingDays?: string;
  /** Conjunctions that may follow such an adverb and a comma. */
  readonly alsoThat?: string;
  /** Announcements ("note that"), and the conjunction behind it. */
  readonly announced?: string;
  readonly announcedThat?: string;
  /** Inserted between commas, besides the connectives: what answers a sentence that is not shown. */
  readonly insertedLinks?: string;
  /** The same at a sentence's end. */
  readonly endLinks?: string;
  /** Prepositions and conjunctions whose phrase keeps its comma. */
  readonly phraseOpeners?: string;
  /** Pronouns that can stand for what a whole text is about. */
  readonly subjectPronouns?: string;
  /** Before the earlier of two values. */
  readonly valueFrom?: string;
  /** A gerund that opens a sentence, in its own case; not what only looks like one. */
  readonly gerundOpening?: string;
  /** The same in small letters behind a comma: it only adds. */
  readonly addingGerund?: string;
  /** Endings of a verb behind "and", where an article or preposition follows. */
  readonly verbEndings?: string;
  /** Endings of a verb at the end of a clause that is no main clause. */
  readonly lastVerbEndings?: string;
  /** Prepositions and conjunctions that open what may be no sentence, and the auxiliaries that make it one. */
  readonly fragmentOpeners?: string;
  readonly plainAuxiliaries?: string;
  /** How a paper opens what it found. */
  readonly paperFinds?: string;
  /** Small words inside a name that a picture's caption opens with, and what a caption without a verb goes on with. */
  readonly captionNames?: string;
  readonly captionWho?: string;
  /** The day at a caption's end. */
  readonly captionDay?: string;
  /** Verbs of sight, in the present tense; not those that set a date. */
  readonly captionSeen?: string;
  /** Calls to see or read more, and openers of what a page's picture shows. */
  readonly pictureCalls?: string;
  /** A quotation that opens with one of these leans on what was said before it. */
  readonly quoteLeaning?: string;
  /** Auxiliaries of a perfect tense before a verb of saying, and prepositions of when or where it was said. */
  readonly saidAuxiliaries?: string;
  readonly saidAt?: string;
  /** "In mathematics, ": the preposition with a capital before the field that a subject is of. */
  readonly fieldIn?: string;
  /** Before a noun that a clause describes, and what opens that clause. */
  readonly describedBy?: string;
  readonly describingWho?: string;
  /** Endings of a participle whose auxiliary is left out, and what follows it. */
  readonly bareParticipleEndings?: string;
  readonly bareParticipleLinks?: string;
  /** Auxiliaries by which a part between commas is a clause of its own. */
  readonly innerAuxiliaries?: string;
  /** A pronoun that points at what was said. */
  readonly pointer?: string;
  /** Before or behind a name: whom a report accuses or pities. */
  readonly accused?: string;
  readonly accusedAs?: string;
  readonly aged?: string;
  readonly paperHeadings?: string;
  /** Words on "-ed" that are no past tense, and what a participle is followed by. */
  readonly noPastTense?: string;
  readonly passiveLinks?: string;
}
