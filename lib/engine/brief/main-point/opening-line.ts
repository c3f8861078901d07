import { isUnnamed } from '../standing/dangling.ts';
import type { RankedSentence } from '../text/rank.ts';
import { splitSentences } from '../text/sentences.ts';
import { drawnLength, isUnspaced, numbersIn, wordCount, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Drawn letters and words of a line that says something; shorter ones without a number are teasers. */
const min = { letters: 58, words: 7 } as const;
const stopped = /[.。．！？!?؟][”"’»」]?$/u;
const longNumber = /\p{N}{2}/u;

export interface LineSource {
  /** The line under the title, and the publisher's summary where the line is that. */
  readonly line: string | undefined;
  readonly wholeSummary: string | undefined;
  readonly leadSummary: string | undefined;
  /** The page's description, by sentence. */
  readonly description: readonly string[];
  readonly ranked: readonly RankedSentence[];
  readonly language: string;
  readonly words: LanguageWords;
}

/** "By Ada Lund", "A kiosk guide": descriptions end a sentence with a stop, and a label without. */
function isSentence(line: string, { description, ranked }: LineSource): boolean {
  const whole = [...description, ...ranked.map(({ text }) => text)].find((text) => text.startsWith(line));
  return whole === undefined || stopped.test(whole);
}

/**
 * The sentences of the line under the title that open the statements: an editor wrote them to be read first, and pictures of
 * statements have no other place for them. None where the line is a label, a teaser or the writer's own affair.
 */
export function findOpening(source: LineSource): readonly string[] {
  const { line, wholeSummary, leadSummary, ranked, language, words } = source;
  if (line === undefined || isUnnamed(line, words)) return [];
  if (!numbersIn(line).every((number) => ranked.some(({ text }) => text.includes(number)))) return [];
  const isLong = drawnLength(line) >= min.letters && (isUnspaced(line) || wordCount(line) >= min.words);
  if (!isLong && !longNumber.test(line)) return [];
  if (wordsIn(line.toLowerCase()).some((word) => words.personal.has(word))) return [];
  if (line !== wholeSummary) return isSentence(line, source) ? [line] : [];
  return splitSentences(leadSummary ?? line, language);
}
