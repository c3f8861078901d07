import { stopsOrDots } from '../languages/marks.ts';
import type { Item } from '../modules.ts';
import type { Candidate } from './candidate.ts';
import { isBoilerplate } from './noise.ts';
import { listItems } from './outline-text.ts';
import type { Reading } from './reading/reading.ts';
import { splitSentences } from './sentences.ts';
import { drawnLength, isUnspaced, tidy, wordCount } from './text.ts';

/** A source with more letters is an article: where nothing was found in it, nothing is worth showing. */
const longest = 1500;
/** Longer statements are no points. */
const maxPointChars = 160;
/** Fewer words are a term, not something to say; and so many a statement on average are at least not a menu's. */
const [minWords, minPerStatement] = [3, 2];

/**
 * All that a source too short to choose from says, nothing chosen and nothing cut: a user who selects three list items or
 * one sentence means just those. Nothing for a long source, a menu, or less than three words.
 */
export function shortSource({ document, title, limit, language }: Reading): Candidate[] {
  const written = document.blocks.flatMap((block) => {
    if (block.type === 'list') return listItems(block).map((lines) => lines.split('\n').map(tidy).join('\n'));
    return block.type === 'paragraph' || block.type === 'quote' ? splitSentences(tidy(block.text), language) : [];
  });
  // A page's furniture is what is left of a page that shows its text to no reader; a line that somebody typed is meant.
  const isPage = document.metadata.url !== undefined;
  const statements = isPage ? written.filter((text) => !isBoilerplate(text)) : written;
  const isListed = document.blocks.some(({ type }) => type === 'list');
  if (isPage && !isListed && !statements.some(isSentence)) return [];
  const letters = statements.reduce((sum, text) => sum + drawnLength(text), 0);
  const words = statements.reduce((sum, text) => sum + wordCount(text), 0);
  if (letters > longest || words < Math.max(minWords, statements.length * minPerStatement)) return [];

  const sayable = statements.filter((text) => text !== '' && drawnLength(text) <= maxPointChars);
  const named = bare(title ?? sayable[0]?.split('\n')[0] ?? '');
  if (named === '') return [];
  const items = sayable
    .filter((text) => bare(text) !== named)
    .slice(0, limit)
    .map((text): Item => {
      const [heading = '', ...children] = text.split('\n');
      const body = children.join(' · ');
      return { heading: bare(heading), ...(body === '' ? {} : { body }), sentence: text };
    });
  const isOrdered = document.blocks.some((block) => block.type === 'list' && block.ordered) && items.length >= 2;
  const bid = { sure: 0.6, weight: 0.5, why: 'all of a short source' };
  if (items.length === 0) return [{ module: { kind: 'thesis', text: named, ...bid }, title: named }];
  return isOrdered
    ? [{ module: { kind: 'sequence', form: 'steps', items, ...bid }, title: named }]
    : [{ module: { kind: 'statements', items, ...bid }, title: named }];
}

/** Whether a text is a sentence: counts, labels and stamps are what is left of a page whose text was not sent. */
const isSentence = (text: string): boolean =>
  endsSentence.test(text) && (isUnspaced(text) ? text.length >= minUnspaced : wordCount(text) >= minSentenceWords);
const endsSentence = new RegExp(`[${stopsOrDots}]["”’»」)]*$`, 'u');
const [minSentenceWords, minUnspaced] = [4, 10];

/** Without the full stop that a heading does without. */
const bare = (text: string) => tidy(text).replace(/(?<!\.)[.。]$/, '');
