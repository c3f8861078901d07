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
  const left = judged.slice(0, kept.ideas * 4).map(({ template, captions, fixed = [], score }) => ({
    template,
    captions,
    own: Object.entries(captions).flatMap(([role, text]) => (fixed.includes(role) ? [] : [text])),
    words: Object.values(captions).join(' / '),
    worth: score,
  }));
  const chosen: typeof left = [];
  while (chosen.length < kept.ideas) {
    const best = left.reduce((found, each) => (each.worth > (found?.worth ?? 0) ? each : found), left[0]);
    if (best === undefined || best.worth <= 0) break;
    chosen.push({ ...best });
    const isFull = chosen.filter(({ template }) => template === best.template).length >= kept.alike;
    for (const each of left) {
      const isAlike = each.template === best.template;
      const sharesWords = each.own.some((text) => best.own.includes(text));
      each.worth *= (isAlike ? staler.template : 1) * (sharesWords ? staler.caption : 1);
      if (isAlike && (isFull || each.words === best.words)) each.worth = 0;
    }
  }
  return chosen.map(({ template, captions }) => ({ template, captions: { ...captions } }));
}
