const day = String.raw`(?:,\s(?:\p{Lu}\p{L}{2,8}\.?\s\d{1,2}(?:,\s\d{4})?|\d{1,2}\.?\s\p{L}{3,12}\.?(?:\s\d{4})?))?`;
const agency = String.raw`\([^()]{2,30}\)`;

/** "BERLIN (Reuters) - ", "MIAMI, Florida --", "HONOLULU, Dec. 23 (UPI) —", "Paris (AFP) – ". */
export const dateline = new RegExp(
  `^(?:\\p{Lu}\\p{Ll}{2,8}\\.? \\d{1,2}, \\d{4}|\\p{Lu}[\\p{Lu}.\\s]{2,30}(?:\\svia\\s\\p{Lu}{2,10})?(?:,\\s[\\p{L}.\\s]{2,20})?${day}\\s*(?:${agency})?|\\p{Lu}[\\p{L}'’-]+(?:[\\s/]\\p{Lu}[\\p{L}'’-]+){0,2}${day}\\s?${agency})\\s*[-–—]{1,2}\\s(?=["“„«¡¿]?\\p{Lu})`,
  'u',
);

/** "Berlin (abc). ", "Madrid, 3 may (ABC).- ", "(Berlin/abc) ": an agency's marks before a stop or alone. */
const agencyFirst = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}'’-]+(?:[\s/]\p{Lu}[\p{L}'’-]+){0,2}${day}\s?\(\p{L}{2,6}\)\s?[.:]\s?[-–—]{0,2}|\(\p{Lu}[\p{L}\s-]{2,20}\s?/\s?\p{L}{2,6}\))\s(?=["“„«¡¿]?\p{Lu})`,
  'u',
);

/** "BEIJING: ", a colon style of some papers; elsewhere such a word names a speaker. */
const placeWithColon = /^\p{Lu}{4,}(?:[\s-]\p{Lu}{3,}){0,2}:\s(?=\p{Lu})/u;
/** "Calden.- ", of papers in Spanish. */
const placeWithDash = /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}\.\s?[-–—]{1,2}\s(?=["“„«¡¿]?\p{Lu})/u;
/** "CALDEN. ", "BAD ERDEN. "; then a leading day: "06.11.23 - ", "Darmstadt - Januar 2021. ". */
const placeWithStop = /^\p{Lu}{4,}(?:[\s-]\p{Lu}{3,}){0,2}\.\s(?=["“„]?\p{Lu})/u;
const dayFirst =
  /^(?:(?:\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2}\s?[-–—,]\s)?\p{L}{3,10}\s(?:19|20)\d{2}\.\s|\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})\s?[-–—:|]\s)(?=["“„]?\p{Lu})/u;
/** Doubly escaped character references ("&#151;") and leading dashes. */
const leftover = /^(?:&#?\w{2,8};|[\s–—-])+(?=["“„«]?\p{Lu})/u;

export function cleanOpening(paragraph: string): string {
  const text = paragraph.replace(leftover, '');
  return [dateline, agencyFirst, placeWithColon, placeWithDash, placeWithStop, dayFirst].reduce(
    (left, pattern) => left.replace(pattern, ''),
    text,
  );
}

/** The name before a line of a transcript: "THE HARBOUR MASTER: We will …". A single word ("UPDATE:") is not a speaker. */
export const speakerLabel = /^(?=[^:]{5,40}:)(?:\p{Lu}[\p{Lu}.'’-]*\s){1,4}\p{Lu}[\p{Lu}.'’-]+:\s+(?=["“‘«„]?\p{Lu})/u;
