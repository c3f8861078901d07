import { and, joinAlternatives } from '../../languages/patterns.ts';
import { readText } from '../blocks/inline-text.ts';
import { monthAtEnd } from './date.ts';
import { decode } from './decode.ts';
import { readNames, type Thing } from './json-ld.ts';
import { aroundStart } from './place.ts';

/** A page with less text may show its author where only a browser finds it. In characters. */
const minShownChars = 500;
/** Longer "names" are sentences that landed in the wrong field. In characters. */
const maxNameChars = 100;
/** A visible byline holds the date and a role too. In characters. */
const maxBylineChars = 200;

/** A line that says who wrote what follows is short. In characters. */
const maxWrittenChars = 110;

/** What stands before a name. */
const by = new RegExp(
  String.raw`^(?:(?:${joinAlternatives(({ read }) => read?.byline?.kinds)})\s+)?(?:${joinAlternatives(({ read }) => read?.byline?.by)})(?::\s*|\s+)|^(?:${joinAlternatives(({ read }) => read?.byline?.label)})\s*[:：|／/]\s*`,
  'iu',
);
const kindBy = new RegExp(
  String.raw`^(?:${joinAlternatives(({ read }) => read?.byline?.kinds)})\s+(?:${joinAlternatives(({ read }) => read?.byline?.by)})(?!\p{L})`,
  'iu',
);
/** "By" in an element of its own: the name stands in the next. */
const byAlone = new RegExp(
  String.raw`^(?:(?:${joinAlternatives(({ read }) => read?.byline?.kinds)})\s+)?(?:${joinAlternatives(({ read }) => read?.byline?.by)})\s*:?$`,
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
/** Legal forms: a company that runs a site, or built it, wrote none of its texts. */
const company =
  /(?:^|[\s,])(?:GmbH|gGmbH|AG|KG|OHG|GbR|mbH|e\.\s?V\.|Ltd\.?|LLC|Inc\.?|Corp\.?|PLC|S\.\s?A\.(?:\s?S\.)?|S\.?r\.?l\.?|SARL|SpA|S\.p\.A\.|B\.V\.|Oy|ApS)(?=$|[\s,&])/u;
/** A name that the page shows twice, once for a picture or a link. */
const twice = /^(.{5,}?)[\s,]*\1$/su;
/** What is cut off before its end is no name: "Letters To The". */
const cutOff = new RegExp(String.raw`\s(?:the|to|of|${joinAlternatives(({ read }) => read?.byline?.by)})$`, 'iu');
/** An address as it is written, without its protocol: "example.org/coast". */
const address = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,12}(?:\/\S*)?$/;
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

/** Names at the start of what stands behind "by": "Ada Lund with Bo Berg". */
const leadingName = new RegExp(fullName.source.replace(/\$$/, String.raw`(?=$|[\s,.;:|])`), 'u');

/**
 * Who wrote a page, by its JSON-LD, its meta tags (`tag`), its marks, or the byline that a reader sees; never `site`.
 * What its reader sees nowhere is often the account of who set the site up: it counts less than a byline, and in a tag
 * nothing.
 */
export function findAuthor(
  document: Document,
  { author }: Thing,
  things: readonly Thing[],
  tag: string | undefined,
  site: string | undefined,
): string | undefined {
  const named = readNames(author, things).slice(0, 4);
  const given = named.length > 1 ? joinNames(named, site) : cleaned(named[0], site);
  const tagged = cleaned(tag, site);
  const text = given || tagged ? visibleText(document) : '';
  // Of several the first will do: pages join names in their own ways.
  const isShown = (name: string | undefined) =>
    name !== undefined && text.includes(toCompared(name.split(/,\s/)[0] ?? name));
  const shown = [given, tagged].find(isShown) ?? (named.length > 1 ? given : undefined);
  return (
    shown ??
    markedAuthor(document, site) ??
    visibleAuthor(document, site) ??
    given ??
    (text.length < minShownChars ? tagged : undefined)
  );
}

function joinNames(names: readonly string[], site: string | undefined): string | undefined {
  const clean = new Set(names.map((name) => cleaned(name, site)).filter(Boolean));
  return Array.from(clean).join(', ') || undefined;
}

const toCompared = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** What a reader sees of a page, as it is compared. */
function visibleText(document: Document): string {
  const data = Array.from(document.body.querySelectorAll('script'), (script) => script.textContent ?? '');
  return toCompared(
    data.reduce((text, script) => (script ? text.replace(script, '') : text), document.body.textContent ?? ''),
  );
}

function markedAuthor(document: Document, site: string | undefined): string | undefined {
  for (const selector of marked) {
    const element = document.querySelector(selector);
    const clean = element ? cleaned(readLine(element), site) : undefined;
    if (clean) return clean;
  }
  return undefined;
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
  const said = line
    .replace(by, '')
    .replace(/^[^\p{L}]+/u, '')
    .replace(twice, '$1');
  const cut = said.replace(ends, '');
  const dated = cut === said ? cut : cut.replace(monthAtEnd, '');
  const name = withoutSite(dated.replace(filed, '').replace(links, '').replace(role, ''), site).replace(
    /[\s,;:]+$|(?<=\p{L}{3})\.$/u,
    '',
  );
  // Profiles of networks stand in this field too.
  if (!name || name.length > maxNameChars || /https?:|www\.|[@<>{}]/.test(line) || nobody.test(name)) return undefined;
  return company.test(said) || cutOff.test(name) || address.test(name) ? undefined : name;
}

function visibleAuthor(document: Document, site: string | undefined): string | undefined {
  for (const element of aroundStart(document, bylines)) {
    const line = readLine(element).replace(/^[^\p{L}]+/u, '');
    const name = cleaned(line, site);
    if (name && (by.test(line) ? name.length <= maxNameChars / 2 : fullName.test(name))) return name;
  }
  return writtenAuthor(document, site);
}

/** Elements that hold a byline which nothing else marks. */
const lines = 'p,em,strong,span,div,address,dd,small';

/** A byline that is marked by nothing but its words: "By Ada Lund", "An interview by Ada Lund with Bo Berg". */
function writtenAuthor(document: Document, site: string | undefined): string | undefined {
  for (const element of aroundStart(document, lines)) {
    const line = readShortLine(element);
    const next = byAlone.test(line) ? element.nextElementSibling : null;
    const said = next ? readShortLine(next) : by.test(line) ? line.replace(by, '') : '';
    // "By" alone opens many a sentence; behind the kind of text it names who wrote it.
    const name = kindBy.test(line) && !next ? leadingName.exec(said)?.[0] : findNames(said);
    const clean = name === undefined ? undefined : cleaned(name, site);
    if (clean) return clean;
  }
  return undefined;
}

/** The line in an element that holds no more than a byline, from its first letter. */
function readShortLine(element: Element): string {
  const size = (element.textContent ?? '').length;
  const line = size <= maxWrittenChars * 2 ? readLine(element).replace(/^[^\p{L}]+/u, '') : '';
  return line.length <= maxWrittenChars ? line : '';
}

const betweenNames = new RegExp(String.raw`\s*,\s+|\s+(?:${and}|&)\s+`, 'u');
/** What stands behind the last name: an outlet or an agency. */
const outlet = /^(?:\p{Lu}[\p{L}.-]*|dpa)$/u;

/** The names in "Ada Lund", or in "Ada Lund, Bo Berg and Cy Dahl, NDR"; undefined for anything else. */
function findNames(said: string): string | undefined {
  const cut = said.replace(ends, '');
  const parts = (cut === said ? cut : cut.replace(monthAtEnd, '')).split(betweenNames);
  const first = parts.findIndex((part) => !fullName.test(part));
  const names = first < 0 ? parts : parts.slice(0, first);
  const rest = parts.slice(names.length);
  return names.length > 0 && (rest.length === 0 || (rest.length === 1 && outlet.test(rest[0] ?? '')))
    ? names.join(', ')
    : undefined;
}
