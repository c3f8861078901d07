import { splitSentences } from '../engine/brief/text/sentences.ts';
import type { SourceDocument } from '../engine/document.ts';
import { getLanguage } from '../engine/language.ts';

const maxSentences = 400;
const maxChars = 400;

export function listSentences(document: SourceDocument): string[] {
  const language = getLanguage(document);
  const found = new Set<string>();
  for (const block of document.blocks) {
    if (block.type === 'heading') found.add(block.text);
    else if (block.type === 'list') for (const { text } of block.items) found.add(text);
    else if (block.type === 'paragraph' || block.type === 'quote') {
      for (const sentence of splitSentences(block.text, language)) found.add(sentence);
    }
    if (found.size >= maxSentences) break;
  }
  return [...found].filter((text) => text.length <= maxChars).slice(0, maxSentences);
}
