import { drawFirstPage } from './draw-page.ts';
import { readOutline } from './outline.ts';
import { type PdfHost, readPdfInfo, toEngineError, withPdf } from './pdfjs.ts';
import { type PdfAnswer, type PdfRequest, pdfRequest } from './protocol.ts';
import { readPages } from './read.ts';
import { readTextPage } from './text-page.ts';

/** Answers what a PDF's worker is asked. Whatever goes wrong with a file is answered too. */
export async function answerPdf(message: unknown, host: PdfHost): Promise<PdfAnswer> {
  try {
    return await answer(pdfRequest.parse(message), host);
  } catch (error) {
    return { answer: 'error', code: toEngineError(error).code };
  }
}

function answer(request: PdfRequest, host: PdfHost): Promise<PdfAnswer> {
  return withPdf(request.bytes, host, async (pdf) => {
    if (request.ask === 'draw') return { answer: 'picture', png: await drawFirstPage(pdf, host) };
    const [info, outline] = [await readPdfInfo(pdf), await readOutline(pdf)];
    const open = { pageCount: pdf.numPages, info, outline, readPage: (index: number) => readTextPage(pdf, index) };
    return { answer: 'document', document: await readPages(open, request.name) };
  });
}
