import type { Metadata } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { readInlineText } from '../blocks/inline-text.ts';
import { clip, maxReadChars } from '../clean-text.ts';
import { findAuthor } from './author.ts';
import { findDate } from './date.ts';
import { decode } from './decode.ts';
import { listElements, withName } from './elements.ts';
import { type JsonLdThing, listTypes, readAddress, readJsonLd, readWords } from './json-ld.ts';
import { isBodyParagraph } from './place.ts';
import { readSiteMetadata } from './site-metadata.ts';
import { choosePageTitle } from './title.ts';

const genericTitle = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.title?.none)})$`, 'iu');
const maxTitleChars = 300;
const maxSectionChars = 40;
const maxDescriptionChars = 500;

/** The most exact names first, in lower case, Dublin Core's prefixes as "dc.". */
const tagNames = {
  description: ['og:description', 'description', 'twitter:description', 'dc.description'],
  author: ['author', 'dc.creator', 'article:author', 'sailthru.author', 'parsely-author'],
  date: 'article:published_time og:published_time datepublished dc.date.issued dc.date dc.created date pubdate publishdate parsely-pub-date sailthru.date'.split(
    ' ',
  ),
  image: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'],
} as const;

export function readMetadata(
  document: Document,
  url: string | undefined,
  elements: readonly Element[] = listElements(document),
  things: readonly JsonLdThing[] = readJsonLd(elements),
): Metadata {
  const { titles, main, tag, address, link, ...site } = readSiteMetadata(elements, things, url);
  const description = tag(tagNames.description) ?? decode(readWords(main.description));
  const shared = [titles.shared, titles.headline].filter((text) => text !== undefined);
  const title = choosePageTitle({
    description,
    shared: shared.map((text) => clip(text, maxReadChars.title)),
    heading: findHeadingAbove(elements, site.masthead),
    document: titles.document,
    site: [site.site, site.publisher, site.host, site.masthead].filter((name) => name !== undefined),
    isGeneric: (text) => genericTitle.test(text),
  });
  const type = listTypes(main)[0];
  return keepPresent({
    title: title?.slice(0, maxTitleChars),
    description: description?.slice(0, maxDescriptionChars),
    author: findAuthor(document, elements, { author: main.author, things, tag: tag(tagNames.author), site: site.site }),
    date: findDate(elements, main, tag(tagNames.date), site.url),
    site: site.site,
    section: (tag(['article:section']) ?? decode(readWords(main.articleSection)))?.slice(0, maxSectionChars),
    url: site.url,
    leadImage: address(tag(tagNames.image)) ?? address(readAddress(main.image)) ?? link('image_src'),
    icon: site.icon,
    themeColor: site.themeColor,
    schemaType: type && /^[A-Za-z]{1,60}$/.test(type) ? type : undefined,
  });
}

function findHeadingAbove(elements: readonly Element[], masthead: string | undefined): string | undefined {
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

const keepPresent = (metadata: Metadata): Metadata =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined && value !== ''));
