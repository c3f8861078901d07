import { installMemoryBudget } from './memory-budget.ts';
import type { PdfHost } from './pdfjs.ts';
import type { PdfProgress } from './protocol.ts';

export function servePdfs(folder: string): void {
  const host: PdfHost = {
    cMapUrl: `${folder}cmaps/`,
    decoderUrl: `${folder}decoders/`,
    readFile: async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer()),
    createCanvas: (width, height) => new OffscreenCanvas(width, height),
    encodePng: async (canvas) =>
      new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()),
    // Browsers do not give a worker's processor time.
    workedMs: () => performance.now(),
  };
  const budget = installMemoryBudget({ countsLists: true });
  // Before pdf.js loads: requests sent meanwhile would be lost.
  addEventListener(
    'message',
    async ({ data }: MessageEvent<unknown>) => {
      const { answerPdf } = await import('./serve.ts');
      postMessage(await answerPdf(data, host, budget, () => postMessage({ answer: 'progress' } satisfies PdfProgress)));
      // Browsers let a worker that is terminated from outside run on for two seconds.
      close();
    },
    { once: true },
  );
}
