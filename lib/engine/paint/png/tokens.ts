import { maxRunLength, nothing, tableSize, zerosAt } from './codes.ts';

/**
 * A token is up to three codes, each by its place in the table of codes, the first of them highest: a pixel's bytes, or a
 * run and what goes before it. The one who writes them need not know which: a branch for each pixel would cost more than the
 * pixel.
 */
export const toToken = (first: number, second: number, third: number) => (first << 20) | (second << 10) | third;

/** Tokens that a row takes at most: its filter, one for each pixel, and long runs in several. */
export const countMaxTokens = (width: number) => width + 2 + Math.ceil((width * 3) / maxRunLength);

/** Adler-32's modulus (RFC 1950, 9). */
const adlerBase = 65521;

/** Where the counts of a token's first and second code begin. */
export const firstsAt = 1024;
export const secondsAt = 2048;

/** What becomes a block of a zlib stream: {@link used} tokens, how often each code comes in them, and their bytes' checksum. */
export class TokenBlock {
  tokens: Uint32Array;
  used = 0;
  /**
   * By place in a token, the third's first: neighbouring bytes are often alike, and counted in one place, each count would wait
   * for the last.
   */
  readonly counts = new Uint32Array(secondsAt + 1024);
  /** The sum of all bytes, and the sum of the sums after each of them. */
  private sum = 1;
  private sums = 0;

  constructor(tokens: Uint32Array) {
    this.tokens = tokens;
  }

  /** Adler-32 of all bytes so far. */
  get adler(): number {
    return ((this.sums << 16) | this.sum) >>> 0;
  }

  /** How often each code comes. What comes next is counted anew. */
  takeCounts(): Uint32Array {
    const counts = this.counts.slice(0, tableSize);
    for (let code = 0; code < tableSize; code++) {
      counts[code] =
        (counts[code] as number) + (this.counts[firstsAt + code] as number) + (this.counts[secondsAt + code] as number);
    }
    this.counts.fill(0);
    return counts;
  }

  /** Puts what a row begins with; returns where its tokens go on. */
  putFilter(filter: number): number {
    this.counts[filter] = (this.counts[filter] as number) + 1;
    this.tokens[this.used] = toToken(nothing, nothing, filter);
    return this.used + 1;
  }

  /**
   * Takes a row's tokens in, which go on up to `used`.
   * @param sum of its bytes without the filter.
   * @param weighted the same, each byte as often as there are bytes from it on.
   */
  endRow(used: number, width: number, filter: number, sum: number, weighted: number): void {
    const count = width * 3 + 1;
    this.sums = (this.sums + count * (this.sum + filter) + weighted) % adlerBase;
    this.sum = (this.sum + filter + sum) % adlerBase;
    this.used = used;
  }

  /** Forgets a row's tokens, which go up to `used`. */
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

/** Puts a run of `count` bytes, a multiple of 3, whose codes are `at` one place; returns where the tokens go on. */
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

/** Puts `count` zeros, one at least: the first as it is, the others as a run. */
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
