import { listQuantities } from '../../brief/numbers/quantities.ts';
import { isBoilerplate } from '../../brief/outline/noise.ts';
import { rateStanding } from '../../brief/standing/standing.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import {
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  overlap,
  tidy,
  wordsIn,
} from '../../brief/text/text.ts';
import { addressed, collective } from '../../brief/text/words.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { findLanguage } from '../../languages/index.ts';
import { fullNames } from '../../letters.ts';
import { isAboutSource, type Material } from '../material/material.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { isDelicate } from '../words/delicate.ts';
import { hasSmallVerb } from '../words/noun-phrases.ts';
import { hanging, leaning } from '../words/phrase-signs.ts';
import { leansOutside } from '../words/pointing.ts';

const maxSentences = 140;
const line = { min: 4, max: 13, letters: 96, brief: 8 };
const minStanding = 0.55;
/** Share of its terms in the title from which a line is not news. */
const maxTitleShare = 0.7;
const maxLines = 3;

const worth = {
  standing: 0.85,
  /** Per word over a brief line. */
  word: -0.05,
  own: 0.2,
  unnamed: -0.2,
  negation: 0.1,
  number: 0.06,
  early: 0.1,
  stranger: -0.15,
} as const;

const scrap = /^\p{Lu}[^\s:]{1,24}:\s|\p{Ll}-\s\p{Ll}|[()[\]{}|<>→@…]|https?:/u;
const quotation = /["“”„«»‘「『]/u;

const noWords: ReadonlySet<string> = new Set();

interface DryLine {
  readonly text: string;
  readonly value: number;
}

function mentions(text: string, subject: string, { words }: Material): boolean {
  if (isUnspaced(text)) return text.includes(subject);
  const terms = new Set(listTerms(text, words));
  return listTerms(subject, words).some((term) => terms.has(term));
}

export function findDryLines(subject: string, material: Material): readonly DryLine[] {
  const { outline, language, title, words, signs } = material;
  // Under a grave title harmless sentences are about it too.
  if (mentionsGravity(title, language) || isDelicate(title, language)) return [];
  const titled = new Set(listTerms(title, words));
  const sentences = outline.sentences.slice(0, maxSentences);
  const seen = new Set<string>();
  return sentences
    .flatMap(({ text: sentence }, index): readonly DryLine[] => {
      const text = toCaptionText(tidy(sentence));
      const count = countWords(text);
      if (count < line.min || count > line.max || measureDrawnLength(text) > line.letters || seen.has(text)) return [];
      const isOwn = words.personal.has(getFirstWord(text));
      const isNamed = mentions(text, subject, material);
      if (!(isOwn || isNamed || isAboutSource(text, material)) || !isWholeStatement(text, sentence, material))
        return [];
      seen.add(text);
      const stands = rateStanding(sentence, text, { ...words, personal: noWords });
      if (stands < minStanding || overlap(new Set(listTerms(text, words)), titled) > maxTitleShare) return [];
      const strangers = (text.match(fullNames) ?? []).filter((name) => !title.includes(name));
      const value =
        worth.standing * stands +
        Math.max(0, count - line.brief) * worth.word +
        (isOwn ? worth.own : 0) +
        (isNamed ? 0 : worth.unnamed) +
        (signs?.negation.test(text) ? worth.negation : 0) +
        (listQuantities(text, words.language).length > 0 ? worth.number : 0) +
        worth.early * (1 - index / sentences.length) +
        strangers.length * worth.stranger;
      return [{ text, value }];
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, maxLines);
}

function isWholeStatement(text: string, sentence: string, { language, words, signs }: Material): boolean {
  if (!/[.!。！]["”’»]?$/u.test(sentence) || /[?？؟:：;]/u.test(text)) return false;
  if (!isBalanced(text) || !endsWhole(text, words) || scrap.test(text) || quotation.test(text)) return false;
  const first = getFirstWord(text);
  if (words.backward.has(first) || words.dependent.has(first) || words.and.has(first)) return false;
  if (
    leansOutside(text, words, language) ||
    hanging.test(text) ||
    leaning.test(text) ||
    signs?.instruction.test(text) === true
  )
    return false;
  // "We" and "you" make it an offer.
  if (wordsIn(text.toLowerCase()).some((word) => addressed.has(word) || collective.has(word))) return false;
  if (words.reporting.has(wordsIn(text.toLowerCase()).at(-1) ?? '')) return false;
  if (findLanguage(language)?.hasCapitalNouns && !hasSmallVerb(wordsIn(text), words)) return false;
  if (signs?.hasVerb(text) === false || (words.verbSign?.test(text) === false && !isUnspaced(text))) return false;
  return (
    !isBoilerplate(text, words.language) &&
    !isDelicate(text, language) &&
    !mentionsGravity(text, language) &&
    countTextWords(text) > 2
  );
}
