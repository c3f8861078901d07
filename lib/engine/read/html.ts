import type { Block, Embed, Metadata, SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { findLanguage } from '../languages/index.ts';
import { hasLetterOrDigit } from '../letters.ts';
import { getTagName, readInlineText } from './blocks/inline-text.ts';
import { readBlocks } from './blocks.ts';
import { getBlockText } from './clean-text.ts';
import { detectLanguage } from './language.ts';
import { ArticleFinder } from './page/article-finder.ts';
import { markFigures } from './page/boxes.ts';
import { cleanArticle } from './page/clean-article.ts';
import { cleanBlocks } from './page/clean-blocks.ts';
import { cleanDescription } from './page/description.ts';
import { listElements } from './page/elements.ts';
import { readJsonLd } from './page/json-ld.ts';
import { findContainer, isOnlyPart } from './page/main-container.ts';
import { markHeadings } from './page/mark-headings.ts';
import { measureAll, type PageMeasure } from './page/measure.ts';
import { readMetadata } from './page/metadata.ts';
import { findBaseUrl, parsePage } from './page/parse.ts';
import { readPictureTexts } from './page/picture-texts.ts';
import { prunePage } from './page/prune.ts';
import { withStructure } from './page/structure.ts';
import { isWall } from './page/wall.ts';
import { isProseBlock, weighText } from './page/weight.ts';
import { readSocialPage } from './social/index.ts';

/** Shorter articles are looked for again with looser rules (Readability's own figure is 500). */
const shortArticleChars = 250;
/** The same for Chinese, Japanese and Korean. */
const shortWideArticle = 100;
/** Below this length, in Latin letters, everything on the page is read. */
const minArticleChars = 140;
const minLinks = 10;
const mostlyLinks = 0.5;
/** A front page has at least this many headings that are links, each with at most `maxTeaserChars` of running text, */
const minTeasers = 5;
const maxTeaserChars = 300;
/** or `few` of them, all on the same site and with hardly a sentence each. */
const few = { teasers: 3, chars: 150 };
/** Running text above all headlines from which these are an article's tail. */
const minAboveChars = 1000;
/** A digest's headlines lead to nearly as many other sites, and it says something of its own on each. */
const digest = { sitesEach: 0.5, chars: 60 };

/** `embed`: oEmbed data. @throws {EngineError} `empty_source`, `no_article`, `links_only`, `post_unreadable` … */
export function readHtml(html: string, url?: string, embed?: Embed): SourceDocument {
  const document = parsePage(html);
  const declared = document.documentElement.getAttribute('lang') ?? undefined;
  const elements = listElements(document);
  const things = readJsonLd(elements);
  const metadata = readMetadata(document, url, elements, things);
  const social = url ? readSocialPage(document, metadata, url, embed) : undefined;
  if (social) return social;
  const base = findBaseUrl(elements, url);
  const shown = things.length > 0 ? (document.body.textContent ?? '') : '';
  const pictures = readPictureTexts(elements, things);
  markHeadings(document.body);
  markFigures(document.body);
  const page = prunePage(document.body);
  const found = findArticle(document);
  const article =
    found && isOnlyPart(found, page.proseLeft) ? (findMainPart(html, found, metadata.title ?? '') ?? found) : found;
  if (article && isFrontPage(article, base)) throw new EngineError('links_only');

  if (article) cleanArticle(article);
  let blocks = article ? cleanBlocks(readBlocks(article, { base }), metadata, pictures) : [];
  if (weigh(blocks) < minArticleChars) {
    const everything = readWholePage(html, metadata, base);
    if (weigh(everything) > weigh(blocks)) blocks = everything;
  }
  const language = detectLanguage(blocks.map(getBlockText).join('\n') || shown, declared);
  blocks = withStructure(blocks, things, { language, shown });
  if (isIndex(page) && weigh(blocks.filter(isProseBlock)) < minArticleChars) throw new EngineError('links_only');
  const text = blocks.map(getBlockText).join('\n');
  if (!hasLetterOrDigit(text)) throw new EngineError('empty_source');
  if (isWall(blocks, metadata.title)) throw new EngineError('no_article');
  const description = cleanDescription(metadata.description, blocks);
  return { metadata: { ...metadata, language, ...(description !== undefined && { description }) }, blocks };
}

function findArticle(document: Document): Element | undefined {
  const isWide = findLanguage(detectLanguage(document.body.textContent ?? '') ?? '')?.hasWideLetters;
  const finder = new ArticleFinder(document, isWide ? shortWideArticle : shortArticleChars);
  try {
    const content = finder.parse()?.content;
    return content ? (content as Element) : undefined;
  } catch {
    return undefined;
  }
}

function findMainPart(html: string, part: Element, title: string): Element | undefined {
  const { body } = parsePage(html);
  markHeadings(body);
  markFigures(body);
  prunePage(body);
  return findContainer(body, part, title);
}

/** The page is parsed anew, since Readability modifies it. */
function readWholePage(html: string, metadata: Metadata, base: string | undefined): Block[] {
  const { body } = parsePage(html);
  markHeadings(body);
  markFigures(body);
  prunePage(body);
  return cleanBlocks(readBlocks(body, { base }), metadata);
}

const weigh = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + weighText(getBlockText(block)), 0);

const isIndex = ({ links, linked, text }: PageMeasure): boolean => links >= minLinks && linked > text * mostlyLinks;

const minLinkShare = 0.8;

function isFrontPage(article: Element, base: string | undefined): boolean {
  const headlines = Array.from(article.querySelectorAll('h1,h2,h3,h4')).filter((heading) => {
    const link = heading.closest('a[href]') ?? heading.querySelector('a[href]');
    if (link?.getAttribute('href')?.startsWith('#')) return false;
    return (
      link !== null &&
      readInlineText(heading).length > 20 &&
      readInlineText(link).length >= readInlineText(heading).length * minLinkShare
    );
  });
  const isFew = headlines.length < minTeasers;
  if (headlines.length < few.teasers || (isFew && !headlines.every((headline) => isLinkedHere(headline, base))))
    return false;
  const elements = [article, ...article.querySelectorAll('*')];
  const measures = measureAll(elements);
  const { prose } = measures.get(article) ?? { prose: 0 };
  const above = elements.slice(
    0,
    elements.findIndex((element) => element === headlines[0]),
  );
  const proseAbove = above.reduce(
    (sum, part) => sum + (getTagName(part) === 'p' ? (measures.get(part)?.prose ?? 0) : 0),
    0,
  );
  if (proseAbove >= minAboveChars) return false;
  const isDigest = countSites(headlines) >= headlines.length * digest.sitesEach;
  return prose < headlines.length * (isDigest ? digest.chars : isFew ? few.chars : maxTeaserChars);
}

const findLink = (headline: Element): string =>
  (headline.closest('a[href]') ?? headline.querySelector('a[href]'))?.getAttribute('href') ?? '';

const countSites = (headlines: readonly Element[]): number =>
  new Set(headlines.flatMap((headline) => URL.parse(findLink(headline))?.hostname ?? [])).size;

function isLinkedHere(headline: Element, base: string | undefined): boolean {
  const address = findLink(headline);
  if (!/^(?:https?:)?\/\//i.test(address)) return true;
  return URL.parse(address, base)?.hostname === URL.parse(base ?? '')?.hostname;
}
