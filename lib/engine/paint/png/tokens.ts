import { maxRunLength, nothing, tableSize, zerosAt } from './codes.ts';

/** Up to three table places, the first one highest. Pixels and runs alike, so that the writer needs no branch per pixel. */
export const toToken = (first: number, second: number, third: number) => (first << 20) | (second << 10) | third;

/** Most tokens of a row: filter, pixels, and long runs split in several. */
export const countMaxTokens = (width: number) => width + 2 + Math.ceil((width * 3) / maxRunLength);

/** Adler-32's modulus (RFC 1950, 9). */
const adlerBase = 65521;

/** Offsets of the counts of a token's first and second codes. */
export const firstsAt = 1024;
export const secondsAt = 2048;

/** A zlib block in the making: {@link used} tokens, counts of the codes, and the checksum. */
export class TokenBlock {
  tokens: Uint32Array;
  used = 0;
  /** Separate counts per place in a token: in one place, the increments of equal neighbouring bytes would wait for each other. */
  readonly counts = new Uint32Array(secondsAt + 1024);
  private sum = 1;
  private sums = 0;

  constructor(tokens: Uint32Array) {
    this.tokens = tokens;
  }

  get adler(): number {
    return ((this.sums << 16) | this.sum) >>> 0;
  }

  takeCounts(): Uint32Array {
    const counts = this.counts.slice(0, tableSize);
    for (let code = 0; code < tableSize; code++) {
      counts[code] =
        (counts[code] as number) + (this.counts[firstsAt + code] as number) + (this.counts[secondsAt + code] as number);
    }
    this.counts.fill(0);
    return counts;
  }

  putFilter(filter: number): number {
    this.counts[filter] = (this.counts[filter] as number) + 1;
    this.tokens[this.used] = toToken(nothing, nothing, filter);
    return this.used + 1;
  }

  /** @param weighted sum of the row's bytes, each times the number of bytes from it on, without the filter. */
  endRow(used: number, width: number, filter: number, sum: number, weighted: number): void {
    const count = width * 3 + 1;
    this.sums = (this.sums + count * (this.sum + filter) + weighted) % adlerBase;
    this.sum = (this.sum + filter + sum) % adlerBase;
    this.used = used;
  }

  takeBack(used: number): void {
    const { counts } = this;
    for (let index = this.used; index < used; index++) {
      const token = this.tokens[index] as number;
      const first = token >>> 20;
      const second = (token >>> 10) & 1023;
      const third = token & 1023;
      counts[firstsAt + first] = (counts[firstsAt + first] as number) - 1;
      counts[secondsAt + second] = (counts[secondsAt + second] as number) - 1;
      counts[third] = (counts[third] as number) - 1;
    }
  }
}

export function putRun(tokens: Uint32Array, from: number, counts: Uint32Array, at: number, count: number): number {
  let used = from;
  let left = count;
  for (; left > maxRunLength; left -= maxRunLength) {
    tokens[used++] = toToken(nothing, nothing, at + maxRunLength);
    counts[at + maxRunLength] = (counts[at + maxRunLength] as number) + 1;
  }
  tokens[used++] = toToken(nothing, nothing, at + left);
  counts[at + left] = (counts[at + left] as number) + 1;
  return used;
}

/** Puts `count` (at least 1) zeros, the first one literally. */
export function putZeros(tokens: Uint32Array, from: number, counts: Uint32Array, count: number): number {
  let used = from;
  let left = count - 1;
  counts[firstsAt] = (counts[firstsAt] as number) + 1;
  let first = 0;
  for (; left > maxRunLength; left -= maxRunLength) {
    tokens[used++] = toToken(first, nothing, zerosAt + maxRunLength);
    counts[zerosAt + maxRunLength] = (counts[zerosAt + maxRunLength] as number) + 1;
    first = nothing;
  }
  tokens[used++] = toToken(first, nothing, zerosAt + left);
  counts[zerosAt + left] = (counts[zerosAt + left] as number) + 1;
  return used;
}
