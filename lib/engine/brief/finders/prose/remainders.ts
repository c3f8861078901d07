import { findLanguage } from '../../../languages/index.ts';
import { joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import { capitalize, tidy } from '../../text/text.ts';
import { type AmountFinder, type Found, formatQuantity, isRough, labelBudgetChars, readAmount } from './amounts.ts';

const maxGapSentences = 2;

/** "Writers made up 95 % of … The other 5 % were designers": two shares that make the whole, in sentences near each other. */
export const findRemainders: AmountFinder = (countedSentences, { language }) => {
  const words = findLanguage(language)?.brief?.shares?.remaining;
  if (words === undefined) return [];
  const other = new RegExp(`(?<!\\p{L})(?:${words})\\s$`, 'iu');
  const shares = countedSentences.flatMap(({ sentence, quantities }) =>
    quantities.flatMap((one) => {
      const value = one.kind === 'percent' && !isRough(one) ? readAmount(one, language) : undefined;
      return value === undefined ? [] : [{ sentence, one, value }];
    }),
  );
  return shares.flatMap((rest, index): Found[] => {
    const first = shares[index - 1];
    const { text } = rest.sentence;
    if (first === undefined || !other.test(text.slice(0, rest.one.start))) return [];
    if (rest.sentence.index - first.sentence.index > maxGapSentences || Math.abs(first.value + rest.value - 100) > 1)
      return [];
    const rows = [first, rest].map(({ sentence, one, value }) => ({
      label: findLabelAround(sentence.text, one.start, one.end, language),
      value,
      text: formatQuantity(one),
      sentence: sentence.text,
    }));
    const isNamed = rows.every(({ label }) => label !== '' && label.length <= labelBudgetChars);
    return isNamed ? [{ unit: '%', rows, rank: Math.max(first.sentence.score, rest.sentence.score) }] : [];
  });
};

/** "Writers made up" before a share; "were designers" behind it. */
const subject = /^(?<name>\p{Lu}[^,;:]{2,40}?)\s\p{L}+(?:\s\p{L}{2,3})?$/u;
const getSigns = perPageLanguage((among) => ({
  copula: new RegExp(String.raw`^\s(?:${joinRows('copulas', among)})\s(?<name>.+)$`, 'iu'),
  ofWhole: new RegExp(String.raw`^\s(?:${joinRows('of', among)})\s`, 'i'),
}));

function findLabelAround(text: string, start: number, end: number, language: string): string {
  const { copula, ofWhole } = getSigns(findLanguage(language));
  const [behind = ''] = text.slice(end).split(/[,;.](?=\s|$)/);
  const named = subject.exec(tidy(text.slice(0, start)))?.groups?.name;
  const said = copula.exec(behind)?.groups?.name ?? behind.replace(ofWhole, ' ');
  return capitalize(tidy(copula.test(behind) ? said : (named ?? said)));
}
