import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ErrorCode, megabyte } from '../../../contract/index.ts';
import { EngineError } from '../../errors.ts';
import { Canvases } from './canvases.ts';
import { drawPage } from './draw-page.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { readOutline } from './outline.ts';
import { type PdfHost, readPdfInfo, toEngineError, withPdf } from './pdfjs.ts';
import { type PdfAnswer, type PdfRequest, pdfRequest } from './protocol.ts';
import { readPages } from './read.ts';
import { readTextPage } from './text-page.ts';

/** V8 takes twice as much. An A4 scan at 400 dpi has 15 million pixels of three bytes, double for a JPEG being decoded. */
const maxBufferBytes: Readonly<Record<PdfRequest['ask'], number>> = { read: 96 * megabyte, draw: 116 * megabyte };

/** Errors beyond the budget: when reading it is a bomb, when drawing more likely a large scan. */
const tooMuch: Readonly<Record<PdfRequest['ask'], ErrorCode>> = { read: 'archive_too_large', draw: 'scan_too_large' };

/** Larger files without text are no scans: pdf.js reads contents nested too deep as empty. */
const maxScanBytes = 32 * megabyte;

export async function answerPdf(
  message: unknown,
  host: PdfHost,
  budget?: MemoryBudget,
  onProgress?: () => void,
): Promise<PdfAnswer> {
  const exceeded = Promise.withResolvers<never>();
  try {
    const request = pdfRequest.parse(message);
    // pdf.js treats a stream that exceeds memory as empty and goes on.
    budget?.start(maxBufferBytes[request.ask], () => exceeded.reject(new EngineError(tooMuch[request.ask])));
    return await Promise.race([answer(request, host, budget, onProgress), exceeded.promise]);
  } catch (error) {
    const { code } = toEngineError(error);
    const isTooMuch = code === 'pdf_scanned' && (budget?.unpackedBytes() ?? 0) > maxScanBytes;
    return { answer: 'error', code: isTooMuch ? 'archive_too_large' : code };
  } finally {
    budget?.stop();
  }
}

function answer(
  request: PdfRequest,
  host: PdfHost,
  budget: MemoryBudget | undefined,
  onProgress: (() => void) | undefined,
): Promise<PdfAnswer> {
  const canvases = new Canvases(host.createCanvas, budget);
  const use = async (pdf: PDFDocumentProxy): Promise<PdfAnswer> => {
    onProgress?.();
    if (request.ask === 'draw') return { answer: 'picture', png: await drawPage(pdf, host, canvases, request.page) };
    const [info, outline] = [await readPdfInfo(pdf), await readOutline(pdf)];
    const readPage = async (index: number) => {
      const page = await readTextPage(pdf, index);
      onProgress?.();
      return page;
    };
    const document = await readPages(
      { pageCount: pdf.numPages, info, outline, readPage, workedMs: host.workedMs },
      request.name,
      request.pages,
    );
    return { answer: 'document', document };
  };
  return withPdf(request.bytes, host, use, canvases);
}
