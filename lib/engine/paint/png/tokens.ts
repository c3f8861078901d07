import { longestRun, nothing, tableSize, zerosAt } from './codes.ts';

/**
 * A token is up to three codes, each by its place in the table of codes, the first of them highest: a pixel's bytes, or a
 * run and what goes before it. Whoever writes them need not know which: a branch for each pixel would cost more than the
 * pixel.
 */
export const tokenOf = (first: number, second: number, third: number) => (first << 20) | (second << 10) | third;

/** Tokens that a row takes at most: its filter, one for each pixel, and long runs in several. */
export const mostTokens = (width: number) => width + 2 + Math.ceil((width * 3) / longestRun);

/** Adler-32's modulus (RFC 1950, 9). */
const adlerBase = 65521;

type Counts = readonly [firsts: Uint32Array, seconds: Uint32Array, thirds: Uint32Array];

/** What becomes a block of a zlib stream: {@link used} tokens, how often each code comes in them, and their bytes' checksum. */
export class TokenBlock {
  tokens: Uint32Array;
  used = 0;
  /** By place in a token: neighbouring bytes are often alike, and counted in one place, each count would wait for the last. */
  readonly counts: Counts = [new Uint32Array(tableSize), new Uint32Array(tableSize), new Uint32Array(tableSize)];
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
    const [firsts, seconds, thirds] = this.counts;
    const counts = thirds.slice();
    for (let code = 0; code < tableSize; code++) {
      counts[code] = (counts[code] as number) + (firsts[code] as number) + (seconds[code] as number);
    }
    for (const each of this.counts) each.fill(0);
    return counts;
  }

  /** Puts what a row begins with; answers where its tokens go on. */
  putFilter(filter: number): number {
    const thirds = this.counts[2];
    thirds[filter] = (thirds[filter] as number) + 1;
    this.tokens[this.used] = tokenOf(nothing, nothing, filter);
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
    const [firsts, seconds, thirds] = this.counts;
    for (let index = this.used; index < used; index++) {
      const token = this.tokens[index] as number;
      const first = token >>> 20;
      const second = (token >>> 10) & 1023;
      const third = token & 1023;
      firsts[first] = (firsts[first] as number) - 1;
      seconds[second] = (seconds[second] as number) - 1;
      thirds[third] = (thirds[third] as number) - 1;
    }
  }
}

/** Puts a run of `count` bytes, a multiple of 3, whose codes are `at` one place; answers where the tokens go on. */
export function putRun(tokens: Uint32Array, from: number, thirds: Uint32Array, at: number, count: number): number {
  let used = from;
  let left = count;
  for (; left > longestRun; left -= longestRun) {
    tokens[used++] = tokenOf(nothing, nothing, at + longestRun);
    thirds[at + longestRun] = (thirds[at + longestRun] as number) + 1;
  }
  tokens[used++] = tokenOf(nothing, nothing, at + left);
  thirds[at + left] = (thirds[at + left] as number) + 1;
  return used;
}

/** Puts `count` zeros, one at least: the first as it is, the others as a run. */
export function putZeros(tokens: Uint32Array, from: number, [firsts, , thirds]: Counts, count: number): number {
  let used = from;
  let left = count - 1;
  firsts[0] = (firsts[0] as number) + 1;
  let first = 0;
  for (; left > longestRun; left -= longestRun) {
    tokens[used++] = tokenOf(first, nothing, zerosAt + longestRun);
    thirds[zerosAt + longestRun] = (thirds[zerosAt + longestRun] as number) + 1;
    first = nothing;
  }
  tokens[used++] = tokenOf(first, nothing, zerosAt + left);
  thirds[zerosAt + left] = (thirds[zerosAt + left] as number) + 1;
  return used;
}
