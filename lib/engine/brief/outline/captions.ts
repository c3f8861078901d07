import type { Language } from '../../languages/language.ts';
import { joinProse, perPageLanguage } from '../../languages/patterns.ts';

const getPatterns = perPageLanguage((among) => {
  /** A name with a relative clause and no predicate. */
  const named = new RegExp(
    String.raw`^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|${joinProse('captionNames', among)})){1,9}, (?:${joinProse('captionWho', among)}) [^,;:]{3,90}$`,
    'u',
  );
  const day = new RegExp(String.raw`,?\s(?:${joinProse('captionDay', among)}) (?:\d{1,2}, ?)?(?:19|20)\d{2}\.?$`, 'u');
  /** Present tense beside a past date. */
  const seen = new RegExp(String.raw`^[^.!?]{3,90}?\s(?:${joinProse('captionSeen', among)})\s`, 'u');
  return { named, day, seen };
});

/** "(AP Photo/Ada Example)", "/AFP/Getty Images", "| Reuters" at the end. */
const agency = /[/(|—–-]\s?(?:AP|AFP|EPA|Reuters|dpa|Getty)(?![\p{L}\p{N}])[^.()]{0,50}\)?\.?$/u;
const maxChars = 260;

export function isCaption(text: string, language: Language | undefined): boolean {
  const { day, named, seen } = getPatterns(language);
  const line = text.trim();
  if (line.length > maxChars) return false;
  return (
    agency.test(line) ||
    named.test(line.replace(/\.$/, '')) ||
    (/\d\.?$/.test(line) && day.test(line) && seen.test(line))
  );
}
