import { getQuotationMarks } from '../../language.ts';
import type { Reading } from '../reading/reading.ts';
import { weights } from '../selection/weights.ts';
import { type Phrase, phraseBudgets, shortenToPhrase } from '../shortening/phrase.ts';
import { trimSentence } from '../shortening/shorten.ts';
import { withoutConnective } from '../shortening/trim.ts';
import { isBiography, isUnintroduced } from '../standing/dangling.ts';
import { rateStanding } from '../standing/standing.ts';
import {
  capitalize,
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  wordsIn,
} from '../text/text.ts';
import { toSingular } from '../text/words.ts';
import type { Scored } from './choose-statements.ts';

const none: ReadonlySet<string> = new Set();
/** Shorter quotations are mere phrases. */
const [minQuotedWords, minClauseWords] = [6, 3];
const biography = 0.4;
/** Fewer terms say nothing. */
export const minHeadingTerms = 3;

export interface Shown extends Phrase {
  readonly stands: number;
  /** Factor for a name that the text presumes known; 1 where it has none. */
  readonly known?: number;
  readonly origin?: string;
}

export function findHeading(scored: Scored, reading: Reading, named: ReadonlySet<string>): Shown | undefined {
  const { weight } = scored.sentence;
  const { text } = scored.resolved;
  const { isStranger, people } = reading;
  if (scored.sentence.speaker !== undefined) return createQuotedHeading(scored.sentence.speaker, text, reading);
  const words = weight > 1 ? toSingular(reading.statementWords) : reading.statementWords;
  const above = [reading.title ?? '', ...reading.above].join(' ');
  const isTitled = (name: string) => wordsIn(above).includes(name);
  const isKnown = (name: string) => isTitled(name) || people.some(({ family }) => family === name);
  const found = shortenToPhrase(text, words, (form) => rateStanding(text, form, words), isKnown);
  if (found === undefined || listTerms(found.heading, words).length < minHeadingTerms) return undefined;
  if (found.quoted !== undefined && isPhrase(found.quoted)) return undefined;
  const stood =
    found.quoted === undefined
      ? rateStanding(text, found.heading, words)
      : rateStanding(`${found.quoted}.`, found.quoted, { ...words, personal: none }) * weights.quoted;
  const isOwned = reading.isOwned(text);
  const isRiddle = isUnintroduced(found.heading, named, words);
  const isAside = reading.definition === undefined && isBiography(found.heading, words);
  const known =
    (isStranger(found.heading) ? 0.25 : 1) * (isRiddle ? 0.5 : 1) * (isOwned ? 1 : 0.5) * (isAside ? biography : 1);
  const stands = stood * (scored.sentence.spoken ? 0.5 : 1) * known;
  // "Lund" as a speaker under her words is unknown to readers.
  const speaker = people.find(({ family }) => found.isInseparable === true && found.body === family);
  return {
    ...found,
    ...(speaker === undefined ? {} : { body: speaker.name, origin: speaker.sentence }),
    stands,
    known,
  };
}

const isPhrase = (said: string): boolean =>
  !isUnspaced(said) &&
  (countTextWords(said) < minQuotedWords || countTextWords(said.split(/[,:;–]\s/, 1)[0] ?? '') < minClauseWords);

function createQuotedHeading(speaker: string, text: string, { words, language }: Reading): Shown | undefined {
  const said = trimSentence(text, words, withoutConnective);
  if (measureDrawnLength(said) > phraseBudgets.max || /["“”„«»「」]/.test(said) || isPhrase(said)) return undefined;
  if (listTerms(said, words).length < minHeadingTerms) return undefined;
  // "However, it turns out …" depends on what was said before.
  if (words.connectives.includes(getFirstWord(said))) return undefined;
  const [open, close] = getQuotationMarks(language);
  const stands = rateStanding(text, said, { ...words, personal: none });
  return { heading: `${open}${capitalize(said)}${close}`, body: speaker, isInseparable: true, quoted: said, stands };
}
