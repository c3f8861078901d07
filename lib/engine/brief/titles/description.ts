import type { Metadata } from '../../document.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { stops } from '../../languages/marks.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { isBoilerplate } from '../outline/noise.ts';
import { makeNoticeFilter } from '../outline/notices.ts';
import { takesBack } from '../standing/ownership.ts';
import { getFirstWord, hasNewNumber, listTerms, overlap, tidy, toStems } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findHost } from './title.ts';

const stopped = new RegExp(`[${stops}]["”’]?$`);

/** Letters of a description's end that the body must continue where it was cut. */
const cutTailChars = 40;

export function isCutOff(description: string, body: readonly string[]): boolean {
  const end = description.slice(-cutTailChars);
  return (
    !stopped.test(description) &&
    body.some((sentence) => /^["”’]?\s?[\p{L}\p{N}"“]/u.test(sentence.split(end)[1] ?? ''))
  );
}

const getPatterns = perPageLanguage((among) => {
  const invitation = new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.title?.invitation, among)})(?!\p{L})`,
    'iu',
  );
  /** "Island News: …", "Editorial: …", "In short: …": a kind of text before a description. */
  const kindLabel = new RegExp(
    String.raw`^(?:\p{Lu}[\p{L}-]+\s){0,2}(?:${joinAlternatives(({ brief }) => brief?.title?.none, among)}|${joinAlternatives(({ brief }) => brief?.headline?.genre, among)}|${joinAlternatives(({ brief }) => brief?.noise?.keyFacts, among)})[:：]\s+(?=["“„«]?\p{Lu})`,
    'iu',
  );
  return { invitation, kindLabel };
});

export const isCall = (sentence: string, language: string): boolean =>
  /[?？؟!！]|(?<!\d)\d{1,2}\.$/.test(sentence) ||
  getPatterns(findLanguage(language)).invitation.test(sentence) ||
  isBoilerplate(sentence, findLanguage(language)) ||
  makeNoticeFilter(language)(sentence);

export const isBroken = (sentence: string): boolean => /(?:…|\.\.\.|\[…\]|&hellip;)(?:$|,)|\ufffd/.test(sentence);

export function readDescription(metadata: Metadata, language: Language | undefined): string {
  const { kindLabel } = getPatterns(language);
  const parts = tidy(metadata.description ?? '').split(/\s+[|·]\s+/);
  return (parts.toSorted((a, b) => b.length - a.length)[0] ?? '').replace(kindLabel, '');
}

/** Share of a title's stems in a line from which on the line says it again. */
const saidAgain = 0.75;
const fullName = /\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/gu;

export function repeatsTitle(line: string, title: string, words: LanguageWords): boolean {
  const [said, terms] = [title, line].map((text) => toStems(listTerms(text, words)));
  if (!said || !terms || said.size < minTitleStems || hasNewNumber(line, title)) return false;
  const known = title.toLowerCase();
  // The last part is the family's; the first may only open the sentence.
  const isNamed = (line.match(fullName) ?? []).some(
    (name) => !known.includes(name.split(/\s/u).at(-1)?.toLowerCase() ?? ''),
  );
  return !isNamed && overlap(said, terms) >= saidAgain;
}
const minTitleStems = 3;

export const linked = /^\p{Lu}{3,12}:\s/u;

const opensWithHost = /^[\p{L}\d.-]{1,60}\.\p{Ll}{2,7}(?=\s)/u;

export function isOfSite(sentence: string, { site, url }: Metadata, body: readonly string[]): boolean {
  if (opensWithHost.test(sentence)) return true;
  const host = findHost(url)?.split('.').at(-2) ?? '';
  return [toLettersAndDigits(site ?? ''), toLettersAndDigits(host)].some(
    (name) =>
      name.length >= minSiteName &&
      toLettersAndDigits(sentence).includes(name) &&
      !toLettersAndDigits(body.join(' ')).includes(name),
  );
}

export const minSiteName = 5;

/** Whether a sentence opens with "But", so that the one before it is only half of the point. */
export const opposes = (sentence: string | undefined, words: LanguageWords): boolean =>
  sentence !== undefined &&
  (takesBack(sentence) ||
    (words.second.has(getFirstWord(sentence)) &&
      words.binding.has(getFirstWord(sentence)) &&
      !words.dependent.has(getFirstWord(sentence))));

/** Share of a line's stems in the title from which on it counts as a repetition. */
export const repeatedStems = 0.75;

export const minBorneOut = 0.25;

export const minContained = 0.5;
