import type * as z from 'zod/mini';
import type { event } from '../../brief.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { escapePattern } from '../../letters.ts';
import { endsWhole } from '../text/borders.ts';
import { capitalize, countTextWords, isUnspaced, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

type TimelineEvent = z.infer<typeof event>;

const minWords = 3;
const getSigns = perPageLanguage((among) => {
  const before = joinAlternatives(({ brief }) => brief?.timeline?.at, among);
  return {
    before,
    behind: joinAlternatives(({ brief }) => brief?.timeline?.atBehind, among),
    /** "In late 2010 or early 2011, …": a clause with a vague date. */
    blurred: new RegExp(`^(?:${before})\\s(?<label>[^,，、]{4,28}),\\s(?<rest>.{20,})$`, 'iu'),
  };
});

/** "from 1947 to 1967" */
const span = /^\p{L}.*?(?<from>\d{4})\D+(?<to>\d{4})$/u;

function cutDate(text: string, date: string, words: LanguageWords): string | undefined {
  const { before, behind } = getSigns(words.language);
  // A span has its own preposition.
  const ahead = span.test(date) ? '' : `(?:${before})\\s`;
  const placed = new RegExp(
    `(?<!\\p{L})${ahead}${escapePattern(date)}(?![\\p{L}\\p{N}]|[-–/]\\p{N})|${escapePattern(date)}(?:${behind})`,
    'iu',
  );
  const found = placed.exec(text);
  if (found === null) return undefined;
  const [head, tail] = [text.slice(0, found.index).trimEnd(), text.slice(found.index + found[0].length).trimStart()];
  if (head !== '' && !endsWhole(head.replace(/,$/, ''), words)) return undefined;
  const joined = /^[,，、]/.test(tail) && (head === '' || head.endsWith(',')) ? tail.slice(1).trimStart() : tail;
  const isSpaced = head !== '' && joined !== '' && !/^[,.;:，、。]/.test(joined) && !isUnspaced(text);
  const rest = tidy(`${head}${isSpaced ? ' ' : ''}${joined}`);
  // In verb-second languages the verb follows an opening date directly ("Bereits 1972 hatte …").
  const isWhole = !words.isVerbSecond || countTextWords(head) >= minWords;
  return isWhole && countTextWords(rest) >= minWords ? capitalize(rest.replace(/,$/, '')) : undefined;
}

export function withoutOwnDate(event: TimelineEvent, words: LanguageWords): TimelineEvent {
  const { heading, date } = event;
  const { label = '', rest = '' } = words.isVerbSecond
    ? {}
    : (getSigns(words.language).blurred.exec(heading)?.groups ?? {});
  const isBlurred = label.includes(date) && label !== date && /^\p{Lu}/u.test(rest) && !label.includes(' the ');
  if (isBlurred) return { ...event, date: capitalize(label), heading: rest };
  const { from, to } = span.exec(date)?.groups ?? {};
  const own = from === undefined ? event : { ...event, date: `${from}–${to}` };
  const shown = cutDate(heading, date, words);
  return shown === undefined ? own : { ...own, heading: shown };
}
