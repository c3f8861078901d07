import { editionCodes } from '../../languages/tags.ts';
import { toWebAddress } from '../blocks/figure.ts';
import { clip, maxReadChars } from '../clean-text.ts';
import { decode } from './decode.ts';
import { holdsValue, withAttribute, withName } from './elements.ts';
import { findMainThing, type JsonLdThing, listTypes, readWords } from './json-ld.ts';
import { findBaseUrl } from './parse.ts';
import { findFeedName, findMasthead, toSiteName, withoutArchive } from './site.ts';
import { findSiteInTitle } from './title.ts';

interface SiteMetadata {
  readonly site: string | undefined;
  readonly icon: string | undefined;
  readonly themeColor: string | undefined;
  readonly url: string | undefined;
  /** "example" for www.example.co.uk. */
  readonly host: string | undefined;
  /** As the page's head prints it. */
  readonly masthead: string | undefined;
  readonly publisher: string | undefined;
  readonly titles: Readonly<Record<'shared' | 'headline' | 'document', string | undefined>>;
  readonly main: JsonLdThing;
  readonly tag: (names: readonly string[]) => string | undefined;
  readonly address: (value: string | undefined) => string | undefined;
  readonly link: (rel: string) => string | undefined;
}

/** The most exact names first, in lower case, Dublin Core's prefixes as "dc.". */
const tagNames = {
  title: ['og:title', 'twitter:title', 'dc.title', 'title'],
  site: ['application-name', 'dc.publisher'],
} as const;

/** Imports no language: an extension's page reads brands. */
export function readSiteMetadata(
  elements: readonly Element[],
  things: readonly JsonLdThing[],
  url: string | undefined,
): SiteMetadata {
  const tags = readTags(elements);
  const main = findMainThing(things) ?? {};
  const base = findBaseUrl(elements, url);
  const findTag = (names: readonly string[]) => decode(names.map((name) => tags.get(name)).find((value) => value));
  const toAddress = (value: string | undefined) => (value ? toWebAddress(value, base) : undefined);
  const links = withAttribute(withName(elements, 'link'), 'href');
  const findLink = (rel: string) =>
    toAddress(links.find((element) => holdsValue(element, 'rel', rel))?.getAttribute('href') ?? undefined);

  const own = withoutArchive(toCanonical(findLink('canonical') ?? toAddress(findTag(['og:url'])), url));
  const host = own && findHostName(own);
  const titles = {
    shared: findTag(tagNames.title),
    headline: decode(readWords(main.headline ?? main.name)),
    document: decode(clip(withName(elements, 'title')[0]?.textContent ?? '', maxReadChars.title)),
  };
  const publisher = decode(readWords(main.publisher) ?? readWords(things.find(isSite)?.name));
  const masthead = findMasthead(elements, own, base);
  const names = [
    findTag(['og:site_name']),
    findSiteInTitle(titles.document, host),
    publisher,
    findTag(tagNames.site),
    masthead,
  ];
  const given = Object.values(titles).filter((text) => text !== undefined);
  return {
    site: toSiteName(names, host, given) ?? toSiteName([decode(findFeedName(elements))], host, given),
    icon: findLink('apple-touch-icon') ?? findLink('icon'),
    themeColor: findColor(elements),
    url: own,
    ...{ host, masthead, publisher, titles, main, tag: findTag, address: toAddress, link: findLink },
  };
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
  const opened = url && toWebAddress(url);
  if (!canonical || !opened) return canonical ?? opened;
  const isFront = new URL(canonical).pathname === '/' && new URL(opened).pathname !== '/';
  return isFront ? opened : canonical;
}

/** Subdomains of one site: a form of it, or a language. */
const edition = new RegExp(String.raw`^(?:www\d?|m|mobile|amp|blog|news|${editionCodes})\.`);

/** "example" for www.example.co.uk. */
function findHostName(address: string): string {
  const labels = new URL(address).hostname.replace(edition, '').split('.');
  const isShort = (label: string | undefined) => (label ?? '').length <= 3;
  const suffix = labels.length > 2 && isShort(labels.at(-1)) && isShort(labels.at(-2)) ? 2 : 1;
  return labels.at(-1 - suffix) ?? labels[0] ?? '';
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
