import type { DecodedImage, Platform } from '../platform.ts';
import type { CaptionBox } from './captions.ts';

const cells = 24;
const perCell = 4;

/** A picture's busyness per cell, row by row, 0 to 1: differences of neighbouring pixels, doubled for skin tones (faces). */
export interface BusyMap {
  readonly values: readonly number[];
}

export function measureBusyness(image: DecodedImage, platform: Platform): BusyMap {
  const side = cells * perCell;
  const { context } = platform.createSurface(side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image.source, 0, 0, side, side);
  return measureBusyMap(context.getImageData(0, 0, side, side).data);
}

/** Of Rec. 709. */
const luma = { red: 0.2126, green: 0.7152, blue: 0.0722 } as const;

/** `pixels`: RGBA, 96 × 96. */
export function measureBusyMap(pixels: Uint8ClampedArray): BusyMap {
  const side = cells * perCell;
  const readChannel = (x: number, y: number, channel: number) => pixels[(y * side + x) * 4 + channel] ?? 0;
  const computeLight = (x: number, y: number) =>
    luma.red * readChannel(x, y, 0) + luma.green * readChannel(x, y, 1) + luma.blue * readChannel(x, y, 2);
  const sums = Array.from({ length: cells * cells }, () => 0);
  for (let y = 0; y + 1 < side; y += 1) {
    for (let x = 0; x + 1 < side; x += 1) {
      const change =
        Math.abs(computeLight(x + 1, y) - computeLight(x, y)) + Math.abs(computeLight(x, y + 1) - computeLight(x, y));
      const cell = Math.floor(y / perCell) * cells + Math.floor(x / perCell);
      sums[cell] =
        (sums[cell] ?? 0) + change * (isSkin(readChannel(x, y, 0), readChannel(x, y, 1), readChannel(x, y, 2)) ? 2 : 1);
    }
  }
  const max = Math.max(1, ...sums);
  return { values: sums.map((sum) => sum / max) };
}

/** Peer, Kovač and Solina's rule for skin in daylight (2003). */
function isSkin(r: number, g: number, b: number): boolean {
  return r > 95 && g > 40 && b > 20 && Math.max(r, g, b) - Math.min(r, g, b) > 15 && r - g > 15 && r > b;
}

export function findBusyness({ values }: BusyMap, part: CaptionBox): number {
  const [peakX, peakY] = findPeak(values);
  let [sum, count] = [0, 0];
  let holdsPeak = false;
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const [x, y] = [(column + 0.5) / cells, (row + 0.5) / cells];
      if (x < part.x || x > part.x + part.width || y < part.y || y > part.y + part.height) continue;
      sum += values[row * cells + column] ?? 0;
      count += 1;
      if (Math.abs(column - peakX) <= reach && Math.abs(row - peakY) <= reach) holdsPeak = true;
    }
  }
  return (count === 0 ? 0 : sum / count) + (holdsPeak ? 1 : 0);
}

/** Weights of the busiest point and of the picture's middle, which is a little above half its height. */
const focus = { peak: 0.65, middle: 0.35, middleHeight: 0.42 } as const;

export function findFocus({ values }: BusyMap): readonly [x: number, y: number] {
  const [column, row] = findPeak(values);
  const toMiddle = (cell: number, middle: number) => focus.peak * ((cell + 0.5) / cells) + focus.middle * middle;
  return [toMiddle(column, 0.5), toMiddle(row, focus.middleHeight)];
}

const reach = 2;

const peaks = new WeakMap<readonly number[], readonly [column: number, row: number]>();

function findPeak(values: readonly number[]): readonly [column: number, row: number] {
  const known = peaks.get(values);
  if (known !== undefined) return known;
  let best = { value: -1, column: 0, row: 0 };
  for (let row = reach; row < cells - reach; row += 1) {
    for (let column = reach; column < cells - reach; column += 1) {
      let value = 0;
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) value += values[(row + dy) * cells + column + dx] ?? 0;
      }
      if (value > best.value) best = { value, column, row };
    }
  }
  const found = [best.column, best.row] as const;
  peaks.set(values, found);
  return found;
}
