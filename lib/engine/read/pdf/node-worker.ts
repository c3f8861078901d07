import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { answerPdf } from './serve.ts';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

parentPort?.once('message', async (request: unknown) => {
  const answer = await answerPdf(request, {
    cMapUrl: join(folder, 'cmaps', '/'),
    decoderUrl: `${pathToFileURL(join(folder, 'wasm'))}/`,
    readFile: async (address) => new Uint8Array(await readFile(address)),
    // Skia's canvas draws as the browser's does; its own types differ in what is not used here.
    createCanvas: (width, height) => createCanvas(width, height) as unknown as OffscreenCanvas,
    encodePng: async (canvas) => new Uint8Array(await (canvas as unknown as Canvas).encode('png')),
  });
  parentPort?.postMessage(answer);
});
