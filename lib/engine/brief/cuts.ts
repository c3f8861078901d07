import { joinAlternatives } from '../languages/patterns.ts';
import { endsWhole, findBorders, isBalanced, isBinding, isHedged } from './borders.ts';
import { capitalize, drawnLength, firstWord, wordCount, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Shortest head, in drawn letters and words, that can still be a sentence. */
const least = { letters: 24, words: 5 };
/** A sentence of fewer drawn letters tells its occasion in room enough. */
const minWholeChars = 64;

/** Finite verbs behind "and" in each language: what they open goes on with the same subject. */
const finite = {
  en: 'has|have|had|is|are|was|were|will|would|can|could|does|did|said|says|makes?|made|takes|took|gives|gave|becomes|became|begins|began|wins|won|lost|led|went|goes|gets|got|comes|came|brings|brought|built|keeps|kept|paid|sends|sold|spent|thought|wrote|found|grows|grew|held|saw|ran|fell|rose|drew|allows|offers|includes|helps|provides|remains|shows|needs|wants|\\p{L}{2,}ed(?=\\s(?:the|an?|its|his|her|their|that|to|\\p{Lu}))|\\p{L}{3,}s(?=\\s(?:the|an?|all|every|its|his|her|their)\\s)',
  de: 'ist|sind|war|waren|wird|werden|wurden?|hat|haben|hatten?|kann|können|soll|sollen|muss|müssen|will|wollen|darf|bietet|bieten|bleibt|kommt|kommen|geht|gehen|steht|stehen|macht|machen|setzt|setzen|zeigt|zeigen|lässt|gibt|nimmt|liegt|bringt|erhält|führt|stellt|sorgt|kostet|spart|braucht|gehört|gilt',
  fr: 'est|sont|a|ont|avaient|avait|était|étaient|sera|seront|va|vont|peut|peuvent|doit|doivent|fait|font|permet|permettent|devient|reste|prévoit|propose|offre|coûte|compte|vise|donne',
  es: 'es|son|ha|han|había|fue|fueron|era|eran|será|serán|va|van|puede|pueden|debe|deben|tiene|tienen|hace|permite|permiten|sigue|ofrece|cuesta|cuenta|busca|prevé|\\p{L}{3,}ó',
  pt: 'é|são|foi|foram|era|eram|será|serão|vai|vão|pode|podem|deve|devem|tem|têm|está|estão|faz|permite|permitem|oferece|custa|conta|busca|prevê|\\p{L}{3,}ou',
  it: 'è|sono|ha|hanno|era|erano|fu|furono|sarà|saranno|va|vanno|può|possono|deve|devono|fa|permette|offre|costa|conta|resta|diventa|prevede',
  nl: 'is|zijn|was|waren|wordt|worden|werd|werden|heeft|hebben|had|hadden|zal|zullen|kan|kunnen|moet|moeten|gaat|komt|staat|maakt|biedt|krijgt|blijft|kost|zorgt',
};
/** " and has …", one more predicate of the same subject; the group is the word behind "and". */
const predicate = new RegExp(
  `,?\\s(?:and\\s(?:also\\s|then\\s)?(?:${finite.en})|und\\s(?:${finite.de})|et\\s(?:${finite.fr})|y\\s(?:${finite.es})|e\\s(?:${finite.pt}|${finite.it})|en\\s(?:${finite.nl}))(?!\\p{L})`,
  'gu',
);
const conjoined = /\s(?:and|und|et|y|e|en)\s/;
/** A verb that is surely one: no participle behind its noun, and no word of another language ("a", "son"). */
export const verb = new RegExp(
  `(?<![\\p{L}’'-])(?:${Object.values(finite)
    .join('|')
    .replace(/(?<=\|)(?:a|son|es|ha)\|/g, '')})(?![\\p{L}’'-])`,
  'u',
);
/** Words that open a clause in which a verb is not the sentence's own, or that join what stands on both sides of "and". */
const dependent =
  /(?<!\p{L})(?:that|who|whom|whose|which|where|when|if|whether|because|while|what|how|both|between|either|neither|from|sowohl|weder|zwischen|dass|weil|wenn|ob|qui|que|qu['’]|dont|où|quand|entre|tant|quien|quienes|cuando|donde|porque|quem|quando|onde|che|cui|dove|tra|fra|die|dat|omdat|als|tussen|zowel)(?![\p{L}])/iu;
/** Who says so at the end of all: it belongs to what stands before "and" as well. */
const attributed =
  /,["”’]?\s(?:[^,]{0,60}\s)?(?:said|says|told|according|reported|wrote|added|announced|selon|según|segundo|secondo|volgens|laut)(?!\p{L})/u;

/** Whether a head is a sentence of its own: long enough, ending whole. */
const isHead = (head: string, words: LanguageWords): boolean =>
  drawnLength(head) >= least.letters && wordCount(head) >= least.words && endsWhole(head, words);

/** Whether one of the first two words is a verb by which the main clause goes on. */
const goesOn = (part: string): boolean => verb.test(`${part.trim().split(' ').slice(0, 2).join(' ')} `);

/** What is said besides is a statement of its own, with its own doubts. */
const reports = /^,?\s(?:and|und|et|y|e|en)\s(?:said|says|sagte|dijo|disse|zei)\s/u;
/** Verbs behind "and" that are no participles: what stands before them has a verb, too, where no other clause is in it. */
const auxiliary =
  /^,?\s\S+\s(?:has|have|had|is|are|was|were|will|would|can|does|did|ist|sind|war|waren|wird|wurde|hat|hatte|kann|soll|muss|will|lässt|gibt|bietet|est|sont|a|ont|avait|était|sera|peut|doit|permet|es|son|ha|han|fue|fueron|será|puede|debe|tiene|é|são|foi|foram|pode|deve|tem|têm|está|è|sono|hanno|era|può|deve|heeft|hebben|werd|wordt|kan|moet|zal)(?!\p{L})/u;

/** The sentence without its last further predicate ("… and has a second office in Rome"). */
export function cutPredicate(text: string, words: LanguageWords): string | undefined {
  if (!conjoined.test(text)) return undefined;
  for (const { index } of [...text.matchAll(predicate)].toReversed()) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    const verbAt = verb.exec(head)?.index;
    const isPlain = auxiliary.test(tail) && !head.includes(',');
    const isOwn =
      (verbAt !== undefined && !dependent.test(head.slice(0, verbAt))) || (isPlain && !dependent.test(head));
    const isFree = reports.test(tail) || !isBinding(tail, words);
    // "It cuts, folds and glues": a row of predicates needs its last.
    const isRowOfVerbs = findBorders(head).some(({ at }) => goesOn(head.slice(at + 1)));
    if (isHead(head, words) && isOwn && isFree && !isRowOfVerbs && !attributed.test(tail)) return head;
  }
  return undefined;
}

/** What shows when or why behind a thing that happened; it happened without that, too. */
const adverbial =
  /(?<!,)\s(?:after|following|amid|in an effort to|in a bid to|in order to|as part of|ahead of|in response to|because of|thanks to|in the wake of|moments before|shortly before|because|while|after|à la suite d|à l['’]occasion d|en raison d|grâce à|afin d|dans le cadre d|lors d|après|tras|después de|debido a|gracias a|con motivo de|a raíz de|en el marco de|após|depois de|devido a|graças a|por causa d|no âmbito d|dopo|a causa d|grazie a|in seguito a|nell['’]ambito d|dankzij|vanwege)(?!\p{L}{2})/giu;
/** The past: it happened once. */
const past =
  /(?<!\p{L})(?:was|were|had|has been|have been|has|have|\p{L}{3,}ed (?:the|an?|its|his|her|their|that|to|in|on|at|for|by|\p{Lu}|\d)|told|took|gave|became|began|won|lost|led|went|came|brought|built|kept|paid|sent|sold|spent|wrote|found|grew|held|saw|fell|rose|left|made|a été|ont été|avaient|avait|était|étaient|fut|furent|ha sido|han sido|fue|fueron|\p{L}{3,}ó|\p{L}{3,}aron|\p{L}{2,}ieron|foi|foram|\p{L}{3,}ou|\p{L}{3,}aram|è stat[oa]|sono stat[ie]|fu|furono|werd|werden|heeft|hebben)(?!\p{L})/u;
/** A first or greatest of a time is none without it; a question of how or when neither. */
const bounded =
  /(?<!\p{L})(?:first|last|only|most|least|best|worst|ever|every|always|usually|often|more|less|\p{L}{3,}est|record|rather|so|too|named|called|looks?|looked|premi(?:er|ère)s?|derni(?:er|ère)s?|plus|seule?|toujours|primer[oa]?s?|últim[oa]s?|más|mayor|siempre|primeir[oa]s?|mais|maior|sempre|prim[oaie]|ultim[oaie]|più|solo|eerste|laatste|meeste)(?!\p{L})/iu;
/** Words before "after" that belong to it ("two days after"). */
const measured =
  /(?:shortly|soon|just|immediately|even|right|long|only|day|days|weeks?|months?|years?|hours?|minutes?|moments?|seconds?|ago|and|or|peu|juste|poco|logo|subito|jours?|mois|ans|días?|dias?|anni|giorni)$/iu;

/** The sentence without the occasion or reason at its end, where it shows what happened once. */
export function cutAdverbial(text: string, words: LanguageWords): string | undefined {
  if (drawnLength(text) < minWholeChars) return undefined;
  for (const { index } of [...text.matchAll(adverbial)].toReversed()) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    const isOnce = past.test(head) && !bounded.test(head) && !dependent.test(head) && !measured.test(head);
    const isFree = !isHedged(tail, words) && !attributed.test(tail) && !isBinding(head, words);
    if (isHead(head, words) && isOnce && isFree) return head;
  }
  return undefined;
}

/** Words that open examples or a list at a sentence's end. */
const examples =
  /^\s*(?:including|such as|among them|namely|for example|for instance|darunter|etwa|wie etwa|zum beispiel|beispielsweise|notamment|parmi lesquel(?:le)?s|y compris|par exemple|comme|incluid[oa]s?|entre ell[oa]s|entre otr[oa]s|por ejemplo|como|incluindo|entre el[ea]s|por exemplo|tra cui|compres[oaie]|ad esempio|per esempio|come|waaronder|zoals|bijvoorbeeld)\s/iu;

/** Whether an insertion only gives examples, so that the sentence goes on without it. */
export const isExamples = (inner: string, rest: string): boolean => examples.test(inner) && goesOn(rest);

/** The sentence without the examples at its end, however many commas part them. */
export function cutExamples(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text).filter(({ mark }) => mark === ',' || mark === '–');
  for (const { at } of borders) {
    const [head, tail] = [text.slice(0, at).trimEnd(), text.slice(at + 1)];
    if (!examples.test(tail) || !isHead(head, words) || isBinding(tail, words)) continue;
    if (words.dependent.has(firstWord(head)) && !head.includes(',')) continue;
    if (!borders.some((other) => other.at > at && goesOn(text.slice(other.at + 1)))) return head;
  }
  return undefined;
}

/** The sentence up to its only dash, where what stands before has its verb. */
export function cutDash(text: string, words: LanguageWords): string | undefined {
  const dashes = findBorders(text).filter(({ mark }) => mark === '–');
  const [dash] = dashes;
  if (dash === undefined || dashes.length > 1) return undefined;
  const [head, tail] = [text.slice(0, dash.at).trimEnd(), text.slice(dash.at + 1)];
  const verbAt = verb.exec(head)?.index;
  const isOwn = verbAt !== undefined && !dependent.test(head.slice(0, verbAt));
  return isHead(head, words) && isOwn && !isBinding(tail, words) ? head : undefined;
}

/** Whether a clause ends with who says so, or names it between commas: that holds for what stands before it, too. */
function isAttributed(clause: string): boolean {
  const comma = clause.indexOf(',');
  const isInserted = comma >= 0 && attributed.test(clause.slice(comma));
  return isInserted || attributed.test(`, ${clause.split(' ').slice(-6).join(' ')}`);
}

/** Where a text's first verb stands, an English past tense among them; undefined where none is seen. */
function findVerb(text: string): number | undefined {
  const places = [verb.exec(text)?.index, pastTense.exec(text)?.index].filter((at) => at !== undefined);
  return places.length === 0 ? undefined : Math.min(...places);
}
const pastTense = /(?<=\p{Ll}\s)(?!(?:need|speed|feed|seed|breed|indeed)(?!\p{L}))\p{Ll}{3,}ed(?=\s(?!(?:by|as)\s))/u;

/** The sentence without one more main clause at its end (", and the mayor wants …"), whatever that says: it is said of its own. */
export function cutClause(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text).filter(({ mark }) => mark === ',');
  for (const { at } of borders.toReversed()) {
    const [head, tail] = [text.slice(0, at), text.slice(at + 1).trimStart()];
    const joint = firstWord(tail);
    if (!words.and.has(joint) || joint === 'or' || !isHead(head, words) || isAttributed(tail)) continue;
    if (isHedged(tail, words)) continue;
    const clause = tail.slice(joint.length).trimStart();
    const opening = clause.split(' ').slice(0, 8).join(' ');
    const verbAt = findVerb(`${opening} `) ?? 0;
    // "and said": one more verb of the same subject; "and a lake": one more thing of a row.
    const hasSubject =
      verbAt > 0 && wordCount(opening.slice(0, verbAt)) > 0 && !dependent.test(opening.slice(0, verbAt));
    const own = findVerb(head);
    const isOwn = own !== undefined && !dependent.test(head.slice(0, own));
    if (hasSubject && isOwn && wordCount(clause) > 3 && !isRow(head)) return head;
  }
  return undefined;
}

/** Whether what stands before the last clause is a row of clauses already, which needs its last. */
const isRow = (head: string): boolean =>
  findBorders(head).some(({ at }) =>
    verb.test(
      `${head
        .slice(at + 1)
        .split(' ')
        .slice(0, 5)
        .join(' ')} `,
    ),
  );

/** Openers of what only adds at a sentence's end, however many commas part it. */
const adding = new RegExp(String.raw`^(?:${joinAlternatives(({ grammar }) => grammar?.adding)})\s`, 'iu');

/** The sentence up to a comma behind which all only adds to it. */
export function cutAdded(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text).filter(({ mark }) => mark === ',');
  for (const { at } of borders) {
    const [head, tail] = [text.slice(0, at), text.slice(at + 1).trimStart()];
    if (!adding.test(tail) || !isHead(head, words) || isBinding(tail, words)) continue;
    const verbAt = findVerb(head);
    const resumes = borders.some((other) => other.at > at && goesOn(text.slice(other.at + 1)));
    if (verbAt !== undefined && !dependent.test(head.slice(0, verbAt)) && !resumes) return head;
  }
  return undefined;
}

/** What stands behind a colon, where that is a sentence of its own with a capital, and what leads to it has neither number nor name of who says so. */
export function cutLeadIn(text: string, words: LanguageWords): string | undefined {
  const [, lead = '', rest = ''] = /^([^:]{12,160}):\s(\p{Lu}.{30,})$/su.exec(text) ?? [];
  const isLeadIn = lead !== '' && !/\d/.test(lead) && !isBinding(lead, words) && wordCount(lead) >= 4;
  return isLeadIn && isBalanced(rest) && verb.test(rest) && !rest.includes(':') ? rest : undefined;
}

/** The sentence without an opening phrase that points back ("Amid this growth, …", "In her last exam, …"). */
export function cutPointing(text: string, words: LanguageWords): string | undefined {
  const [comma] = findBorders(text);
  if (words.isVerbSecond || comma?.mark !== ',' || comma.at > 70) return undefined;
  const [lead, rest] = [text.slice(0, comma.at), text.slice(comma.at + 1).trimStart()];
  const [first = '', ...others] = wordsIn(lead.toLowerCase());
  const points = others.slice(0, 2).some((word) => words.backward.has(word) && !words.coordinators.has(word));
  const isPhrase = words.joints.has(first) && points && others.length <= 9 && !/\d/.test(lead);
  const opens = /^\p{Lu}/u.test(rest) || (words.subjects.has(firstWord(rest)) && !words.backward.has(firstWord(rest)));
  const isFree = !isBinding(lead, words) && !/(?<!\p{L})(?:case|if|falls?|caso|cas)(?!\p{L})/iu.test(lead);
  return isPhrase && opens && isFree && wordCount(rest) >= least.words && findVerb(rest) !== undefined
    ? capitalize(rest)
    : undefined;
}

/** The sentence without an opening that sets its scene or grants something ("While …,"), where a main clause follows. */
export function cutSetting(text: string, words: LanguageWords): string | undefined {
  const lower = text.toLowerCase();
  const opener = words.settings.find((phrase) => lower.startsWith(`${phrase} `));
  if (opener === undefined) return undefined;
  for (const { at, mark } of findBorders(text)) {
    const [lead, rest] = [text.slice(opener.length, at), text.slice(at + 1).trimStart()];
    if (mark !== ',' || isHedged(lead, words)) return undefined;
    const opening = rest.split(' ').slice(0, 8).join(' ');
    const verbAt = verb.exec(`${opening} `)?.index ?? 0;
    const opens =
      (/^\p{Lu}/u.test(rest) || (words.subjects.has(firstWord(rest)) && !words.backward.has(firstWord(rest)))) &&
      verbAt > 0;
    if (opens && wordCount(rest) >= least.words && !dependent.test(opening.slice(0, verbAt))) return capitalize(rest);
  }
  return undefined;
}

/** A participle with what it hangs on: "based in Rome", "composée de six membres", "permettant de". */
const participle =
  /^\s*(?:\p{L}+(?:ly|mente|ment)\s)?(?:(?:\p{L}{3,}ed|known|led|made|built|seen|given|held|driven|written|drawn|sold|found|born|backed)\s(?:by|on|in|as|from|with|for|at|into|under|after)|\p{L}{2,}(?:é|ée|és|ées|ado|ada|ados|adas|ido|ida|idos|idas|ato|ata|ati|ate|uto|uta|ito|ita)\s(?:de|du|des|d['’]|par|por|pour|dans|da|dal|dalla|di|en|em|à|a|con|com|avec|sur|come|como|comme)|\p{L}{3,}(?:ant|ando|endo)\s)/u;
/** Prepositions that look like a French participle. */
const noParticiple = /^\s*(?:avant|pendant|durant|devant|suivant|moyennant|quand|cuando|quando)\s/iu;

/** A head that lists participles itself. */
const listed = { participles: /,\s\p{L}{3,}ed\s(?:by|in|with)\s[^,]*$/u, gerunds: /(?:ant|ando|endo)$/u };
const gerund = /^\s*\p{L}{3,}(?:ant|ando|endo)\s/u;

/** The sentence without a participle's phrase at its end. */
export function cutParticiple(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text);
  const [first, border] = [borders[0], borders.at(-1)];
  if (first === undefined || border?.mark !== ',') return undefined;
  const [head, tail] = [text.slice(0, border.at), text.slice(border.at + 1)];
  const isList = listed.participles.test(head) || (gerund.test(tail) && listed.gerunds.test(head));
  const isOne = participle.test(tail) && !noParticiple.test(tail) && !isList;
  // "The mayor, who retired in May, lived in Rome": behind an insertion the same words are the verb.
  const lead = text.slice(0, first.at);
  const isSaid = borders.length === 1 || (verb.test(lead) && endsWhole(lead, words));
  return isOne && isSaid && isHead(head, words) && !isBinding(tail, words) && !words.dependent.has(firstWord(head))
    ? head
    : undefined;
}

const name = String.raw`\p{Lu}[\p{L}.'’-]+(?:\s(?:(?:de|van|von|der|bin|al)\s)?\p{Lu}[\p{L}.'’-]+){1,3}`;
/** ", said Ada Lund, an economist at …": who it is behind the name of who says so. */
const roleBehind = new RegExp(
  `^(.*(?:[,”"]|»)\\s(?:said|says|according to|wrote|explains|selon|según|segundo|secondo|volgens|laut)\\s${name}),\\s[^"“”«»]+$`,
  'u',
);
/** ", Lund said in a statement on Friday": where and when it was said. */
const placeOfSaying =
  /^(?<said>(?<what>.*[,”"])\s(?:[^,"”]{2,60}\s)?(?:said|says|wrote|announced))\s(?:in|on|at|during|via|after|to)\s[^,"“”]+$/u;

const tells = /\s(?:said|says|according|wrote|explains|announced|selon|según|segundo|secondo|volgens|laut)\s/u;

/** The sentence without what it says of its speaker, who stays. */
export function cutSaying(text: string): string | undefined {
  if (!tells.test(text)) return undefined;
  const named = roleBehind.exec(text)?.[1];
  if (named !== undefined) return named;
  const { said, what = '' } = placeOfSaying.exec(text)?.groups ?? {};
  const isTold = /["”»],?$/u.test(what) || verb.test(what);
  return isTold && !/\s(?:that|dass|que|che)\s/u.test(text.slice(said?.length)) ? said : undefined;
}

/** Openings that tell the circumstance of what follows. */
const circumstance =
  /^(?:\p{Lu}\p{Ll}{2,}ing\s|in (?:search of|an effort|a bid|response to|the wake of|recent (?:years|months|weeks|days|decades)|an? (?:\p{L}+\s){0,2}(?:interview|statement|release|letter|email|tweet|post|report|speech|announcement|video))|because\s|given the\s|like\s|citing\s|faced with|dans un (?:communiqué|entretien)|en un comunicado|em (?:nota|comunicado|entrevista)|in una nota|in een (?:verklaring|interview))/iu;
/** "Using …", "Depending on …": conditions of what follows. */
const condition =
  /^(?:during|nothing|something|everything|anything|spring|morning|evening|using|depending|assuming|considering|including|according|excluding|adding|taking|doing|being|having|making|given the fact)\s/iu;

/** The sentence without an opening that tells the circumstance, where a name or a noun with its article follows. */
export function cutCircumstance(text: string, words: LanguageWords): string | undefined {
  const [comma] = findBorders(text);
  if (comma?.mark !== ',' || !circumstance.test(text) || condition.test(text)) return undefined;
  const [lead, rest] = [text.slice(0, comma.at), text.slice(comma.at + 1).trimStart()];
  // A method is part of what was measured.
  if (/ing\s/.test(lead) && /\d/.test(rest)) return undefined;
  const opens = /^\p{Lu}/u.test(rest) || /^(?:the|an?|le|la|les|l['’]|el|los|las|o|os|as|il|gli|de|het)\s/iu.test(rest);
  return opens && wordCount(rest) >= least.words && !isBinding(lead, words) && verb.test(rest)
    ? capitalize(rest)
    : undefined;
}
