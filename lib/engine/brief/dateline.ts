/** A month, a day and perhaps a year behind a place: "Dec. 23, 2016", "3 May 2026". */
const day = String.raw`(?:,\s(?:\p{Lu}\p{L}{2,8}\.?\s\d{1,2}(?:,\s\d{4})?|\d{1,2}\.?\s\p{L}{3,12}(?:\s\d{4})?))?`;
/** An agency or an abbreviation of one, behind a place. */
const agency = String.raw`\([^()]{2,30}\)`;

/** "BERLIN (Reuters) - ", "MIAMI, Florida --", "HONOLULU, Dec. 23 (UPI) —", "Paris (AFP) – ": where a report was filed, before its first sentence. */
export const dateline = new RegExp(
  `^(?:\\p{Lu}\\p{Ll}{2,8}\\.? \\d{1,2}, \\d{4}|\\p{Lu}[\\p{Lu}.\\s]{2,30}(?:,\\s[\\p{L}.\\s]{2,20})?${day}\\s*(?:${agency})?|\\p{Lu}[\\p{L}'’-]+(?:[\\s/]\\p{Lu}[\\p{L}'’-]+){0,2}${day}\\s?${agency})\\s*[-–—]{1,2}\\s(?=["“„«¡¿]?\\p{Lu})`,
  'u',
);

/** "BEIJING: ": the same with a colon, as some papers set it; elsewhere such a word says who speaks. */
const placeWithColon = /^\p{Lu}{4,}(?:[\s-]\p{Lu}{3,}){0,2}:\s(?=\p{Lu})/u;
/** "CALDEN. ", "BAD ERDEN. ": the same with a stop; "06.11.23 - ", "Darmstadt - Januar 2021. ": a day before the text. */
const placeWithStop = /^\p{Lu}{4,}(?:[\s-]\p{Lu}{3,}){0,2}\.\s(?=["“„]?\p{Lu})/u;
const dayFirst =
  /^(?:(?:\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2}\s?[-–—,]\s)?\p{L}{3,10}\s(?:19|20)\d{2}\.\s|\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})\s?[-–—:|]\s)(?=["“„]?\p{Lu})/u;
/** A character reference that was written twice over ("&#151;"), and dashes before the first word. */
const leftover = /^(?:&#?\w{2,8};|[\s–—-])+(?=["“„«]?\p{Lu})/u;

/** A text's first paragraph without what a wire or a template set before it. */
export function cleanOpening(paragraph: string): string {
  const text = paragraph.replace(leftover, '');
  return [dateline, placeWithColon, placeWithStop, dayFirst].reduce((left, pattern) => left.replace(pattern, ''), text);
}
