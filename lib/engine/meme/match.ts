import type { Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';

/** How well a template fits a document, 0 (not at all) to 1. */
interface Fit {
  readonly template: string;
  score(document: SourceDocument, topics: readonly string[], steering: Steering): number;
}

/** Whether the source is a picture of the person's own, whatever text it stood in. */
function isPicture({ blocks: [first] }: SourceDocument): boolean {
  return first?.type === 'figure' && first.image === 'sourceImage';
}

const fits: readonly Fit[] = [
  { template: 'own-image', score: (document) => (isPicture(document) ? 1 : 0) },
  // What everybody sees and what lies below fits any text; a picture of one's own is no iceberg.
  { template: 'iceberg', score: (document) => (isPicture(document) ? 0 : 0.5) },
];

/** Ids of the templates that fit, best first. */
export function matchTemplates(document: SourceDocument, topics: readonly string[], steering: Steering): string[] {
  return fits
    .map(({ template, score }) => ({ template, score: score(document, topics, steering) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ template }) => template);
}
