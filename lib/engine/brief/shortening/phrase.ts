import { endsWhole, findBorders, isBalanced } from '../text/borders.ts';
import { findVerb, verb } from '../text/clause-signs.ts';
import { capitalize, countTextWords, getFirstWord, measureDrawnLength } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { splitAttribution, splitLead } from './attribution.ts';
import { listSafeForms, listShortenings } from './shorten.ts';

/** In drawn letters. Readers prefer a longer line to a sentence without its purpose or reason. */
export const phraseBudgets = {
  shortest: 32,
  glance: 100,
  comfortable: 130,
  max: 150,
  whole: 190,
  body: 130,
  second: 90,
  row: 230,
};

export interface Phrase {
  readonly heading: string;
  readonly body?: string;
  /** Whether the body completes the heading and must be drawn with it. */
  readonly isInseparable?: boolean;
  /** The heading's text without quotation marks, where the body is its speaker. */
  readonly quoted?: string;
}

function withoutJoint(text: string, words: LanguageWords): string {
  const [, joint = '', rest = ''] = /^(\p{L}{1,4})\s(.*)$/su.exec(text) ?? [];
  const isJoint = words.connectives.includes(joint.toLowerCase());
  const opens =
    /^\p{Lu}/u.test(rest) || (words.subjects.has(getFirstWord(rest)) && !words.dependent.has(getFirstWord(rest)));
  return isJoint && opens ? capitalize(rest) : text;
}

function isOwnSentence(tail: string, words: LanguageWords): boolean {
  const joint = getFirstWord(tail);
  if (!words.coordinators.has(joint)) return false;
  const clause = tail.slice(joint.length).trimStart();
  const first = getFirstWord(clause);
  const opens = /^[\p{Lu}\p{N}]/u.test(clause) || (words.subjects.has(first) && !words.dependent.has(first));
  const at = findVerb(`${clause} `);
  return opens && at !== undefined && at > 0 && clause.slice(at).trim().includes(' ');
}

function partSentence(text: string, words: LanguageWords): Phrase | undefined {
  const borders = findBorders(text);
  const opening = borders[0]?.at ?? 0;
  for (const { at } of borders.toReversed()) {
    const [head, tail] = [text.slice(0, at).trimEnd(), text.slice(at + 1).trim()];
    if (
      !words.second.has(getFirstWord(tail)) ||
      measureDrawnLength(tail) > phraseBudgets.second ||
      countTextWords(tail) < 4
    )
      continue;
    if (
      measureDrawnLength(head) < phraseBudgets.shortest ||
      measureDrawnLength(head) > phraseBudgets.max ||
      countTextWords(head) < 5
    )
      continue;
    // "When it rained, we …": the statement needs its main clause.
    if (words.dependent.has(getFirstWord(head)) && at <= opening) continue;
    const isWhole = endsWhole(head, words) && endsWhole(tail, words) && isBalanced(head) && isBalanced(tail);
    // The stop distinguishes it from a speaker's name.
    if (isWhole && verb.test(head) && isOwnSentence(tail, words))
      return { heading: head, body: `${capitalize(tail)}.`, isInseparable: true };
  }
  return undefined;
}

const maxSpeakerChars = 48;

const nameSpeaker = (speaker: string): string =>
  capitalize(
    measureDrawnLength(speaker) > maxSpeakerChars ? (speaker.split(/[,(،、]/u)[0]?.trim() ?? speaker) : speaker,
  );

function findAttributedPhrase(text: string, words: LanguageWords, isKnown: IsKnown): Phrase | undefined {
  const found = splitAttribution(text, words) ?? splitLead(text, words);
  if (found === undefined) return undefined;
  const { claim, speaker, isQuoted } = found;
  // "Lund" alone is nobody to readers who have not met her.
  if (!/\s/.test(speaker) && !isKnown(speaker)) return undefined;
  const body = nameSpeaker(speaker);
  if (measureDrawnLength(body) > maxSpeakerChars) return undefined;
  if (isQuoted) {
    const quoted = claim.slice(1, -1);
    return measureDrawnLength(claim) <= phraseBudgets.max
      ? { heading: claim, body, isInseparable: true, quoted }
      : undefined;
  }
  const heading = listSafeForms(claim, words).find((form) => measureDrawnLength(form) <= phraseBudgets.max);
  const isClaim = heading !== undefined && verb.test(heading);
  return isClaim ? { heading: withoutJoint(capitalize(heading), words), body, isInseparable: true } : undefined;
}

type IsKnown = (name: string) => boolean;

const better = 1.3;
const goodEnough = 0.9;

/** The longest form read at a glance, else in two parts. `rate`: how well a form stands alone; a better one wins. */
export function shortenToPhrase(
  text: string,
  words: LanguageWords,
  rate?: (form: string) => number,
  isKnown: IsKnown = () => true,
): Phrase | undefined {
  const draw = (all: readonly string[]) => all.map((form) => withoutJoint(capitalize(form), words));
  const forms = draw(listShortenings(text, words));
  const safe = draw(listSafeForms(text, words));
  const findWithin = (budget: number, among = safe): Phrase | undefined => {
    const fitting = among.filter((form) => measureDrawnLength(form) <= budget);
    const [longest, ...shorter] = fitting;
    if (longest === undefined || rate === undefined || shorter.length === 0)
      return longest === undefined ? undefined : { heading: longest };
    let [heading, best] = [longest, rate(longest)];
    for (const form of best < goodEnough ? shorter : []) {
      const value = rate(form);
      if (value > best * better) [heading, best] = [form, value];
    }
    return { heading };
  };
  const attributed = findAttributedPhrase(text, words, isKnown);
  return (
    (attributed?.quoted === undefined ? undefined : attributed) ??
    (measureDrawnLength(forms[0] ?? '') <= phraseBudgets.glance ? findWithin(phraseBudgets.glance) : undefined) ??
    attributed ??
    findWithin(phraseBudgets.comfortable) ??
    safe.map((form) => partSentence(form, words)).find((parts) => parts !== undefined) ??
    // A longer line is better than one without its point.
    findWithin(phraseBudgets.whole) ??
    forms.map((form) => partSentence(form, words)).find((parts) => parts !== undefined) ??
    findWithin(phraseBudgets.comfortable, forms) ??
    findWithin(phraseBudgets.whole, forms)
  );
}
