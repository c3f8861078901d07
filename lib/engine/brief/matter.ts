import { findLanguage } from '../languages/index.ts';
import { joinFigures, joinRows } from '../languages/patterns.ts';
import type { Reading } from './reading/reading.ts';
import { isUnspaced, listTerms, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Letters by which a word is part of another ("Strom" of "Strompreis"): shorter ones are in many by chance. */
const minPart = 5;
/** Sentences that say what a text is about, terms shared with them that are no chance, and the share of a text in which they count. */
const opening = { sentences: 2, shared: 2, part: 1 / 3 };

/** "of respondents say …": a share that names its whole and what it does is a finding of its text. */
const isShareOf = new RegExp(`^(?:${joinFigures('shareOfWhole')})(?:\\s|(?<=['’]))`, 'u');
/** "in Austria": where something is so, not what it is. */
const place = new RegExp(String.raw`(?<!\p{L})(?:${joinRows('inPlace')})\s\p{Lu}[\p{L}’'-]+`, 'gu');
const nameWithin = /(?<=\p{L}\S*\s)\p{Lu}[\p{L}’'-]*/gu;

/** The words of a text that say what it is about, the parts of its compounds each. */
function listParts(text: string, words: LanguageWords): string[] {
  if (isUnspaced(text)) return listTerms(text, words);
  const lower = text.toLowerCase().replace(/['’]s(?!\p{L})/gu, '');
  return wordsIn(lower)
    .flatMap((word) => word.split(/[-‑.’']/))
    .filter((word) => word.length > 1 && !words.stop.has(word) && !/^\p{N}+$/u.test(word));
}

/** Whether two words speak of one thing: of one stem, or one a part of the other. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.slice(0, 7) === long.slice(0, 7) || short.replace(/s$/, '') === long.replace(/s$/, '')) return true;
  return short.length >= minPart && (long.startsWith(short) || long.endsWith(short));
}

const countShared = (parts: readonly string[], topic: readonly string[]): number =>
  new Set(parts.filter((part) => topic.some((other) => isAlike(part, other)))).size;

/**
 * Whether a label speaks of what its source is about: it shares a word with the title that is no mere name or place, or in
 * the first third of the text two with the sentences that open it. What does not may be true and is beside the point.
 */
export function createMatter({ fullTitle, standfirst, ranked, outline, words, language }: Reading) {
  const title = listParts(fullTitle, words);
  const first = outline.sentences.slice(0, opening.sentences).map(({ text }) => text);
  const lead = listParts([standfirst, ...first].filter(Boolean).join(' '), words);
  const hasCapitalNouns = findLanguage(language)?.drawings?.hasCapitalNouns === true;
  const places = new Map(ranked.map(({ text, index }) => [text, index]));
  return (label: string, sentence: string): boolean => {
    const own = label.replace(place, ' ');
    // Where nouns have no capitals, what has one names somebody or some place.
    const named = hasCapitalNouns ? own : own.replace(nameWithin, ' ');
    if (title.length === 0 || isShareOf.test(label) || countShared(listParts(named, words), title) > 0) return true;
    const shared = countShared(listParts(own, words), lead);
    const isNamed = countShared(listParts(label, words), title) > 0;
    const isEarly = (places.get(sentence) ?? 0) <= outline.sentences.length * opening.part;
    return shared >= opening.shared && (isEarly || isNamed);
  };
}
