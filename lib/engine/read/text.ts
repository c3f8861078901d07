import { withoutWww } from '../../contract/host.ts';
import type { Block, Metadata, SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { joinBrokenWords } from './broken-words.ts';
import { clip, getBlockText, maxReadChars, withoutInvisible } from './clean-text.ts';
import { isMarkdown, type LightMarkdown, lightenMarkdown } from './full-markdown.ts';
import { detectLanguage } from './language.ts';
import { readSourceLine } from './markdown-marks.ts';
import { detectShortLanguage } from './short-language.ts';
import { isUntitledPost } from './social/index.ts';
import { findPostTitle } from './social/post-title.ts';
import { readLines } from './text-blocks.ts';

const maxTextChars = 400_000;

/** A soft hyphen that shows, at a line's end. */
const softBreak = /(\p{L})\u00AD\r?\n[^\S\n]*(?=\p{L})/gu;
/** Patterns that look at a line's end take long over such a run. */
const blankRun = /[^\S\r\n]{200,}/g;

/** A first heading over all else is the title, then the front matter's, the source line's. */
export function readText(text: string): SourceDocument {
  const lines = withoutInvisible(text.slice(0, maxTextChars).replace(softBreak, '$1'))
    .replace(blankRun, ' ')
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    .replace(/\f/g, '\n\n')
    .split('\n');
  const origin = takeOrigin(lines);
  const isSelection = origin !== undefined;
  const isFile = !isSelection && isMarkdown(lines);
  const light: LightMarkdown = isFile ? lightenMarkdown(lines) : { lines };
  const blocks = readLines(joinBrokenWords(light.lines), { isMarkdown: isSelection || isFile });
  const title = takeTitle(blocks) ?? light.title;
  if (!title && !blocks.some(hasWords)) throw new EngineError('empty_source');

  const said = [title, ...blocks.map(getBlockText)].join('\n');
  const language = detectLanguage(said) ?? detectShortLanguage(said.trim());
  const metadata: Metadata = {
    title: title ?? (origin && findOriginTitle(origin, blocks)),
    language,
    ...(origin ? { url: origin.url, site: getSiteName(origin.url) } : {}),
  };
  return { metadata, blocks };
}

/** For a post, which has no title, the selection's first words: the tab's title is its author and an excerpt. */
function findOriginTitle({ title, url }: { title: string; url: string }, blocks: readonly Block[]): string | undefined {
  const own = isUntitledPost(url)
    ? findPostTitle(blocks.flatMap((block) => getBlockText(block).split('\n')))
    : undefined;
  return own ?? (title || undefined);
}

function takeOrigin(lines: string[]): { title: string; url: string } | undefined {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const origin = readSourceLine(lines[last]?.trim() ?? '');
  if (!origin) return undefined;
  lines.length = last;
  return { ...origin, title: clip(origin.title, maxReadChars.title) };
}

const getSiteName = (url: string): string => withoutWww(new URL(url).hostname);

function takeTitle(blocks: Block[]): string | undefined {
  const [first, ...others] = blocks;
  if (first?.type !== 'heading' || others.length === 0) return undefined;
  const isAbove = others.every((block) => block.type !== 'heading' || block.level > first.level);
  if (!isAbove) return undefined;
  blocks.shift();
  return first.text;
}

const hasWords = (block: Block): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(getBlockText(block));
