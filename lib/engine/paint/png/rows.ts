import { repeatDistance } from './codes.ts';
import { adlerBase, repeatsToken, zerosToken } from './tokens.ts';

/** Pixels of an opaque picture, row by row; `blueFirst` tells how their bytes are ordered. The fourth byte is not looked at. */
export interface Pixels {
  readonly data: Uint32Array;
  readonly width: number;
  readonly height: number;
  readonly blueFirst: boolean;
}

/** PNG's filters (PNG 3, 9.2): what is kept of a byte is its difference from the pixel to the left, or above. */
export const filters = { sub: 1, up: 2 } as const;
/** Pixels after which the pattern mostly comes again with which painters mix the colours of a gradient. */
const period = repeatDistance / 3;

/** Two pixels as one number; undefined where rows do not begin with a pair. */
export type Pairs = BigInt64Array | undefined;

export function pairsOf({ data, width }: Pixels): Pairs {
  if (width % 2 !== 0 || data.byteOffset % 8 !== 0) return undefined;
  return new BigInt64Array(data.buffer, data.byteOffset, data.length >> 1);
}

/** The filter that leaves most of a row to runs, by every seventh pixel. Not for the first row. */
export function likestFilter(data: Uint32Array, start: number, width: number): number {
  let [above, left, before] = [0, 0, 0];
  for (let i = start; i < start + width; i += 7) {
    const pixel = data[i] as number;
    above += pixel === data[i - width] ? 1 : 0;
    left += pixel === data[i - 1] ? 1 : 0;
    before += pixel === data[i - period] ? 1 : 0;
  }
  return above >= Math.max(left, before) ? filters.up : filters.sub;
}

/**
 * Puts a row's differences from the row above; answers where the tokens go on, and -1 when it takes `most` tokens or more.
 */
export function putFromAbove(
  tokens: Uint32Array,
  from: number,
  { data, width, blueFirst }: Pixels,
  pairs: Pairs,
  start: number,
  most: number,
): number {
  const end = start + width;
  const last = from + most;
  let used = from;
  let next = start;
  while (used < last) {
    const at = next;
    if (data[at] === data[at - width]) {
      next = skipEqual(data, pairs, at + 1, end, width);
      tokens[used++] = zerosToken((next - at) * 3);
      if (next === end) return used;
    }
    do {
      tokens[used++] = difference(data[next] as number, data[next - width] as number, blueFirst);
      next += 1;
    } while (next < end && data[next] !== data[next - width]);
    if (next === end && used < last) return used;
  }
  return -1;
}

/**
 * Puts a row's differences, each pixel's from the one to its left and the first one's from nothing. Pixels that are as the
 * ones {@link period} before them are a run.
 */
export function putFromLeft(
  tokens: Uint32Array,
  from: number,
  { data, width, blueFirst }: Pixels,
  pairs: Pairs,
  start: number,
): number {
  const end = start + width;
  let used = from;
  let next = start;
  let left = 0;
  while (next < end) {
    const pixel = data[next] as number;
    tokens[used++] = difference(pixel, left, blueFirst);
    left = pixel;
    const at = next + 1;
    // From one such pixel on, differences are as those before, too.
    if (next - start >= period && pixel === data[next - period]) {
      next = skipEqual(data, pairs, at, end, period);
      if (next > at) {
        tokens[used] = repeatsToken((next - at) * 3);
        putSums(tokens, used + 1, data, at, next, blueFirst);
        used += 3;
        left = data[next - 1] as number;
      }
      continue;
    }
    next = at;
    // From two like pixels on, what is like the one two before is like the one before.
    if (next < end && data[next] === left) {
      next = skipEqual(data, pairs, next + 1, end, 2);
      tokens[used++] = zerosToken((next - at) * 3);
    }
  }
  return used;
}

/** Puts the two sums of differences that repeat themselves: they are found from the first few and the last. */
function putSums(tokens: Uint32Array, at: number, data: Uint32Array, start: number, end: number, blueFirst: boolean) {
  const whole = Math.floor((end - start) / period);
  let [sum, sums] = [0, 0];
  const add = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const pixel = difference(data[i] as number, data[i - 1] as number, blueFirst);
      const first = pixel >>> 16;
      const second = (pixel >>> 8) & 255;
      const third = pixel & 255;
      sums += 3 * sum + 3 * first + 2 * second + third;
      sum += first + second + third;
    }
  };
  if (whole > 0) {
    add(start, start + period);
    // Each repetition adds what the first did, and all that was summed before once for each of its bytes.
    sums = (whole * sums + ((repeatDistance * whole * (whole - 1)) / 2) * sum) % adlerBase;
    sum *= whole;
  }
  add(start + whole * period, end);
  tokens[at] = sum;
  tokens[at + 1] = sums % adlerBase;
}

const highBits = 0x80808080 | 0;
const lowBits = 0x7f7f7f7f;

/** Byte by byte what `pixel` is more than `base`, as it is written: red highest. All at once, the borrows kept apart. */
function difference(pixel: number, base: number, blueFirst: boolean): number {
  const bytes = ((pixel | highBits) - (base & lowBits)) ^ ((pixel ^ ~base) & highBits);
  if (blueFirst) return bytes & 0xffffff;
  return ((bytes & 255) << 16) | (bytes & 0xff00) | ((bytes >>> 16) & 255);
}

/**
 * The first pixel from `at` on that is not as the one `back` before it, an even number; `end` when there is none. The one
 * before `at` is known to be like that.
 */
function skipEqual(data: Uint32Array, pairs: Pairs, at: number, end: number, back: number): number {
  let i = at;
  if (pairs === undefined) {
    while (i < end && data[i] === data[i - back]) i += 1;
    return i;
  }
  if (i % 2 === 1) {
    if (data[i] !== data[i - back]) return i;
    i += 1;
  }
  // Most of a drawing is skipped here, and pairs take half as long.
  const pairsBack = back >> 1;
  const last = end >> 1;
  let pair = i >> 1;
  while (pair < last && pairs[pair] === pairs[pair - pairsBack]) pair += 1;
  i = pair * 2;
  return i < end && data[i] === data[i - back] ? i + 1 : i;
}
