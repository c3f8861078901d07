import { isBoilerplate } from '../../brief/noise.ts';
import { splitSentences } from '../../brief/sentences.ts';
import type { SourceDocument } from '../../document.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { matchWords } from '../../languages/patterns.ts';
import type { Material } from '../jokes/material.ts';
import { findLines } from './lines.ts';
import { findPairs } from './pairs-by-pattern.ts';
import { findLaters, findPunchNumbers } from './punch-numbers.ts';
import { findAsked, findQuestions } from './questions.ts';
import { findQuips, findTitledQuotes } from './quips.ts';
import { findReactions } from './reactions.ts';
import { isSure, scoreSituation } from './score.ts';
import type { Finder, Scan, Situation } from './situation.ts';
import { findTags } from './tags.ts';
import { findTurns } from './turns.ts';
import { findSigns, isDelicate } from './words.ts';

const finders: readonly Finder[] = [
  findQuestions,
  findAsked,
  findQuips,
  findTitledQuotes,
  findTags,
  findLaters,
  findPunchNumbers,
  findReactions,
  findPairs,
  findTurns,
  findLines,
];

/** No joke is about these, not even quoted. */
const protectedGroup = matchWords(({ gate }) => gate?.harm?.groups);

/** Longer sentences hold no joke, and cost time. */
const maxChars = 330;
const minChars = 8;

interface ScoredSituation extends Situation {
  readonly score: number;
}

/** Returns the source's own jokes above their thresholds, best first. */
export function findSituations(material: Material, document: SourceDocument): readonly ScoredSituation[] {
  const signs = findSigns(material.language);
  if (signs === undefined) return [];
  const { outline, title, language } = material;
  const isSayable = (text: string) =>
    !isDelicate(text, language) && !protectedGroup.test(text) && !mentionsGravity(text, language);
  const isFit = (text: string) => text.length >= minChars && text.length <= maxChars && isSayable(text);
  const all = outline.sentences;
  const sentences = all.flatMap(({ text, paragraph }, index) =>
    isFit(text)
      ? [{ text, place: index / Math.max(1, all.length - 1), isLast: all[index + 1]?.paragraph !== paragraph }]
      : [],
  );
  const exchanges = document.blocks.flatMap((block) =>
    block.type === 'heading'
      ? [isSayable(block.text) ? [block.text] : []]
      : block.type === 'paragraph' || block.type === 'quote'
        ? // A paragraph that asks for letters or names an address is the page's own affair, whatever it asks.
          [isBoilerplate(block.text) ? [] : splitSentences(block.text, language).filter(isSayable)]
        : [],
  );
  const scan: Scan = {
    exchanges,
    material,
    signs,
    sentences: isFit(title) ? [{ text: title, place: 0, isLast: true }, ...sentences] : sentences,
  };
  return finders
    .flatMap((find) => find(scan))
    .map((situation) => ({ ...situation, score: scoreSituation(situation, scan) }))
    .filter((situation) => isSure(situation, situation.score))
    .toSorted((a, b) => b.score - a.score);
}
