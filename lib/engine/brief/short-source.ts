import type { Point } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { itemsOf } from './outline.ts';
import { splitSentences } from './sentences.ts';
import { drawnLength, tidy, wordCount } from './text.ts';

/** A source with more letters is an article: where nothing was found in it, nothing is worth showing. */
const longest = 1500;
/** Longer statements are no points. */
const longestPoint = 160;
/** Fewer words are a term, not something to say; and so many a statement on average are at least not a menu's. */
const [leastWords, leastPerStatement] = [3, 2];

/** What a short source says, nothing chosen and nothing cut. */
export interface ShortSource {
  readonly title: string;
  readonly points: readonly Point[];
  readonly ordered: boolean;
}

/**
 * Points of a source too short to choose from: a person who selects three list items or one sentence means just those.
 * `title` is what it is called, if anything. Undefined for a long source, a menu, or when there are less than three words.
 */
export function shortSource(
  document: SourceDocument,
  title: string | undefined,
  limit: number,
  language: string,
): ShortSource | undefined {
  const statements = document.blocks.flatMap((block) => {
    if (block.type === 'list') return itemsOf(block).map((lines) => lines.split('\n').map(tidy).join('\n'));
    return block.type === 'paragraph' || block.type === 'quote' ? splitSentences(tidy(block.text), language) : [];
  });
  const letters = statements.reduce((sum, text) => sum + drawnLength(text), 0);
  const words = statements.reduce((sum, text) => sum + wordCount(text), 0);
  if (letters > longest || words < Math.max(leastWords, statements.length * leastPerStatement)) return undefined;

  const sayable = statements.filter((text) => text !== '' && drawnLength(text) <= longestPoint);
  const named = bare(title ?? sayable[0]?.split('\n')[0] ?? '');
  const points = sayable.filter((text) => bare(text) !== named);
  if (named === '') return undefined;
  return {
    title: named,
    points: points.slice(0, limit).map((text) => {
      const [heading = '', ...children] = text.split('\n');
      const body = children.join(' · ');
      return { heading: bare(heading), ...(body === '' ? {} : { body }), sentence: text };
    }),
    ordered: document.blocks.some((block) => block.type === 'list' && block.ordered),
  };
}

/** Without the full stop that a heading does without. */
const bare = (text: string) => tidy(text).replace(/(?<!\.)[.。]$/, '');
