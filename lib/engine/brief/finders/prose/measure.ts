import { joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import { isBoilerplate } from '../../outline/noise.ts';
import type { Reading } from '../../reading/reading.ts';
import { isUnnamed } from '../../standing/dangling.ts';
import { splitSentences } from '../../text/sentences.ts';
import { countTextWords, listTerms, measureDrawnLength, tidy, toStems } from '../../text/text.ts';
import type { Found } from './amounts.ts';

/** Words of a row's label that is a bare name; drawn letters of a measure; lines above the text that may hold it. */
const max = { name: 3, letters: 100, lines: 3 };
const min = { words: 3 };

const getMoney = perPageLanguage(
  (among) => new RegExp(String.raw`(?<!\p{L})(?:${joinRows('moneyWords', among)})(?!\p{L})`, 'iu'),
);

const dropStop = (text: string) => tidy(text).replace(/[.:：。]$/u, '');

function listAbove(sentence: string, { document, language }: Reading): string[] {
  const lines = document.blocks.flatMap((block) =>
    block.type === 'paragraph' || block.type === 'heading' ? [tidy(block.text)] : [],
  );
  const at = lines.findIndex((line) => line.includes(sentence));
  if (at < 0) return [];
  const ahead = (lines[at] ?? '').slice(0, (lines[at] ?? '').indexOf(sentence));
  const above = lines.slice(Math.max(0, at - max.lines), at).toReversed();
  return [
    ...splitSentences(ahead, language).toReversed(),
    ...above.flatMap((line) => splitSentences(line, language).slice(0, 1)),
  ];
}

/** The line or sentence above that says what bare names' numbers measure; undefined where none does. */
export function withMeasure(found: Found, reading: Reading): Found | undefined {
  const { rows, unit, measure } = found;
  const { words, fullTitle } = reading;
  if (measure !== undefined || rows.some(({ label }) => countTextWords(label) > max.name)) return found;
  const labels = new Set(listTerms(rows.map(({ label }) => label).join(' '), words));
  const bySentence = [...Map.groupBy(rows, ({ sentence = '' }) => sentence)];
  const said = bySentence.toSorted(([, a], [, b]) => b.length - a.length).map(([sentence]) => sentence);
  const own = toStems(listTerms(said.join(' '), words).filter((term) => !labels.has(term)));
  const isShared = (text: string) => [...toStems(listTerms(text, words))].some((stem) => own.has(stem));
  const isMoney = unit.startsWith('money');
  const fits = (text: string) =>
    countTextWords(text) >= min.words &&
    measureDrawnLength(text) <= max.letters &&
    !/[?？!]/.test(text) &&
    !listTerms(text, words).some((term) => labels.has(term)) &&
    !isUnnamed(text, words) &&
    !isBoilerplate(text, words.language) &&
    (isShared(text) || (isMoney && getMoney(words.language).test(text)));
  for (const sentence of said) {
    const above = listAbove(sentence, reading).map(dropStop).find(fits);
    if (above !== undefined) return { ...found, measure: above };
  }
  const named = toStems(listTerms(fullTitle, words));
  // "New mill wheel", "old mill wheel" under a title on mills: the title's own things, compared.
  const isOfTitle = rows.every(({ label }) => [...toStems(listTerms(label, words))].some((stem) => named.has(stem)));
  return isShared(fullTitle) || isOfTitle ? found : undefined;
}
