import { withoutWww } from '../../contract/host.ts';
import type { Block, Metadata, SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { clip, maxReadChars, withoutInvisible } from './clean-text.ts';
import { isMarkdown, type LightMarkdown, lightenMarkdown } from './full-markdown.ts';
import { detectLanguage } from './language.ts';
import { readSourceLine } from './markdown-marks.ts';
import { isUntitledPost } from './social/index.ts';
import { titleOfPost } from './social/post-title.ts';
import { readLines } from './text-blocks.ts';
import { textOfBlock } from './text-of-block.ts';

/** More than any text that is pasted; the rest of a book adds nothing to one picture. */
const maxTextChars = 400_000;

/** Nobody means more than a gap by this, but patterns that look at a line's end take long over it. */
const blankRun = /[^\S\r\n]{200,}/g;

/**
 * Pasted text, a text in Markdown, or the light Markdown of a selection, as a document. The first heading is the title when
 * it stands over everything else; the title in the front matter or in the source line comes second.
 * @throws {EngineError} `empty_source` when there is nothing to read.
 */
export function readText(text: string): SourceDocument {
  const lines = withoutInvisible(text.slice(0, maxTextChars))
    .replace(blankRun, ' ')
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    // Form feeds part pages.
    .replace(/\f/g, '\n\n')
    .split('\n');
  const origin = takeOrigin(lines);
  const isSelection = origin !== undefined;
  const isFile = !isSelection && isMarkdown(lines);
  const light: LightMarkdown = isFile ? lightenMarkdown(lines) : { lines };
  const blocks = readLines(light.lines, { isMarkdown: isSelection || isFile });
  const title = takeTitle(blocks) ?? light.title;
  if (!title && !blocks.some(hasWords)) throw new EngineError('empty_source');

  const language = detectLanguage([title, ...blocks.map(textOfBlock)].join('\n'));
  const metadata: Metadata = {
    title: title ?? (origin && titleOfOrigin(origin, blocks)),
    language,
    ...(origin ? { url: origin.url, site: getSiteName(origin.url) } : {}),
  };
  return { metadata, blocks };
}

/** The page's title; of a post, which has none, what the selection says first: the tab's name is its author and a piece. */
function titleOfOrigin({ title, url }: { title: string; url: string }, blocks: readonly Block[]): string | undefined {
  const own = isUntitledPost(url) ? titleOfPost(blocks.flatMap((block) => textOfBlock(block).split('\n'))) : undefined;
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

/** Takes the first block off as title when it is a heading above all others. */
function takeTitle(blocks: Block[]): string | undefined {
  const [first, ...others] = blocks;
  if (first?.type !== 'heading' || others.length === 0) return undefined;
  const isAbove = others.every((block) => block.type !== 'heading' || block.level > first.level);
  if (!isAbove) return undefined;
  blocks.shift();
  return first.text;
}

const hasWords = (block: Block): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(textOfBlock(block));
