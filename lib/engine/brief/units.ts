import { languages } from '../languages/index.ts';
import { joinFigures } from '../languages/patterns.ts';

/** How numbers, their units and their sizes are written, over all languages. */

/** A number with its separators, in Western, full-width or Arabic-Indic digits. */
export const numeral = String.raw`(?:[\d０-９٠-٩]{1,3}(?:[.,'’\u00a0\u202f٬，][\d０-９٠-٩]{3})+|[\d０-９٠-٩]{1,3}(?: [\d]{3})+|[\d０-９٠-٩]+)(?:[.,٫．][\d０-９٠-٩]{1,2})?`;

/** Currency signs that stand before or behind. */
export const currency = '(?:US|A|C|HK|NZ|R)?[$€£¥₹₩]';

/** Whole words of all languages, between ASCII word borders. */
const between = (field: Parameters<typeof joinFigures>[0]) => new RegExp(`\\b(?:${joinFigures(field)})\\b`, 'i');

/** "million", "Mrd.", "万": sizes, longest first. */
export const magnitude = joinFigures('magnitude');

/** Words that mean %, which is what is drawn for them. */
export const percent = joinFigures('percent');
/** The same without spaces before them, and for points of per cent. */
export const percentPoints = joinFigures('percentPoints');

/** Units drawn behind their number: symbols, and words. */
export const measure = [
  String.raw`kg|lbs?|km\/h|km|°\s?[CF]|[kMGT]Wh?|[kMGT]B|[MG]Hz|PS|hp|mph|kcal`,
  joinFigures('units'),
].join('|');

/** What makes a number no quantity, by the text before it, behind it, the unit, or the whole sentence. */
export const decoys = {
  /** Names with a number, figures and chapters, ages, phone numbers, addresses, the model or version of a thing. */
  before: new RegExp(String.raw`[§#*№]\s?$|\b(?:${joinFigures('numberedNames')})\s?$`, 'iu'),
  /** The name of a thing, by its capital letter. */
  name: /(?<!^)(?<![\p{L}\p{N}$.])\p{Lu}[\p{L}&]*[\s-]$/u,
  after: new RegExp(
    String.raw`^(?:[\s-]*(?:${joinFigures('agesBehind')})\b|\s*(?:${joinFigures('clockBehind')}|h\d)\b|\s*(?:${joinFigures('ratesBehind')})|\s*(?:${joinFigures('tallies')})\b)`,
    'i',
  ),
  /** A year in Chinese or Japanese, unless it counts years. */
  year: /^(?:1[5-9]|20)\d{2}$/,
  yearUnit: new RegExp(`^(?:${joinFigures('yearSign')})`),
  /** A turn rather than a temperature, by its singular and by what is turned. */
  angle: new RegExp(String.raw`^[\s-](?:${joinFigures('degree')})$`, 'i'),
  degrees: new RegExp(String.raw`^[\s-]?(?:${joinFigures('degrees')})$`, 'i'),
  turned: new RegExp(String.raw`^[\s-](?:${joinFigures('turned')})(?!\p{L})`, 'iu'),
  /** Ages and spans of a life; thousands of years are neither. */
  unit: new RegExp(String.raw`^[\s-]?(?:${joinFigures('yearsUnit')})$`, 'i'),
  /** Sentences about what something costs; sentences about how a study was made, whose counts are not its findings. */
  offer: between('offers'),
  sample: between('samples'),
};

/** Words before a number that make it less exact: drawn with it, always, as words or as a sign. */
export const hedges = {
  any: new RegExp(
    String.raw`(?:^|(?<=\s))(?:${joinFigures('hedgesAtLeast')}|${joinFigures('hedgesAtMost')}|${joinFigures('hedgesNear')}|${joinFigures('hedgesOther')})\s$|(?:${joinFigures('hedgesUnspaced')})$|(?<![\u0600-\u06ff])(?:${joinFigures('hedgePrefix')})?(?:${joinFigures('hedgesPrefixed')})\s$`,
    'i',
  ),
  /** Drawn as "+", "<" or "~" where the words are too long. */
  atLeast: new RegExp(String.raw`^(?:${joinFigures('hedgesAtLeast')})\s$`, 'i'),
  atMost: new RegExp(String.raw`^(?:${joinFigures('hedgesAtMost')})\s$`, 'i'),
  near: new RegExp(String.raw`^(?:${joinFigures('hedgesNear')})\s$`, 'i'),
  /** A preposition that is written with the hedge behind it. */
  attached: new RegExp(`^(?:${joinFigures('hedgePrefix')})(?=${joinFigures('hedgesPrefixed')})`, 'u'),
};

/** What stands at a small sum that is no shop's price: an average, or a difference. */
export const typical = {
  before: new RegExp(String.raw`\b(?:${joinFigures('averageBefore')})\s$`, 'i'),
  behind: new RegExp(String.raw`^\s(?:${joinFigures('averageBehind')})(?!\p{L})`, 'iu'),
};

/** Words before a number that make it one end of a range, or a level rather than a change. */
export const ranging = new RegExp(String.raw`(?:^|\s)(?:${joinFigures('ranging')})$`, 'i');
/** Words behind a number that open the other end of a range. */
export const rangingOn = new RegExp(String.raw`^(?:${joinFigures('rangingOn')})\s[$€£¥]?\p{N}`, 'iu');

/** Words behind a number that open one more beside it ("3,000 and 5,000 metres", "at least 100 and at most 200 euros"). */
export const pairedOn = new RegExp(
  String.raw`^(?:\s\p{L}+)?\s?(?:${joinFigures('pairedOn')})(?:\s\p{L}+)?\s[$€£]?\p{N}|^\s?[–-]\s?\p{N}`,
  'iu',
);

/** How a clause says that something changed or amounts to a number: `verb` in it, `link` right before the number. */
export const changes = {
  /** Links that follow a verb of change only, so that the verb needs no look. */
  by: new RegExp(String.raw`\s(?:${joinFigures('changeBy')})$`, 'i'),
  /** Words that are function words elsewhere and may end a label ("Sedan sales are down"). */
  end: new RegExp(String.raw`\s(?:${joinFigures('labelEnds')})$`, 'i'),
  link: new RegExp(`^(?:${joinFigures('changeLinks')})$`, 'i'),
  verb: new RegExp(
    String.raw`(?:\p{L}{3,}(?:${joinFigures('verbEndings')})|${joinFigures('wholeVerbs')})(?:\s|$)`,
    'u',
  ),
  /** Verbs that mean "is": the label is the subject without them. */
  copula: new RegExp(String.raw`\s(?:${joinFigures('copulas')})(?: (?:${joinFigures('copulaAdverbs')}))?$`, 'i'),
};

/** Words that open a difference behind a number ("€1,900 less on overtime"). */
export const comparative = new RegExp(String.raw`^(?:${joinFigures('comparative')})\s`, 'i');
/** Nouns for a change that a percentage stands before ("a 20% increase in sales"). */
export const changeNoun = new RegExp(`^(?:${joinFigures('changeNouns')}) (?:${joinFigures('changeNounLinks')}) `, 'i');
/** Verbs that spend: the sum and what it goes to say enough. */
export const spending = new RegExp(String.raw`(?<!\p{L})(?:${joinFigures('spending')})$`, 'iu');
/** What a sum is made of, behind it ("$15 million in state funding for shelters"). */
export const sumOf = new RegExp(String.raw`^(?:${joinFigures('sumOf')})(?!\p{L})`, 'u');
/** Prepositions right before a count: it is counted for something else than its own sake. */
export const governed = new RegExp(
  String.raw`(?:^|\s)(?:${joinFigures('governed')})$|\b(?:${joinFigures('standingAt')})\s`,
  'i',
);
/** Plans, wishes and duties before a count: it is not so yet. */
export const planned = between('planned');
/** What makes a whole sentence a guess: nothing in it is counted. */
export const hypothetical = between('hypothetical');
/** What makes a number a guess at what is to come: a label says so, too. */
export const forecast = between('forecast');
/** A future given as if it were known. */
export const assumedFuture = new RegExp(String.raw`\b(?:${joinFigures('future')})\b`, 'iu');
/** Words before a count that make it the size of a study's sample. */
export const studied = new RegExp(String.raw`\b(?:${joinFigures('studied')})\s*$`, 'i');
/** Spans that behind them name a moment ("24 hours after the storm"). */
export const moment = {
  unit: new RegExp(`(?:${joinFigures('spans')})$`, 'i'),
  behind: new RegExp(String.raw`^\s(?:${joinFigures('momentBehind')})(?!\p{L})`, 'iu'),
};
/** "after 80 minutes": a moment, by the word before the span. */
export const momentBefore = new RegExp(String.raw`(?:^|\s)(?:${joinFigures('momentBefore')})\s$`, 'iu');
/** A value that ends in a unit of time. */
export const span = new RegExp(`(?:${joinFigures('spans')}|${joinFigures('yearSpans')})$`, 'iu');
/** What may follow a noun phrase that is cut here: a place, a time, an origin; never what restricts it. */
export const cutBefore = new RegExp(String.raw`^(?:$|[.,;:)–—-]|\s(?:${joinFigures('cutBefore')})\s)`, 'i');

/** A month or day in the phrase that opens a sentence: a name that names nobody. */
export const openingTime = new RegExp(
  String.raw`^[^,]{0,12}(?:${joinFigures('monthNames')}|${joinFigures('weekdays')})(?=[\s,])`,
  'u',
);
/** A time at the end of a clause that a label may go without. */
export const trailingTime = new RegExp(
  String.raw`\s(?:(?:${joinFigures('timePrepositions')})\s)?(?:(?:${joinFigures('timeBefore')})\s(?:\S+\s){0,2}?\S+|(?:${joinFigures('timeParts')})?(?:${joinFigures('monthNames')}|${joinFigures('weekdays')})(?:\s\d{1,2})?(?:,?\s20\d{2})?|20\d{2}|${joinFigures('timeWhole')})$`,
  'i',
);

/** The end of a noun phrase behind a count, by language: plural nouns, or any noun where nouns have capitals. */
export const countedNouns: ReadonlyMap<string, RegExp> = new Map(
  languages.flatMap(({ code, figures }) =>
    figures?.countedNoun === undefined ? [] : [[code, new RegExp(`^(?:${figures.countedNoun})$`, 'u')] as const],
  ),
);
