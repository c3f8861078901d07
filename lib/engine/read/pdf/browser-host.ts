import type { PdfHost } from './pdfjs.ts';

/** pdf.js's own files as the extension carries them; `folder` is their address, with a slash at its end. */
export function createBrowserHost(folder: string): PdfHost {
  return {
    cMapUrl: `${folder}cmaps/`,
    decoderUrl: `${folder}decoders/`,
    readFile: async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer()),
    createCanvas: (width, height) => new OffscreenCanvas(width, height),
    encodePng: async (canvas) =>
      new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()),
  };
}
