import { and } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import type { Quantity } from '../../numbers/quantities.ts';
import { isBalanced } from '../../text/borders.ts';
import { capitalize, drawnLength, firstWord, tidy, wordCount } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import { type AmountFinder, drawn, type Found, isRough, readAmount, readUnit } from './amounts.ts';

const min = 3;
const name = { words: 7, letters: 48 };
/** Separators between amounts; anything else starts another clause. */
const border = new RegExp(`^\\s*(?:[,;]\\s*(?:(?:${and})\\s+)?|(?:${and})\\s+)`, 'u');
const near = 120;

function findBracket(text: string, { start, end }: Quantity): { open: number; close: number } | undefined {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const close = /^\s?(?:%|\p{L}+\.?)?\s?[)）]/u.exec(behind);
  return /[(（]$/.test(before) && close !== null ? { open: start - 1, close: end + close[0].length } : undefined;
}

const capitals = /(?:^|(?<ahead>\S+)\s)(?<own>\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3})\s*$/u;

function findFirst(ahead: string, { stop }: LanguageWords): string {
  const colon = ahead.lastIndexOf(': ');
  if (colon >= 0) return ahead.slice(colon + 2);
  const { ahead: before = '', own = '' } = capitals.exec(ahead)?.groups ?? {};
  return stop.has(before.toLowerCase()) ? '' : own;
}

/** "Trade (15 %), farms (12 %) and crafts (9 %)": names of one kind, each with its amount in brackets. */
export const findBracketed: AmountFinder = (countedSentences, { language, words }) =>
  countedSentences.flatMap(({ sentence: { text, score }, quantities }): Found[] => {
    const inside = quantities.flatMap((quantity) => {
      const bracket = findBracket(text, quantity);
      return bracket === undefined || isRough(quantity) ? [] : [{ quantity, ...bracket }];
    });
    const units = new Set(inside.map(({ quantity }) => readUnit(quantity)));
    if (inside.length < min || inside.length < quantities.length || units.size !== 1) return [];
    const rows = inside.flatMap(({ quantity, open }, index): ChartRow[] => {
      const ahead = text.slice(inside[index - 1]?.close ?? 0, open);
      const label = tidy(
        index === 0 ? findFirst(ahead.slice(-near), words) : border.test(ahead) ? ahead.replace(border, '') : '',
      );
      const value = readAmount(quantity, language);
      const isName =
        /^["“„«]?\p{L}/u.test(label) &&
        wordCount(label) <= name.words &&
        drawnLength(label) <= name.letters &&
        isBalanced(label) &&
        !/[.!?:;]/.test(label) &&
        ![words.backward, words.relative, words.dependent].some((set) => set.has(firstWord(label)));
      return isName && value !== undefined
        ? [{ label: capitalize(label), value, text: drawn(quantity), sentence: text }]
        : [];
    });
    const isDistinct = new Set(rows.map(({ label }) => label)).size === rows.length;
    return isDistinct && rows.length === inside.length ? [{ unit: [...units][0] ?? '', rows, rank: score }] : [];
  });
