import { createCanvas, loadImage } from '@napi-rs/canvas';
import { EngineError } from '../../errors.ts';
import type { SandboxAnswer } from './protocol.ts';

const maxSidePx = 2560;

export async function decodeImage(bytes: Uint8Array): Promise<SandboxAnswer> {
  const image = await loadImage(bytes).catch((cause: unknown) => {
    throw new EngineError('image_unreadable', { cause });
  });
  const scale = Math.min(1, maxSidePx / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  if (!width || !height) throw new EngineError('image_unreadable');
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { answer: 'pixels', width, height, pixels: new Uint8Array(data.buffer as ArrayBuffer) };
}
