import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { isBalanced } from '../text/borders.ts';
import { capitalize, isUnspaced, listTerms, measureDrawnLength, overlap, wordsIn } from '../text/text.ts';
import { isBroken, isCall, linked, opposes } from '../titles/description.ts';
import { joinShownAbove, type Scored, type Statement } from './choose-statements.ts';

const maxChars = { next: 170, both: 290 } as const;
const minKept = 0.8;
/** Minimum merit relative to the main fact, in the same and in the next paragraph. */
const minMerit = { same: 0.15, next: 0.5 } as const;
/** Minimum terms of the sentence, and the share of them that the main fact may have used. */
const minTerms = 3;
const maxSaid = 0.6;

/** The sentence that continues the main fact: in its paragraph, or in the next one if the fact stands alone in its own. */
function findFollower({ scored: { sentence, merit } }: Statement, scored: readonly Scored[], reading: Reading) {
  const place = scored.findIndex((one) => one.sentence === sentence);
  const [before, next] = [scored[place - 1], scored[place + 1]];
  if (place < 0 || next === undefined || next.sentence.spoken === true) return undefined;
  const isSame = next.sentence.paragraph === sentence.paragraph;
  const isAlone = before?.sentence.paragraph !== sentence.paragraph;
  const isTurned = isSame && opposes(next.sentence.text, reading.words);
  const isOwn = !isSame && !reading.leans(next.sentence.text, next.sentence.index, joinShownAbove(reading));
  if (isOwn) return undefined;
  const isWorth = isTurned || next.merit >= merit * (isSame ? minMerit.same : minMerit.next);
  return isWorth && (isSame || isAlone) ? next : undefined;
}

const stopped = /[.!。！][”"’»」]?$/u;
const isCutShort = (text: string): boolean => !stopped.test(text) || /(?:…|\.\.\.)$/.test(text);

export function withPassage(lead: Statement, scored: readonly Scored[], reading: Reading): Statement {
  const { words, isOwned, isStranger } = reading;
  const { item, terms } = lead;
  if (item.body !== undefined || item.isInseparable === true) return lead;
  const next = findFollower(lead, scored, reading);
  if (next === undefined) return lead;
  const { text } = next.sentence;
  const isUnfit =
    isBoilerplate(text, words.language) ||
    isBroken(text) ||
    isCall(text, reading.language) ||
    linked.test(text) ||
    isCutShort(text) ||
    /[?？؟]/.test(text) ||
    !isBalanced(text) ||
    !isOwned(text) ||
    isStranger(text) ||
    (!opposes(text, words) && wordsIn(text.toLowerCase()).some((word) => words.personal.has(word)));
  if (isUnfit) return lead;
  const room = Math.min(maxChars.next, maxChars.both - measureDrawnLength(item.heading));
  // An opening "But" may stay: the sentence above it is drawn.
  const form = [text.replace(/[.。]$/u, ''), ...listShortenings(text, words)].find(
    (one) => measureDrawnLength(one) <= room,
  );
  if (form === undefined || measureDrawnLength(form) < measureDrawnLength(text) * minKept) return lead;
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
