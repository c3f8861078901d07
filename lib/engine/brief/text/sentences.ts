import { findLanguage } from '../../languages/index.ts';
import { abbreviations, getWords } from './words.ts';

const segmenters = new Map<string, Intl.Segmenter>();

function getSegmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** "J.", "z.", "U.S." */
const endsInInitial = /(?:^|[\s("“‘'’.\u00a0-])\p{L}\.$/u;
const lastWord = /([\p{L}\p{N}.]+)\.$/u;
/** "am 3." before "Mai", "22.-23.". */
const endsInOrdinal = /(?:^|\s)(?:\d{1,2}\.\s?[-–/]\s?)?\d{1,2}\.$/;
/** "den 161." */
const endsInLongOrdinal = /(?:^|\s)(\p{L}+)\s\d{3}\.$/u;
/** "Ada Lunds 100." before "Geburtstag": a genitive counts no sum. */
const endsInOwnersOrdinal = /(?:^|\s)\p{Lu}\p{L}+[s’']\s\d{1,3}\.$/u;
/** "(Ag.)": a title in brackets. */
const endsInBracketed = /\(\p{Lu}\p{L}{0,5}\.\)$/u;
const opensDay = /^\d{1,2}\.(?:\s|\d{1,2}\.|$)/u;
const maxShortDay = 3;
const shortDays = new Map<string, ReadonlySet<string>>();

function findShortDays(language: string): ReadonlySet<string> {
  const known = shortDays.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)).replace(/\.$/, ''));
  const made = new Set(names.filter((name) => /^\p{Lu}/u.test(name) && name.length <= maxShortDay));
  shortDays.set(language, made);
  return made;
}

/** "am Mi." before "5. Februar" */
const endsInShortDay = (previous: string, next: string, language: string): boolean =>
  opensDay.test(next) && findShortDays(language).has(/\p{L},?\s(\p{Lu}\p{L}+)\.$/u.exec(previous)?.[1] ?? '');
/** "stv.", "bzw.": no word lacks a vowel. A unit behind its number ("5 km.") may end a sentence. */
const endsInConsonants =
  /(?<!\d[\s\u00a0]?)(?<=^|[\s(])[BCDFGHJKLMNPQRSTVWXZbcdfghjklmnpqrstvwxz][bcdfghjklmnpqrstvwxz]{1,4}\.$/u;
/** "2020. 3. 1.", in Korean and Hungarian. */
const endsInDate = /(?:^|\s|[^\d.])\d{4}\.\s?\d{1,2}\.(?:\s?\d{1,2}\.)?$/;
/** "2020. 1. 30.": the segmenter ends a sentence after the year. */
const yearFirst = { year: /(?:^|[^\d.])\d{4}\.$/, month: /^\d{1,2}\.(?:\s|$)/ };
/** Letters read at a sentence's end, more than any date or abbreviation; keeps the time linear. */
const tailChars = 80;
const maxBracketChars = 300;

const startsLower = /^["“”‘’'«»„([]*\p{Ll}|^[»”]\s+\p{Ll}/u;
/** "Lund Inc. (the ferry’s owner) has": a bracket that the sentence goes on behind. */
const bracketWithin = /^\([^()]{1,80}\)\s\p{Ll}/u;
/** "Yes ! » Then": the closing mark behind a space belongs to what it closes. */
const closesFirst = /^[»”]\s+(?=\S)/u;
/** Behind an abbreviation that counts: "no. 5", "sec. XIX", "13 vol. %". */
const countsNext = /^(?:[\d%§]|[IVXLCM]{2,6}(?!\p{L}))/u;
/** A site's name as a credit behind the text. */
const domainAlone = /^(?:[\p{L}\p{N}-]+\.)+\p{Ll}{2,6}\s*$/u;
const credit = /(?<=[.!?]["”»“]?\s{1,4})\p{Ll}(?=[\p{Ll}\p{N}-]*(?:\.[\p{Ll}\p{N}-]+)*\.\p{Ll}{2,6}\s*$)/u;
const endsWide = /[。！？｡][」』）”"]*$/u;
/** "Fritz!Box", "Yahoo! / Bing" */
const markInName = /[!?]$/;
const goesOnName = /^(?:\/|\p{Script=Latin})/u;
const endsInMark = /[（(「][.,。、!?]{1,3}[）)」]$/u;
const hasUpper = /\p{Lu}/u;
const hasOpen = /[（「『(]/;

function belongsTogether(whole: string, next: string, language: string, cased: boolean): boolean {
  const previous = whole.trimEnd();
  if (endsWide.test(previous) || domainAlone.test(next)) return false;
  if (cased && (startsLower.test(next) || bracketWithin.test(next))) return true;
  if (endsInDate.test(previous.slice(-16)) || endsInMark.test(previous) || endsInBracketed.test(previous)) return true;
  if (markInName.test(previous)) return next.startsWith('/') || (whole === previous && goesOnName.test(next));
  if (!previous.endsWith('.')) return false;
  const word = lastWord.exec(previous)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  const code = language.split('-')[0] ?? '';
  if (abbreviations.always.has(word) || ownAbbreviations(code).has(word)) return true;
  if (abbreviations.beforeNumber.has(word) && countsNext.test(next)) return true;
  const { wordsHaveVowels, yearsComeFirst, ordinalsHaveStops } = findLanguage(language) ?? {};
  if (wordsHaveVowels && endsInConsonants.test(previous)) return true;
  if (yearsComeFirst && yearFirst.year.test(previous) && yearFirst.month.test(next)) return true;
  const words = getWords(language);
  if (ordinalsHaveStops) {
    if (endsInOrdinal.test(previous)) return true;
    if (endsInShortDay(previous, next, code)) return true;
    const before = endsInLongOrdinal.exec(previous)?.[1];
    if (before !== undefined && words.joints.has(before)) return true;
    if (endsInOwnersOrdinal.test(previous) && !words.afterInitial.has(readFirst(next))) return true;
  }
  if (!endsInInitial.test(previous)) return false;
  // "I. The": a single letter numbers what follows.
  return previous.length <= 2 || !words.afterInitial.has(readFirst(next));
}

const readFirst = (text: string): string => /^\p{L}+(?=\s)/u.exec(text)?.[0] ?? '';

const owned = new Map<string, ReadonlySet<string>>();

/** A language's abbreviations that are words of another one. */
function ownAbbreviations(code: string): ReadonlySet<string> {
  const known = owned.get(code);
  if (known) return known;
  const made = new Set((findLanguage(code)?.grammar?.ownAbbreviations ?? '').split(' '));
  owned.set(code, made);
  return made;
}

function isOpen(text: string): boolean {
  if (!hasOpen.test(text)) return false;
  let depth = 0;
  for (const character of text) {
    if ('（「『('.includes(character)) depth++;
    else if ('）」』)'.includes(character)) depth--;
  }
  return depth > 0;
}

const opensYear = /(?<=\p{L}{4}[.!?]["”’»]?\s)[12](?=\d{3}\s\p{Ll})/gu;

/** "last year.The": a lost line break. */
const glued = /(\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}+\s)/gu;

/** Intl.Segmenter splits; this repairs its breaks after abbreviations, initials, ordinals and in brackets. */
export function splitSentences(paragraph: string, language: string): string[] {
  const text = paragraph.replace(glued, '$1 ');
  const cased = hasUpper.test(text);
  // The segmenter never breaks before a small letter, so text without capitals is given some.
  const shown = cased
    ? text.replace(opensYear, 'A').replace(credit, toCapital)
    : text.replace(/([.!?]["'”’)]*\s+["'“‘(]*)(\p{Ll})/gu, (_, stop, letter) => stop + toCapital(letter));
  const starts: number[] = [];
  for (const { segment, index } of getSegmenter(language).segment(shown)) {
    const start = starts.at(-1);
    const piece = text.slice(index, index + segment.length);
    if (start === undefined || !goesOn(start, index, piece)) starts.push(index);
  }
  for (const [nth, start] of starts.entries())
    if (nth > 0) starts[nth] = start + (closesFirst.exec(text.slice(start, start + tailChars))?.[0].length ?? 0);
  return starts.map((start, nth) => text.slice(start, starts[nth + 1]).trim()).filter(Boolean);

  function goesOn(start: number, end: number, next: string): boolean {
    const tail = text.slice(Math.max(start, end - tailChars), end);
    if (belongsTogether(tail, next, language, cased)) return true;
    return end - start < maxBracketChars && isOpen(text.slice(start, end));
  }
}

function toCapital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
