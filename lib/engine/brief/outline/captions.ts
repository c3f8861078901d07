import { joinProse } from '../../languages/patterns.ts';

/** A name with a relative clause and no predicate. */
const named = new RegExp(
  String.raw`^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|${joinProse('captionNames')})){1,9}, (?:${joinProse('captionWho')}) [^,;:]{3,90}$`,
  'u',
);
/** "(AP Photo/Ada Example)", "/AFP/Getty Images", "| Reuters" at the end. */
const agency = /[/(|—–-]\s?(?:AP|AFP|EPA|Reuters|dpa|Getty)(?![\p{L}\p{N}])[^.()]{0,50}\)?\.?$/u;
const day = new RegExp(String.raw`,?\s(?:${joinProse('captionDay')}) (?:\d{1,2}, ?)?(?:19|20)\d{2}\.?$`, 'u');
/** Present tense beside a past date. */
const seen = new RegExp(String.raw`^[^.!?]{3,90}?\s(?:${joinProse('captionSeen')})\s`, 'u');
const maxChars = 260;

export function isCaption(text: string): boolean {
  const line = text.trim();
  if (line.length > maxChars) return false;
  return (
    agency.test(line) ||
    named.test(line.replace(/\.$/, '')) ||
    (/\d\.?$/.test(line) && day.test(line) && seen.test(line))
  );
}
