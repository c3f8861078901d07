import type { MemeIdea, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { isGrave } from './sensitive.ts';
import { type Judged, judgedMemes } from './wit/choose.ts';
import { ownWords } from './wit/own-words.ts';

/** How many ideas are kept, and how many of them may share a template. */
const kept = { ideas: 24, alike: 2 };
/** What an idea is worth beside one that has its template, or one of its captions. */
const staler = { template: 0.75, caption: 0.85 };

/** Whether the source is a picture of the person's own, whatever text it stood in. */
function isPicture({ blocks: [first] }: SourceDocument): boolean {
  return first?.type === 'figure' && first.image === 'sourceImage';
}

/**
 * Memes that the document offers, best first and no two in a row alike; for a picture of the person's own ways to set its
 * own words, under the template `own-image`.
 * @throws {EngineError} `no_joke` when the document tells of something one doesn't joke about.
 */
export function matchMemes(document: SourceDocument, topics: readonly string[], steering: Steering): MemeIdea[] {
  if (isGrave(document)) throw new EngineError('no_joke');
  return isPicture(document) ? ownWords(document, steering) : varied(judgedMemes(document, topics, steering));
}

/** The best first; then what is good and not like those before it. */
function varied(judged: readonly Judged[]): MemeIdea[] {
  const chosen: Judged[] = [];
  const left = judged.slice(0, kept.ideas * 4);
  while (chosen.length < kept.ideas) {
    const worth = left.map((each) => (isShown(each, chosen) ? 0 : each.score * freshness(each, chosen)));
    const best = Math.max(0, ...worth);
    const next = best > 0 ? left[worth.indexOf(best)] : undefined;
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen.map(({ template, captions }) => ({ template, captions: { ...captions } }));
}

function isShown({ template, captions }: Judged, chosen: readonly Judged[]): boolean {
  const alike = chosen.filter((other) => other.template === template);
  const words = wordsOf(captions);
  return alike.length >= kept.alike || alike.some((other) => wordsOf(other.captions) === words);
}

function freshness({ template, captions, fixed = [] }: Judged, chosen: readonly Judged[]): number {
  const own = Object.entries(captions).flatMap(([role, text]) => (fixed.includes(role) ? [] : [text]));
  return chosen.reduce((fresh, other) => {
    const said = Object.values(other.captions);
    const sharesWords = own.some((text) => said.includes(text));
    return fresh * (other.template === template ? staler.template : 1) * (sharesWords ? staler.caption : 1);
  }, 1);
}

const wordsOf = (captions: Judged['captions']) => Object.values(captions).join(' / ');
