import { findLanguage } from '../../languages/index.ts';
import { joinFigures, joinRows, perPageLanguage } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import { isUnspaced, listTerms, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Minimum letters of a word within another ("Strom" in "Strompreis"); shorter ones match by chance. */
const minPartChars = 5;
/** Opening sentences, minimum terms shared with them, and the share of a text in which these count. */
const opening = { sentences: 2, shared: 2, part: 1 / 3 };

const getPatterns = perPageLanguage((among) => {
  /** "of respondents say …": a share of a named whole is always on topic. */
  const isShareOf = new RegExp(`^(?:${joinFigures('shareOfWhole', among)})(?:\\s|(?<=['’]))`, 'u');
  /** "in Austria": a place is not a topic. */
  const place = new RegExp(String.raw`(?<!\p{L})(?:${joinRows('inPlace', among)})\s\p{Lu}[\p{L}’'-]+`, 'gu');
  return { place, isShareOf };
});

const nameWithin = /(?<=\p{L}\S*\s)\p{Lu}[\p{L}’'-]*/gu;

/** Between the parts of a compound. */
const joint = /[-‑.’']/;

function listParts(text: string, words: LanguageWords): readonly string[] {
  if (isUnspaced(text)) return listTerms(text, words);
  const lower = text.toLowerCase().replace(/['’]s(?!\p{L})/gu, '');
  return wordsIn(lower)
    .flatMap((word) => (joint.test(word) ? word.split(joint) : word))
    .filter((word) => word.length > 1 && !words.stop.has(word) && !/^\p{N}+$/u.test(word));
}

const withoutPlural = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

function isSameStem(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.slice(0, 7) === long.slice(0, 7) || withoutPlural(short) === withoutPlural(long)) return true;
  return short.length >= minPartChars && (long.startsWith(short) || long.endsWith(short));
}

const countShared = (parts: readonly string[], topic: readonly string[]): number =>
  new Set(parts.filter((part) => topic.some((other) => isSameStem(part, other)))).size;

export function createMatter({ fullTitle, standfirst, ranked, outline, words, language }: Reading) {
  const { isShareOf, place } = getPatterns(words.language);
  const title = listParts(fullTitle, words);
  const first = outline.sentences.slice(0, opening.sentences).map(({ text }) => text);
  const lead = listParts([standfirst, ...first].filter(Boolean).join(' '), words);
  const hasCapitalNouns = findLanguage(language)?.hasCapitalNouns === true;
  const places = new Map(ranked.map(({ text, index }) => [text, index]));
  return (label: string, sentence: string): boolean => {
    const own = label.replace(place, ' ');
    // Without capitalised nouns a capital marks a name.
    const named = hasCapitalNouns ? own : own.replace(nameWithin, ' ');
    if (title.length === 0 || isShareOf.test(label) || countShared(listParts(named, words), title) > 0) return true;
    const shared = countShared(listParts(own, words), lead);
    const isNamed = countShared(listParts(label, words), title) > 0;
    const isEarly = (places.get(sentence) ?? 0) <= outline.sentences.length * opening.part;
    return shared >= opening.shared && (isEarly || isNamed);
  };
}
