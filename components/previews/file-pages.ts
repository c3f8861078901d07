import { BroadsideError, limits, sniffMediaType } from '../../lib/contract/index.ts';
import type { Engine, SourceDocument } from '../../lib/engine/index.ts';
import { writeText } from '../../lib/engine/read/write-text.ts';
import { getBlob } from '../../lib/storage/blobs.ts';
import type { FilePage, PagesSubject } from './messages.ts';

/** Maximum to look through; others are used with the whole file only. */
const maxPages = 80;
const sidePx = 220;

type Reads = Pick<Engine, 'extract' | 'drawPdfPage'>;

/** Reads a stored PDF or deck page by page, or the text of chosen pages. */
export function createPagesReader({
  extract,
  drawPdfPage,
}: Reads): (subject: PagesSubject) => AsyncGenerator<{ readonly page: FilePage } | { readonly text: string }> {
  return async function* read({ pagesOf, name, address, chosen }) {
    const file = await getBlob(pagesOf);
    if (!file) throw new BroadsideError('unsupported_source');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isPdf = sniffMediaType(bytes) === 'application/pdf';
    const readPages = (pages?: readonly number[]) =>
      extract({ kind: isPdf ? 'pdf' : 'pptx', bytes, name, ...(pages && { pages }) });
    if (chosen) {
      const { metadata, blocks } = await readPages(chosen);
      yield { text: writeText(blocks, { title: metadata.title ?? name, url: address }, limits.sourceText) };
      return;
    }
    const { metadata } = await readPages();
    const of = metadata.pages ?? 1;
    for (let number = 1; number <= Math.min(of, maxPages); number += 1) {
      // A page without text still has a picture.
      const blocks = await readPages([number]).then(
        (page) => withTitle(page, number === 1 ? undefined : metadata.title),
        ignore,
      );
      const picture = isPdf ? await drawPdfPage(bytes, { number, sidePx }) : undefined;
      yield { page: { number, of, blocks, ...(picture && { picture }) } };
    }
  };
}

const ignore = () => [];

/** A page's title is a heading, unless it is the document's, which the first page has. */
function withTitle({ metadata: { title }, blocks }: SourceDocument, whole: string | undefined): FilePage['blocks'] {
  return title && title !== whole ? [{ type: 'heading', level: 2, text: title }, ...blocks] : blocks;
}
