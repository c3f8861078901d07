import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PdfHost } from './pdfjs.ts';

export function createNodePdfHost(): PdfHost {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    cMapUrl: join(folder, 'cmaps', '/'),
    decoderUrl: `${pathToFileURL(join(folder, 'wasm'))}/`,
    readFile: async (address) => new Uint8Array(await readFile(address)),
    // Skia's canvas has other types, but draws the same.
    createCanvas: (width, height) => createCanvas(width, height) as unknown as OffscreenCanvas,
    encodePng: async (canvas) => new Uint8Array(await (canvas as unknown as Canvas).encode('png')),
    workedMs() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
  };
}
