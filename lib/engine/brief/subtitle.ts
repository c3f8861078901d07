import type { Metadata } from '../document.ts';
import { stops } from '../languages/marks.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { isBalanced } from './borders.ts';
import { isUnnamed, selfContained } from './dangling.ts';
import { isBoilerplate } from './noise.ts';
import { takesBack } from './ownership.ts';
import { splitSentences } from './sentences.ts';
import { shortenings } from './shorten.ts';
import { standing } from './standing.ts';
import { capitalize, drawnLength, firstWord, isUnspaced, listTerms, overlap, tidy, wordCount } from './text.ts';
import { bare, findHost } from './title.ts';
import type { LanguageWords } from './words.ts';

const stopped = new RegExp(`[${stops}]["”’]?$`);

/** Whether a description ends where a sentence of the body goes on: sites cut them by length, often without a sign. */
export function isCutOff(description: string, body: readonly string[]): boolean {
  const end = description.slice(-24);
  return (
    !stopped.test(description) &&
    body.some((sentence) => /^["”’]?\s?[\p{L}\p{N}"“]/u.test(sentence.split(end)[1] ?? ''))
  );
}

/** Descriptions that call rather than tell. */
const invitation = new RegExp(
  String.raw`^(?:${joinAlternatives(({ brief }) => brief?.title?.invitation)})(?!\p{L})`,
  'iu',
);

/** A call or a slogan has its mark; a day's number at the end has lost its month. */
export const isCall = (sentence: string): boolean =>
  /[?？؟!！]|(?<!\d)\d{1,2}\.$/.test(sentence) || invitation.test(sentence) || isBoilerplate(sentence);

/** A sentence that its site has cut off. */
export const isBroken = (sentence: string): boolean => /(?:…|\.\.\.|\[…\]|&hellip;)(?:$|,)|\ufffd/.test(sentence);

/** A description without the title and the name that some sites put around it. */
export function readDescription(metadata: Metadata): string {
  const parts = tidy(metadata.description ?? '').split(/\s+[|·]\s+/);
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** "SEE: …": a link to another page. */
export const linked = /^\p{Lu}{3,12}:\s/u;

/** "Example.org - All about boats". */
const opensWithHost = /^[\p{L}\d.-]{1,60}\.\p{Ll}{2,7}(?=\s)/u;

/** Whether a sentence of a description names its site, which the text never does: it speaks of the site. */
export function isOfSite(sentence: string, { site, url }: Metadata, body: readonly string[]): boolean {
  if (opensWithHost.test(sentence)) return true;
  const host = findHost(url)?.split('.').at(-2) ?? '';
  return [bare(site ?? ''), bare(host)].some(
    (name) => name.length >= minSiteName && bare(sentence).includes(name) && !bare(body.join(' ')).includes(name),
  );
}

/** Shorter names are found in other words. */
const minSiteName = 5;

/** Sentences of a description that are looked at. */
const described = 3;

/** Whether a sentence opens with "But": the one before it is only half of what is meant. */
export const opposes = (sentence: string | undefined, words: LanguageWords): boolean =>
  sentence !== undefined &&
  (takesBack(sentence) ||
    (words.second.has(firstWord(sentence)) &&
      words.binding.has(firstWord(sentence)) &&
      !words.dependent.has(firstWord(sentence))));

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

/** Letters by which two words of a title and a line under it are one word, whatever their endings. */
const stemChars = 4;

export const stems = (terms: Iterable<string>) => new Set([...terms].map((term) => term.slice(0, stemChars)));

/** Share of a line's stems in the title from which on it repeats that. */
const repeatedStems = 0.75;

/** Share of a line's stems in the text below which it is a site's slogan. */
export const minBorneOut = 0.25;

/** How well a standfirst does without the text. */
export const minContained = 0.5;

/** Words of one that is not the description's first sentence. */
const minLaterWords = 6;

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
    if (overlap(terms, said) >= 0.8 || words.backward.has(firstWord(form)) || isUnnamed(form)) return [];
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
