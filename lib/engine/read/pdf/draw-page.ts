import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PdfHost } from './pdfjs.ts';

/** Longer side of a drawn page, in pixels: enough for any picture that it becomes part of. */
const longestSide = 1600;

/** The first page as a PNG file on white. */
export async function drawFirstPage(pdf: PDFDocumentProxy, host: PdfHost): Promise<Uint8Array<ArrayBuffer>> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longestSide / Math.max(width, height, 1) });
  const canvas = host.createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no 2D canvas here');
  // pdf.js draws on either kind of canvas; its declarations know one.
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, background: '#ffffff' }).promise;
  return host.encodePng(canvas);
}
