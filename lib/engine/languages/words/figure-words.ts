/** For numbers: how they, their units and what stands beside them are written. Each field holds alternatives of a regular expression, which the rules wrap in word borders. */
export interface FigureWords {
  /** Whole numbers in words, one first. */
  readonly oneToTen?: readonly string[];
  /** Sizes behind a number ("million"), the longer before those that they begin with. */
  readonly magnitude?: string;
  /** Words that mean %. */
  readonly percent?: string;
  readonly percentPoints?: string;
  /** Units that are drawn behind their number, besides their international symbols. */
  readonly units?: string;
  /** Words and signs that make a unit one of money. */
  readonly currency?: string;
  /** Before a number that names a thing: a chapter, a room, an age, a place in a row, the first so many. */
  readonly numberedNames?: string;
  /** A street behind its house number. */
  readonly streetsBehind?: string;
  /** Right behind a number that is an age or a place in a row. */
  readonly agesBehind?: string;
  /** Right behind a number that is a time of day. */
  readonly clockBehind?: string;
  /** "per month": behind a number that is the price of a plan, and what undoes that. */
  readonly ratesBehind?: string;
  /** Counts of a page or game: no quantity of the text. */
  readonly tallies?: string;
  /** Things turned by so many degrees, and the unit in the singular before a noun. */
  readonly turned?: string;
  readonly degree?: string;
  readonly degrees?: string;
  /** Units of a length that may be a way. */
  readonly meters?: string;
  /** Years as a unit, in which ages and spans of a life are given. */
  readonly yearsUnit?: string;
  readonly yearSign?: string;
  /** Sentences about what something costs in a shop. */
  readonly offers?: string;
  /** Sentences about how a study was made, whose counts are not its findings. */
  readonly samples?: string;
  /** Hedges before a number, by the sign that may stand for them: "+", "<", "~" or none. */
  readonly hedgesAtLeast?: string;
  readonly hedgesAtMost?: string;
  readonly hedgesNear?: string;
  readonly hedgesOther?: string;
  /** Hedges without spaces, or with a prefix. */
  readonly hedgesUnspaced?: string;
  readonly hedgesPrefixed?: string;
  readonly hedgePrefix?: string;
  /** Words that stand at a small sum that is no shop's price: an average, or a difference. */
  readonly averageBefore?: string;
  readonly averageBehind?: string;
  /** Before a number that is one end of a range, or a level. */
  readonly ranging?: string;
  /** Between the two ends of a range. */
  readonly rangingOn?: string;
  readonly rangeWords?: string;
  /** Before the first of two numbers that are no range but a change. */
  readonly rangeFrom?: string;
  /** Between a number and one more beside it. */
  readonly pairedOn?: string;
  /** Links that follow a verb of change only. */
  readonly changeBy?: string;
  /** Verbs and adverbs that are function words elsewhere and may end a label ("are down"). */
  readonly labelEnds?: string;
  /** Between a verb and its number. */
  readonly changeLinks?: string;
  /** Endings of verbs by which a clause amounts to a number, and whole verbs that do. */
  readonly verbEndings?: string;
  readonly wholeVerbs?: string;
  /** Verbs between a subject and its number that mean "is", and adverbs behind them. */
  readonly copulas?: string;
  readonly copulaAdverbs?: string;
  /** Openers of a difference behind a number ("€1,900 less on overtime"). */
  readonly comparative?: string;
  /** "increase in": a change that a percentage stands before. */
  readonly changeNouns?: string;
  readonly changeNounLinks?: string;
  /** Verbs that spend a sum. */
  readonly spending?: string;
  /** Sources of a sum of money, behind it ("in state funding"). */
  readonly sumOf?: string;
  /** Prepositions before a count that is no end in itself, and verbs before those. */
  readonly governed?: string;
  readonly standingAt?: string;
  /** Plans, wishes and duties before a count. */
  readonly planned?: string;
  /** Words that make a whole sentence a guess. */
  readonly hypothetical?: string;
  /** Words that make a number a guess at what is to come. */
  readonly forecast?: string;
  /** A future given as if it were known: its auxiliaries, adverbs of manner, verbs. */
  readonly future?: string;
  /** Before the size of a study's sample. */
  readonly studied?: string;
  /** Units of time shorter than a year. */
  readonly spans?: string;
  readonly yearSpans?: string;
  /** "24 hours after": what makes a span a moment, behind it and before it. */
  readonly momentBehind?: string;
  readonly momentBefore?: string;
  /** Openers of a place, a time or an origin behind a noun phrase. */
  readonly cutBefore?: string;
  /** Months and weekdays with their short forms, in a sentence's case. */
  readonly monthNames?: string;
  readonly weekdays?: string;
  /** Before a time at the end of a clause. */
  readonly timePrepositions?: string;
  /** "the last", "this": before a span; "early", "late" before a month; a whole time. */
  readonly timeBefore?: string;
  readonly timeParts?: string;
  readonly timeWhole?: string;
  /** The end of a noun phrase behind a count: a whole word, in its own case. */
  readonly countedNoun?: string;
  /** Between the part and the whole of "one in four". */
  readonly parting?: string;
  readonly every?: string;
  /** The same around the noun of what is counted ("un adulte sur quatre"), and the verbs that may follow. */
  readonly partingAround?: string;
  readonly shareVerbs?: string;
  /** "jeder vierte": its opener, second to tenth, and units of time behind them, which are no share. */
  readonly everyNth?: string;
  readonly secondToTenth?: readonly string[];
  readonly noNth?: string;
  /** The same without spaces, as a pattern with the groups `part` and `all`; {n} stands for a number. */
  readonly wholeFirst?: string;
  /** Between such a share and the words around it. */
  readonly shareLinks?: string;
  /** Behind the second number of what is no share: months, units, "percent". */
  readonly noWhole?: string;
  /** Ordinals before a half or third. */
  readonly noFractionBefore?: string;
  /** Between a fraction and its whole, and articles of a whole that is none. */
  readonly fractionOf?: string;
  readonly fractionArticles?: string;
  /** Fractions in words. */
  readonly half?: string;
  readonly third?: string;
  readonly twoThirds?: string;
  readonly quarter?: string;
  readonly threeQuarters?: string;
  /** Before a count in words ("the five ways"), and counters behind one without spaces. */
  readonly countArticles?: string;
  readonly countUnits?: string;
  /** The signs of one to ten, where a script has its own; what opens an ordinal, and what such an ordinal counts. */
  readonly numerals?: string;
  readonly ordinalMark?: string;
  readonly ordinalUnits?: string;
  /** Behind a number that promises nothing of the kind ("7 years"). */
  readonly noPromise?: string;
  /** Right before a year that makes it a date. */
  readonly yearBefore?: string;
  readonly yearBeforeAttached?: string;
  /** Between day, month and year ("of"), and behind a day's number. */
  readonly dateLinks?: string;
  readonly ordinalMarks?: string;
  readonly dayMarks?: string;
  /** Marks of year, month and day, and what behind a number of years is no date. */
  readonly yearMark?: string;
  readonly monthMark?: string;
  readonly dayMark?: string;
  readonly noYearBehind?: string;
  readonly decadeMark?: string;
  /** Marks of years before and after the beginning of our era. */
  readonly beforeChrist?: string;
  readonly beforeChristAhead?: string;
  readonly afterChrist?: string;
  /** Before and behind a decade ("the 1960s", "die 1960er Jahre"). */
  readonly decadeArticles?: string;
  readonly decadeNouns?: string;
  readonly decadeBehind?: string;
  /** Behind a century's number, and behind one in Roman numerals or before it. */
  readonly century?: string;
  readonly centuryMarks?: string;
  readonly centuryRoman?: string;
  readonly centuryBefore?: string;
  /** Words in a cell before a value that is not exact. */
  readonly cellHedges?: string;
  /** Sizes that a unit may open with. */
  readonly thousand?: string;
  readonly million?: string;
  readonly billion?: string;
  readonly tenThousand?: string;
  readonly hundredMillion?: string;
  /** Before the unit that a table's header names. */
  readonly headerIn?: string;
  readonly headerUnits?: string;
  /** How months start, over short and long forms. */
  readonly monthStems?: string;
  /** Before a price, what a price is called, and "per" behind one. */
  readonly priceFrom?: string;
  readonly priceNames?: string;
  readonly pricePer?: string;
  readonly currencyBehind?: string;
  /** Before whose share it is. */
  readonly shareOf?: string;
  readonly noLabelStart?: string;
  /** Words in a drawn value by which it is not exact. */
  readonly vagueValue?: string;
  readonly afterChristAhead?: string;
  readonly romanMarks?: string;
  /** Words that link a share to its whole at a label's start, and articles behind it. */
  readonly shareOfWhole?: string;
  readonly wholeArticles?: string;
  /** Words that link a measure to its subject. */
  readonly ofThing?: string;
  /** Openers of times and places that a label which ends in a verb can go on with. */
  readonly adjuncts?: string;
  /** Pronouns inside a label that point out of it. */
  readonly outward?: string;
  /** Words before the base of a label that has its own. */
  readonly ownBaseOf?: string;
  /** Nouns too wide to say alone what was counted, and adjectives that make one so. */
  readonly genericNouns?: string;
  readonly genericAdjectives?: string;
  /** Words of a time that a label leaves out. */
  readonly periods?: string;
  /** Behind a sum, before what it was spent on. */
  readonly spentOn?: string;
  /** Behind a count's noun, before one more that it counts. */
  readonly listJoints?: string;
  /** "and" inside a label. */
  readonly labelJoints?: string;
  /** Words that open a number that is said by the way, behind a mark. */
  readonly inPassing?: string;
  /** Between both ends of a range or pair. */
  readonly rangeLinks?: string;
  /** Before a further noun that a number counts. */
  readonly furtherNouns?: string;
  /** Before a number, what makes it an upper bound. */
  readonly upperBounds?: string;
  /** How a value starts that is one. */
  readonly upperValues?: string;
  /** Openings of nouns for those who take part, work or belong somewhere. */
  readonly headcounts?: string;
  /** Words that go on with a noun phrase behind a number. */
  readonly inNoun?: string;
  /** Before a share in words, a hedge. */
  readonly spelledHedges?: string;
  /** Before a share in words, how many or its article. */
  readonly spelledCounts?: string;
  /** Shares in words that stand before the exact share in brackets. */
  readonly spelledShares?: string;
  /** Before a count that is taken as known. */
  readonly knownCounts?: string;
  /** Short names of currencies behind a price. */
  readonly shopCurrencies?: string;
  /** Before a number that is emphasised, a hedge that is emphasised with it. */
  readonly markHedges?: string;
  /** Behind such a number, its size and unit. */
  readonly markUnits?: string;
  /** How the words start that make a number a share or a large one. */
  readonly largeWords?: string;
  /** Words that open the whole of a share. */
  readonly wholeOpeners?: string;
  /** An adjective before a number that is its noun ("Top speed is an electronically-limited"). */
  readonly cutNoun?: string;
  /** Articles that a label which is too long does without, and possessives that its subject does. */
  readonly labelArticles?: string;
  readonly labelPossessives?: string;
  /** Between a verb and a sum that is its price. */
  readonly labelPrice?: string;
  /** Before a sum that says which thing is meant. */
  readonly labelOwners?: string;
  /** Before a measure that something takes, and an adverb between both. */
  readonly labelTakes?: string;
  readonly labelTakesOnly?: string;
  readonly labelTakesTo?: string;
  /** Openers of a place or origin at a label's end, and of a rate, which stays. */
  readonly labelPlaces?: string;
  readonly labelRates?: string;
  /** Small words inside the name of what is counted, and those that a noun goes on with. */
  readonly labelJointsWithin?: string;
  readonly labelOf?: string;
  /** Words behind which that name has ended. */
  readonly labelStops?: string;
  /** "and" with the prepositions before which it opens another part of the clause. */
  readonly labelAnd?: string;
  readonly labelAndPlaces?: string;
  /** Before a place and its whole number of them ("part 2 of 3"). */
  readonly partOf?: string;
  /** Signs of a rate. */
  readonly rates?: string;
  /** Before a measure that describes the noun behind it ("der 155 Kilo Roller"), where such a measure stands before nouns. */
  readonly modifierArticles?: string;
  /** Behind a length that is a speed. */
  readonly speeds?: string;
  /** Hedges within a value, which are no part of its unit, and those that make it inexact. */
  readonly valueHedges?: string;
  readonly roughHedges?: string;
}
