import type { LanguageWords } from './words.ts';

/** Nouns and phrases that point at what is not shown. */
const pointing =
  /\b(?:in th(?:is|at) (?:regard|way|case|respect|sense)|these|below|above|following|as follows|figure|fig\.|table|chart|pictured|see also|click|here['’]s|this (?:article|post|guide|page|section|story|chapter)|(?:folgende|oben|unten|abbildung|ci-dessous|ci-dessus|figure|siguiente|abajo|abaixo|sotto|hieronder)\w*)\b/i;
/** Nouns that mean what was said before. */
const vague =
  /\bthe (?:issue|latter|former|two|pair|same|matter|incident|move|decision|interview|stuff|duo|trio|(?:group|man|woman|boy|girl|couple)(?! (?:of|who|that|from|behind|with|in)))\b/i;
/** "this payload", "ce texte": a noun of the sentence before; not "this year", which tells the time. */
const demonstrative =
  /(?<!\p{L})(?:(?:this|these|those|such) (?!(?:paper|study|report|survey|thesis|review|analysis|white paper)\b|year|week|month|summer|winter|spring|autumn|fall|season|century|decade|morning|evening|weekend|time|as\b|a\b|is\b|was\b|means\b)\p{Ll}|dies(?:e[rsmn]?)? (?!jahr|woche|monat|sommer|winter)\p{L}|c(?:e|et|ette|es) (?!an|année|semaine|mois|été|hiver|qu)\p{L}{3}|(?:est[eao]s?|es[eao]s) (?!año|ano|semana|mes|mês|verano|verão)\p{L}{4}|quest[aeio] (?!anno|settimana|mese|estate)\p{L}{3}|deze (?!week|maand|zomer|winter)\p{L}{3})/iu;
/** Openers that carry a story on: they need what came before. */
const continuing =
  /^(?:(?:years?|months?|weeks?|days?|decades?|hours?) (?:ago|later|earlier)|later|previously|earlier|afterwards?|separately|eventually|soon|at (?:the|that) (?:time|point)|back then|by then|since then|until then|(?:about |just |some |nearly )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: \w+)? (?:years?|months?|weeks?|days?|decades?|hours?) (?:ago|later|earlier)|the (?:next|following|same|other|first of these)|the second|in (?:his|her|their|its) |später|zuvor|damals|danach|anschließend|unterdessen|plus tard|auparavant|à l['’]époque|ensuite|más tarde|anteriormente|entonces|después|mais tarde|anteriormente|depois|in seguito|successivamente|later|destijds|eerder|in (?:each|this|that|both|any) case|in so doing|in turn|either way|now,? (?:he|she|they|it|the)|for (?:his|her|their|its) part|for good measure|by contrast|as well as that|even so|among them|one of them|the reason is|d['’]autre part|d['’]une part|de l['’]autre|de l['’]un|en revanche|de (?:ellos|ellas|ello)|of (?:these|those|them)|(?:por|con) (?:ello|eso|esto)|por su parte|por otro lado|por su lado|de um lado|por outro lado|da un lato|dall['’]altro|zum anderen|andererseits|einerseits|dagegen|hingegen|enerzijds|anderzijds|その後|当時|以前|后来|当时|此前|لاحقا|بعد ذلك)(?![\p{L}])/iu;
/** Scenes: who stood, spoke or travelled where, rather than what is so. */
const scene =
  /\b(?:(?:was|were|is|are) (?:speaking|talking|sitting|standing|walking|wearing|visiting)|spoke to|told (?:reporters|the|journalists|me|us)|in an interview|took the stage|is available (?:on|at|from)|(?:est|sont) (?:disponibles?|consultables?) (?:sur|ici)|(?:está|están) disponibles? (?:en|aquí)|(?:está|estão) disponíve(?:l|is) (?:em|no|na)|(?:è|sono) disponibil[ei] (?:su|sul|qui)|ist (?:hier|unter|auf) .{0,40}(?:verfügbar|abrufbar))(?!\p{L})/iu;

/** "with that colour": a noun of the sentence before, behind a preposition; not "in that the …". */
const pointedNoun =
  /\b(?:at|by|for|from|in|of|on|to|under|with|beyond|above|below|within|despite|behind) that (?!(?:the|an?|it|he|she|they|we|you|i|is|was|are|were|there|their|its|his|her|of|which|in|year|day|time|date)\b)\p{Ll}{3}/iu;
/** Lines that lead from one part of a text to the next. */
const transition =
  /^(?:now that (?:you|we|i)|so,? how|(?:so )?let['’]s|let us|read on|keep reading|next,? (?:we|i|let)|we['’]ll (?:look|see|cover|discuss|explain|start|begin)|here (?:are|is|we|comes)|here['’]s|there you have it|that['’]s (?:it|why|how|where|because|all)|this is (?:how|where|why|what)|(?:in|throughout) this (?:article|post|guide|section|chapter|tutorial|video|episode|lesson|talk|lecture|paper)|without further ado|first things first|schauen wir|im folgenden|kommen wir|voyons|dans cet article|passons|veamos|en este artículo|a continuación te|vamos (?:ver|lá)|neste artigo|vediamo|in questo articolo|laten we|in dit artikel)(?!\p{L})/iu;
/** "it's time to", "the question is": a turn of speech in place of a statement. */
const turn =
  /\b(?:it['’]s (?:time to|no (?:surprise|wonder|secret)|worth (?:noting|mentioning))|the (?:question|answer|short answer|good news|bad news|catch|trick|idea|result|point|problem) (?:is|was)\b|told like this|goes like this|you guessed it|believe it or not|needless to say)/i;
/** "In 2014, she …", "Wearing a hat, he …": whoever it is was named before; the group is the pronoun. */
const pronounBehindPhrase =
  /^(?:(?:in|on|at|by|for|from|with|without|to|during|under|among|through|until|since|within|over|despite|later|earlier|today|yesterday|now|then|again|instead)\b|\p{Lu}\p{Ll}+(?:ed|ing)\b)[^,]{0,60}, ["“]?(he|she|it|they|his|her|their)\s(?!is (?:possible|likely|important|clear|necessary|time|hard|easy|best|better)\b)|^(?:en|dans|à|au|aux|pour|lors|selon|depuis|pendant|avec|sans|par|sur|dès)\b[^,]{0,60}, (elle|ils|elles|il(?! (?:y a|faut|est (?:possible|important|nécessaire))))\s/iu;
/** ", he said": who spoke was named before. */
const pronounSpeaks =
  /(?:,["”’]?\s|["”’]\s)(he|she|they|it)\s(?:\p{L}+ly\s)?(?:said|says|added|adds|wrote|writes|explained|explains|noted|notes|argued|argues|warned|told|recalled|recalls|thinks|believes|claimed|claims|joked|concluded|continued|suggests?|suggested)\b|,\s(?:a-t-|dit-|explique-t-|sagte |so |zei )(il|elle|er|sie|hij|zij|ze)(?!\p{L})/iu;
/** Greetings of letters and columns ("DEAR ABBY: …"). */
const salutation =
  /^(?:dear|hi|hello|hey|liebe[rs]?|cher|chère|querid[oa]|estimad[oa]|car[oa]|prezad[oa])\s\p{L}[^.!?]{0,40}[:,]\s/iu;
/** What a picture shows, rather than what is so. */
const caption =
  /\b(?:pictured|poses? (?:for|with|behind|in front|next|beside|at)|looks? on (?:as|during|while)|in (?:this|an?) (?:\p{L}+ ){0,3}(?:photo(?:graph)?|picture|image|screenshot|screengrab|illustration|rendering)\b|(?:this|the) (?:\p{L}+ )?(?:photo(?:graph)?|picture|image|screenshot) (?:shows?|above|below)\b)|\((?:left|right|centre|center|top|bottom|above|below)\)|(?:^|, )(?:left|right|top|bottom|from left):?\s/iu;
/** "another phenomenon", "as well": the second of something whose first is not shown. */
const further =
  /\b(?:another|other) (?:p{Ll}+ )?(?:reason|phenomenon|problem|issue|example|way|thing|factor|point|tip|option|question|step|part|aspect|challenge|feature)\b|\b(?:by comparison|by contrast|in contrast|in comparison|as well|instead|otherwise|likewise|similarly|accordingly|in this regard)\b|\btoo(?:,|$)/i;
/** "this was why", "about this": what it means was said before. */
const bareDemonstrative =
  /(?<!^)\b(?:this|these|those) (?:is|was|are|were|has|had|will|would|can|could|means|meant|makes|made)\b|\b(?:about|of|for|with|from|by|in|to|on|after|before|like|do|did|does|all) (?:this|these|those)(?:[,.;:]|$| (?:and|but|because|when|as)\b)|\b(?:helps?|works?|starts?|happens?|apply|applies|goes|matters?|stop|stops) here\b|\bthat (?:up|out|off|away)\b/i;
/** "هذه الكمية" near an Arabic sentence's start: a noun of the sentence before. */
const arabicDemonstrative = /^(?:\p{Script=Arabic}+\s){0,2}(?:و|ف|ب|ل|ك)?(?:هذه|هذا|تلك|ذلك|هؤلاء)\s/u;
/** "As mentioned above": what a text says of itself. */
const selfTalk =
  /^as (?:is |was |has been )?(?:shown|seen|mentioned|noted|discussed|described|stated|explained|outlined|said)\b|^(?:wie (?:oben |bereits )?(?:erwähnt|gesagt|beschrieben|gezeigt)|comme (?:indiqué|mentionné|dit|vu)|como (?:se ha )?(?:mencionado|dicho|visto|indicado)|come (?:detto|visto|accennato))(?!\p{L})/iu;
/** Two lines that lost the break between them ("for the web There are too many"). */
const glued =
  /\p{Ll} (?:There|The|This|It|In|If|When|How|What|Why|We|You|They|He|She|For|To) (?!\p{Lu})\p{Ll}+ \p{Ll}/u;
/** Speech rather than writing. */
const interjection =
  /^(?:oh|ah|wow|well|yes|yeah|no|nope|hey|please|sorry|thanks|okay|ok|sure|right|hmm|heck|alas|phew|ach|tja|na ja|bof|eh bien|vaya|bueno|pues|bom|beh|nou)[,!. ]\s?(?!\p{L}+ing\b)/iu;
/** "Mostly because …": a reason, an occasion or a means without what it belongs to. */
const fragment =
  /^(?:mostly|mainly|partly|largely|only|just|simply|especially|particularly|perhaps|maybe|not|natürlich|vor allem|besonders|surtout|notamment|sobre todo|soprattutto|vooral) (?:because|when|if|with|for|to|in|at|as|so|weil|wenn|mit|bei|für|parce|quand|pour|avec|porque|cuando|con|perché|quando|omdat|met)\b/iu;
/** A pause in the middle: speech, or words left out. */
const pause = /(?:\.\.\.|…)\s/u;
/** A quotation from end to end: nobody says who speaks. */
const wholeQuotation = /^["“„«「『][^"“”„«»「」『』]*["”»」』]?[.!?。]?["”»」』]?$/u;
/** A word said twice, as in a slip ("the the"). */
const slip = /\b(the|an?|of|to|and|in|is|for|with|on|und|für|von|et|de|y|el) \1\b/iu;

const weights: readonly (readonly [RegExp, number])[] = [
  [pointing, 0.4],
  [demonstrative, 0.5],
  [pointedNoun, 0.5],
  [vague, 0.7],
  [continuing, 0.3],
  [transition, 0.2],
  [turn, 0.45],
  [scene, 0.45],
  [salutation, 0.1],
  [caption, 0.3],
  [further, 0.5],
  [bareDemonstrative, 0.45],
  [arabicDemonstrative, 0.4],
  [selfTalk, 0.5],
  [glued, 0.2],
  [interjection, 0.2],
  [fragment, 0.3],
  [pause, 0.5],
  [wholeQuotation, 0.15],
  [slip, 0.5],
];

const riddles: readonly (readonly [RegExp, number])[] = [
  [pronounBehindPhrase, 0.3],
  [pronounSpeaks, 0.35],
];
/** "them" behind no plural. */
const plural = /\p{Ll}{3,}s\b|\b(?:people|men|women|children|police|and|both|two|three|staff)\b/iu;

/** Whether "them" stands for nothing in the sentence. */
function hasLooseThem(shown: string): boolean {
  const at = shown.search(/\b(?:them|themselves)\b/i);
  return at > 0 && !plural.test(shown.slice(0, at));
}

/** How well a sentence does without those around it, 0–1: 1 when nothing in it points out of it. */
export function selfContained(shown: string, words: LanguageWords): number {
  const own = weights.reduce((value, [pattern, weight]) => (pattern.test(shown) ? value * weight : value), 1);
  const unnamed = riddles.reduce((value, [pattern, weight]) => {
    const pronoun = pattern.exec(shown)?.slice(1).find(Boolean)?.toLowerCase();
    return pronoun !== undefined && words.backward.has(pronoun) ? value * weight : value;
  }, own);
  return hasLooseThem(shown) ? unnamed * 0.5 : unnamed;
}

/** Openings that look as if they pointed back and do not: "It is hard to …", "There are …", "This study shows …". */
const wholeOpening =
  /^(?:it (?:is|was|has been|will be|would be|takes?|took|costs?|pays|remains|seems|appears) (?:\S+ ){1,6}(?:to|that|whether|for|how|why)\s|there (?:is|are|was|were|has been|have been|will be|may be|can be)\s|this (?:paper|study|report|survey|thesis|review|analysis|white paper) |es (?:gibt|gab|gäbe)\s|es (?:ist|war|wird) (?:\S+ ){1,6}(?:dass|zu)\s|il (?:y a|y avait|faut|fallait|existe)\s|il (?:est|était) (?:\S+ ){1,5}(?:de|d['’]|que|qu['’])|diese (?:studie|arbeit|untersuchung) |cet(?:te)? (?:étude|article|thèse|rapport) |este (?:estudio|informe|trabajo) |er (?:is|zijn|was|waren|wordt|worden|komt|komen)\s|het (?:is|was|wordt) (?:\S+ ){1,6}(?:om|dat|te)\s)/iu;

/** Whether a sentence opens with a word that points back elsewhere but stands for nothing here. */
export const isWholeOpening = (shown: string): boolean => wholeOpening.test(shown);
