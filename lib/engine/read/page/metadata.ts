import type { Metadata } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { editionCodes } from '../../languages/tags.ts';
import { webAddress } from '../blocks/figure.ts';
import { readInlineText } from '../blocks/inline-text.ts';
import { clip, maxReadChars } from '../clean-text.ts';
import { findAuthor } from './author.ts';
import { findDate } from './date.ts';
import { decode } from './decode.ts';
import { holdsValue, listElements, withAttribute, withName } from './elements.ts';
import { type JsonLdThing, listTypes, mainThing, readAddress, readJsonLd, readWords } from './json-ld.ts';
import { findBaseUrl } from './parse.ts';
import { isBodyParagraph } from './place.ts';
import { findFeedName, findMasthead, toSiteName, withoutArchive } from './site.ts';
import { choosePageTitle, siteInTitle } from './title.ts';

const genericTitle = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.title?.none)})$`, 'iu');
const maxTitleChars = 300;
const maxSectionChars = 40;
const maxDescriptionChars = 500;

/** The most exact names first, in lower case, Dublin Core's prefixes as "dc.". */
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

/** Must run before the page is changed. `url`: the page's address. The language is set by the caller. */
export function readMetadata(
  document: Document,
  url: string | undefined,
  elements: readonly Element[] = listElements(document),
  things: readonly JsonLdThing[] = readJsonLd(elements),
): Metadata {
  const tags = readTags(elements);
  const main = mainThing(things) ?? {};
  const base = findBaseUrl(elements, url);
  const tag = (names: readonly string[]) => decode(names.map((name) => tags.get(name)).find((value) => value));
  const address = (value: string | undefined) => (value ? webAddress(value, base) : undefined);
  const links = withAttribute(withName(elements, 'link'), 'href');
  const link = (rel: string) =>
    address(links.find((element) => holdsValue(element, 'rel', rel))?.getAttribute('href') ?? undefined);

  const own = withoutArchive(toCanonical(link('canonical') ?? address(tag(['og:url'])), url));
  const host = own && hostName(own);
  const pageTitle = decode(clip(withName(elements, 'title')[0]?.textContent ?? '', maxReadChars.title));
  const publisher = decode(readWords(main.publisher) ?? readWords(things.find(isSite)?.name));
  const masthead = findMasthead(elements, own, base);
  const shared = tag(tagNames.title);
  const names = [tag(['og:site_name']), siteInTitle(pageTitle, host), publisher, tag(tagNames.site), masthead];
  const headline = decode(readWords(main.headline ?? main.name));
  const titles = [shared, headline, pageTitle].filter((text) => text !== undefined);
  const site = toSiteName(names, host, titles) ?? toSiteName([decode(findFeedName(elements))], host, titles);
  const description = tag(tagNames.description) ?? decode(readWords(main.description));
  const title = choosePageTitle({
    description,
    shared: [shared, headline].filter((text) => text !== undefined).map((text) => clip(text, maxReadChars.title)),
    heading: headingAbove(elements, masthead),
    document: pageTitle,
    site: [site, publisher, host, masthead].filter((name) => name !== undefined),
    isGeneric: (text) => genericTitle.test(text),
  });
  const type = listTypes(main)[0];
  return present({
    title: title?.slice(0, maxTitleChars),
    description: description?.slice(0, maxDescriptionChars),
    author: findAuthor(document, elements, { author: main.author, things, tag: tag(tagNames.author), site }),
    date: findDate(elements, main, tag(tagNames.date), own),
    site,
    section: (tag(['article:section']) ?? decode(readWords(main.articleSection)))?.slice(0, maxSectionChars),
    url: own,
    leadImage: address(tag(tagNames.image)) ?? address(readAddress(main.image)) ?? link('image_src'),
    icon: link('apple-touch-icon') ?? link('icon'),
    themeColor: findColor(elements),
    schemaType: type && /^[A-Za-z]{1,60}$/.test(type) ? type : undefined,
  });
}

/** Some sites write `value` for `content`. */
function readTags(elements: readonly Element[]): Map<string, string> {
  const tags = new Map<string, string>();
  for (const meta of withName(elements, 'meta')) {
    const content = (meta.getAttribute('content') ?? meta.getAttribute('value') ?? '').trim();
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

const isSite = (thing: JsonLdThing): boolean => listTypes(thing).includes('WebSite');

/** The canonical address, unless it is a front page's or another site's. */
function toCanonical(canonical: string | undefined, url: string | undefined): string | undefined {
  const opened = url && webAddress(url);
  if (!canonical || !opened) return canonical ?? opened;
  const isFront = new URL(canonical).pathname === '/' && new URL(opened).pathname !== '/';
  return isFront ? opened : canonical;
}

/** Subdomains of one site: a form of it, or a language. */
const edition = new RegExp(String.raw`^(?:www\d?|m|mobile|amp|blog|news|${editionCodes})\.`);

/** "example" for www.example.co.uk. */
function hostName(address: string): string {
  const labels = new URL(address).hostname.replace(edition, '').split('.');
  const isShort = (label: string | undefined) => (label ?? '').length <= 3;
  const suffix = labels.length > 2 && isShort(labels.at(-1)) && isShort(labels.at(-2)) ? 2 : 1;
  return labels.at(-1 - suffix) ?? labels[0] ?? '';
}

/** The last h1 above the first paragraph that is not the site's name; else the last h2 there, else the page's first h1. */
function headingAbove(elements: readonly Element[], masthead: string | undefined): string | undefined {
  const above: Record<string, Element> = {};
  const isName = (element: Element) => masthead !== undefined && readInlineText(element) === masthead;
  for (const element of withName(elements, 'h1', 'h2', 'p')) {
    if (element.localName === 'p' && isBodyParagraph(element)) break;
    if (element.localName !== 'p' && !isName(element)) above[element.localName] = element;
  }
  const first = withName(elements, 'h1').find((element) => !isName(element));
  const heading = above.h1 ?? first ?? above.h2;
  return heading ? clip(readInlineText(heading), maxReadChars.heading) || undefined : undefined;
}

/** The colour for light mode, or the only one. */
function findColor(elements: readonly Element[]): string | undefined {
  const tags = withName(elements, 'meta').filter(
    (tag) => tag.getAttribute('name') === 'theme-color' && tag.hasAttribute('content'),
  );
  const chosen = tags.find((tag) => !/dark/.test(tag.getAttribute('media') ?? '')) ?? tags[0];
  const color = chosen?.getAttribute('content')?.trim() ?? '';
  return /^(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/a-z-]{3,60}\))$/i.test(color)
    ? color
    : undefined;
}

const present = (metadata: Metadata): Metadata =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined && value !== ''));
