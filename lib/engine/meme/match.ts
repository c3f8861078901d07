import type { Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { isGrave } from './sensitive.ts';
import { judgedMemes } from './wit/choose.ts';

/** Whether the source is a picture of the person's own, whatever text it stood in. */
function isPicture({ blocks: [first] }: SourceDocument): boolean {
  return first?.type === 'figure' && first.image === 'sourceImage';
}

/**
 * Ids of the templates that the document has captions for, best first; `own-image` for a picture of the person's own.
 * @throws {EngineError} `no_joke` when the document tells of something one doesn't joke about.
 */
export function matchTemplates(document: SourceDocument, topics: readonly string[], steering: Steering): string[] {
  if (isPicture(document)) {
    if (isGrave(document)) throw new EngineError('no_joke');
    return ['own-image'];
  }
  return [...new Set(judgedMemes(document, topics, steering).map(({ template }) => template))];
}
