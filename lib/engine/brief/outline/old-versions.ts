import type { Block, SourceDocument } from '../../document.ts';
import { getLanguage } from '../../language.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { findDates } from '../numbers/dates.ts';

const getMark = perPageLanguage(
  (among) =>
    new RegExp(String.raw`^(?:${joinAlternatives(({ brief }) => brief?.title?.breaking, among)})(?!\p{L})`, 'iu'),
);

const markChars = 48;
/** In years. What is older than a day and a half before the newest is not so any more. */
const current = 1.5 / 365;

function findDay(block: Block, language: Language | undefined): number | undefined {
  if (block.type !== 'paragraph' || !getMark(language).test(block.text)) return undefined;
  const [date] = findDates(block.text.slice(0, markChars), language);
  return date === undefined || date.yearless ? undefined : date.at;
}

/** A report that is kept up to date, without its older versions: a search is no news beside what was found. */
export function withoutOldVersions(document: SourceDocument): SourceDocument {
  const language = findLanguage(getLanguage(document));
  const days = document.blocks.map((block) => findDay(block, language));
  const known = days.filter((day) => day !== undefined);
  if (known.length < 2) return document;
  const newest = Math.max(...known);
  const blocks: Block[] = [];
  let isOld = false;
  for (const [index, block] of document.blocks.entries()) {
    const day = days[index];
    if (day !== undefined) isOld = day < newest - current;
    // Its heading stands above the mark.
    if (day !== undefined && isOld && blocks.at(-1)?.type === 'heading') blocks.pop();
    if (!isOld) blocks.push(block);
  }
  return { ...document, blocks };
}
