import { withoutInvisible } from '../clean-text.ts';
import { decode } from '../page/decode.ts';
import { listElements } from '../page/elements.ts';
import { type JsonLdThing, listTypes, readAddress, readJsonLd, readNames, readWords } from '../page/json-ld.ts';
import { splitLines } from './lines.ts';

export interface Described {
  readonly title?: string;
  readonly author?: string;
  readonly date?: string;
  readonly image?: string;
  readonly lines: readonly string[];
}

const postTypes = /(?:Posting|Article|VideoObject|ImageObject|Comment|Message)$/;
const maxTextChars = 20_000;
/** `Ada Example on X: "…"`, in any language. */
const attributed = /^(.{1,80}?)\s+\S{1,12}\s+(?:X|Twitter|Instagram|TikTok)\b/s;

/** Reads metadata of the post with that id: sites change the screen without loading, so it may be another post's. */
export function readDescribedPost(page: Document, id: string, quotes: boolean): Described {
  const thing = readJsonLd(listElements(page)).find((candidate) => isAbout(candidate, id));
  const fromThing = thing ? readThing(thing) : undefined;
  const fromTags = areTagsAbout(page, id) ? readTags(page, quotes) : undefined;
  return completeFrom(fromThing ?? { lines: [] }, fromTags ?? { lines: [] });
}

export function completeFrom(one: Described, other: Described): Described {
  return { ...other, ...one, lines: countChars(other.lines) > countChars(one.lines) ? other.lines : one.lines };
}

const countChars = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length, 0);

function isAbout(thing: JsonLdThing, id: string): boolean {
  if (!listTypes(thing).some((type) => postTypes.test(type))) return false;
  const addresses = ['url', '@id', 'embedUrl', 'contentUrl', 'mainEntityOfPage', 'identifier'];
  return addresses.some((key) => (readAddress(thing[key]) ?? '').includes(id));
}

function readThing(thing: JsonLdThing): Described {
  const text =
    readWords(thing.articleBody) ?? readWords(thing.text) ?? readWords(thing.caption) ?? readWords(thing.description);
  return withoutMissing({
    title: cleanText(readWords(thing.headline) ?? readWords(thing.name)),
    author: cleanText(readNames(thing.author).slice(0, 4).join(', ')),
    date: keepIsoDate(readWords(thing.datePublished) ?? readWords(thing.uploadDate) ?? readWords(thing.dateCreated)),
    image: toWebImage(readAddress(thing.image) ?? readAddress(thing.thumbnailUrl)),
    lines: listLines(text),
  });
}

function areTagsAbout(page: Document, id: string): boolean {
  const named = [
    page.querySelector('link[rel~="canonical"]')?.getAttribute('href'),
    readContent(page, 'og:url'),
    readContent(page, 'al:web:url'),
  ];
  return named.some((address) => address?.includes(id));
}

function readTags(page: Document, quotes: boolean): Described {
  const title = readContent(page, 'og:title') ?? readContent(page, 'twitter:title');
  const description = readContent(page, 'og:description') ?? readContent(page, 'description');
  const said = quotes ? (readQuoted(title) ?? readQuoted(description)) : description;
  const author = (quotes && attributed.exec(title ?? '')?.[1]) || readContent(page, 'author');
  return withoutMissing({
    title: quotes ? undefined : cleanText(title),
    author: cleanText(author),
    date: keepIsoDate(readContent(page, 'article:published_time')),
    image: toWebImage(readContent(page, 'og:image')),
    lines: listLines(said),
  });
}

function readQuoted(text: string | undefined): string | undefined {
  const start = text?.search(/["“]/) ?? -1;
  const end = Math.max(text?.lastIndexOf('"') ?? -1, text?.lastIndexOf('”') ?? -1);
  return start >= 0 && end > start + 1 ? text?.slice(start + 1, end) : undefined;
}

function readContent(page: Document, name: string): string | undefined {
  const tag = page.querySelector(`meta[property="${name}"],meta[name="${name}"]`);
  return tag?.getAttribute('content')?.trim() || undefined;
}

const listLines = (text: string | undefined): string[] =>
  text ? splitLines(text.slice(0, maxTextChars)).map((line) => decode(line) ?? '') : [];
export const cleanText = (text: string | undefined): string | undefined =>
  decode(
    withoutInvisible((text ?? '').slice(0, 300))
      .replace(/\s+/g, ' ')
      .trim(),
  ) || undefined;
export const keepIsoDate = (date: string | undefined): string | undefined =>
  date && /^\d{4}-\d{2}-\d{2}(?:$|T)/.test(date) && !Number.isNaN(Date.parse(date)) ? date : undefined;
export const toWebImage = (address: string | null | undefined): string | undefined =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;

export function withoutMissing(described: Described): Described {
  const entries = Object.entries(described).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(entries), lines: described.lines };
}
