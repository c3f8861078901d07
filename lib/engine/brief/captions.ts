/** Words before a relative clause that ends the text: a name without a predicate. */
const named = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|of|the|for|and|at|in)){1,9}, (?:who|whose) [^,;:]{3,90}$/u;
/** "(AP Photo/Ada Example)", "/AFP/Getty Images", "| Reuters" at the end. */
const agency = /[/(|—–-]\s?(?:AP|AFP|EPA|Reuters|dpa|Getty)(?![\p{L}\p{N}])[^.()]{0,50}\)?\.?$/u;
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const day = new RegExp(String.raw`,?\s(?:on |in )?(?:\p{L}+day, )?${month}\.? (?:\d{1,2}, ?)?(?:19|20)\d{2}\.?$`, 'u');
/** What is seen, in the present tense, though the day is past; not what a date is set for. */
const seen =
  /^[^.!?]{3,90}?\s(?:is|are) (?!expected|scheduled|planned|slated|required|projected|set\b|due\b)(?:\p{L}+(?:ed|ing)|seen|shown|held|led|taken)\s/u;
/** Longer texts are paragraphs. */
const maxChars = 260;

/** Whether a text is a picture's caption that stands among the paragraphs: it says what is seen, not what is so. */
export function isCaption(text: string): boolean {
  const line = text.trim();
  if (line.length > maxChars) return false;
  return agency.test(line) || named.test(line.replace(/\.$/, '')) || (day.test(line) && seen.test(line));
}
