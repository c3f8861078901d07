import { languageOf } from '../../brief/language.ts';
import type { Steering } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import type { Candidate } from './candidate.ts';
import { ladders, packs } from './collections.ts';
import { icebergs, lastResorts } from './icebergs.ts';
import { type Material, materialOf } from './material.ts';
import { chains, choices, contrasts, shifts, verdicts } from './opposites.ts';
import { answers, remarks, warnings } from './remarks.ts';
import { scoreOf } from './score.ts';
import { type Wishes, wishesOf } from './steer.ts';

/** A candidate and what it is worth. */
export interface Judged extends Candidate {
  readonly score: number;
}

/** A format that is going round is a little better than the same joke in another one. */
const inVogue = 1.12;

/** Every meme the document offers, best first; `topics` are what is talked about now and has to do with it. */
export function judgedMemes(document: SourceDocument, topics: readonly string[], steering: Steering): Judged[] {
  const material = materialOf(document, languageOf(document));
  const wishes = wishesOf(steering, material.words);
  const hot = topics.find((topic) => !topic.startsWith('format:') && wishes.allows(topic));
  const formats = new Set(topics.filter((topic) => topic.startsWith('format:')).map((topic) => topic.slice(7)));
  const candidates = [
    ...verdicts(material),
    ...choices(material),
    ...shifts(material),
    ...chains(material),
    ...contrasts(material),
    ...packs(material),
    ...ladders(material),
    ...warnings(material),
    ...answers(material),
    ...remarks(material, hot),
    ...icebergs(material),
  ];
  const judged = judge(
    candidates.map((each) => (formats.has(each.template) ? { ...each, signal: each.signal * inVogue } : each)),
    material,
    wishes,
  );
  return judged.length > 0 ? judged : judge(lastResorts(material), material, wishes);
}

function judge(candidates: readonly Candidate[], material: Material, wishes: Wishes): Judged[] {
  return candidates
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, material, wishes) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
