import type { Point, Statistic } from '../../brief.ts';
import type { Language } from '../../languages/index.ts';
import { listQuantities } from '../numbers/quantities.ts';
import { countTextWords, measureDrawnLength, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Minimum items that open with a number, and their share of the list. */
const min = { items: 3, share: 0.5 };
const max = 3;
const label = { words: 2, letters: 72 };

interface LedNumbers {
  readonly statistics: readonly Statistic[];
  readonly points: readonly Point[];
}

function toStatistic({ heading, body, sentence }: Point, language: Language | undefined): Statistic | undefined {
  const [first] = listQuantities(heading, language);
  if (first === undefined || first.start > 0 || body !== undefined) return undefined;
  const said = tidy(`${first.unit} ${heading.slice(first.end)}`);
  const isLabel =
    countTextWords(said) >= label.words && measureDrawnLength(said) <= label.letters && /^[\p{Ll}\p{Lo}%]/u.test(said);
  return isLabel ? { value: first.value, label: said, sentence } : undefined;
}

export function findLedNumbers(points: readonly Point[], { language }: LanguageWords): LedNumbers | undefined {
  const read = points.map((point) => ({ point, statistic: toStatistic(point, language) }));
  const found = read.filter(({ statistic }) => statistic !== undefined);
  if (found.length < Math.max(min.items, points.length * min.share)) return undefined;
  const shown = found.slice(0, max);
  return {
    statistics: shown.flatMap(({ statistic }) => statistic ?? []),
    points: read.filter((one) => !shown.includes(one)).map(({ point }) => point),
  };
}
