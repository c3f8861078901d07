import { findLanguage } from '../../../languages/index.ts';
import { joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import { getChangeWords } from '../../text/change-words.ts';
import { capitalize, countTextWords, getFirstWord, measureDrawnLength, tidy } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import { type AmountFinder, type Found, isRough, readAmount } from './amounts.ts';

const maxNameWords = 7;
const maxSpanChars = 40;
const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinRows>[0]) => joinRows(field, among);
  return {
    /** "102.2 points, or" before the percentage. */
    points: String.raw`(?:(?:[\d.,]+\s\p{L}+,?\s)(?:${join('or')})\s)?`,
    /** "was last at 60.73," before the change. */
    stood: String.raw`(?:\s(?:${join('stood')})(?:\s\p{L}+)?\s(?:${join('stoodAt')})\s[$€£¥]?[\d.,]+,)?`,
    auxiliaries: String.raw`(?:(?:${join('changeAuxiliaries')})\s)?`,
    by: String.raw`(?:(?:${join('changeBy')})\s)?`,
    index: new RegExp(String.raw`(?<!\p{L})(?:${join('indexes')})(?!\p{L})`, 'iu'),
    sector: new RegExp(String.raw`(?<!\p{L})(?:${join('sectors')})$`, 'iu'),
    contrasting: new RegExp(String.raw`\s(?:${join('contrasting')})\s`, 'i'),
    joining: new RegExp(String.raw`(?:^|\s)(?:${join('and')})\s`, 'gi'),
    article: new RegExp(String.raw`^(?:${join('changeArticles')})\s`, 'i'),
  };
});

/** Indexes, sectors and single shares are not compared with each other. */
function findKind(label: string, { language }: LanguageWords): 'index' | 'sector' | 'single' {
  const { index, sector } = getSigns(language);
  return index.test(label) ? 'index' : sector.test(label) ? 'sector' : 'single';
}

function getLastClause(lead: string, { language }: LanguageWords): string {
  const { verb } = getChangeWords(language);
  const { contrasting, joining } = getSigns(language);
  const own = lead.split(contrasting).at(-1) ?? '';
  const joint = [...own.matchAll(joining)].findLast(({ index }) => index === 0 || verb.test(`${own.slice(0, index)} `));
  return joint === undefined ? own : own.slice(joint.index + joint[0].length);
}

/** "Copper rose 0.9 %", "the index fell 102 points, or 0.4 %"; falls are negative. */
export const findMoves: AmountFinder = (countedSentences, { words, language }) => {
  const verbs = findLanguage(language)?.brief?.moves;
  if (verbs === undefined) return [];
  const { stood, auxiliaries, by, points, article } = getSigns(words.language);
  const moves = new RegExp(
    String.raw`(?<subject>[^,;:]{3,60}?)${stood}\s${auxiliaries}(?:(?<up>${verbs.rose})|(?<down>${verbs.fell}))\s${by}${points}$`,
    'iu',
  );
  return countedSentences.flatMap(({ sentence: { text, score, index }, quantities }) => {
    const found = quantities.flatMap((quantity, at): Found[] => {
      if (quantity.kind !== 'percent' || isRough(quantity)) return [];
      const from = quantities.slice(0, at).findLast(({ kind }) => kind === 'percent')?.end ?? 0;
      const lead = text.slice(from, quantity.start);
      const clause = getLastClause(lead, words);
      const { subject = '', down } = moves.exec(clause)?.groups ?? {};
      const label = tidy(subject).replace(article, '');
      const amount = readAmount(quantity, language);
      const isNamed =
        label !== '' &&
        countTextWords(label) <= maxNameWords &&
        !words.backward.has(getFirstWord(label)) &&
        !words.stop.has(getFirstWord(label));
      if (!isNamed || amount === undefined) return [];
      const value = down === undefined ? amount : -amount;
      const row = { label: capitalize(label), value, text: `${down === undefined ? '+' : '−'}${quantity.value}` };
      return [{ unit: `moves of ${findKind(label, words)}`, rows: [{ ...row, sentence: text }], rank: score }];
    });
    // "Its shares are up 39 % this year, while the index is up 24 %": set against each other by the sentence.
    const turn = getSigns(words.language).contrasting.exec(text);
    if (found.length !== 2 || turn === null) return found;
    const span = tidy(text.slice(quantities[0]?.end ?? 0, turn.index).replace(/,$/, ''));
    const isSpan = span !== '' && measureDrawnLength(span) <= maxSpanChars && !/[\p{N},;:]/u.test(span);
    return isSpan
      ? found.map((one) => ({ ...one, measure: capitalize(span), unit: `moves of sentence ${index}` }))
      : found;
  });
};
