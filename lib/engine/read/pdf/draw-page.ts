import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PdfPage } from '../../platform.ts';
import type { Canvases } from './canvases.ts';
import type { PdfHost } from './pdfjs.ts';

const first: PdfPage = { number: 1, sidePx: 1600 };

export async function drawPage(
  pdf: PDFDocumentProxy,
  host: PdfHost,
  canvases: Canvases,
  { number, sidePx } = first,
): Promise<Uint8Array<ArrayBuffer>> {
  const page = await pdf.getPage(Math.min(number, pdf.numPages));
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: sidePx / Math.max(width, height, 1) });
  const { canvas, context } = canvases.createPage(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  // pdf.js draws on either kind of canvas; its types know only one.
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  const rendering = page.render({ canvas: null, canvasContext, viewport, background: '#ffffff' });
  rendering.onContinue = (goOn: () => void) =>
    setTimeout(() => {
      canvases.rest();
      goOn();
    });
  await rendering.promise;
  return host.encodePng(canvas);
}
