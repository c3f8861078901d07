import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { derivePalette } from '../../../lib/engine/brand/palette.ts';
import { chooseLeadImage } from '../../../lib/engine/lead-image.ts';
import { createNodePlatform } from '../../../lib/engine/paint/node.ts';
import type { DecodedImage } from '../../../lib/engine/platform.ts';

const platform = createNodePlatform();
const { tones } = derivePalette('#1d4ed8');

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

function makeImage(width: number, height: number, draw: Draw): DecodedImage {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d') as unknown as CanvasRenderingContext2D, width, height);
  return { width, height, source: canvas as unknown as CanvasImageSource };
}

/** Blots of many colours around a hue, as a photograph has them; a busy spot on the right. */
const photograph =
  (hue: number, spread = 360, saturation = 45): Draw =>
  (context, width, height) => {
    for (let index = 0; index < 900; index += 1) {
      const [a, b, c] = [(index * 73) % 101, (index * 37) % 89, (index * 11) % 83];
      context.fillStyle = `hsl(${hue + (a / 101 - 0.5) * spread} ${saturation}% ${12 + b * 0.85}%)`;
      context.fillRect((a / 101) * width - 60, (c / 83) * height - 60, 160, 160);
    }
    for (let index = 0; index < 81; index += 1) {
      context.fillStyle = index % 2 ? '#000' : '#fff';
      context.fillRect(width * 0.75 + (index % 9) * 26, height * 0.3 + Math.floor(index / 9) * 26, 26, 26);
    }
  };

const card: Draw = (context, width, height) => {
  context.fillStyle = '#16213e';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffffff';
  context.font = '80px sans-serif';
  context.fillText('Ten things to know', 80, 300);
};

const cutOut: Draw = (context, width, height) => {
  photograph(200)(context, width, height);
  context.clearRect(0, 0, width, height * 0.3);
};

const own = 'https://harbour.example/media/boats.jpg';
const choose = (asset: string, image: DecodedImage) => chooseLeadImage({ asset, image }, tones, platform);

describe("a page's own picture", () => {
  it.each<[what: string, asset: string, image: DecodedImage, isTaken: boolean]>([
    ['a large photograph', own, makeImage(1200, 675, photograph(200)), true],
    ['a small one', own, makeImage(400, 225, photograph(200)), false],
    ['a banner', own, makeImage(1800, 300, photograph(200)), false],
    ['a text card', own, makeImage(1200, 630, card), false],
    ['a picture with holes, as logos have', own, makeImage(1200, 630, cutOut), false],
    [
      'a file called a logo',
      'https://harbour.example/img/logo-large.jpg',
      makeImage(1200, 675, photograph(200)),
      false,
    ],
    ['a file of avatars', 'https://harbour.example/avatars/ada.jpg', makeImage(800, 800, photograph(200)), false],
    ['what the user chose, whatever it is', 'sourceImage', makeImage(300, 200, card), true],
  ])('%s', (_, asset, image, isTaken) => {
    expect(choose(asset, image) !== undefined).toBe(isTaken);
  });

  it('is looked at where it is busiest', () => {
    const [x = 0] = choose(own, makeImage(1200, 675, photograph(200, 60, 20)))?.focus ?? [];
    expect(x).toBeGreaterThan(0.55);
  });

  it('is shown in the tones of the brand where its colours clash with them, and else in its own', () => {
    expect(choose(own, makeImage(1200, 675, photograph(135, 30, 90)))?.tint).toBe(tones.main);
    expect(choose(own, makeImage(1200, 675, photograph(220, 30, 90)))?.tint).toBeUndefined();
    expect(choose(own, makeImage(1200, 675, photograph(135, 30, 15)))?.tint).toBeUndefined();
  });
});
