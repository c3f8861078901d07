import { getNumberSigns } from '../brief/numbers/number-signs.ts';
import { joinFigures } from '../languages/patterns.ts';

/** Units that are written alike in all languages. */
export const unitSigns = '%|‰|°C|°F|×|[kcm]?m²?|km/h|mph|[kmg]?g|[MGTk]B|[MGk]?Wh?';
/** The phrase to emphasise where a brief marks none: a number with its unit and the words that limit it. */
const quantity = new RegExp(
  [
    String.raw`(?:(?:${joinFigures('markHedges')})\s)?(?:[$€£¥]\s?)?(?<![\d:.,/-])\d+(?:[.,\u00a0]\d+)*(?:\s?(?:${unitSigns}|${joinFigures('markUnits')})(?!\p{L}))+(?:\/\p{L}{1,4}(?!\p{L}))?`,
    String.raw`[$€£¥]\s?\d+(?:[.,]\d+)*`,
  ].join('|'),
  'iu',
);

const maxShare = 0.5;
const great = new RegExp(String.raw`\d[.,\u00a0\u202f]\d{3}|(?<!\p{L})(?:${joinFigures('magnitude')})`, 'iu');

/** A form has texts only, and knows no language. */
const { span } = getNumberSigns(undefined);

export const isSpanOfTime = (phrase: string): boolean => span.test(phrase) && !great.test(phrase);

const spanBefore = new RegExp(
  String.raw`(?<![\p{N}.,])\p{N}[\p{N}.,]*(?:\s?(?:${unitSigns}))?\s?(?:[-–]|(?:${joinFigures('ranging')})(?=\s))\s?$`,
  'iu',
);
const unitBehind = new RegExp(
  String.raw`^(?:\s?(?:${unitSigns}|${joinFigures('markUnits')})(?!\p{L}))?(?:\/\p{L}{1,4}(?!\p{L}))?`,
  'iu',
);

const bareSpan = /^\p{N}[\p{N}.,]*\s(?:\p{L}+\s)?\p{N}[\p{N}.,]*$/u;

/** Scripts whose words have spaces around them. */
const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]`;
const [letterBefore, letterBehind] = [new RegExp(`${letter}-?$`, 'u'), new RegExp(`^-?${letter}`, 'u')];

const isInWord = (before: string, mark: string, behind: string): boolean =>
  (/^\p{N}/u.test(mark) && letterBefore.test(before)) || (/[\p{N}\p{L}]$/u.test(mark) && letterBehind.test(behind));

/** All of its span and unit ("16 to 128 GB"): a half would say another thing. Empty where a span's unit is unknown. */
export function completeMark(text: string, mark: string): string {
  const at = text.indexOf(mark);
  if (at < 0 || !/\p{N}/u.test(mark)) return mark;
  if (isInWord(text.slice(0, at), mark, text.slice(at + mark.length))) return '';
  const [span = ''] = /^\p{N}/u.test(mark) ? (spanBefore.exec(text.slice(0, at)) ?? []) : [];
  const behind = text.slice(at + mark.length);
  const [unit = ''] = /[\p{N}\p{L}]$/u.test(mark) ? (unitBehind.exec(behind) ?? []) : [];
  const whole = span + mark + unit;
  return bareSpan.test(whole) ? '' : whole;
}

export function findMark(text: string, title: string): string | undefined {
  const [phrase] = quantity.exec(text) ?? [];
  const trimmed = phrase?.trim();
  if (!trimmed || trimmed.length > text.length * maxShare || title.includes(trimmed) || isSpanOfTime(trimmed))
    return undefined;
  return trimmed;
}
