import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { endsWhole, findBorders, isBinding } from '../text/borders.ts';
import { capitalize, countTextWords, listTerms, measureDrawnLength, overlap, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** In drawn letters. */
const budgets = { title: 60, longTitle: 90, wholeTitle: 140 };

function withoutDots(title: string): string {
  const text = title.replace(/\s*(?:…|\.{3,})$/u, '');
  if (text === title) return title;
  const border = findBorders(text).findLast(({ at }) => measureDrawnLength(text.slice(0, at)) >= minClauseChars);
  return border === undefined ? text : text.slice(0, border.at).trimEnd();
}
/** "Cup final: After the storm: a new date": the first of two labels is the topic, which stands above the title. */
const withoutTopic = (title: string): string => title.replace(/^[^:："“„«]{3,32}[:：]\s+(?=[^:：]{12,}[:：]\s\S)/u, '');
const minClauseChars = 24;
const minHalfTopic = 0.7;
/** "The council keeps the ferry – “Nobody else …”": the statement goes before its quotation. */
const beforeQuotation = /^([^"“”„«»]{24,}?)\s[-–—]\s["“”„«][^"“”„«»]{20,}["“”»«]?$/u;

const getPatterns = perPageLanguage((among) => {
  /** "… review": names the kind of text; the message is in the other half. */
  const genre = new RegExp(
    String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.headline?.genre, among)})$`,
    'iu',
  );
  /** Openers of an occasion, reason or aim at the end. */
  const adjunct = new RegExp(
    String.raw`\s(?:${joinAlternatives(({ brief }) => brief?.headline?.adjunct, among)})\s?`,
    'giu',
  );
  return { genre, adjunct };
});

export function shortenTitle(title: string, lead: ReadonlySet<string>, words: LanguageWords): string {
  const { genre } = getPatterns(words.language);
  const text = withoutTopic(withoutDots(tidy(title))).replace(/(?<!\.|\.\s?\p{Lu})[.。]$|\s*[:：]$/u, '');
  if (measureDrawnLength(text) <= budgets.title) return text;
  const listTopicTerms = (part: string) => listTerms(part, words).filter((term) => lead.has(term));
  const topic = new Set(listTopicTerms(text));
  const half = text
    .split(/\s*[:：]\s+|\s+[–—-]\s+|[;；]\s*|(?<=[?!？！])\s+/u)
    .filter(
      (part) =>
        measureDrawnLength(part) >= 24 && measureDrawnLength(part) <= budgets.title && countTextWords(part) >= 4,
    )
    .find(
      (part) =>
        !genre.test(part) &&
        endsWhole(part, words) &&
        topic.size > 0 &&
        overlap(topic, new Set(listTopicTerms(part))) >= minHalfTopic,
    );
  if (half !== undefined) return capitalize(half);
  const saying = beforeQuotation.exec(text)?.[1] ?? '';
  if (saying !== '' && measureDrawnLength(saying) <= budgets.longTitle) return saying;
  const chain = text.split(/\s[–—|]\s/);
  const first = chain.slice(0, -1).join(' — ');
  if (chain.length > 2 && measureDrawnLength(first) <= budgets.title)
    return text.slice(0, text.lastIndexOf(chain.at(-1) ?? '')).replace(/\s[–—|]\s$/, '');
  if (measureDrawnLength(text) <= budgets.longTitle) return text;
  const sentence = getFirstSentence(text);
  if (sentence !== undefined) return sentence;
  const labelled = /^[^:：]{2,24}[:：]\s+(?=\S)/u.exec(text)?.[0] ?? '';
  const unlabelled = text.slice(labelled.length);
  const short = [...(labelled === '' ? [] : [unlabelled]), ...listShortenings(text, words)].find(
    (form) => measureDrawnLength(form) <= budgets.longTitle,
  );
  const cut = short ?? cutAtAdjunct(text, words);
  if (cut !== undefined) return capitalize(cut);
  return capitalize(
    measureDrawnLength(text) <= budgets.wholeTitle ? text : cutAtPhrase(text, budgets.wholeTitle, words),
  );
}

function getFirstSentence(text: string): string | undefined {
  const [first = '', second] = text.split(/(?<=\p{Ll}{3}[.!?…])\s+(?=["“„«]?\p{Lu})/u);
  const isTitle = measureDrawnLength(first) >= minClauseChars && measureDrawnLength(first) <= budgets.longTitle;
  return second !== undefined && isTitle ? first.replace(/\.$/, '') : undefined;
}

/** A headline without its final adjunct; undefined where a doubt, a denial or a verb at the end (German, Dutch) would be lost. */
function cutAtAdjunct(text: string, words: LanguageWords): string | undefined {
  const { adjunct } = getPatterns(words.language);
  if (words.isVerbSecond && /(?:^|\s)\p{Ll}[\p{L}-]*["”“»]?$/u.test(text)) return undefined;
  return [...text.matchAll(adjunct)]
    .map(({ index }) => text.slice(0, index).replace(/[,;]$/, ''))
    .findLast(
      (head) =>
        measureDrawnLength(head) <= budgets.longTitle &&
        measureDrawnLength(head) >= budgets.longTitle / 2 &&
        endsWhole(head, words) &&
        !isBinding(text.slice(head.length), words),
    );
}

function cutAtPhrase(text: string, budget: number, words: LanguageWords): string {
  let cut = '';
  let phrase = '';
  for (const { segment, index, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (!isWordLike) continue;
    const before = text.slice(0, index).trimEnd();
    if (measureDrawnLength(before) > budget - 1) break;
    const isPossessive = /['’]s?$/.test(before) && (before.match(/(?<!\p{L})['‘]/gu)?.length ?? 0) === 0;
    if (!endsWhole(before, words) || isPossessive) continue;
    cut = before;
    if (words.joints.has(segment.toLowerCase())) phrase = before;
  }
  return measureDrawnLength(phrase) > budget / 2 ? phrase : cut || text.slice(0, budget);
}
