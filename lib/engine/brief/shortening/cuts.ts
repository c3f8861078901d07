import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinProse, perPageLanguage } from '../../languages/patterns.ts';
import { endsWhole, findBorders, isBinding, isHedged } from '../text/borders.ts';
import { dependent, findVerb, goesOn, listFinite, losesVerb, minHead, verb } from '../text/clause-signs.ts';
import { countTextWords, getFirstWord, measureDrawnLength } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { isAnnouncement } from './half-said.ts';

const minWholeChars = 64;

/** " and has …": a further predicate of the same subject; the group is the word behind "and". */
const joinPredicates = (among: readonly Language[]): string => {
  const also = joinProse('alsoBehindAnd', among);
  return (
    listFinite(among)
      .map(({ verbs, and }) => String.raw`(?:${and})\s(?:(?:${also})\s)?(?:${verbs})`)
      .join('|') || '(?!)'
  );
};
const getPredicate = perPageLanguage(
  (among) => new RegExp(String.raw`,?\s(?:${joinPredicates(among)})(?!\p{L})`, 'gu'),
);

const getConjoined = perPageLanguage(
  (among) => new RegExp(String.raw`\s(?:${joinAlternatives(({ brief }) => brief?.common?.and, among)})\s`),
);

/** An attribution at the end also covers what stands before "and". */
const getAttributed = perPageLanguage(
  (among) => new RegExp(String.raw`,["”’]?\s(?:[^,]{0,60}\s)?(?:${joinProse('attributing', among)})(?!\p{L})`, 'u'),
);

const isHead = (head: string, words: LanguageWords): boolean =>
  measureDrawnLength(head) >= minHead.letters && countTextWords(head) >= minHead.words && endsWhole(head, words);

/** A reported clause behind "and" is a statement with its own doubts. */
const getReports = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^,?\s(?:${joinAlternatives(({ brief }) => brief?.common?.and, among)})\s(?:${joinProse('reportsBehindAnd', among)})\s`,
      'u',
    ),
);

/** Auxiliaries behind "and", unlike participles, prove that the part before has its own verb. */
const getAuxiliary = perPageLanguage(
  (among) => new RegExp(String.raw`^,?\s\S+\s(?:${joinProse('auxiliaries', among)})(?!\p{L})`, 'u'),
);

const getAccordingTo = perPageLanguage(
  (among) => new RegExp(String.raw`(?<!\p{L})(?:${joinProse('accordingTo', among)})(?!\p{L})`, 'u'),
);

export function cutPredicate(text: string, words: LanguageWords): string | undefined {
  if (!getConjoined(words.language).test(text)) return undefined;
  for (const { index } of [...text.matchAll(getPredicate(words.language))].toReversed()) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    const verbAt = verb.exec(head)?.index;
    const isPlain = getAuxiliary(words.language).test(tail) && !head.includes(',');
    const isOwn =
      (verbAt !== undefined && !dependent.test(head.slice(0, verbAt))) || (isPlain && !dependent.test(head));
    const isFree = getReports(words.language).test(tail) || !isBinding(tail, words);
    // "It cuts, folds and glues": a row of predicates needs its last.
    const isRowOfVerbs = findBorders(head).some(({ at }) => goesOn(head.slice(at + 1)));
    if (isHead(head, words) && isOwn && isFree && !isRowOfVerbs && !getAttributed(words.language).test(tail))
      return head;
  }
  return undefined;
}

/** Openers of a time or reason at the end; cut only where a single past event happened. */
const getAdverbial = perPageLanguage(
  (among) => new RegExp(String.raw`(?<!,)\s(?:${joinProse('adverbials', among)})(?!\p{L}{2})`, 'giu'),
);

const getPast = perPageLanguage(
  (among) => new RegExp(String.raw`(?<!\p{L})(?:${joinProse('past', among)})(?!\p{L})`, 'u'),
);

/** A superlative or question depends on its time phrase ("the first since …"). */
const getBounded = perPageLanguage(
  (among) => new RegExp(String.raw`(?<!\p{L})(?:${joinProse('bounded', among)})(?!\p{L})`, 'iu'),
);

/** Measures that belong to "after" ("two days after"). */
const getMeasured = perPageLanguage((among) => new RegExp(`(?:${joinProse('measuredBefore', among)})$`, 'iu'));

export function cutAdverbial(text: string, words: LanguageWords): string | undefined {
  if (measureDrawnLength(text) < minWholeChars) return undefined;
  for (const { index } of [...text.matchAll(getAdverbial(words.language))].toReversed()) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    const isOnce =
      getPast(words.language).test(head) &&
      !getBounded(words.language).test(head) &&
      !dependent.test(head) &&
      !getMeasured(words.language).test(head);
    const isFree = !isHedged(tail, words) && !getAttributed(words.language).test(tail) && !isBinding(head, words);
    if (isHead(head, words) && isOnce && isFree) return head;
  }
  return undefined;
}

const getFurtherItem = perPageLanguage(
  (among) => new RegExp(String.raw`,\s(?:${joinAlternatives(({ brief }) => brief?.common?.and, among)})\s`, 'u'),
);

const getExamples = perPageLanguage((among) => new RegExp(String.raw`^\s*(?:${joinProse('examples', among)})\s`, 'iu'));

/** "have searched, such as Ada, details of": behind a name in the examples, the clause goes on in lower case. */
function isInterrupted(tail: string, words: LanguageWords): boolean {
  const [first, second] = tail.replace(getExamples(words.language), '').split(/,\s/u);
  return first !== undefined && second !== undefined && /^\p{Lu}/u.test(first) && /^\p{Ll}/u.test(second);
}

export const isExamples = (inner: string, rest: string, words: LanguageWords): boolean =>
  getExamples(words.language).test(inner) && goesOn(rest);

export function cutExamples(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text).filter(({ mark }) => mark === ',' || mark === '–');
  for (const { at } of borders) {
    const [head, tail] = [text.slice(0, at).trimEnd(), text.slice(at + 1)];
    if (!getExamples(words.language).test(tail) || !isHead(head, words) || isBinding(tail, words)) continue;
    if (words.dependent.has(getFirstWord(head)) && !head.includes(',')) continue;
    if (isInterrupted(tail, words)) continue;
    // "such as a, b, and c, and do less": the examples end before the last "and".
    if (tail.split(getFurtherItem(words.language)).length > 2 || losesVerb(text, head, words)) continue;
    if (!borders.some((other) => other.at > at && goesOn(text.slice(other.at + 1)))) return head;
  }
  return undefined;
}

export function cutDash(text: string, words: LanguageWords): string | undefined {
  const dashes = findBorders(text).filter(({ mark }) => mark === '–');
  const [dash] = dashes;
  if (dash === undefined || dashes.length > 1) return undefined;
  const [head, tail] = [text.slice(0, dash.at).trimEnd(), text.slice(dash.at + 1)];
  const verbAt = verb.exec(head)?.index;
  const isOwn = verbAt !== undefined && !dependent.test(head.slice(0, verbAt));
  const isFree = !isBinding(tail, words) && !isAnnouncement(text.slice(0, dash.at + 1), words);
  return isHead(head, words) && isOwn && isFree ? head : undefined;
}

function isAttributed(quoting: string, words: LanguageWords): boolean {
  const clause = quoting.replace(/["“”„‘’'«»`]/g, '');
  const comma = clause.indexOf(',');
  const isInserted = comma >= 0 && getAttributed(words.language).test(clause.slice(comma));
  return (
    isInserted ||
    getAccordingTo(words.language).test(clause) ||
    getAttributed(words.language).test(`, ${clause.split(' ').slice(-6).join(' ')}`)
  );
}

const getMeans = perPageLanguage(
  (among) =>
    new RegExp(String.raw`^\p{L}{3,}(?:${joinProse('gerunds', among)}|${joinProse('methodEnding', among)})\s`, 'u'),
);

export function cutClause(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text).filter(({ mark }) => mark === ',');
  for (const { at } of borders.toReversed()) {
    const [head, tail] = [text.slice(0, at), text.slice(at + 1).trimStart()];
    const joint = getFirstWord(tail);
    if (!words.and.has(joint) || joint === 'or' || !isHead(head, words) || isAttributed(tail, words)) continue;
    if (isHedged(tail, words)) continue;
    const clause = tail.slice(joint.length).trimStart();
    // "by planting it deep, and making sure": a further means.
    if (getMeans(words.language).test(clause)) continue;
    const opening = clause.split(' ').slice(0, 8).join(' ');
    const verbAt = findVerb(`${opening} `) ?? 0;
    // "and said": a further verb of the same subject; "and a lake": a further item.
    const hasSubject =
      verbAt > 0 && countTextWords(opening.slice(0, verbAt)) > 0 && !dependent.test(opening.slice(0, verbAt));
    const own = findVerb(head);
    const isOwn = own !== undefined && !dependent.test(head.slice(0, own));
    if (hasSubject && isOwn && countTextWords(clause) > 3 && !isRow(head)) return head;
  }
  return undefined;
}

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

const getAdding = perPageLanguage(
  (among) => new RegExp(String.raw`^(?:${joinAlternatives(({ grammar }) => grammar?.adding, among)})\s`, 'iu'),
);

export function cutAdded(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text).filter(({ mark }) => mark === ',');
  for (const { at } of borders) {
    const [head, tail] = [text.slice(0, at), text.slice(at + 1).trimStart()];
    if (!getAdding(words.language).test(tail) || !isHead(head, words) || isBinding(tail, words)) continue;
    const verbAt = findVerb(head);
    const resumes = borders.some((other) => other.at > at && goesOn(text.slice(other.at + 1)));
    if (verbAt !== undefined && !dependent.test(head.slice(0, verbAt)) && !resumes) return head;
  }
  return undefined;
}

/** "based in Rome", "composée de six membres", "permettant de". */
const getParticiple = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^\s*(?:(?:${joinProse('participleAdverbs', among)})\s)?(?:(?:${joinProse('participles', among)})|\p{L}{2,}(?:${joinProse('participleEndings', among)})\s(?:${joinProse('participleLinks', among)})|\p{L}{3,}(?:${joinProse('gerunds', among)})\s)`,
      'u',
    ),
);

const getNoParticiple = perPageLanguage(
  (among) => new RegExp(String.raw`^\s*(?:${joinProse('noParticiples', among)})\s`, 'iu'),
);

const getListed = perPageLanguage((among) => ({
  participles: new RegExp(String.raw`,\s(?:${joinProse('listedParticiples', among)})\s[^,]*$`, 'u'),
  gerunds: new RegExp(`(?:${joinProse('gerunds', among)})$`, 'u'),
}));

const getGerund = perPageLanguage(
  (among) => new RegExp(String.raw`^\s*\p{L}{3,}(?:${joinProse('gerunds', among)})\s`, 'u'),
);

export function cutParticiple(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text);
  const [first, border] = [borders[0], borders.at(-1)];
  if (first === undefined || border?.mark !== ',') return undefined;
  const [head, tail] = [text.slice(0, border.at), text.slice(border.at + 1)];
  const listed = getListed(words.language);
  const isList = listed.participles.test(head) || (getGerund(words.language).test(tail) && listed.gerunds.test(head));
  const isOne = getParticiple(words.language).test(tail) && !getNoParticiple(words.language).test(tail) && !isList;
  // "The mayor, who retired in May, lived in Rome": behind an insertion the words are the main verb.
  const lead = text.slice(0, first.at);
  const isWholeLead = borders.length === 1 || (verb.test(lead) && endsWhole(lead, words));
  return isOne &&
    isWholeLead &&
    isHead(head, words) &&
    !isBinding(tail, words) &&
    !words.dependent.has(getFirstWord(head))
    ? head
    : undefined;
}
