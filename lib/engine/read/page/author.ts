import { legalForms } from '../../languages/class-names.ts';
import { and, joinAlternatives } from '../../languages/patterns.ts';
import type { ReadWords } from '../../languages/words/read-words.ts';
import { networkNames } from '../../networks.ts';
import { readInlineText } from '../blocks/inline-text.ts';
import { monthAtEnd } from './date.ts';
import { decode } from './decode.ts';
import { holdsValue, withName } from './elements.ts';
import { type JsonLdThing, readNames } from './json-ld.ts';
import { listAroundStart } from './place.ts';

/** A page with less text may add its author by script. In characters. */
const minShownChars = 500;
const maxNameChars = 100;
const maxBylineChars = 200;

const maxWrittenChars = 110;

type Byline = NonNullable<ReadWords['byline']>;
const joinAny = (field: keyof Byline): string => joinAlternatives(({ read }) => read?.byline?.[field]);

const by = new RegExp(
  String.raw`^(?:(?:${joinAny('kinds')})\s+)?(?:${joinAny('by')})(?::\s*|\s+)|^(?:${joinAny('label')})\s*[:：|／/]\s*`,
  'iu',
);
const kindBy = new RegExp(String.raw`^(?:${joinAny('kinds')})\s+(?:${joinAny('by')})(?!\p{L})`, 'iu');
const byAlone = new RegExp(String.raw`^(?:(?:${joinAny('kinds')})\s+)?(?:${joinAny('by')})\s*:?$`, 'iu');
const ends = new RegExp(
  String.raw`\s*(?:[|•·–—]|\s-\s|\d|(?<!\p{L})(?:${joinAny('endsAt')}) |,\s+[^,]*(?<!\p{L})(?:${joinAny('jobs')})(?!\p{L})).*$`,
  'isu',
);
const role = new RegExp(String.raw`(?:(?<=\p{Ll})|\s)(?:${joinAny('offices')})$`, 'u');
const links = new RegExp(String.raw`(?:\s+(?:on\s+)?(?:${networkNames}|${joinAny('links')}))+$`, 'iu');
const filed = new RegExp(String.raw`\s+(?:${joinAny('filed')})$`, 'u');
/** A company that runs or built a site wrote none of its texts. */
const company = new RegExp(String.raw`(?:^|[\s,])(?:${legalForms})(?=$|[\s,&])`, 'u');
const twice = /^(.{5,}?)[\s,]*\1$/su;
/** Cut off before its end: "Letters To The". */
const cutOff = new RegExp(String.raw`\s(?:${joinAny('unfinished')}|${joinAny('by')})$`, 'iu');
const address = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,12}(?:\/\S*)?$/;
const nobody = new RegExp(`^(?:${joinAny('nobody')}|null|undefined)$`, 'iu');

const maxBylineOfCard = 60;

export const isBylineLine = (line: string): boolean =>
  line.length <= maxBylineOfCard && (byAlone.test(line) || (by.test(line) && fullName.test(line.replace(by, ''))));

const isByline = (element: Element): boolean =>
  /byline|author/i.test(element.getAttribute('class') ?? '') || /byline/i.test(element.getAttribute('id') ?? '');
const fullName = new RegExp(
  String.raw`^\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:${joinAny('withinNames')})\s+){0,2}\p{Lu}[\p{L}.'’-]*){1,4}$`,
  'u',
);

const leadingName = new RegExp(fullName.source.replace(/\$$/, String.raw`(?=$|[\s,.;:|])`), 'u');

interface AuthorSource {
  readonly author: unknown;
  readonly things: readonly JsonLdThing[];
  readonly tag: string | undefined;
  readonly site: string | undefined;
}

export function findAuthor(
  document: Document,
  elements: readonly Element[],
  { author, things, tag, site }: AuthorSource,
): string | undefined {
  const named = readNames(author, things).slice(0, 4);
  const given = named.length > 1 ? joinNames(named, site) : cleanName(named[0], site);
  const tagged = cleanName(tag, site);
  const text = given || tagged ? readVisibleText(document, elements) : '';
  const isShown = (name: string | undefined) =>
    name !== undefined && text.includes(toCompared(name.split(/,\s/)[0] ?? name));
  const shown = [given, tagged].find(isShown) ?? (named.length > 1 ? given : undefined);
  return (
    shown ??
    findMarkedAuthor(elements, site) ??
    findVisibleAuthor(elements, site) ??
    given ??
    (text.length < minShownChars ? tagged : undefined)
  );
}

function joinNames(names: readonly string[], site: string | undefined): string | undefined {
  const clean = new Set(names.map((name) => cleanName(name, site)).filter(Boolean));
  return Array.from(clean).join(', ') || undefined;
}

const toCompared = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

function readVisibleText(document: Document, elements: readonly Element[]): string {
  const data = withName(elements, 'script').map((script) => script.textContent ?? '');
  return toCompared(
    data.reduce((text, script) => (script ? text.replace(script, '') : text), document.body.textContent ?? ''),
  );
}

function findMarkedAuthor(elements: readonly Element[], site: string | undefined): string | undefined {
  const linked = elements.filter((element) => holdsValue(element, 'rel', 'author'));
  const marked = elements.filter((element) => holdsValue(element, 'itemprop', 'author'));
  const isMarkedName = (element: Element) =>
    holdsValue(element, 'itemprop', 'name') && marked.some((other) => other !== element && other.contains(element));
  const name = marked.length > 0 ? elements.find(isMarkedName) : undefined;
  for (const element of [linked.find(({ localName }) => localName === 'a'), name, marked[0], linked[0]]) {
    const clean = element ? cleanName(readLine(element), site) : undefined;
    if (clean) return clean;
  }
  return undefined;
}

const readLine = (element: Element): string => readInlineText(element).slice(0, maxBylineChars);

const articleBefore = new RegExp(String.raw`^(?:${joinAny('article')})\s+`, 'iu');
const articleBehind = new RegExp(String.raw`[\s,]+(?:(?:${joinAny('articleBehind')})\s+)?$`, 'iu');

function withoutSite(name: string, site: string | undefined): string {
  const paper = site?.replace(articleBefore, '') ?? '';
  if (paper === '' || !name.toLowerCase().endsWith(` ${paper.toLowerCase()}`)) return name;
  const own = name.slice(0, -paper.length).replace(articleBehind, '');
  return fullName.test(own) ? own : name;
}

function cleanName(text: string | undefined, site: string | undefined): string | undefined {
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
  if (!name || name.length > maxNameChars || /https?:|www\.|[@<>{}]/.test(line) || nobody.test(name)) return undefined;
  return company.test(said) || cutOff.test(name) || address.test(name) ? undefined : name;
}

function findVisibleAuthor(elements: readonly Element[], site: string | undefined): string | undefined {
  for (const element of listAroundStart(elements, isByline)) {
    const line = readLine(element).replace(/^[^\p{L}]+/u, '');
    const name = cleanName(line, site);
    if (name && (by.test(line) ? name.length <= maxNameChars / 2 : fullName.test(name))) return name;
  }
  return findWrittenAuthor(elements, site);
}

const lines: ReadonlySet<string> = new Set(['p', 'em', 'strong', 'span', 'div', 'address', 'dd', 'small']);

/** An unmarked byline: "By Ada Lund", "An interview by Ada Lund with Bo Berg". */
function findWrittenAuthor(elements: readonly Element[], site: string | undefined): string | undefined {
  for (const element of listAroundStart(elements, ({ localName }) => lines.has(localName))) {
    const line = readShortLine(element);
    const next = byAlone.test(line) ? element.nextElementSibling : null;
    const said = next ? readShortLine(next) : by.test(line) ? line.replace(by, '') : '';
    // "By" alone opens many sentences; after the kind of text a name follows.
    const name = kindBy.test(line) && !next ? leadingName.exec(said)?.[0] : findNames(said);
    const clean = name === undefined ? undefined : cleanName(name, site);
    if (clean) return clean;
  }
  return undefined;
}

function readShortLine(element: Element): string {
  const size = (element.textContent ?? '').length;
  const line = size <= maxWrittenChars * 2 ? readLine(element).replace(/^[^\p{L}]+/u, '') : '';
  return line.length <= maxWrittenChars ? line : '';
}

const betweenNames = new RegExp(String.raw`\s*,\s+|\s+(?:${and}|&)\s+`, 'u');
const outlet = /^(?:\p{Lu}[\p{L}.-]*|dpa)$/u;

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
