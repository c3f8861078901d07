import { matchWords, perPageLanguage } from '../../languages/patterns.ts';
import { findDates } from '../numbers/dates.ts';
import { isTime } from '../numbers/measures.ts';
import { isTimed, splitTable } from '../numbers/table-rows.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { listTerms, measureDrawnLength, overlap, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const size = { rows: { min: 3, max: 8 }, columns: { min: 2, max: 5 }, cell: 64 };

/** Share of the title's terms in caption and header by which the title announces a table. */
const minTopic = 0.3;
const sureness = { answer: 0.9, near: 0.65, apart: 0.55 };

const getWhen = perPageLanguage((among) => matchWords(({ brief }) => brief?.timeline?.when, 'iu', among));

const areDated = (rows: readonly (readonly string[])[], { language }: LanguageWords): boolean =>
  rows.every((row) => row.some((cell) => findDates(cell, language).length > 0));

export function findTable({ outline, title = '', words }: Reading): Candidate[] {
  const topic = new Set(listTerms(title, words));
  return outline.tables.flatMap(({ block, lead }): Candidate[] => {
    const { header, rows: all } = splitTable(block);
    const rows = all.map((row) => row.map(tidy));
    const isSized =
      rows.length >= size.rows.min &&
      rows.length <= size.rows.max &&
      header.length >= size.columns.min &&
      header.length <= size.columns.max;
    const isClean =
      header.slice(1).every((name) => /\p{L}/u.test(name) || isTime(name)) &&
      rows.every(
        (row) =>
          row.length === header.length && row.every((cell) => cell !== '' && measureDrawnLength(cell) <= size.cell),
      );
    if (!isSized || !isClean) return [];
    const caption = tidy(block.caption ?? '') || tidy(lead);
    const near = overlap(topic, new Set(listTerms(`${caption} ${header.join(' ')}`, words)));
    const isAnswer = near > 0 && getWhen(words.language).test(title) && areDated(rows, words);
    const isTopic = isAnswer || near >= minTopic;
    const isNear =
      isTopic ||
      overlap(topic, new Set(listTerms(`${caption} ${header.join(' ')} ${rows.flat().join(' ')}`, words))) > 0;
    const named = caption === '' || measureDrawnLength(caption) > 90 ? {} : { caption };
    const isCourse = isTimed(block);
    const weight = isCourse ? weights.timedTable : isTopic ? weights.topicTable : weights.module.table;
    const bid = {
      sure: isAnswer || isCourse ? sureness.answer : isNear ? sureness.near : sureness.apart,
      weight,
      why: `table of ${rows.length} rows`,
    };
    return [{ module: { kind: 'table', ...named, header: header.map(tidy), rows, ...bid } }];
  });
}
