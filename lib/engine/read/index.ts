import type { Source, SourceDocument } from '../document.ts';
import { readHtml } from './html.ts';
import { readImageSource } from './image.ts';
import { readText } from './text.ts';

/**
 * Reads a source of any kind. Nothing in it is run, decoded or fetched.
 * @throws {EngineError} saying why it cannot be read.
 */
export function readSource(source: Source): SourceDocument {
  switch (source.kind) {
    case 'html':
      return readHtml(source.html, source.url);
    case 'text':
      return readText(source.text);
    case 'image':
      return readImageSource(source.bytes, source.name);
  }
}
