import { withoutInvisible } from '../clean-text.ts';
import { decode } from '../page/decode.ts';
import { addressOf, namesOf, readJsonLd, type Thing, typesOf, wordsOf } from '../page/json-ld.ts';
import { splitLines } from './lines.ts';

/** What a page says of a post in JSON-LD and meta tags. */
export interface Described {
  readonly title?: string;
  readonly author?: string;
  readonly date?: string;
  readonly image?: string;
  readonly lines: readonly string[];
}

const postTypes = /(?:Posting|Article|VideoObject|ImageObject|Comment|Message)$/;
const longestText = 20_000;
/** `Ada Example on X: "…"`; in any language, so by the site's name alone. */
const attributed = /^(.{1,80}?)\s+\S{1,12}\s+(?:X|Twitter|Instagram|TikTok)\b/s;

/**
 * What the page says of the post with that id; nothing when it speaks of another. Sites change what is on screen without
 * loading a new page, and what the first page said of itself stays behind.
 */
export function describedPost(page: Document, id: string, quotes: boolean): Described {
  const thing = readJsonLd(page).find((candidate) => isAbout(candidate, id));
  const fromThing = thing ? readThing(thing) : undefined;
  const fromTags = tagsAreAbout(page, id) ? readTags(page, quotes) : undefined;
  return completeFrom(fromThing ?? { lines: [] }, fromTags ?? { lines: [] });
}

/** One description with what it lacks from another, and the longer text of both: many are cut off. */
export function completeFrom(one: Described, other: Described): Described {
  return { ...other, ...one, lines: sizeOf(other.lines) > sizeOf(one.lines) ? other.lines : one.lines };
}

const sizeOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length, 0);

function isAbout(thing: Thing, id: string): boolean {
  if (!typesOf(thing).some((type) => postTypes.test(type))) return false;
  const addresses = ['url', '@id', 'embedUrl', 'contentUrl', 'mainEntityOfPage', 'identifier'];
  return addresses.some((key) => (addressOf(thing[key]) ?? '').includes(id));
}

function readThing(thing: Thing): Described {
  const text =
    wordsOf(thing.articleBody) ?? wordsOf(thing.text) ?? wordsOf(thing.caption) ?? wordsOf(thing.description);
  return present({
    title: clean(wordsOf(thing.headline) ?? wordsOf(thing.name)),
    author: clean(namesOf(thing.author).slice(0, 4).join(', ')),
    date: isoOf(wordsOf(thing.datePublished) ?? wordsOf(thing.uploadDate) ?? wordsOf(thing.dateCreated)),
    image: webImage(addressOf(thing.image) ?? addressOf(thing.thumbnailUrl)),
    lines: linesIn(text),
  });
}

function tagsAreAbout(page: Document, id: string): boolean {
  const named = [
    page.querySelector('link[rel~="canonical"]')?.getAttribute('href'),
    contentOf(page, 'og:url'),
    contentOf(page, 'al:web:url'),
  ];
  return named.some((address) => address?.includes(id));
}

function readTags(page: Document, quotes: boolean): Described {
  const title = contentOf(page, 'og:title') ?? contentOf(page, 'twitter:title');
  const description = contentOf(page, 'og:description') ?? contentOf(page, 'description');
  const said = quotes ? (quoted(title) ?? quoted(description)) : description;
  const author = (quotes && attributed.exec(title ?? '')?.[1]) || contentOf(page, 'author');
  return present({
    title: quotes ? undefined : clean(title),
    author: clean(author),
    date: isoOf(contentOf(page, 'article:published_time')),
    image: webImage(contentOf(page, 'og:image')),
    lines: linesIn(said),
  });
}

/** What stands between the outermost quotation marks. */
function quoted(text: string | undefined): string | undefined {
  const start = text?.search(/["“]/) ?? -1;
  const end = Math.max(text?.lastIndexOf('"') ?? -1, text?.lastIndexOf('”') ?? -1);
  return start >= 0 && end > start + 1 ? text?.slice(start + 1, end) : undefined;
}

function contentOf(page: Document, name: string): string | undefined {
  const tag = page.querySelector(`meta[property="${name}"],meta[name="${name}"]`);
  return tag?.getAttribute('content')?.trim() || undefined;
}

const linesIn = (text: string | undefined): string[] =>
  // Decoding settles white space, line feeds too.
  text ? splitLines(text.slice(0, longestText)).map((line) => decode(line) ?? '') : [];
export const clean = (text: string | undefined): string | undefined =>
  decode(
    withoutInvisible((text ?? '').slice(0, 300))
      .replace(/\s+/g, ' ')
      .trim(),
  ) || undefined;
export const isoOf = (date: string | undefined): string | undefined =>
  date && /^\d{4}-\d{2}-\d{2}(?:$|T)/.test(date) && !Number.isNaN(Date.parse(date)) ? date : undefined;
export const webImage = (address: string | null | undefined): string | undefined =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;

/** Without what was not found, so that one description can complete another. */
export function present(described: Described): Described {
  const entries = Object.entries(described).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(entries), lines: described.lines };
}
