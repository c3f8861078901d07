import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { HiddenText } from './hidden-text.ts';
import type { Page, WriterTools } from './page.ts';
import { PdfPageWriter } from './pdf-page.ts';

interface PdfOptions {
  readonly title: string;
  readonly language: string;
  /** Date in the file; the same pages and date give the same bytes. */
  readonly at: Date;
}

export async function writePdf(
  pages: readonly Page[],
  { title, language, at }: PdfOptions,
  { shaper }: WriterTools,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    // No standard font, which the browser build lacks; @types/pdfkit does not allow null.
    font: null as unknown as string,
    lang: language,
    info: { Title: title, Creator: 'Broadside', Producer: 'Broadside', CreationDate: at, ModDate: at },
  });
  const bytes = toBytes(document);
  const hidden = new HiddenText(document);
  const root = document.struct('Document');
  document.addStructure(root);
  for (const page of pages) {
    const section = document.struct('Sect', { title: page.title });
    root.add(section);
    await new PdfPageWriter(document, page, shaper, hidden, section).write();
    section.end();
  }
  root.end();
  hidden.end();
  document.end();
  return bytes;
}
