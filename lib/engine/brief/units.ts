/** How numbers, their units and their sizes are written, over all languages. */

/** A number with its separators, in Western, full-width or Arabic-Indic digits. */
export const numeral = String.raw`(?:[\d０-９٠-٩]{1,3}(?:[.,'’\u00a0\u202f٬，][\d０-９٠-٩]{3})+|[\d０-９٠-٩]{1,3}(?: [\d]{3})+|[\d０-９٠-٩]+)(?:[.,٫．][\d０-９٠-٩]{1,2})?`;

/** Currency signs that stand before or behind. */
export const currency = '(?:US|A|C|HK|NZ|R)?[$€£¥₹₩]';

/** "million", "Mrd.", "万": sizes, longest first. */
export const magnitude = [
  'millions?|billions?|trillions?|thousand|bn|tn',
  'Millionen|Milliarden|Billionen|Mio\\.?|Mrd\\.?|Tausend',
  'milliards?|milliers|mil millones|millones|millón|mil|milhões|milhão|bilhões|mi|bi',
  'milioni|milione|miliardi|miliardo|mila|miljoen|miljard',
  '万亿|萬億|亿|億|万|萬|兆|千',
  'مليون|مليار|ألف|ملايين|آلاف',
].join('|');

/** Words that mean %, which is what is drawn for them. */
export const percent = String.raw`percent|per cent|pct\.?|Prozent|pour cent|por ciento|por cento|per cento|procent|パーセント|في المئة|في المائة|بالمئة|بالمائة`;

/** Units drawn behind their number. */
export const measure = [
  'kilograms?|kilos?|kg|grams?|tons?|tonnes?|Tonnen|toneladas|tonnellate|pounds?|lbs?',
  'kilomet(?:er|re)s?|km|miles?|met(?:er|re)s?|feet|acres?|hectares?|Hektar|Kilometer|kilómetros|quilômetros|chilometri|hectáreas',
  '°\\s?[CF]|degrees?|Grad|grados|graus|gradi',
  '[kMGT]Wh?|[kMGT]B|[MG]Hz|megawatts?|gigawatts?|kilowatt-hours?|horsepower|PS|hp',
  'bytes|[Kk]ilobytes?|[Mm]egabytes?|[Gg]igabytes?|[Tt]erabytes?|[Oo]ctets|[Mm]egapixels?',
  'light[- ]years|Lichtjahre|metric tons?|mph|km\\/h|calories|kcal',
  'times|Mal|fois|veces|vezes|volte|keer|倍|مرات',
  'lit(?:er|re)s?|Liter|litros?|litr[oi]|gallons?|barrels?',
  'years|months|weeks|days|hours|minutes|seconds|Jahre|Monate|Wochen|Tage|Stunden|Minuten|ans|mois|jours|heures|años|meses|semanas|días|horas|anos|dias|anni|mesi|giorni|ore|jaar|maanden|dagen|uur',
  "dollars?|(?:d[’']|de |di )?euros?|de dólares|di dollari|Euro|pounds|yen|yuan|dólares|reais|pesos|francs|Franken|元|円|ドル|美元|دولار",
  'لترا?ً?|كيلومترا?ً?|كيلوغراما?ً?|مترا?ً?|طنا?ً?',
  '人|个|件|社|台|年|歳',
].join('|');

/** What makes a number no quantity, by the text before it, behind it, the unit, or the whole sentence. */
export const decoys = {
  /** Names with a number, figures and chapters, ages, phone numbers, addresses, the model or version of a thing. */
  before:
    /[§#*№]\s?$|\b(?:version|v|figure|fig\.?|table|chapter|section|page|no\.?|nr\.?|number|room|route|highway|flight|model|aged|age|ages|kapitel|seite|abbildung|abschnitt|article|artículo|artigo|articolo|chapitre|capítulo|tel\.?|phone|street|apt|call|top|bottom|richest|poorest|wealthiest|first|last|next)\s?$/iu,
  /** The name of a thing, by its capital letter. */
  name: /(?<!^)(?<![\p{L}\p{N}$.])\p{Lu}[\p{L}&]*[\s-]$/u,
  after:
    /^(?:[\s-]*(?:years?[\s-]old|jährig|Jahre alt|ans plus tard|años de edad|anos de idade|st|nd|rd|th)\b|\s*(?:a\.?m\.?|p\.?m\.?|Uhr|h\d|o['’]clock)\b|\s*(?:per|a|an|\/)\s?(?:month|year|week|seat|user|mo)\b(?!\s(?:ago|earlier|before))|\s*(?:followers|subscribers|likes|views|comments|votes|shares|pages|respondents|participants|words|stars|points|goals|yards)\b)/i,
  /** A year in Chinese or Japanese, unless it counts years. */
  year: /^(?:1[5-9]|20)\d{2}$/,
  yearUnit: /^年(?!間|间|以上|ぶり)/,
  /** A turn rather than a temperature, by its singular and by what is turned. */
  angle: /^[\s-]degree$/i,
  turned: /^[\s-](?:angles?|turns?|views?|slopes?|tilt|rotation|Winkel|Drehung|Grad-Wende)(?!\p{L})/iu,
  /** Ages and spans of a life; thousands of years are neither. */
  unit: /^[\s-]?(?:years?|ans|Jahre|años|anos|anni|jaar|年|歳)$/i,
  /** Sentences about what something costs; sentences about how a study was made, whose counts are not its findings. */
  offer:
    /\b(?:subscri\w+|per month|a month|pro Monat|par mois|al mes|shipping|discount(?:s|ed)?|starting at|cookies|coupon|promo|retail price|deals?|shoppers|refurb\w*|off the (?:regular|original))\b/i,
  sample:
    /\b(?:survey(?:ed|s)? of|surveyed|respondents|participants|sample|margin of error|interviewed|polled|befragt\w*|sondé\w*|encuestad\w*)\b/i,
};

/** Words before a number that make it less exact: drawn with it, always, as words or as a sign. */
export const hedges = {
  any: /(?:^|(?<=\s))(?:about|around|roughly|approximately|nearly|almost|close to|some|over|well over|under|up to|as (?:many|much) as|more than|less than|fewer than|at least|at most|an estimated|an average of|a (?:maximum|minimum|total) of|etwa|rund|circa|ca\.|fast|knapp|über|mehr als|weniger als|mindestens|höchstens|bis zu|environ|près de|presque|plus de|moins de|au moins|jusqu['’]à|quelque|unos|unas|cerca de|casi|más de|menos de|al menos|mais de|pelo menos|quase|circa|quasi|più di|oltre|meno di|almeno|fino a|ongeveer|bijna|meer dan|minder dan|minstens)\s$|(?:約|およそ|ほぼ|大约|约|近|超过|至少)$|(?<![\u0600-\u06ff])[بلو]?(?:حوالي|نحو|أكثر من|أقل من)\s$/i,
  /** Drawn as "+" where the words are too long. */
  atLeast:
    /^(?:over|more than|at least|über|mehr als|mindestens|plus de|au moins|más de|al menos|mais de|pelo menos|più di|oltre|almeno|meer dan|minstens)\s$/i,
  /** Drawn as "<" where the words are too long. */
  atMost: /^(?:less than|fewer than|under|weniger als|moins de|menos de|meno di|minder dan)\s$/i,
  /** Drawn as "~" where the words are too long. */
  near: /^(?:about|around|roughly|approximately|nearly|almost|close to|some|etwa|rund|circa|ca\.|fast|knapp|environ|près de|presque|unos|unas|cerca de|casi|quase|quasi|ongeveer|bijna)\s$/i,
};

/** What stands at a small sum that is no shop's price: an average, or a difference. */
export const typical = {
  before:
    /\b(?:average|on average|im (?:Schnitt|Durchschnitt)|durchschnittlich|en moyenne|de media|em média|in media|gemiddeld)\s$/i,
  behind:
    /^\s(?:on average|a head|less|more|fewer|lower|higher|extra|im (?:Schnitt|Durchschnitt)|weniger|mehr|en moyenne|de (?:moins|plus)|de media|en promedio|menos|más|em média|a menos|a mais|in media|in meno|in più|gemiddeld|minder|meer)(?!\p{L})/iu,
};

/** Words before a number that make it one end of a range, or a level rather than a change. */
export const ranging =
  /(?:^|\s)(?:between|from|to|than|through|zwischen|von|auf|bis|entre|à|hasta|até|tra|tussen|tot)$/i;
/** Words behind a number that open the other end of a range. */
export const rangingOn = /^(?:to|and|bis|und|à|et|a|y|hasta|até|e|tot|en)\s[$€£¥]?\p{N}/iu;

/** Words behind a number that open one more beside it ("3,000 and 5,000 metres", "at least 100 and at most 200 euros"). */
export const pairedOn =
  /^(?:\s\p{L}+)?\s?(?:and|or|to|und|oder|bis|auf|et|ou|à|y|o|e|a|en|of|tot|naar)(?:\s\p{L}+)?\s[$€£]?\p{N}|^\s?[–-]\s?\p{N}/iu;

/** How a clause says that something changed or amounts to a number: `verb` in it, `link` right before the number. */
export const changes = {
  /** Links that follow a verb of change only, so that the verb needs no look. */
  by: /\s(?:by|um)$/i,
  /** Words that are function words elsewhere and may end a label ("Sedan sales are down"). */
  end: /\s(?:is|was|are|were|up|down|beträgt|est|es|é|è)$/i,
  link: /^(?:by|um|un|de|del|di|met|only|just|for)$/i,
  verb: /(?:\p{L}{3,}(?:ed|es|ell|ose|rew|ew|lls|ows|lost|won|cost|sold|paid|spent|made|hit|cut|fell|t|te|ten|en|é|ó|ió|ou|eu|iu|ait|a|ato|ito|nt)|won|hit|cut|is|was|are|were|has|had|up|down|[\u0600-\u06ff]+\s[\u0600-\u06ff]+|は|が|到|達|达|了|为|بلغ\p{L}*)(?:\s|$)/u,
  /** Verbs that mean "is": the label is the subject without them. */
  copula:
    /\s(?:(?:is|was|are|were|costs?|(?:has |have |had )?(?:averaged|totall?ed)|amounts? to|amounted to|stands at|stood at)|beträgt|betrug|kostet(?:e)?|coûte|est|était|cuesta|costaba|es|era|custa|é|costa|è|kost|is)(?: now| only| just)?$/i,
};

/** Words that open a difference behind a number ("€1,900 less on overtime"). */
export const comparative =
  /^(?:less|more|fewer|lower|higher|extra|weniger|mehr|de moins|de plus|menos|más|a menos|a mais|in meno|in più|minder|meer)\s/i;
/** Nouns for a change that a percentage stands before ("a 20% increase in sales"). */
export const changeNoun =
  /^(?:(?:annual |yearly )?(?:increase|rise|drop|decline|fall|decrease|reduction|growth|jump|cut)) (?:in|of|on) /i;
/** Verbs that spend: the sum and what it goes to say enough. */
export const spending =
  /(?<!\p{L})(?:spen(?:d|ds|t|ding)|invest(?:s|ed|ing)?|investierte|dépensé|dépense|investi|gastó|gasta|invirtió|invierte|gastou|investiu|speso|spende|investito|besteedde|investeerde)$/iu;
/** What a sum is made of, behind it ("$15 million in state funding for shelters"). */
export const sumOf =
  /^in (?:[\p{Ll}-]+ ){0,2}(?:aid|assets|benefits|bonds|capital|compensation|contributions|contracts|costs|credits?|cuts|damages?|debts?|donations|exports|fees|financing|fines|funding|funds|grants|imports|investments?|loans|losses|orders|payments|profits?|relief|revenues?|sales|savings|spending|subsidies|support|taxes|wages)(?!\p{L})/u;
/** Prepositions right before a count: it is counted for something else than its own sake. */
export const governed =
  /(?:^|\s)(?:to|from|at|for|in|on|among|amongst|than|per|(?<!\b(?:consists?|consisting|composed|made up|community|network|team|group|fleet|collection) )of|an|bei|zu|nach|für|aus|pour|dans|sur|para|por|per|su|voor|op)$|\bsteh(?:t|en)\s/i;
/** Plans, wishes and duties before a count: it is not so yet. */
export const planned =
  /\b(?:should|must|will|shall|plans?|planned|aims?|wants?|expect(?:s|ed)?|needs?|hopes?|intends?|proposed|proposes|mulling|mulls?|considers?|considering|weighing|weighs|seeks?|seeking|soll\w*|will|wollen|plant|planen|veut|prévoit|doit|quiere|prevé|debe|quer|pretende|deve|vuole|prevede|wil|moet)\b/i;
/** What makes a whole sentence a guess: nothing in it is counted. */
export const hypothetical =
  /\b(?:would|could|may|might|if|unless|reportedly|allegedly|claims? that|unsubstantiated|debunked|false(?:ly)?|hoax|rumou?rs?|würden?|könnten?|wenn|falls|pourrai(?:en)?t|serai(?:en)?t|devrai(?:en)?t|podrían?|serían?|poderiam?|seriam?|potrebber?o?|sarebber?o?|zouden|zou)\b/i;
/** What makes a number a guess at what is to come: a label says so, too. */
export const forecast =
  /\b(?:could|might|would|expect(?:s|ed|ing)?|forecasts?|forecasted|projects|projected|projections?|estimat(?:e|es|ed)|predict(?:s|ed|ion|ions)?|anticipat(?:es|ed))\b/i;
/** A future told as if it were known. */
export const foretold =
  /\b(?:will|(?:is|are) (?:set|poised|on track) to)(?: \p{L}+ly)? (?:be worth|be valued|reach|hit|total|exceed|surpass|top|grow|climb|rise|increase|generate|account|amount)\b/iu;
/** Words before a count that make it the size of a study's sample. */
export const studied =
  /\b(?:(?:studied|studying|analy[sz]ed|analy[sz]ing|examined|examining|looked at|reviewed|reviewing|inspected|coded|sampled|enrolled|recruited|combed through|sifted through)(?: (?:data|records|reports|images|photos|results) (?:from|of|on|for))?|(?:stud(?:y|ies)|analys[ie]s|review|samples?|data ?sets?|trial) (?:of|with|on|from))(?: (?:the|a total of|some))?\s*$/i;
/** Spans that behind them name a moment ("24 hours after the storm"). */
export const moment = {
  unit: /(?:months?|weeks?|days?|hours?|minutes?|seconds?|Monate?n?|Wochen|Tagen?|Stunden|Minuten|mois|jours|heures|meses|semanas|días|horas|dias|mesi|giorni|ore|maanden|dagen|uur)$/i,
  behind:
    /^\s(?:after|before|ago|later|earlier|prior|nach|vor|später|zuvor|après|avant|plus tard|después|antes|depois|dopo|prima|na|voor|later)(?!\p{L})/iu,
};
/** "after 80 minutes": a moment, by the word before the span. */
export const momentBefore = /(?:^|\s)(?:after|nach|après|au bout de|tras|después de|após|depois de|dopo|na)\s$/iu;
/** A value that ends in a unit of time. */
export const span = new RegExp(`${moment.unit.source}|(?:years?|Jahre?n?|ans|años|anos|anni|jaar)$`, 'iu');
/** What may follow a noun phrase that is cut here: a place, a time, an origin; never what restricts it. */
export const cutBefore =
  /^(?:$|[.,;:)–—-]|\s(?:of|from|in|across|around|on|at|during|since|last|this|worldwide|among|aus|im|bei|auf|von|der|de|en|dans|del|da|na|no|nel|van)\s)/i;

const months =
  'Jan(?:uary)?\\.?|Feb(?:ruary)?\\.?|March|April|May|June|July|Aug(?:ust)?\\.?|Sept?(?:ember)?\\.?|Oct(?:ober)?\\.?|Nov(?:ember)?\\.?|Dec(?:ember)?\\.?';
const days = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** A month or day in the phrase that opens a sentence: a name that names nobody. */
export const openingTime = new RegExp(`^[^,]{0,12}(?:${months}|${days})(?=[\\s,])`, 'u');
/** A time at the end of a clause that a label may go without. */
export const trailingTime = new RegExp(
  `\\s(?:(?:in|since|during|through|on|by|im|en|em|nel|seit|depuis|desde|dal|sinds)\\s)?(?:(?:the\\s)?(?:last|past|this|coming)\\s(?:\\S+\\s){0,2}?\\S+|(?:early\\s|late\\s|mid-)?(?:${months}|${days})(?:\\s\\d{1,2})?(?:,?\\s20\\d{2})?|20\\d{2}|so far this year)$`,
  'i',
);

/** The end of a noun phrase behind a count, by language: plural nouns, or any noun where nouns have capitals. */
export const countedNoun: Readonly<Record<string, RegExp>> = {
  en: /^(?:\p{L}{2,}s|people|women|men|children|staff)$/iu,
  es: /^\p{L}{3,}s$/iu,
  fr: /^\p{L}{3,}[sx]$/iu,
  pt: /^\p{L}{3,}s$/iu,
  de: /^\p{Lu}\p{L}{2,}$/u,
};
