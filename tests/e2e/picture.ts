import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { sniffImage } from '../../lib/engine/sniff-image.ts';

export interface DecodedPicture {
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  /** Different colours among 4,096 samples over the picture: a blank one has one, a poster dozens. */
  readonly colors: number;
  /** Share (0–1) of the samples within ±12 of that colour in each channel. */
  share(hex: string): number;
}

const grid = 64;

/** Decodes a picture from disk with another decoder than the one that made it, and samples its pixels. */
export async function decodePicture(path: string): Promise<DecodedPicture> {
  const bytes = await readFile(path);
  const sniffed = sniffImage(bytes);
  if (!sniffed) throw new Error(`${path} is no picture.`);
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height).data;
  const samples = Array.from({ length: grid * grid }, (_, index) => {
    const x = Math.floor(((index % grid) + 0.5) * (image.width / grid));
    const y = Math.floor((Math.floor(index / grid) + 0.5) * (image.height / grid));
    const at = 4 * (y * image.width + x);
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
  });
  return {
    mediaType: sniffed.mediaType,
    width: image.width,
    height: image.height,
    colors: new Set(samples.map(String)).size,
    share(hex) {
      const wanted = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
      const near = samples.filter((sample) =>
        sample.every((channel, index) => Math.abs(channel - (wanted[index] ?? 0)) <= 12),
      );
      return near.length / samples.length;
    },
  };
}
