import { longestRun, repeatsAt, tableSize, zerosAt } from './codes.ts';

/**
 * What a block is made of, a number each: a pixel's three bytes (the first of them highest), or one of these marks with a
 * byte or a number of bytes.
 */
export const singleByte = 1 << 24;
export const zeros = 1 << 25;
export const repeats = 1 << 26;
/** One byte. */
export const byteToken = (byte: number) => singleByte | byte;
/** As many zeros: 1 to {@link mostBytes}. */
export const zerosToken = (count: number) => zeros | count;
/**
 * As many bytes, a multiple of 3, as those `repeatDistance` before them. Two numbers follow: the sum of the bytes, and the
 * sum of the sums after each of them, modulo {@link adlerBase}.
 */
export const repeatsToken = (count: number) => repeats | count;
/** Far from the marks, and more than a row has. */
export const mostBytes = 1 << 20;

/** Adler-32's modulus (RFC 1950, 9), and the sum at which it is taken: far below where integers end, whatever comes until then. */
export const adlerBase = 65521;
const adlerLimit = 1_000_000_000;

/** Adler-32's two sums. */
export interface Adler {
  a: number;
  b: number;
}

/** How often each byte and run comes, by its place in the table of codes; the checksum goes on with them. */
export function countTokens(tokens: Uint32Array, adler: Adler): Uint32Array {
  const counts = new Uint32Array(tableSize);
  // Neighbouring bytes are often alike: counted in one place, each count would wait for the last.
  const [seconds, thirds] = [new Uint32Array(256), new Uint32Array(256)];
  let firstZeros = 0;
  let { a, b } = adler;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as number;
    if (token < singleByte) {
      const first = token >>> 16;
      const second = (token >>> 8) & 255;
      const third = token & 255;
      counts[first] = (counts[first] as number) + 1;
      seconds[second] = (seconds[second] as number) + 1;
      thirds[third] = (thirds[third] as number) + 1;
      b += 3 * a + 3 * first + 2 * second + third;
      a += first + second + third;
    } else if (token < zeros) {
      const byte = token & 255;
      thirds[byte] = (thirds[byte] as number) + 1;
      a += byte;
      b += a;
    } else {
      const isRepeat = token >= repeats;
      const count = token & (mostBytes * 2 - 1);
      const at = isRepeat ? repeatsAt : zerosAt;
      const length = isRepeat ? count : count - 1;
      const left = length % longestRun;
      counts[at + left] = (counts[at + left] as number) + 1;
      // Divisions are slow: the sums are reduced only when they might outgrow 31 bits.
      if (count > 1000) {
        a %= adlerBase;
        b = (b % adlerBase) + ((count * a) % adlerBase);
      } else b += count * a;
      if (length !== left) counts[at + longestRun] = (counts[at + longestRun] as number) + (length - left) / longestRun;
      if (isRepeat) {
        a += tokens[index + 1] as number;
        b += tokens[index + 2] as number;
        index += 2;
      } else firstZeros += 1;
    }
    if (b > adlerLimit) {
      a %= adlerBase;
      b %= adlerBase;
    }
  }
  counts[0] = (counts[0] as number) + firstZeros;
  adler.a = a % adlerBase;
  adler.b = b % adlerBase;
  for (let byte = 0; byte < 256; byte++) {
    counts[byte] = (counts[byte] as number) + (seconds[byte] as number) + (thirds[byte] as number);
  }
  return counts;
}
