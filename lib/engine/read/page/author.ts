import { textOf } from '../blocks/inline-text.ts';
import { monthAtEnd } from './date.ts';
import { decode } from './decode.ts';
import { namesOf, type Thing } from './json-ld.ts';
import { aroundStart } from './place.ts';

/** Longer "names" are sentences that landed in the wrong field. In characters. */
const longestName = 100;
/** A visible byline holds the date and a role too. In characters. */
const longestByline = 200;

/** What stands before a name, in the languages the project reads best. */
const by =
  /^(?:(?:analysis|opinion|written|posted|story|words|text|review(?:ed)?|published|submitted|article|reporting)\s+)?(?:by|von|par|por|di|door)(?::\s*|\s+)|^(?:author|autor(?:in)?|auteur|autore|text|作者|文|記者|记者|撰文|بقلم|الكاتب)\s*[:：|／/]\s*/iu;
/** Where a name in a byline ends. */
const ends =
  /\s*(?:[|•·–—]|\s-\s|\d|\b(?:edited|updated|published|posted|photos?|photographs?) |,\s+[^,]*\b(?:editor|reporter|writer|correspondent|columnist|contributor|journalist|staff|news)\b).*$/isu;
/** What systems put where no name was given. */
const nobody =
  /^(?:admin|administrator|root|webmaster|editor|user|author|guest|staff|redaktion|null|undefined|unknown)$/i;

/** Marks of an author, the surest first; in visible bylines the name must show by "By" or by its form. */
const marked = [
  'a[rel~="author"]',
  '[itemprop~="author"] [itemprop~="name"]',
  '[itemprop~="author"]',
  '[rel~="author"]',
];
const bylines = '[class*="byline" i],[class*="author" i],[id*="byline" i]';
/** Two to five words in capitals at their start, small words between them allowed. */
const fullName =
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:de|da|di|van|von|der|den|la|le|el|al|bin|and|und|et|y|e)\s+){0,2}\p{Lu}[\p{L}.'’-]*){1,4}$/u;

/** Who wrote a page, by its JSON-LD, its meta tags (`tag`), its marks, or the byline that a reader sees. */
export function authorOf(
  document: Document,
  { author }: Thing,
  things: readonly Thing[],
  tag: string | undefined,
): string | undefined {
  const named = namesOf(author, things).slice(0, 4);
  const said = [named.length > 1 ? named.map(cleaned).filter(Boolean).join(', ') : named[0], tag];
  for (const name of said) {
    const clean = cleaned(name);
    if (clean) return clean;
  }
  for (const selector of marked) {
    const element = document.querySelector(selector);
    const clean = element ? cleaned(lineOf(element)) : undefined;
    if (clean) return clean;
  }
  return visibleAuthor(document);
}

const lineOf = (element: Element): string => textOf(element).slice(0, longestByline);

function cleaned(text: string | undefined): string | undefined {
  const line = (decode(text?.slice(0, longestByline)) ?? '').replace(/^[^\p{L}]+/u, '');
  const said = line.replace(by, '');
  const cut = said.replace(ends, '');
  const name = (cut === said ? cut : cut.replace(monthAtEnd, '')).replace(/[\s,;:]+$|(?<=\p{L}{3})\.$/u, '');
  // Profiles of networks stand in this field too.
  if (!name || name.length > longestName || /https?:|www\.|[@<>{}]/.test(line) || nobody.test(name)) return undefined;
  return name;
}

function visibleAuthor(document: Document): string | undefined {
  for (const element of aroundStart(document, bylines)) {
    const line = lineOf(element).replace(/^[^\p{L}]+/u, '');
    const name = cleaned(line);
    if (name && (by.test(line) ? name.length <= longestName / 2 : fullName.test(name))) return name;
  }
  return undefined;
}
