import { splitAttribution, splitLead } from './attribution.ts';
import { endsWhole, findBorders, isBalanced } from './borders.ts';
import { verb } from './clause-signs.ts';
import { shortenings } from './shorten.ts';
import { capitalize, drawnLength, firstWord, wordCount } from './text.ts';
import type { LanguageWords } from './words.ts';

/**
 * Drawn letters of a sentence on a picture: its head where it is parted, one that needs no cut, the usual most, one that is
 * read slowly, one that cannot be cut; of what stands under it; of both where they are two sentences. A sentence that loses
 * its purpose or its reason to be short is dearer to readers than a longer line.
 */
export const phraseBudgets = {
  shortest: 32,
  glance: 100,
  comfortable: 130,
  most: 150,
  whole: 190,
  body: 130,
  second: 90,
  row: 230,
};

/** A sentence as it is drawn: whole in one line, or in two parts of which the second goes on with the first. */
export interface Phrase {
  readonly heading: string;
  readonly body?: string;
  /** Whether the body completes the heading, which is never drawn without it. */
  readonly isInseparable?: boolean;
  /** What the heading says by itself where it is a quotation whose speaker is the body. */
  readonly quoted?: string;
}

/** Words that only join a sentence to the one before it, where what follows is a main clause of its own. */
function withoutJoint(text: string, words: LanguageWords): string {
  const [, joint = '', rest = ''] = /^(\p{L}{1,4})\s(.*)$/su.exec(text) ?? [];
  const isJoint = words.connectives.includes(joint.toLowerCase());
  const opens = /^\p{Lu}/u.test(rest) || (words.subjects.has(firstWord(rest)) && !words.dependent.has(firstWord(rest)));
  return isJoint && opens ? capitalize(rest) : text;
}

/** A sentence and its second thought ("…, but …"), one under the other; undefined where it has none or is too long for it. */
function partSentence(text: string, words: LanguageWords): Phrase | undefined {
  const borders = findBorders(text);
  const opening = borders[0]?.at ?? 0;
  for (const { at } of borders.toReversed()) {
    const [head, tail] = [text.slice(0, at).trimEnd(), text.slice(at + 1).trim()];
    if (!words.second.has(firstWord(tail)) || drawnLength(tail) > phraseBudgets.second || wordCount(tail) < 4) continue;
    if (drawnLength(head) < phraseBudgets.shortest || drawnLength(head) > phraseBudgets.most || wordCount(head) < 5)
      continue;
    // "When it rained, we …": the main clause has to be in the statement.
    if (words.dependent.has(firstWord(head)) && at <= opening) continue;
    const isWhole = endsWhole(head, words) && endsWhole(tail, words) && isBalanced(head) && isBalanced(tail);
    // With its stop it is no name of who said it, which has none.
    if (isWhole && verb.test(head)) return { heading: head, body: `${capitalize(tail)}.`, isInseparable: true };
  }
  return undefined;
}

/** Drawn letters of who says it. */
const maxSpeakerChars = 48;

/** A speaker's name without what explains it, where that makes it too long for a line. */
const nameSpeaker = (speaker: string): string =>
  capitalize(drawnLength(speaker) > maxSpeakerChars ? (speaker.split(/[,(،、]/u)[0]?.trim() ?? speaker) : speaker);

/** What somebody says over who says it. */
function attributedPhrase(text: string, words: LanguageWords): Phrase | undefined {
  const found = splitAttribution(text, words) ?? splitLead(text, words);
  if (found === undefined) return undefined;
  const { claim, speaker, isQuoted } = found;
  const body = nameSpeaker(speaker);
  if (drawnLength(body) > maxSpeakerChars) return undefined;
  if (isQuoted) {
    const quoted = claim.slice(1, -1);
    return drawnLength(claim) <= phraseBudgets.most ? { heading: claim, body, isInseparable: true, quoted } : undefined;
  }
  const heading = shortenings(claim, words).find((form) => drawnLength(form) <= phraseBudgets.most);
  const isClaim = heading !== undefined && verb.test(heading);
  return isClaim ? { heading: withoutJoint(capitalize(heading), words), body, isInseparable: true } : undefined;
}

/** A form must stand so much better than a longer one to be drawn instead. */
const better = 1.3;
/** A form that stands this well needs no shorter one. */
const goodEnough = 0.9;

/**
 * The form of a sentence that is drawn: the longest that reads at a glance, else a longer one, in two parts where it must be.
 * `rate` says how well a form stands alone: a shorter one that stands clearly better goes before.
 */
export function phrase(text: string, words: LanguageWords, rate?: (form: string) => number): Phrase | undefined {
  const forms = shortenings(text, words).map((form) => withoutJoint(capitalize(form), words));
  const within = (budget: number): Phrase | undefined => {
    const fitting = forms.filter((form) => drawnLength(form) <= budget);
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
  const attributed = attributedPhrase(text, words);
  return (
    (attributed?.quoted === undefined ? undefined : attributed) ??
    (drawnLength(forms[0] ?? '') <= phraseBudgets.glance ? within(phraseBudgets.glance) : undefined) ??
    attributed ??
    within(phraseBudgets.comfortable) ??
    forms.map((form) => partSentence(form, words)).find((parts) => parts !== undefined) ??
    within(phraseBudgets.whole)
  );
}
