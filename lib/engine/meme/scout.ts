import type { SourceDocument } from '../document.ts';

/** What is talked about now. On this device nothing is asked of the network, so nothing is known. */
export function scoutTopics(_document: SourceDocument): readonly string[] {
  return [];
}
