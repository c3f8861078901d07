import { joinAlternatives, joinProse, perPageLanguage, pickSigns } from '../../languages/patterns.ts';
import { findBorders, isBinding } from '../text/borders.ts';
import { getChangeWords } from '../text/change-words.ts';
import { findVerb, hasVerb } from '../text/clause-signs.ts';
import { countTextWords, getFirstWord, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { isExamples } from './cuts.ts';

const getAuxiliary = perPageLanguage((among) => new RegExp(`^(?:${joinProse('auxiliaryVerbs', among)})$`, 'iu'));

export const getParticiple = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^\s*\p{L}+(?:${joinProse('bareParticipleEndings', among)}) (?:${joinProse('bareParticipleLinks', among)})\s`,
      'u',
    ),
);
const getInnerVerb = perPageLanguage(
  (among) => new RegExp(String.raw`\s(?:${joinProse('innerAuxiliaries', among)})\s`),
);

function isVerbNear(rest: string, words: LanguageWords): boolean {
  const [one = '', two = ''] = rest.split(' ');
  const { verb } = getChangeWords(words.language);
  return (
    !words.joints.has(one) && [one, two].some((word) => getAuxiliary(words.language).test(word) || verb.test(word))
  );
}

const getRole = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^\s*(?:\p{L}+[\s-]){0,3}(?:${joinAlternatives(({ grammar }) => grammar?.offices, among)})(?!\p{L})`,
      'iu',
    ),
);

function isApposition(head: string, inner: string, words: LanguageWords): boolean {
  if (/^\s*\d{1,3}\s*$/.test(inner)) return true;
  const isNamed = /\p{Lu}[\p{L}’'.-]*$/u.test(head) && !head.includes(',');
  const article = getFirstWord(inner);
  const isPhrase = words.joints.has(article) && words.subjects.has(article) && countTextWords(inner) <= 14;
  const isRole = /^\s*\p{Ll}/u.test(inner) && getRole(words.language).test(inner) && countTextWords(inner) <= 16;
  return isNamed && (isPhrase || isRole) && !getInnerVerb(words.language).test(inner);
}

const getPronoun = perPageLanguage(
  (among) =>
    new RegExp(String.raw`^(?:\p{L}{1,3}\s)?(?:${joinAlternatives(pickSigns('leaning'), among)})(?!\p{L})`, 'iu'),
);

/** "who in 2008" is not a clause. */
const minClauseWords = 5;
const isClauseWith = (text: string, words: LanguageWords): boolean =>
  hasVerb(text, words) || words.isVerbSecond || countTextWords(text) >= minClauseWords;

/** "das Format zu zeigen": an article before an infinitive is not a relative pronoun. */
const getInfinitive = perPageLanguage((among) => new RegExp(String.raw`\s(?:${joinProse('infinitive', among)})$`, 'u'));

/** "Always when …", "And since …" */
const dependentWords = 2;
const maxBareWords = 3;

export function cutMiddle(text: string, words: LanguageWords): string | undefined {
  const borders = findBorders(text);
  const dashes = borders.filter(({ mark }) => mark === '–');
  const commas = borders.filter(({ mark }) => mark === ',');
  const pairs = dashes.length === 2 ? [dashes] : commas.slice(1).map((close, index) => [commas[index], close]);
  for (const [open, close] of pairs) {
    if (open === undefined || close === undefined) continue;
    const inner = text.slice(open.at + 1, close.at);
    const rest = text.slice(close.at + 1).trimStart();
    if (isBinding(inner, words) || inner.length > 110 || !/^\p{Ll}/u.test(rest)) continue;
    // "When it is about prices, orders and returns, …": commas of an opening clause close no insertion.
    const isDependent = wordsIn(text)
      .slice(0, dependentWords)
      .some((word) => words.dependent.has(word.toLowerCase()));
    const isOpening = words.isVerbSecond && isDependent;
    if (open.mark === ',' && (isOpening || /[–—]/.test(inner))) continue;
    // "Much depends – when time is measured – on its roots": the pronoun refers to the insertion.
    if (getPronoun(words.language).test(rest)) continue;
    const resumes = ![words.and, words.subjects, words.relative, words.dependent].some((set) =>
      set.has(getFirstWord(rest)),
    );
    const head = text.slice(0, open.at).trimEnd();
    // "A place that …, is": it says which one.
    const isRestricted = words.indefinite.has(getFirstWord(head)) && countTextWords(head) <= maxBareWords;
    const isClause =
      !isRestricted &&
      words.relative.has(getFirstWord(inner)) &&
      isClauseWith(inner, words) &&
      !getInfinitive(words.language).test(inner);
    const relative = (isClause || getParticiple(words.language).test(inner)) && resumes && isVerbNear(rest, words);
    const aside =
      !isRestricted &&
      isApposition(text.slice(0, open.at), inner, words) &&
      resumes &&
      isVerbNear(rest, words) &&
      commas.length === 2;
    // "In Brazil, which has most of it – a record – trees burn": the dash also closed the clause.
    const isOpen =
      open.mark === '–' &&
      commas.length === 1 &&
      words.relative.has(getFirstWord(text.slice((commas[0]?.at ?? 0) + 1)));
    // "Since the port, which …, is small" and "Due to the storm – … – ferries wait": the mark also closed the opening.
    const isPhrase = words.trailing.some((word) => head.toLowerCase().startsWith(`${word} `));
    const closes = isDependent || (open.mark === '–' && isPhrase && findVerb(head) === undefined);
    if (open.mark === '–' || relative || aside || isExamples(inner, rest, words))
      return `${head}${isOpen || closes ? ',' : ''} ${rest}`;
  }
  return undefined;
}
