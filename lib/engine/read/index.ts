import type { Source, SourceDocument } from '../document.ts';
import type { Platform } from '../platform.ts';
import { readHtml } from './html.ts';
import { readImageSource } from './image.ts';
import { readText } from './text.ts';

/**
 * Reads a source of any kind. Nothing in it is run or fetched, and images are not decoded.
 * @throws {EngineError} saying why it cannot be read.
 */
export async function readSource(source: Source, { readPdf }: Pick<Platform, 'readPdf'>): Promise<SourceDocument> {
  switch (source.kind) {
    case 'html':
      return readHtml(source.html, source.url, source.embed);
    case 'text':
      return readText(source.text);
    case 'image':
      return readImageSource(source.bytes, source.name);
    case 'pdf':
      return readPdf(source.bytes, source.name);
    case 'pptx': {
      // Loaded with the first deck.
      const { readPptx } = await import('./pptx/index.ts');
      return readPptx(source.bytes);
    }
  }
}
