import { abbreviations } from './words.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** One segmenter per language, kept: making one costs more than a paragraph takes. */
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** A single letter with its stop ("J.", "z.", "U.S."): an initial or the start of an abbreviation. */
const endsInInitial = /(?:^|[\s("“‘'’.\u00a0-])\p{L}\.$/u;
const lastWord = /([\p{L}\p{N}.]+)\.$/u;
/** "am 3." before "Mai": an ordinal in the languages that write it with a stop. */
const endsInOrdinal = /(?:^|\s)\d{1,2}\.$/;
/** "2020. 3. 1.": a date as Korean and Hungarian write it. */
const endsInDate = /(?:^|\s|[^\d.])\d{4}\.\s?\d{1,2}\.(?:\s?\d{1,2}\.)?$/;
const ordinalLanguages = new Set(['de', 'da', 'nb', 'no', 'fi', 'cs', 'pl', 'hu', 'tr']);
/** Capitals that follow a real end more often than they follow "U.S.". */
const opensSentence = /^(?:The|A|An|In|It|He|She|We|They|But|This|That|For|At|On|As|If|There|These|Its)\s/;

const startsLower = /^["“”‘’'«»„([]*\p{Ll}/u;
const hasUpper = /\p{Lu}/u;
const hasOpen = /[（「『(]/;

/** Whether `next` goes on with the sentence that the segmenter ended after `previous`. */
function belongsTogether(previous: string, next: string, language: string, cased: boolean): boolean {
  if (cased && startsLower.test(next)) return true;
  if (hasOpen.test(previous) && isOpen(previous)) return true;
  if (endsInDate.test(previous.slice(-16))) return true;
  const word = lastWord.exec(previous)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  if (abbreviations.always.has(word)) return true;
  if (abbreviations.beforeNumber.has(word) && /^\d/.test(next)) return true;
  if (ordinalLanguages.has(language) && endsInOrdinal.test(previous)) return true;
  return endsInInitial.test(previous) && !opensSentence.test(next);
}

/** Whether a bracket or Japanese quotation mark opened in `text` is still open, and the sentence not yet hopelessly long. */
function isOpen(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if ('（「『('.includes(character)) depth++;
    else if ('）」』)'.includes(character)) depth--;
  }
  return depth > 0 && text.length < 300;
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
  const sentences: string[] = [];
  for (const { segment, index } of segmenterOf(language).segment(shown)) {
    const piece = text.slice(index, index + segment.length);
    const previous = sentences.at(-1);
    if (previous !== undefined && belongsTogether(previous.trimEnd(), piece, language, cased)) {
      sentences[sentences.length - 1] = previous + piece;
    } else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** Upper case only where it keeps the length, so that places in the text stay the same. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
