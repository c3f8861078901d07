import type { Metadata } from '../../document.ts';
import { webAddress } from '../blocks/figure.ts';
import { textOf } from '../blocks/inline-text.ts';
import { clip, longestRead } from '../clean-text.ts';
import { decode } from './decode.ts';
import { addressOf, mainThing, namesOf, readJsonLd, type Thing, typesOf, wordsOf } from './json-ld.ts';
import { baseOf } from './parse.ts';
import { chooseTitle, siteInTitle } from './title.ts';

/** Longer "names" are sentences that landed in the wrong field. In characters. */
const longestName = 100;
const longestTitle = 300;
const longestDescription = 500;

/** Names of meta tags by what they tell, the most exact first. In small letters; Dublin Core's prefixes are all "dc.". */
const tagNames = {
  title: ['og:title', 'twitter:title', 'dc.title', 'title'],
  description: ['og:description', 'description', 'twitter:description', 'dc.description'],
  author: ['author', 'dc.creator', 'article:author', 'sailthru.author', 'parsely-author'],
  date: 'article:published_time og:published_time datepublished dc.date.issued dc.date dc.created date pubdate publishdate parsely-pub-date sailthru.date'.split(
    ' ',
  ),
  site: ['application-name', 'dc.publisher'],
  image: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'],
} as const;

/**
 * What a page says about itself: JSON-LD, Open Graph, Twitter, Dublin Core and article tags, and the visible marks of
 * author and date. Read before anything is taken off the page. `url` is the address it was opened at; the language needs
 * the body's text and is set by the caller.
 */
export function readMetadata(
  document: Document,
  url: string | undefined,
  things: readonly Thing[] = readJsonLd(document),
): Metadata {
  const tags = readTags(document);
  const main = mainThing(things) ?? {};
  const base = baseOf(document, url);
  const tag = (names: readonly string[]) => decode(names.map((name) => tags.get(name)).find((value) => value));
  const address = (value: string | undefined) => (value ? webAddress(value, base) : undefined);
  const link = (rel: string) =>
    address(document.querySelector(`link[rel~="${rel}"][href]`)?.getAttribute('href') ?? undefined);

  const own = canonicalOf(link('canonical') ?? address(tag(['og:url'])), url);
  const host = own && hostName(own);
  const pageTitle = decode(clip(document.querySelector('title')?.textContent ?? '', longestRead.title));
  const publisher = decode(wordsOf(main.publisher) ?? wordsOf(things.find(isSite)?.name));
  const site = tag(['og:site_name']) ?? siteInTitle(pageTitle, host) ?? publisher ?? tag(tagNames.site);
  const title = chooseTitle({
    shared: [tag(tagNames.title), decode(wordsOf(main.headline ?? main.name))]
      .filter((text) => text !== undefined)
      .map((text) => clip(text, longestRead.title)),
    heading: headingAbove(document),
    document: pageTitle,
    site: [site, publisher, host].filter((name) => name !== undefined),
  });
  const type = typesOf(main)[0];
  return present({
    title: title?.slice(0, longestTitle),
    description: (tag(tagNames.description) ?? decode(wordsOf(main.description)))?.slice(0, longestDescription),
    author: authorOf(document, main, tag(tagNames.author)),
    date: dateOf(document, main, tag(tagNames.date)),
    site: site && site.length <= longestName ? site : undefined,
    url: own,
    leadImage: address(tag(tagNames.image)) ?? address(addressOf(main.image)) ?? link('image_src'),
    icon: link('apple-touch-icon') ?? link('icon'),
    themeColor: colorOf(document),
    schemaType: type && /^[A-Za-z]{1,60}$/.test(type) ? type : undefined,
  });
}

/** First value of each meta tag by its name, property or itemprop, in small letters. */
function readTags(document: Document): Map<string, string> {
  const tags = new Map<string, string>();
  for (const meta of document.querySelectorAll('meta[content]')) {
    const content = (meta.getAttribute('content') ?? '').trim();
    for (const attribute of ['property', 'name', 'itemprop']) {
      const name = meta
        .getAttribute(attribute)
        ?.trim()
        .toLowerCase()
        .replace(/^dcterms?\.|^dc:/, 'dc.');
      if (name && content && !tags.has(name)) tags.set(name, content);
    }
  }
  return tags;
}

const isSite = (thing: Thing): boolean => typesOf(thing).includes('WebSite');

/** The page's own name for itself, unless it names its site's front page or another site's page instead. */
function canonicalOf(canonical: string | undefined, url: string | undefined): string | undefined {
  const opened = url && webAddress(url);
  if (!canonical || !opened) return canonical ?? opened;
  const isFront = new URL(canonical).pathname === '/' && new URL(opened).pathname !== '/';
  return isFront ? opened : canonical;
}

/** "example" for www.example.co.uk. */
function hostName(address: string): string {
  const labels = new URL(address).hostname.replace(/^(?:www\d?|m|mobile|amp|en|de|fr|es|blog|news)\./, '').split('.');
  const isShort = (label: string | undefined) => (label ?? '').length <= 3;
  const suffix = labels.length > 2 && isShort(labels.at(-1)) && isShort(labels.at(-2)) ? 2 : 1;
  return labels.at(-1 - suffix) ?? labels[0] ?? '';
}

/** Parts of a page whose paragraphs are not its body. */
const notBody =
  'nav,aside,footer,form,dialog,[role="dialog"],[hidden],[class*="cookie"],[id*="cookie"],[class*="consent"]';
/** A paragraph from this length on is the body's first. */
const leastParagraph = 80;

/** The last h1 above the body's first paragraph; without one the last h2 there, else the page's first h1. */
function headingAbove(document: Document): string | undefined {
  const above: Record<string, Element> = {};
  for (const element of document.querySelectorAll('h1,h2,p')) {
    if (element.localName !== 'p') above[element.localName] = element;
    else if ((element.textContent ?? '').trim().length >= leastParagraph && !element.closest(notBody)) break;
  }
  const heading = above.h1 ?? document.querySelector('h1') ?? above.h2;
  return heading ? clip(textOf(heading), longestRead.heading) || undefined : undefined;
}

function authorOf(document: Document, main: Thing, tag: string | undefined): string | undefined {
  const marked = [
    'a[rel~="author"]',
    '[itemprop~="author"] [itemprop~="name"]',
    '[itemprop~="author"]',
    '[rel~="author"]',
  ]
    .map((selector) => document.querySelector(selector))
    // What holds digits holds the date too.
    .map((element) => (element ? textOf(element).replace(/^[^\p{L}]+|\s[-–|·].*|\d.*$/gu, '') : undefined));
  const named = [namesOf(main.author).slice(0, 4).join(', '), tag, ...marked];
  for (const name of named) {
    const clean = decode(name)?.replace(/^(?:by|von|par|por|di|door)\s+/i, '');
    // Profiles of networks stand in this field too.
    if (clean && clean.length <= longestName && !/https?:|^@|[<>{}]/.test(clean)) return clean;
  }
  return undefined;
}

function dateOf(document: Document, main: Thing, tag: string | undefined): string | undefined {
  const times = [
    'time[itemprop~="datePublished"]',
    '[itemprop~="datePublished"]',
    'time[pubdate]',
    'article time[datetime]',
    'time[datetime]',
  ];
  const marked = times.map((selector) => document.querySelector(selector)).find((element) => element);
  const shown = marked?.getAttribute('datetime') ?? marked?.getAttribute('content') ?? undefined;
  for (const date of [wordsOf(main.datePublished), tag, shown, wordsOf(main.dateCreated)]) {
    const iso = toIso(decode(date) ?? '');
    if (iso) return iso;
  }
  return undefined;
}

/** ISO dates as they stand; other forms as the day they name, whatever zone this device is in. */
function toIso(date: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}(?:$|[T ]\d{2}:\d{2})/.test(date)) {
    return Number.isNaN(Date.parse(date.slice(0, 10)))
      ? undefined
      : date.replace(' ', 'T').replace(/(?<=\d)T?\s+(?=[+-]|Z|UTC).*$/, '');
  }
  const time = Date.parse(/(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/.test(date) ? date : `${date} UTC`);
  // Bare numbers parse as years and counters as dates.
  return Number.isNaN(time) || !/\p{L}|[/.]/u.test(date) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** The colour for light surroundings, or the only one. */
function colorOf(document: Document): string | undefined {
  const tags = Array.from(document.querySelectorAll('meta[name="theme-color"][content]'));
  const chosen = tags.find((tag) => !/dark/.test(tag.getAttribute('media') ?? '')) ?? tags[0];
  const color = chosen?.getAttribute('content')?.trim() ?? '';
  return /^(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/a-z-]{3,60}\))$/i.test(color)
    ? color
    : undefined;
}

/** Without the fields that were not found. */
const present = (metadata: Metadata): Metadata =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined && value !== ''));
