import type { Metadata } from '../document.ts';
import { isBalanced } from './borders.ts';
import { isUnnamed, selfContained } from './dangling.ts';
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
} from './description.ts';
import { takesBack } from './ownership.ts';
import { splitSentences } from './sentences.ts';
import { shortenings } from './shorten.ts';
import { standing } from './standing.ts';
import { capitalize, drawnLength, firstWord, isUnspaced, listTerms, overlap, stems, wordCount } from './text.ts';
import { bare } from './title.ts';
import type { LanguageWords } from './words.ts';

/** Sentences of a description that are looked at. */
const described = 3;

const findNext = (body: readonly string[], sentence: string): string | undefined => {
  const at = body.indexOf(sentence);
  return at < 0 ? undefined : body[at + 1];
};

/** The sentence without the "But" that it opens with, where a name or a noun stands behind that. */
function withoutOpposition(sentence: string, words: LanguageWords): string {
  if (!opposes(sentence, words)) return sentence;
  const rest = sentence.replace(/^\P{L}*\p{L}+,?\s/u, '');
  return words.backward.has(firstWord(rest)) || takesBack(sentence) ? sentence : capitalize(rest);
}

/** The whole sentences of a source's description that tell something besides its title: no call, question, slogan or cut end. */
export function summarySentences(
  metadata: Metadata,
  title: string,
  body: readonly string[],
  language: string,
  words: LanguageWords,
): string[] {
  const all = splitSentences(readDescription(metadata), language);
  const sentences = all.slice(0, described).flatMap((sentence, index) => {
    if (isBroken(sentence)) return [];
    // "Lectures begin. But not all have a room.": the first is half of the thought, the second is its point.
    if (takesBack(sentence) || linked.test(sentence)) return [];
    return opposes(all[index + 1] ?? findNext(body, sentence), words) ? [] : [withoutOpposition(sentence, words)];
  });
  return sentences.filter((sentence) => {
    const isTemplate =
      sentence.length > title.length && sentence.toLowerCase().startsWith(title.toLowerCase()) && wordCount(title) > 2;
    if (isTemplate || isCutOff(sentence, body) || !isBalanced(sentence) || isOfSite(sentence, metadata, body))
      return false;
    return !isCall(sentence) && !words.personal.has(firstWord(sentence));
  });
}

/** Words of one that is not the description's first sentence. */
const minLaterWords = 6;

/** Share of the title's terms from which on it repeats the title. */
const repetition = 0.8;
/** Drawn letters of it. */
const maxChars = 110;

interface SubtitleSource {
  readonly summary: readonly string[];
  /** The sentences that the summary was taken from: one behind another leans on that, though that is left out. */
  readonly description: readonly string[];
  readonly title: string;
  readonly body: readonly string[];
  readonly words: LanguageWords;
}

/** The standfirst: what the description says in one short sentence besides the title, which the text itself speaks of. */
export function findSubtitle({ summary, description, title, body, words }: SubtitleSource): string | undefined {
  const said = new Set(listTerms(title, words));
  const bodyTerms = stems(summary.length === 0 ? [] : body.flatMap((text) => listTerms(text, words)));
  // Some sites open with the title.
  const start = bare(description[0] ?? '') === bare(title) ? 1 : 0;
  const found = summary.flatMap((sentence, order): { form: string; near: number }[] => {
    const place = Math.max(order, description.indexOf(sentence) - start);
    const form = shortenings(sentence, words).find((shorter) => drawnLength(shorter) <= maxChars);
    if (form === undefined || wordCount(form) < 4) return [];
    const terms = new Set(listTerms(form, words));
    if (overlap(terms, said) >= repetition || words.backward.has(firstWord(form)) || isUnnamed(form)) return [];
    if (selfContained(form, words) < minContained) return [];
    // Behind the first, what has no verb is an aside of the publisher ("With many pictures").
    if (place > 0 && standing(sentence, form, words) < minContained) return [];
    if (place > 0 && (words.verbSign?.test(form) === false || wordCount(form) < minLaterWords)) return [];
    if (!isUnspaced(form) && overlap(stems(terms), stems(said)) >= repeatedStems) return [];
    if (bodyTerms.size > 0 && overlap(terms, said) === 0 && overlap(stems(terms), bodyTerms) < minBorneOut) return [];
    // A second sentence goes on with the first, unless it speaks of the title's subject itself.
    const near = isUnspaced(form) ? overlap(said, terms) : overlap(stems(said), stems(terms));
    if (place > 0 && near === 0) return [];
    return /^\p{Ll}/u.test(form) && !/^\p{Ll}/u.test(title) ? [] : [{ form, near }];
  });
  // A first sentence that shares nothing with the title sets a scene.
  return (found.find(({ near }) => near > 0) ?? found[0])?.form;
}
