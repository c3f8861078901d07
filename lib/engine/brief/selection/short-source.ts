import { findLanguage } from '../../languages/index.ts';
import { stopsOrDots } from '../../languages/marks.ts';
import type { Item } from '../../modules.ts';
import { isBoilerplate } from '../outline/noise.ts';
import { makeNoticeFilter } from '../outline/notices.ts';
import { listItems } from '../outline/outline-text.ts';
import type { Reading } from '../reading/reading.ts';
import { splitSentences } from '../text/sentences.ts';
import { countTextWords, isUnspaced, measureDrawnLength, tidy, wordsIn } from '../text/text.ts';
import type { Candidate } from './candidate.ts';

const maxChars = 1500;
const maxPointChars = 160;
/** Minimum words of a statement, and on average (below it is a menu). */
const [minWords, minPerStatement] = [3, 2];

export function findShortSource({ document, title, limit, language }: Reading): Candidate[] {
  const written = document.blocks.flatMap((block) => {
    if (block.type === 'list') return listItems(block).map((lines) => lines.split('\n').map(tidy).join('\n'));
    return block.type === 'paragraph' || block.type === 'quote' ? splitSentences(tidy(block.text), language) : [];
  });
  // On a page without readable text only furniture is left; typed lines are meant.
  const isPage = document.metadata.url !== undefined;
  const isNotice = makeNoticeFilter(language);
  const statements = isPage
    ? written.filter((text) => !isBoilerplate(text, findLanguage(language)) && !isNotice(text))
    : written;
  const isListed = document.blocks.some(({ type }) => type === 'list');
  if (isPage && !isListed && !statements.some(isLongSentence)) return [];
  const letters = statements.reduce((sum, text) => sum + measureDrawnLength(text), 0);
  const words = statements.reduce((sum, text) => sum + countTextWords(text), 0);
  if (letters > maxChars || words < Math.max(minWords, statements.length * minPerStatement)) return [];

  const sayable = statements.filter((text) => text !== '' && measureDrawnLength(text) <= maxPointChars);
  const named = dropFullStop(title ?? sayable[0]?.split('\n')[0] ?? '');
  if (named === '') return [];
  const items = sayable
    .filter((text) => dropFullStop(text) !== named && sortWords(text) !== sortWords(named))
    .slice(0, limit)
    .map((text): Item => {
      const [heading = '', ...children] = text.split('\n');
      const body = children.join(' · ');
      return { heading: dropFullStop(heading), ...(body === '' ? {} : { body }), sentence: text };
    });
  const isOrdered = document.blocks.some((block) => block.type === 'list' && block.ordered) && items.length >= 2;
  const bid = { sure: 0.6, weight: 0.5, why: 'all of a short source' };
  // A page that says nothing but its title has nothing to draw; a typed line is meant.
  if (items.length === 0) return isPage ? [] : [{ module: { kind: 'thesis', text: named, ...bid }, title: named }];
  return isOrdered
    ? [{ module: { kind: 'sequence', form: 'steps', items, ...bid }, title: named }]
    : [{ module: { kind: 'statements', items, ...bid }, title: named }];
}

/** A text's words in an order of their own: "The Quay · Ada Lund (1990)" is the title "Ada Lund · The Quay". */
const sortWords = (text: string): string =>
  wordsIn(text.replace(/[(（][^()（）]*[)）]/gu, '').toLowerCase())
    .toSorted()
    .join(' ');

const isLongSentence = (text: string): boolean =>
  endsSentence.test(text) && (isUnspaced(text) ? text.length >= minUnspaced : countTextWords(text) >= minSentenceWords);
const endsSentence = new RegExp(`[${stopsOrDots}]["”’»」)]*$`, 'u');
const [minSentenceWords, minUnspaced] = [4, 10];

const dropFullStop = (text: string) => tidy(text).replace(/(?<!\.)[.。]$/, '');
