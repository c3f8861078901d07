import type { Metadata } from '../document.ts';
import { stops } from '../languages/marks.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { isBoilerplate } from './noise.ts';
import { takesBack } from './ownership.ts';
import { firstWord, tidy } from './text.ts';
import { bare, findHost } from './title.ts';
import type { LanguageWords } from './words.ts';

/** What is known of the sentences of a source's description, whichever of them are drawn. */

const stopped = new RegExp(`[${stops}]["”’]?$`);

/** Letters of a description's end that the text goes on behind where it was cut off. */
const cutTail = 40;

/** Whether a description ends where a sentence of the body goes on: sites cut them by length, often without a sign. */
export function isCutOff(description: string, body: readonly string[]): boolean {
  // A date or a name at its end may stand in the text, too; what was cut off stands there word for word.
  const end = description.slice(-cutTail);
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

/** Letters of a site's name that is found in no other word. */
export const minSiteName = 5;

/** Whether a sentence opens with "But": the one before it is only half of what is meant. */
export const opposes = (sentence: string | undefined, words: LanguageWords): boolean =>
  sentence !== undefined &&
  (takesBack(sentence) ||
    (words.second.has(firstWord(sentence)) &&
      words.binding.has(firstWord(sentence)) &&
      !words.dependent.has(firstWord(sentence))));

/** Share of a line's stems in the title from which on it repeats that. */
export const repeatedStems = 0.75;

/** Share of a line's stems in the text below which it is a site's slogan. */
export const minBorneOut = 0.25;

/** How well a standfirst does without the text. */
export const minContained = 0.5;
