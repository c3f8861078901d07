import { isColourful } from '../brand/choose.ts';
import type { ShownStyles } from '../brand/shown-styles.ts';
import type { Source, SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { findOwnColor } from './brand/brand-colors.ts';
import { readHtml } from './html.ts';
import { readImageSource } from './image.ts';
import { isFiller } from './page/filler.ts';
import { readText } from './text.ts';

export async function readSource(
  source: Source,
  platform: Pick<Platform, 'readPdf' | 'readPptx'>,
): Promise<SourceDocument> {
  switch (source.kind) {
    case 'html':
      return withOwnColor(withWords(readHtml(source.html, source.url, source.embed)), source.shown);
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

function withWords(document: SourceDocument): SourceDocument {
  if (isFiller(document.blocks)) throw new EngineError('empty_source');
  return document;
}

/** Uses the colour that the page shows itself in where its metadata names none or white. */
function withOwnColor(document: SourceDocument, shown: ShownStyles | undefined): SourceDocument {
  const { metadata } = document;
  if (!shown || isColourful(metadata.themeColor)) return document;
  const themeColor = findOwnColor(shown) ?? metadata.themeColor;
  return { ...document, metadata: { ...metadata, ...(themeColor && { themeColor }) } };
}
