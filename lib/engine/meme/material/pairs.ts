import { findLabel } from '../../brief/numbers/labels.ts';
import { listQuantities } from '../../brief/numbers/quantities.ts';
import type { Outline, SourceList } from '../../brief/outline/outline.ts';
import { listShortenings, trimSentence } from '../../brief/shortening/shorten.ts';
import { withoutJoints } from '../../brief/shortening/trim.ts';
import { rateStanding } from '../../brief/standing/standing.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import type { RankedSentence } from '../../brief/text/rank.ts';
import {
  capitalize,
  countTextWords,
  getFirstWord,
  listTerms,
  measureDrawnLength,
  overlap,
} from '../../brief/text/text.ts';
import type { LanguageWords } from '../../brief/text/words.ts';
import { findLanguage, findLikeliest } from '../../languages/index.ts';
import { captionBudget, isShort } from '../words/caption-text.ts';
import { findSigns } from '../words/signs.ts';

export interface Pair {
  readonly bottom: string;
  readonly kind: 'statement' | 'remark' | 'number' | 'list';
  readonly weight: number;
}

/** `remark` and `length` (of a caption as long as it may be) are factors. */
const weights = { surprise: 2.2, statement: 1.2, remark: 0.3, length: 0.3, number: 2, list: 2.4 } as const;
/** Share of the subject's terms in a list's lead, and of short items in the list. */
const minKinship = 0.3;
const minShortItems = 0.7;

function listStatements(sentence: RankedSentence, language: string, words: LanguageWords): Pair[] {
  const bottom = listShortenings(sentence.text, words).find((form) => isShort(form));
  if (bottom === undefined || countTextWords(bottom) < 3) return [];
  const stands = rateStanding(sentence.text, bottom, words);
  if (stands === 0) return [];
  const isRemark = stands < 0.5 || words.backward.has(getFirstWord(bottom));
  const brevity = 1 - (countTextWords(bottom) / captionBudget.words) * weights.length;
  const weight = (findSigns(language)?.surprise.test(bottom) ? weights.surprise : weights.statement) * stands * brevity;
  return [
    {
      bottom: capitalize(bottom),
      kind: isRemark ? 'remark' : 'statement',
      weight: isRemark ? weight * weights.remark : weight,
    },
  ];
}

/** "60% of teachers quit". */
function listNumberPairs(sentence: RankedSentence, language: string, words: LanguageWords): Pair[] {
  const text = trimSentence(sentence.text, words, withoutJoints);
  return listQuantities(text, words.language).flatMap((found) => {
    const label = findLabel(text, found, language, words);
    const clause = text.slice(found.start);
    const at = label === undefined ? -1 : text.indexOf(label, found.end);
    // The label must be contiguous with the number and more than a thing's name.
    if (label === undefined || at < 0 || at - found.end > 4 || countTextWords(label) < 3) return [];
    const bottom = text.slice(found.start, at + label.length);
    return isShort(bottom) && endsWhole(clause, words)
      ? [{ bottom: capitalize(bottom), kind: 'number', weight: weights.number }]
      : [];
  });
}

const findSeparator = (language: string) => (findLanguage(language) ?? findLikeliest(language))?.listComma ?? ', ';

function listPile(
  { items, lead, summary }: SourceList,
  topic: ReadonlySet<string>,
  language: string,
  words: LanguageWords,
): Pair[] {
  // A list without a lead is more often a menu than text.
  if (!summary && !/[:：]$/.test(lead) && overlap(topic, new Set(listTerms(lead, words))) < minKinship) return [];
  const short = items.filter(
    (item) => countTextWords(item) <= 3 && measureDrawnLength(item) <= 24 && !/[.:?!]/.test(item),
  );
  if (items.length < 3 || short.length < items.length * minShortItems) return [];
  const kept: string[] = [];
  for (const item of short.slice(0, 6)) {
    if (!isShort([...kept, item].join(findSeparator(language)))) break;
    kept.push(item);
  }
  return kept.length >= 3 ? [{ bottom: kept.join(findSeparator(language)), kind: 'list', weight: weights.list }] : [];
}

function listHeadings({ sections }: Outline, title: string, language: string): Pair[] {
  return [2, 3, 4].flatMap((level) => {
    const own = sections
      .filter((section) => section.level === level && section.heading !== title)
      .map(({ heading }) => heading.replace(/^\s*\d{1,2}\s*[.):：、\s-]\s*/u, '').replace(/[.。]$/, ''));
    const kept: string[] = [];
    for (const heading of own.filter((text) => countTextWords(text) <= 5 && !/[,:?!，、؛،：？]/.test(text))) {
      if (!isShort([...kept, heading].join(findSeparator(language)))) break;
      kept.push(heading);
    }
    return own.length <= 12 && own.length >= 3 && kept.length >= 3
      ? [{ bottom: kept.join(findSeparator(language)), kind: 'list', weight: 1 }]
      : [];
  });
}

const proseWorth = 0.4;

export function findIcebergPairs(
  outline: Outline,
  ranked: readonly RankedSentence[],
  title: string,
  language: string,
  words: LanguageWords,
): Pair[] {
  const topic = new Set(listTerms(title, words));
  const best = Math.max(...ranked.map(({ score }) => score), 0.01);
  const inProse = ranked.flatMap((sentence) =>
    [...listNumberPairs(sentence, language, words), ...listStatements(sentence, language, words)].map((pair) => ({
      ...pair,
      weight: pair.weight * (proseWorth + Math.max(0, sentence.score) / best),
    })),
  );
  const piled = outline.lists.flatMap((list) => listPile(list, topic, language, words));
  return [...inProse, ...piled, ...listHeadings(outline, title, language)]
    .filter(({ bottom }) => isBalanced(bottom))
    .sort((a, b) => b.weight - a.weight);
}
