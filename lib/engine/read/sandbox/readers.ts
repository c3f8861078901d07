import { createCanvas, ImageData } from '@napi-rs/canvas';
import { EngineError } from '../../errors.ts';
import type { DecodedImage, Platform } from '../../platform.ts';
import { createSandbox, type SandboxResult } from './sandbox.ts';

export function createSandboxReaders(
  { ask } = createSandbox(),
): Pick<Platform, 'readPdf' | 'drawPdfPage' | 'readPptx' | 'decodeImage'> {
  return {
    readPdf: async (bytes, name, pages) =>
      expectAnswer(await ask({ ask: 'read', bytes, name, pages }), 'document').document,
    readPptx: async (bytes, slides) => expectAnswer(await ask({ ask: 'deck', bytes, slides }), 'document').document,
    drawPdfPage: async (bytes, page) =>
      new Uint8Array(expectAnswer(await ask({ ask: 'draw', bytes, page }), 'picture').png),
    decodeImage: async (bytes) => toImage(expectAnswer(await ask({ ask: 'image', bytes }), 'pixels')),
  };
}

function expectAnswer<T extends SandboxResult['answer']>(result: SandboxResult, answer: T) {
  if (result.answer !== answer) throw new EngineError('internal');
  return result as Extract<SandboxResult, { readonly answer: T }>;
}

function toImage({ width, height, pixels }: Extract<SandboxResult, { readonly answer: 'pixels' }>): DecodedImage {
  const canvas = createCanvas(width, height);
  const data = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.byteLength);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return { width, height, source: canvas as unknown as CanvasImageSource };
}
