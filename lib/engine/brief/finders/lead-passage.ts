import { isBalanced } from '../borders.ts';
import { isBroken, isCall, linked, opposes } from '../description.ts';
import { isBoilerplate } from '../noise.ts';
import type { Reading } from '../reading/reading.ts';
import { shortenings } from '../shorten.ts';
import { capitalize, drawnLength, isUnspaced, listTerms, overlap, wordsIn } from '../text.ts';
import { type Scored, type Statement, shownAbove } from './choose-statements.ts';

/** Drawn letters of what goes on with the main fact, and of both. */
const maxChars = { next: 170, both: 290 } as const;
/** Share of a sentence's letters that its drawn form keeps: it goes on whole, or nearly so. */
const minKept = 0.8;
/** What a sentence is worth beside the main fact that it goes on with, in its own paragraph and in the next one. */
const minMerit = { same: 0.15, next: 0.5 } as const;
/** Terms that it has, and the share of them that the main fact may have said. */
const minTerms = 3;
const maxSaid = 0.6;

/**
 * The sentence behind the main fact: in its paragraph, or in the next one where it stands alone in its own. A summary's own
 * sentence, which is none of the text's, has none.
 */
function findFollower({ scored: { sentence, merit } }: Statement, scored: readonly Scored[], reading: Reading) {
  const place = scored.findIndex((one) => one.sentence === sentence);
  const [before, next] = [scored[place - 1], scored[place + 1]];
  if (place < 0 || next === undefined || next.sentence.spoken === true) return undefined;
  const isSame = next.sentence.paragraph === sentence.paragraph;
  const isAlone = before?.sentence.paragraph !== sentence.paragraph;
  const isTurned = isSame && opposes(next.sentence.text, reading.words);
  // What does not lean on it is, in a paragraph of its own, a statement of its own.
  const isOwn = !isSame && !reading.leans(next.sentence.text, next.sentence.index, shownAbove(reading));
  if (isOwn) return undefined;
  const isWorth = isTurned || next.merit >= merit * (isSame ? minMerit.same : minMerit.next);
  return isWorth && (isSame || isAlone) ? next : undefined;
}

const stopped = /[.!。！][”"’»」]?$/u;
const isCutShort = (text: string): boolean => !stopped.test(text) || /(?:…|\.\.\.)$/.test(text);

/**
 * The main fact with the sentence that its author goes on with: two sentences of one thought, in their order, need no help
 * to be understood, and where the first repeats the title the second has the news.
 */
export function withPassage(lead: Statement, scored: readonly Scored[], reading: Reading): Statement {
  const { words, isOwned, isStranger } = reading;
  const { item, terms } = lead;
  if (item.body !== undefined || item.isInseparable === true) return lead;
  const next = findFollower(lead, scored, reading);
  if (next === undefined) return lead;
  const { text } = next.sentence;
  const isUnfit =
    isBoilerplate(text) ||
    isBroken(text) ||
    isCall(text) ||
    linked.test(text) ||
    isCutShort(text) ||
    /[?？؟]/.test(text) ||
    !isBalanced(text) ||
    !isOwned(text) ||
    isStranger(text) ||
    (!opposes(text, words) && wordsIn(text.toLowerCase()).some((word) => words.personal.has(word)));
  if (isUnfit) return lead;
  const room = Math.min(maxChars.next, maxChars.both - drawnLength(item.heading));
  // The "But" that it opens with is what it has to say to the sentence above it.
  const form = [text.replace(/[.。]$/u, ''), ...shortenings(text, words)].find((one) => drawnLength(one) <= room);
  if (form === undefined || drawnLength(form) < drawnLength(text) * minKept) return lead;
  const stop = stopped.test(form) ? '' : isUnspaced(form) ? '。' : '.';
  const own = new Set(listTerms(form, words));
  if (own.size < minTerms || overlap(own, terms) > maxSaid) return lead;
  return {
    ...lead,
    item: {
      ...item,
      body: `${capitalize(form)}${stop}`,
      isInseparable: true,
      sentence: [item.sentence, text].filter(Boolean).join('\n'),
    },
    next,
  };
}
