import type { Metadata } from '../../document.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { listShortenings } from '../shortening/shorten.ts';
import type { Timing } from '../standing/background.ts';
import { isUnnamed, selfContained } from '../standing/dangling.ts';
import { takesBack } from '../standing/ownership.ts';
import { rateStanding } from '../standing/standing.ts';
import { isBalanced } from '../text/borders.ts';
import { splitSentences } from '../text/sentences.ts';
import {
  capitalize,
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  overlap,
  toStems,
} from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import {
  isBroken,
  isCall,
  isCutOff,
  isOfSite,
  linked,
  minBorneOut,
  minContained,
  opposes,
  readDescription,
  repeatedStems,
  repeatsTitle,
} from './description.ts';

const described = 3;

const findNext = (body: readonly string[], sentence: string): string | undefined => {
  const at = body.indexOf(sentence);
  return at < 0 ? undefined : body[at + 1];
};

function withoutOpposition(sentence: string, words: LanguageWords): string {
  if (!opposes(sentence, words)) return sentence;
  const rest = sentence.replace(/^\P{L}*\p{L}+,?\s/u, '');
  return words.backward.has(getFirstWord(rest)) || takesBack(sentence) ? sentence : capitalize(rest);
}

export function listSummarySentences(
  metadata: Metadata,
  title: string,
  body: readonly string[],
  language: string,
  words: LanguageWords,
): string[] {
  const all = splitSentences(readDescription(metadata, words.language), language);
  const sentences = all.slice(0, described).flatMap((sentence, index) => {
    if (isBroken(sentence)) return [];
    // "Lectures begin. But not all have a room.": the second has the point.
    if (takesBack(sentence) || linked.test(sentence)) return [];
    return opposes(all[index + 1] ?? findNext(body, sentence), words) ? [] : [withoutOpposition(sentence, words)];
  });
  return sentences.filter((sentence) => {
    const isTemplate =
      sentence.length > title.length &&
      sentence.toLowerCase().startsWith(title.toLowerCase()) &&
      countTextWords(title) > 2;
    if (isTemplate || isCutOff(sentence, body) || !isBalanced(sentence) || isOfSite(sentence, metadata, body))
      return false;
    return !isCall(sentence, language) && !words.personal.has(getFirstWord(sentence));
  });
}

const minLaterWords = 6;

const repetition = 0.8;
const maxChars = 110;

interface SubtitleSource {
  readonly summary: readonly string[];
  readonly description: readonly string[];
  readonly title: string;
  readonly body: readonly string[];
  readonly words: LanguageWords;
  readonly time: (text: string) => Timing;
}

export function findSubtitle({ summary, description, title, body, words, time }: SubtitleSource): string | undefined {
  const said = new Set(listTerms(title, words));
  const bodyTerms = toStems(summary.length === 0 ? [] : body.flatMap((text) => listTerms(text, words)));
  const start = toLettersAndDigits(description[0] ?? '') === toLettersAndDigits(title) ? 1 : 0;
  const found = summary.flatMap((sentence, order): { form: string; near: number }[] => {
    const place = Math.max(order, description.indexOf(sentence) - start);
    // Background under a title looks like its news.
    if (time(sentence) !== 'news') return [];
    const form = listShortenings(sentence, words).find((shorter) => measureDrawnLength(shorter) <= maxChars);
    if (form === undefined || countTextWords(form) < 4) return [];
    const terms = new Set(listTerms(form, words));
    if (overlap(terms, said) >= repetition || words.backward.has(getFirstWord(form)) || isUnnamed(form, words))
      return [];
    if (selfContained(form, words) < minContained) return [];
    // Behind the first sentence, text without a verb is an aside ("With many pictures").
    if (place > 0 && rateStanding(sentence, form, words) < minContained) return [];
    if (place > 0 && (words.verbSign?.test(form) === false || countTextWords(form) < minLaterWords)) return [];
    if (!isUnspaced(form) && overlap(toStems(terms), toStems(said)) >= repeatedStems) return [];
    if (!isUnspaced(form) && repeatsTitle(form, title, words)) return [];
    if (bodyTerms.size > 0 && overlap(terms, said) === 0 && overlap(toStems(terms), bodyTerms) < minBorneOut) return [];
    // A second sentence depends on the first, unless it has the title's subject.
    const near = isUnspaced(form) ? overlap(said, terms) : overlap(toStems(said), toStems(terms));
    if (place > 0 && near === 0) return [];
    return /^\p{Ll}/u.test(form) && !/^\p{Ll}/u.test(title) ? [] : [{ form, near }];
  });
  // Without the title's words a first sentence sets a scene.
  return (found.find(({ near }) => near > 0) ?? found[0])?.form;
}
