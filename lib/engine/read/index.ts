import { findOwnColor } from '../brand/brand-colors.ts';
import { isColourful } from '../brand/choose.ts';
import type { ShownStyles } from '../brand/shown-styles.ts';
import type { Source, SourceDocument } from '../document.ts';
import type { Platform } from '../platform.ts';
import { readHtml } from './html.ts';
import { readImageSource } from './image.ts';
import { readText } from './text.ts';

/**
 * Reads a source of any kind. Nothing in it is run or fetched, and images are not decoded.
 * @throws {EngineError} saying why it cannot be read.
 */
export async function readSource(
  source: Source,
  platform: Pick<Platform, 'readPdf' | 'readPptx'>,
): Promise<SourceDocument> {
  switch (source.kind) {
    case 'html':
      return withOwnColor(readHtml(source.html, source.url, source.embed), source.shown);
    case 'text':
      return readText(source.text);
    case 'image':
      return readImageSource(source.bytes, source.name);
    case 'pdf':
      return platform.readPdf(source.bytes, source.name, source.pages);
    case 'pptx':
      return platform.readPptx(source.bytes, source.pages);
  }
}

/** A page whose head names no colour, or a bar's white, has the one it shows itself in. */
function withOwnColor(document: SourceDocument, shown: ShownStyles | undefined): SourceDocument {
  const { metadata } = document;
  if (!shown || isColourful(metadata.themeColor)) return document;
  const themeColor = findOwnColor(shown) ?? metadata.themeColor;
  return { ...document, metadata: { ...metadata, ...(themeColor && { themeColor }) } };
}
