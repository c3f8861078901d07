import { maxPixels } from '../../engine/sniff-image.ts';
import type { AskedImage } from './picture-file.ts';

const cells = 8;
/** Mean channel difference of 255: two qualities of one picture differ by a few, two pictures by far more. */
const maxDifference = 36;
/** Shapes of one picture in two sizes differ by rounding. */
const maxStretch = 0.03;

/** Whether a larger image shows the same as a smaller one, or what it was cropped from. Unreadable ones are compared by shape. */
export async function showsTheSame(small: AskedImage, large: AskedImage): Promise<boolean> {
  const shape = small.width / small.height;
  const [one, other] = await Promise.all([readCells(small, shape), readCells(large, shape)]);
  if (!one || !other) return Math.abs(shape / (large.width / large.height) - 1) <= maxStretch;
  const difference = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
  return difference / one.length <= maxDifference;
}

async function readCells({ file, width, height }: AskedImage, shape: number): Promise<Uint8ClampedArray | undefined> {
  const bitmap = file && width * height <= maxPixels ? await createImageBitmap(file).catch(() => undefined) : undefined;
  if (!bitmap) return undefined;
  const cutWidth = Math.min(bitmap.width, bitmap.height * shape);
  const cutHeight = Math.min(bitmap.height, bitmap.width / shape);
  const canvas = new OffscreenCanvas(cells, cells);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, cells, cells);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(bitmap.width - cutWidth) / 2, (bitmap.height - cutHeight) / 2];
  context.drawImage(bitmap, left, top, cutWidth, cutHeight, 0, 0, cells, cells);
  bitmap.close();
  return context.getImageData(0, 0, cells, cells).data;
}
