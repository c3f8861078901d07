import { abbreviations, wordsFor } from './words.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** One segmenter per language, kept: making one costs more than a paragraph takes. */
function getSegmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** A single letter with its stop ("J.", "z.", "U.S."): an initial or the start of an abbreviation. */
const endsInInitial = /(?:^|[\s("“‘'’.\u00a0-])\p{L}\.$/u;
const lastWord = /([\p{L}\p{N}.]+)\.$/u;
/** "am 3." before "Mai", "22.-23.": an ordinal in the languages that write it with a stop. */
const endsInOrdinal = /(?:^|\s)(?:\d{1,2}\.\s?[-–/]\s?)?\d{1,2}\.$/;
/** "den 161.": a number of three digits is one behind a word that needs another after it. */
const endsInLongOrdinal = /(?:^|\s)(\p{L}+)\s\d{3}\.$/u;
/** "stv.", "bzw.": no word of these languages lacks a vowel; a unit behind its number ("5 km.") does, and ends a sentence. */
const endsInConsonants =
  /(?<!\d[\s\u00a0]?)(?<=^|[\s(])[BCDFGHJKLMNPQRSTVWXZbcdfghjklmnpqrstvwxz][bcdfghjklmnpqrstvwxz]{1,4}\.$/u;
const vowelLanguages = new Set(['de', 'en', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'no']);
/** "2020. 3. 1.": a date as Korean and Hungarian write it. */
const endsInDate = /(?:^|\s|[^\d.])\d{4}\.\s?\d{1,2}\.(?:\s?\d{1,2}\.)?$/;
/** "2020. 1. 30.": the segmenter takes such a date's year for a sentence's end. */
const yearFirst = { languages: new Set(['ko', 'hu']), year: /(?:^|[^\d.])\d{4}\.$/, month: /^\d{1,2}\.(?:\s|$)/ };
const ordinalLanguages = new Set(['de', 'da', 'nb', 'no', 'fi', 'cs', 'pl', 'hu', 'tr']);
/** Characters at a sentence's end that show whether it is one: longer than any date or abbreviation, so time stays linear. */
const tailChars = 80;
/** A bracket open for longer was never closed. */
const maxBracketChars = 300;

const startsLower = /^["“”‘’'«»„([]*\p{Ll}/u;
/** A wide stop ends its sentence whatever follows. */
const endsWide = /[。！？｡][」』）”"]*$/u;
/** "Fritz!Box", "Yahoo! / Bing": a mark that belongs to a name; what it ends has a space or a wide letter behind it. */
const markInName = /[!?]$/;
const goesOnName = /^(?:\/|\p{Script=Latin})/u;
/** "（.）": a bracket around a mark, which is what is spoken of. */
const endsInMark = /[（(「][.,。、!?]{1,3}[）)」]$/u;
const hasUpper = /\p{Lu}/u;
const hasOpen = /[（「『(]/;

/** Whether `next` goes on with the sentence that the segmenter ended after `whole`, which is the end of it. */
function belongsTogether(whole: string, next: string, language: string, cased: boolean): boolean {
  const previous = whole.trimEnd();
  if (endsWide.test(previous)) return false;
  if (cased && startsLower.test(next)) return true;
  if (endsInDate.test(previous.slice(-16)) || endsInMark.test(previous)) return true;
  if (markInName.test(previous)) return next.startsWith('/') || (whole === previous && goesOnName.test(next));
  if (!previous.endsWith('.')) return false;
  const word = lastWord.exec(previous)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  if (abbreviations.always.has(word)) return true;
  if (abbreviations.beforeNumber.has(word) && /^\d/.test(next)) return true;
  const code = language.split('-')[0] ?? '';
  if (vowelLanguages.has(code) && endsInConsonants.test(previous)) return true;
  if (yearFirst.languages.has(code) && yearFirst.year.test(previous) && yearFirst.month.test(next)) return true;
  const words = wordsFor(language);
  if (ordinalLanguages.has(code)) {
    if (endsInOrdinal.test(previous)) return true;
    const before = endsInLongOrdinal.exec(previous)?.[1];
    if (before !== undefined && words.joints.has(before)) return true;
  }
  if (!endsInInitial.test(previous)) return false;
  // "I. The": a letter alone counts what follows it.
  return previous.length <= 2 || !words.afterInitial.has(/^\p{L}+(?=\s)/u.exec(next)?.[0] ?? '');
}

/** Whether a bracket or Japanese quotation mark opened in `text` is still open. */
function isOpen(text: string): boolean {
  if (!hasOpen.test(text)) return false;
  let depth = 0;
  for (const character of text) {
    if ('（「『('.includes(character)) depth++;
    else if ('）」』)'.includes(character)) depth--;
  }
  return depth > 0;
}

/** Two sentences glued without a space ("last year.The"), as pages lose their line breaks; the second gets its own place. */
const glued = /(\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}+\s)/gu;

/**
 * The sentences of one paragraph, trimmed, in order. Intl.Segmenter does the work (it knows every script); repaired after
 * it are abbreviations, initials, ordinals and brackets it ends too early, and text without any capital.
 */
export function splitSentences(paragraph: string, language: string): string[] {
  const text = paragraph.replace(glued, '$1 ');
  const cased = hasUpper.test(text);
  // The segmenter never ends a sentence before a small letter, so text without capitals is shown to it with some.
  const shown = cased
    ? text
    : text.replace(/([.!?]["'”’)]*\s+["'“‘(]*)(\p{Ll})/gu, (_, stop, letter) => stop + capital(letter));
  const starts: number[] = [];
  for (const { segment, index } of getSegmenter(language).segment(shown)) {
    const start = starts.at(-1);
    const piece = text.slice(index, index + segment.length);
    if (start === undefined || !goesOn(start, index, piece)) starts.push(index);
  }
  return starts.map((start, nth) => text.slice(start, starts[nth + 1]).trim()).filter(Boolean);

  /** Whether the sentence from `start` to `end` goes on with `next`. Looks at its end only, however long it is. */
  function goesOn(start: number, end: number, next: string): boolean {
    const tail = text.slice(Math.max(start, end - tailChars), end);
    if (belongsTogether(tail, next, language, cased)) return true;
    return end - start < maxBracketChars && isOpen(text.slice(start, end));
  }
}

/** Upper case only where it keeps the length, so that places in the text stay the same. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
