import { endsWhole } from '../text/borders.ts';
import { getChangeWords } from '../text/change-words.ts';
import {
  capitalize,
  countTextWords,
  getFirstWord,
  getLastWord,
  isUnspaced,
  measureDrawnLength,
  wordsIn,
} from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findClauseAround, opensClause } from './clauses.ts';
import { code, getLabelSigns, titledName } from './label-signs.ts';
import { getNumberSigns } from './number-signs.ts';
import type { Quantity } from './quantities.ts';
import { countedNouns } from './units.ts';

const budget = 90;

export const isConditional = (before: string, { language }: LanguageWords): boolean =>
  getLabelSigns(language).conditionWithin.test(before);

export const continuesList = (rest: string, clause: string, { language }: LanguageWords): boolean =>
  getLabelSigns(language).listLabel.test(rest.trimStart().slice(clause.length));
const withoutQuotes = (word: string) => word.replace(/^["“„«]|["”“»]$/g, '');

interface QuantityContext {
  readonly found: Quantity;
  readonly before: string;
  readonly after: string;
  readonly rest: string;
  readonly language: string;
  readonly words: LanguageWords;
}

/** Its predicate ("48%", "of teams use AI"), or the clause it closes ("Sales fell"). Undefined where in doubt. */
export function findLabel(
  sentence: string,
  found: Quantity,
  language: string,
  words: LanguageWords,
): string | undefined {
  const clause = findClauseAround(sentence, found, words);
  const { lead, before, after, own } = clause;
  const rest = sentence.slice(found.end);
  const { ranging, rangingOn, pairedOn, hypothetical } = getNumberSigns(words.language);
  const { conditional, period } = getLabelSigns(words.language);
  if (ranging.test(before) || rangingOn.test(rest.trimStart()) || code.test(before)) return undefined;
  if (pairedOn.test(rest)) return undefined;
  if (conditional.test(before) || conditional.test(lead) || /(?:19|1[0-8])\d{2}/.test(lead)) return undefined;
  // "in the year since" and subclauses need their time or contrast.
  if (period.test(lead) || words.dependent.has(getFirstWord(before))) return undefined;
  // "500 Songs that Shaped Rock" is a title.
  if (found.kind === 'count' && words.language?.hasTitleCase && titledName.test(rest)) return undefined;
  const place = { found, before, after, rest, language, words };
  const opened = opensClause(clause, words);
  const forms = [
    ...(opened && found.kind !== 'money' ? listSubjectLabels(place) : []),
    ...(own && !opened ? listClosing(place) : []),
    ...(opened || hypothetical.test(sentence) ? [] : listBehind(place)),
  ];
  return forms.find((label) => isGoodLabel(label, words));
}

function listShorter(text: string, { language }: LanguageWords): string[] {
  const forms = [text];
  const timeless = text.replace(getNumberSigns(language).trailingTime, '');
  const { articlesWithin } = getLabelSigns(language);
  if (timeless !== text) forms.push(timeless);
  return forms.flatMap((form) => {
    const articles = [...form.matchAll(articlesWithin)].toReversed();
    const dropped: string[] = [form];
    for (const { 0: article, index } of articles) {
      const last = dropped.at(-1) ?? form;
      dropped.push(last.slice(0, index) + last.slice(index + article.length));
    }
    return dropped.filter((_, index) => index === 0 || measureDrawnLength(form) > budget);
  });
}

function isGoodLabel(label: string, words: LanguageWords): boolean {
  const own = wordsIn(label.toLowerCase());
  const { outward, cutNoun, ofNumber, joined } = getLabelSigns(words.language);
  return (
    measureDrawnLength(label) <= budget &&
    countTextWords(label) >= (isUnspaced(label) ? 1 : 2) &&
    (endsWhole(label, words) || getChangeWords(words.language).end.test(label)) &&
    !words.backward.has(getFirstWord(label)) &&
    !outward.test(label) &&
    !code.test(label) &&
    !cutNoun.test(label) &&
    !ofNumber.test(label) &&
    !joined.test(label) &&
    !own.some((word) => words.personal.has(word))
  );
}

/** "48%" + "of teams use robots"; "of" is dropped where room is short. */
function listSubjectLabels({ found, after, words }: QuantityContext): string[] {
  const { adjunct, linking } = getLabelSigns(words.language);
  const { verb } = getChangeWords(words.language);
  const isClause = found.kind === 'percent' ? countTextWords(after) >= 3 || isUnspaced(after) : verb.test(after);
  if (adjunct.test(after) || !isClause) return [];
  return listShorter(after, words).flatMap((form) => [form, form.replace(linking, '')]);
}

/** "Sales fell by" + "in May" → "Sales fell in May"; "A bed costs" + "on average" → "A bed on average"; never "fell to". */
function listClosing({ found, before, after, words }: QuantityContext): string[] {
  const changes = getChangeWords(words.language);
  const { spending, trailingTime } = getNumberSigns(words.language);
  const { adjunct, priceLink, possessive } = getLabelSigns(words.language);
  if ((after !== '' && !adjunct.test(after)) || (found.kind === 'money' && spending.test(before))) return [];
  const link = getLastWord(before);
  const hasLink = changes.link.test(link);
  if (priceLink.test(link) && !(found.kind === 'money' && changes.verb.test(before))) return [];
  const bare = hasLink ? before.slice(0, before.length - link.length).trimEnd() : before;
  const hasVerb = changes.by.test(before) || changes.verb.test(bare) || changes.copula.test(bare);
  if (!hasVerb || words.dependent.has(getFirstWord(bare))) return [];
  const subject = (hasLink ? bare : bare.replace(changes.copula, '')).replace(possessive, '');
  if (!(endsWhole(subject, words) || changes.end.test(subject)) || countTextWords(subject) < 2) return [];
  // A change needs its time.
  const isChange = changes.by.test(before) || found.kind === 'percent';
  // "The company raised … in a round": a verb without its object is a gap, a subject without "is" is not.
  if (after !== '' && !isChange && subject === bare) return [];
  const isTimed = after === '' || (!isChange && trailingTime.exec(` ${after}`)?.index === 0);
  return [`${subject} ${after}`.trim(), ...(isTimed ? [subject] : [])]
    .flatMap((form) => listShorter(form, words))
    .map(capitalize);
}

function listBehind(place: QuantityContext): string[] {
  const { found, before, after, words } = place;
  const { comparative, changeNoun, spending, sumOf, governed } = getNumberSigns(words.language);
  const { spentOn, owner, takesTo, takes, ofLink, duration } = getLabelSigns(words.language);
  if (isDoubtful(before, words) || (words.backward.has(getLastWord(before)) && !/['’]s$/.test(before))) return [];
  const isRich = countTextWords(after) >= 3;
  if (found.kind !== 'percent' && comparative.test(after)) return isRich ? listShorter(after, words) : [];
  if (found.kind === 'percent') return changeNoun.test(after) ? listShorter(after, words) : [];
  if (found.kind === 'money') {
    const spent = spending.test(before) && spentOn.test(after);
    const adjectival = owner.test(before) && /^\p{Ll}{4,}/u.test(after) && isRich;
    const [purpose = ''] = after.split(/\sto\s/);
    if (sumOf.test(after) && countTextWords(after) >= 4) return listShorter(after, words);
    return spent
      ? listShorter(purpose, words)
      : adjectival && isNounPhrase(after, words)
        ? listShorter(after, words)
        : [];
  }
  if (found.kind === 'measure') {
    if (takesTo.test(after) && takes.test(before)) return listShorter(after, words);
    const isLinked = ofLink.test(after.slice(found.unit.length).trimStart());
    const isInformative = countTextWords(after) >= (found.unit === '' ? 4 : 3);
    return isLinked && isInformative && !duration.test(found.value + found.unit)
      ? [...listShorter(after, words), ...cutAtPlace(after, words)]
      : [];
  }
  return governed.test(before) ? [] : listCounted(place);
}

function cutAtPlace(text: string, { language }: LanguageWords): string[] {
  const at = text.search(getLabelSigns(language).placeAtEnd);
  return at < 0 ? [] : [text.slice(0, at)];
}

function isDoubtful(before: string, words: LanguageWords): boolean {
  return (
    getNumberSigns(words.language).planned.test(before) ||
    /(?<!\p{L})to \p{Ll}{3,}$/u.test(before) ||
    wordsIn(before.toLowerCase()).some((word) => words.binding.has(word))
  );
}

function isNounPhrase(text: string, words: LanguageWords): boolean {
  const own = wordsIn(text.toLowerCase());
  return (
    !own.some((word) => ['is', 'was', 'are', 'were', 'has', 'have', 'had', 'will', 'would'].includes(word)) &&
    endsWhole(text, words)
  );
}

function listCounted({ after, rest, language, words }: QuantityContext): string[] {
  const noun = countedNouns.get(language.slice(0, 2));
  if (noun === undefined || continuesList(rest, after, words)) return [];
  const { jointOf, jointWithin, stop, nextPart, generic } = getLabelSigns(words.language);
  const phrase: string[] = [];
  const text = rest.trimStart();
  for (const word of text.split(' ')) {
    const bare = word.replace(/[,;:.]$/, '');
    const lower = withoutQuotes(bare).toLowerCase();
    const isAfterNoun = noun.test(withoutQuotes(phrase.at(-1) ?? ''));
    const isJoint = phrase.length > 0 && (isAfterNoun ? jointOf : jointWithin).test(lower);
    const isStop = (words.joints.has(lower) || words.backward.has(lower) || stop.test(lower)) && !isJoint;
    if (isStop || phrase.length === 5 || !/^[\p{L}'’-]+$/u.test(lower)) break;
    phrase.push(bare);
    if (bare !== word) break;
  }
  while (phrase.length > 0 && !noun.test(withoutQuotes(phrase.at(-1) ?? ''))) phrase.pop();
  const label = phrase.join(' ');
  if (label === '') return [];
  const [main = ''] = after.split(nextPart);
  const whole = listShorter(main, words).filter(
    (form) => form.startsWith(phrase[0] ?? ' ') && (countTextWords(form) >= 4 || !generic.test(form)),
  );
  const isCuttable =
    phrase.length >= 2 &&
    getNumberSigns(words.language).cutBefore.test(text.slice(label.length)) &&
    !generic.test(label);
  // "1.7 million" + "unique broadcasters" leaves open whose.
  return [...whole, ...(isCuttable ? [label] : [])].filter(
    (form) =>
      countTextWords(form) >= 3 || getChangeWords(words.language).verb.test(form.slice(getFirstWord(form).length)),
  );
}
