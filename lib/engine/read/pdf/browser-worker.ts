import type { PdfHost } from './pdfjs.ts';

/**
 * Serves one PDF in a browser's worker. `folder` is the address of pdf.js's own files, with a slash at its end: `cmaps/`
 * is looked for in it. The image decoders are in the bundle.
 */
export function servePdfs(folder: string): void {
  const host: PdfHost = {
    cMapUrl: `${folder}cmaps/`,
    readFile: async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer()),
    createCanvas: (width, height) => new OffscreenCanvas(width, height),
    encodePng: async (canvas) =>
      new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()),
  };
  // Listening comes first: what is asked while pdf.js still loads would be heard by nobody.
  addEventListener(
    'message',
    async ({ data }: MessageEvent<unknown>) => {
      const { answerPdf } = await import('./serve.ts');
      postMessage(await answerPdf(data, host));
    },
    { once: true },
  );
}
