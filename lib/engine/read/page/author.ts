import { joinAlternatives } from '../../languages/patterns.ts';
import { readText } from '../blocks/inline-text.ts';
import { monthAtEnd } from './date.ts';
import { decode } from './decode.ts';
import { readNames, type Thing } from './json-ld.ts';
import { aroundStart } from './place.ts';

/** Longer "names" are sentences that landed in the wrong field. In characters. */
const maxNameChars = 100;
/** A visible byline holds the date and a role too. In characters. */
const maxBylineChars = 200;

/** What stands before a name. */
const by = new RegExp(
  String.raw`^(?:(?:${joinAlternatives(({ read }) => read?.byline?.kinds)})\s+)?(?:${joinAlternatives(({ read }) => read?.byline?.by)})(?::\s*|\s+)|^(?:${joinAlternatives(({ read }) => read?.byline?.label)})\s*[:：|／/]\s*`,
  'iu',
);
/** Where a name in a byline ends. */
const ends =
  /\s*(?:[|•·–—]|\s-\s|\d|\b(?:edited|updated|published|posted|photos?|photographs?) |,\s+[^,]*\b(?:editor|reporter|writer|correspondent|columnist|contributor|journalist|staff|news)\b).*$/isu;
/** A role that the page glued to the name, or wrote behind it. */
const role =
  /(?:(?<=\p{Ll})|\s)(?:(?:Senior|Staff|Contributing|Chief|Associate|Deputy|Managing|Political|Science|Business)\s*)*(?:Writer|Reporter|Editor|Correspondent|Columnist|Contributor|Journalist)s?$/u;
/** A profile's link, or the section and day, behind a name. */
const links =
  /(?:\s+(?:on\s+)?(?:twitter|facebook|instagram|linkedin|mastodon|bluesky|threads|e-?mail|bio|website|rss|profile|follow))+$/iu;
const filed = /\s+(?:in\s.+\s)?on$/u;
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

/** Who wrote a page, by its JSON-LD, its meta tags (`tag`), its marks, or the byline that a reader sees; never `site`. */
export function findAuthor(
  document: Document,
  { author }: Thing,
  things: readonly Thing[],
  tag: string | undefined,
  site: string | undefined,
): string | undefined {
  const named = readNames(author, things).slice(0, 4);
  const said = [
    named.length > 1
      ? named
          .map((name) => cleaned(name, site))
          .filter(Boolean)
          .join(', ')
      : named[0],
    tag,
  ];
  for (const name of said) {
    const clean = cleaned(name, site);
    if (clean) return clean;
  }
  for (const selector of marked) {
    const element = document.querySelector(selector);
    const clean = element ? cleaned(readLine(element), site) : undefined;
    if (clean) return clean;
  }
  return visibleAuthor(document, site);
}

const readLine = (element: Element): string => readText(element).slice(0, maxBylineChars);

/** "Joe Example Coast Post" without the paper; a paper that is all there is stays. */
function withoutSite(name: string, site: string | undefined): string {
  const paper = site?.replace(/^the\s+/i, '') ?? '';
  if (paper === '' || !name.toLowerCase().endsWith(` ${paper.toLowerCase()}`)) return name;
  const own = name.slice(0, -paper.length).replace(/[\s,]+(?:(?:of\s)?the\s+)?$/i, '');
  return fullName.test(own) ? own : name;
}

function cleaned(text: string | undefined, site: string | undefined): string | undefined {
  const line = (decode(text?.slice(0, maxBylineChars)) ?? '').replace(/^[^\p{L}]+/u, '');
  const said = line.replace(by, '');
  const cut = said.replace(ends, '');
  const dated = cut === said ? cut : cut.replace(monthAtEnd, '');
  const name = withoutSite(dated.replace(filed, '').replace(links, '').replace(role, ''), site).replace(
    /[\s,;:]+$|(?<=\p{L}{3})\.$/u,
    '',
  );
  // Profiles of networks stand in this field too.
  if (!name || name.length > maxNameChars || /https?:|www\.|[@<>{}]/.test(line) || nobody.test(name)) return undefined;
  return name;
}

function visibleAuthor(document: Document, site: string | undefined): string | undefined {
  for (const element of aroundStart(document, bylines)) {
    const line = readLine(element).replace(/^[^\p{L}]+/u, '');
    const name = cleaned(line, site);
    if (name && (by.test(line) ? name.length <= maxNameChars / 2 : fullName.test(name))) return name;
  }
  return undefined;
}
