import { repeatDistance, repeatsAt } from './codes.ts';
import { firstsAt, putRun, putZeros, secondsAt, type TokenBlock, toToken } from './tokens.ts';

interface Rows {
  readonly data: Uint32Array;
  readonly width: number;
  readonly blueFirst: boolean;
  /** Two pixels as one number; undefined where rows are not aligned to pairs. */
  readonly pairs: BigInt64Array | undefined;
}

export function toRows(data: Uint32Array, width: number, blueFirst: boolean): Rows {
  const isPaired = width % 2 === 0 && data.byteOffset % 8 === 0;
  const pairs = isPaired ? new BigInt64Array(data.buffer, data.byteOffset, data.length >> 1) : undefined;
  return { data, width, blueFirst, pairs };
}

/** PNG's filters (PNG 3, 9.2): difference from the pixel to the left, or above. */
export const filters = { sub: 1, up: 2 } as const;
/** Period in pixels of the pattern with which painters dither gradients. */
const period = repeatDistance / 3;

export function pickFilter({ data, width }: Rows, start: number): number {
  let [above, left, before] = [0, 0, 0];
  for (let i = start; i < start + width; i += 7) {
    const pixel = data[i] as number;
    above += pixel === data[i - width] ? 1 : 0;
    left += pixel === data[i - 1] ? 1 : 0;
    before += pixel === data[i - period] ? 1 : 0;
  }
  return above >= Math.max(left, before) ? filters.up : filters.sub;
}

export function putFromAbove(
  block: TokenBlock,
  { data, width, blueFirst, pairs }: Rows,
  start: number,
  max: number,
): boolean {
  const { tokens, counts } = block;
  const firstAt = blueFirst ? 16 : 0;
  const thirdAt = 16 - firstAt;
  const end = start + width;
  const last = block.used + max;
  let used = block.putFilter(filters.up);
  let sum = 0;
  let weighted = 0;
  let late = 0;
  let next = start;
  while (used < last) {
    if (data[next] === data[next - width]) {
      const at = next;
      next = skipEqual(data, pairs, at + 1, end, width);
      used = putZeros(tokens, used, counts, (next - at) * 3);
    }
    const stop = Math.min(end, next + last - used);
    while (next < stop) {
      const pixel = data[next] as number;
      const above = data[next - width] as number;
      if (pixel === above) break;
      const bytes = computeDifference(pixel, above);
      const first = (bytes >>> firstAt) & 255;
      const second = (bytes >>> 8) & 255;
      const third = (bytes >>> thirdAt) & 255;
      tokens[used++] = toToken(first, second, third);
      counts[firstsAt + first] = (counts[firstsAt + first] as number) + 1;
      counts[secondsAt + second] = (counts[secondsAt + second] as number) + 1;
      counts[third] = (counts[third] as number) + 1;
      sum += first + second + third;
      weighted += (end - next) * (first + second + third);
      late += second + 2 * third;
      next += 1;
    }
    if (next === end) {
      block.endRow(used, width, filters.up, sum, 3 * weighted - late);
      return true;
    }
  }
  block.takeBack(used);
  return false;
}

export function putFromLeft(block: TokenBlock, { data, width, blueFirst, pairs }: Rows, start: number): void {
  const { tokens, counts } = block;
  const firstAt = blueFirst ? 16 : 0;
  const thirdAt = 16 - firstAt;
  const end = start + width;
  let used = block.putFilter(filters.sub);
  let sum = 0;
  let weighted = 0;
  let late = 0;
  let next = start;
  let left = 0;
  while (next < end) {
    const pixel = data[next] as number;
    const bytes = computeDifference(pixel, left);
    const first = (bytes >>> firstAt) & 255;
    const second = (bytes >>> 8) & 255;
    const third = (bytes >>> thirdAt) & 255;
    tokens[used++] = toToken(first, second, third);
    counts[firstsAt + first] = (counts[firstsAt + first] as number) + 1;
    counts[secondsAt + second] = (counts[secondsAt + second] as number) + 1;
    counts[third] = (counts[third] as number) + 1;
    sum += first + second + third;
    weighted += (end - next) * (first + second + third);
    late += second + 2 * third;
    left = pixel;
    next += 1;
    const after = next + 1;
    if (after >= end) continue;
    const at = next;
    // A single repeated pixel is not shorter as a run.
    if ((((data[at] as number) ^ pixel) | ((data[after] as number) ^ pixel)) === 0) {
      next = skipEqual(data, pairs, after + 1, end, 2);
      used = putZeros(tokens, used, counts, (next - at) * 3);
      continue;
    }
    // Within the pattern, differences repeat as well.
    if (
      at - start > period &&
      ((pixel ^ (data[at - 1 - period] as number)) |
        ((data[at] as number) ^ (data[at - period] as number)) |
        ((data[after] as number) ^ (data[after - period] as number))) ===
        0
    ) {
      next = skipEqual(data, pairs, after + 1, end, period);
      used = putRun(tokens, used, counts, repeatsAt, (next - at) * 3);
      for (let from = at; from < Math.min(next, at + period); from++) {
        const again = computeDifference(data[from] as number, data[from - 1] as number);
        const one = (again >>> firstAt) & 255;
        const two = (again >>> 8) & 255;
        const three = (again >>> thirdAt) & 255;
        const times = Math.ceil((next - from) / period);
        sum += times * (one + two + three);
        weighted += (times * (end - from) - (period * times * (times - 1)) / 2) * (one + two + three);
        late += times * (two + 2 * three);
      }
      left = data[next - 1] as number;
    }
  }
  block.endRow(used, width, filters.sub, sum, 3 * weighted - late);
}

const highBits = 0x80808080 | 0;
const lowBits = 0x7f7f7f7f;

/** Bytewise difference in parallel, without borrows between bytes. */
function computeDifference(pixel: number, base: number): number {
  return ((pixel | highBits) - (base & lowBits)) ^ ((pixel ^ ~base) & highBits);
}

/** First pixel from `at` that differs from the one `back` (even) before it, else `end`. */
function skipEqual(data: Uint32Array, pairs: Rows['pairs'], at: number, end: number, back: number): number {
  if (pairs === undefined) {
    let i = at;
    while (i < end && data[i] === data[i - back]) i += 1;
    return i;
  }
  // The hot loop for drawings: pairs halve the time.
  const pairsBack = back >> 1;
  const last = end >> 1;
  let pair = at >> 1;
  while (pair < last && pairs[pair] === pairs[pair - pairsBack]) pair += 1;
  if (pair === last) return end;
  // Unpredictable, so computed without a branch.
  const computeDifference = (data[pair * 2] as number) ^ (data[pair * 2 - back] as number);
  return pair * 2 + 1 + ((computeDifference | -computeDifference) >> 31);
}
