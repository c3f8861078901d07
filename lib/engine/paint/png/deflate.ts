import { codeLengths, codesOf, longestCode } from './huffman.ts';

/** Tokens of a block, which has codes of its own: few enough to follow the picture, many enough to pay for their table. */
const blockTokens = 1 << 16;
/** A token is a pixel's three bytes, or one of these marks with a byte or a number of zeros. */
const singleByte = 1 << 24;
const zeros = 1 << 25;
/** One byte. */
export const byteToken = (byte: number) => singleByte | byte;
/** As many zeros: 1 to {@link mostZeros}. */
export const zerosToken = (count: number) => zeros | count;
/** Far from the marks, and more than a row has. */
export const mostZeros = 1 << 20;
/** Adler-32's modulus (RFC 1950, 9), and the sum at which it is taken: far below where integers end, whatever comes until then. */
const adlerBase = 65521;
const adlerLimit = 1_000_000_000;
/** Codes are listed by byte, and from here on by the length of a run, which repeats the zero before it. */
const run = 256 - 3;
const longestRun = 258;
const endOfBlock = 256;
const symbols = 286;
/** Most bits of a code with its extra bits and distance, and so of each byte that is no part of a run. */
const codeBits = longestCode + 5 + 1;
const headerBytes = 200;

/** For runs of 3 to 258: the symbol, and how many extra bits tell the run exactly (RFC 1951, 3.2.5). */
const runSymbols = new Uint16Array(longestRun + 1);
const runExtraBits = new Uint8Array(longestRun + 1);
for (let length = 3, symbol = 257; symbol < 285; symbol++) {
  const extra = symbol < 265 ? 0 : (symbol - 261) >> 2;
  for (let end = length + (1 << extra); length < end; length++) {
    runSymbols[length] = symbol;
    runExtraBits[length] = extra;
  }
}
runSymbols[longestRun] = 285;
runExtraBits[longestRun] = 0;

/** The order in which the lengths of the code for code lengths are written (RFC 1951, 3.2.7), as far as it must go. */
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The buffers of the last stream: fresh memory costs as much as a tenth of a picture. A stream is written in one go. */
const spare = { tokens: new Uint32Array(blockTokens), bytes: new Uint8Array(1 << 20) };
/** Larger buffers are not kept: few pictures need them. */
const mostKept = 1 << 23;

/**
 * A zlib stream (RFC 1950) of bytes among which there are many zeros in a row, and nothing else worth finding again: what
 * a PNG's filters make of a drawing. Of all deflate can do it uses runs of zeros and codes made for each block, which makes
 * it several times as fast as a search for repetitions.
 *
 * The bytes come as tokens, which their maker puts into {@link tokens} itself: a pixel's three bytes (the first of them
 * highest), {@link byteToken} or {@link zerosToken}. One stream at a time.
 */
export class ZeroRunDeflate {
  /** What was written so far, beginning at the offset that was asked for. The next stream is written over it. */
  bytes = spare.bytes;
  /** The tokens of the block, as far as {@link makeRoom} was told of them. */
  tokens = spare.tokens;
  private end: number;
  private bits = 0;
  private bitCount = 0;
  private adlerA = 1;
  private adlerB = 0;

  /** @param start where the stream begins in {@link bytes}: room for what its container needs before it. */
  constructor(start: number) {
    // Deflate with a window of 32 KB, no dictionary; the second byte makes it a multiple of 31.
    this.bytes.set([0x78, 0x01], start);
    this.end = start + 2;
  }

  /** There are `used` tokens, and `more` are to come: answers where they go, after a block was written if need be. */
  makeRoom(used: number, more: number): number {
    if (used + more <= this.tokens.length) return used;
    this.writeBlock(used, false);
    if (more > this.tokens.length) this.tokens = new Uint32Array(more);
    return 0;
  }

  /** Ends the stream, whose last block has `used` tokens; answers where it ends in {@link bytes}, with room for `after` bytes more. */
  finish(used: number, after: number): number {
    this.writeBlock(used, true);
    this.reserve(8 + after);
    this.write(0, 7);
    new DataView(this.bytes.buffer).setUint32(this.end, ((this.adlerB << 16) | this.adlerA) >>> 0);
    if (this.bytes.length <= mostKept) spare.bytes = this.bytes;
    return this.end + 4;
  }

  private reserve(count: number): void {
    if (this.end + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.end + count));
    larger.set(this.bytes.subarray(0, this.end));
    this.bytes = larger;
  }

  private write(value: number, count: number): void {
    this.bits |= value << this.bitCount;
    this.bitCount += count;
    for (; this.bitCount >= 8; this.bitCount -= 8) {
      this.bytes[this.end++] = this.bits;
      this.bits >>>= 8;
    }
  }

  private writeBlock(used: number, last: boolean): void {
    const tokens = this.tokens.subarray(0, used);
    const counts = this.look(tokens);
    const frequencies = new Uint32Array(symbols);
    let codeCount = 0;
    counts.forEach((count, code) => {
      const symbol = code < 256 ? code : (runSymbols[code - run] ?? 0);
      frequencies[symbol] = (frequencies[symbol] ?? 0) + count;
      codeCount += count;
    });
    frequencies[endOfBlock] = 1;
    const lengths = codeLengths(frequencies);
    const codes = codesOf(lengths);
    this.reserve(headerBytes + Math.ceil((codeCount * codeBits) / 8));
    this.writeHeader(lengths, last);
    this.writeTokens(tokens, codeTable(lengths, codes));
    this.write(codes[endOfBlock] ?? 0, lengths[endOfBlock] ?? 0);
  }

  private writeHeader(lengths: Uint8Array, last: boolean): void {
    this.write(last ? 1 : 0, 1);
    this.write(2, 2);
    this.write(symbols - 257, 5);
    // One distance code.
    this.write(0, 5);
    this.write(codeLengthOrder.length - 4, 4);
    // All lengths in four bits each: a shorter code for them would save less than a hundred bytes.
    for (const symbol of codeLengthOrder) this.write(symbol < 16 ? 4 : 0, 3);
    const fourBits = codesOf(new Uint8Array(16).fill(4));
    for (const length of lengths) this.write(fourBits[length] ?? 0, 4);
    this.write(fourBits[1] ?? 0, 4);
  }

  /** Answers how often the tokens need each byte's code, and from {@link run} on each run's; the checksum goes on with them. */
  private look(tokens: Uint32Array): Uint32Array {
    const counts = new Uint32Array(run + longestRun + 1);
    // Neighbouring bytes are often alike: counted in one place, each count would wait for the last.
    const [seconds, thirds] = [new Uint32Array(256), new Uint32Array(256)];
    let { adlerA: a, adlerB: b } = this;
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
        const count = token ^ zeros;
        const left = (count - 1) % longestRun;
        const whole = (count - 1 - left) / longestRun;
        counts[run + longestRun] = (counts[run + longestRun] as number) + whole;
        if (left >= 3) counts[run + left] = (counts[run + left] as number) + 1;
        counts[0] = (counts[0] as number) + (left >= 3 ? 1 : 1 + left);
        // Divisions are slow: the sums are reduced only when they might outgrow 31 bits.
        if (count > 1000) a %= adlerBase;
        b = count > 1000 ? (b % adlerBase) + ((count * a) % adlerBase) : b + count * a;
      }
      if (b > adlerLimit) {
        a %= adlerBase;
        b %= adlerBase;
      }
    }
    this.adlerA = a % adlerBase;
    this.adlerB = b % adlerBase;
    for (let byte = 0; byte < 256; byte++) {
      counts[byte] = (counts[byte] as number) + (seconds[byte] as number) + (thirds[byte] as number);
    }
    return counts;
  }

  /**
   * The inner loop: on locals that no closure holds, and with few branches, because there is one turn of it for every pixel
   * that is no zero. A turn writes up to 25 bits, which fit beside the up to 7 that wait: any two codes of bytes, and of a
   * pixel's three nearly always all.
   */
  private writeTokens(tokens: Uint32Array, table: Uint32Array): void {
    const view = new DataView(this.bytes.buffer);
    let { bits, bitCount, end } = this;
    const zero = table[0] as number;
    const longest = table[run + longestRun] as number;
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as number;
      let entry: number;
      let value = 0;
      let length = 0;
      // Longest runs, and then what is left, still to be written after this turn.
      let runs = 0;
      let rest = 0;
      if (token < singleByte) {
        const first = table[token >>> 16] as number;
        const second = table[(token >>> 8) & 255] as number;
        entry = table[token & 255] as number;
        const firstLength = first & 31;
        length = firstLength + (second & 31);
        value = (first >>> 5) | ((second >>> 5) << firstLength);
      } else if (token < zeros) entry = table[token & 255] as number;
      else {
        const left = (token ^ zeros) - 1;
        rest = left % longestRun;
        runs = (left - rest) / longestRun;
        entry = zero;
      }
      for (;;) {
        const entryLength = entry & 31;
        if (length + entryLength > 25) {
          bits |= value << bitCount;
          bitCount += length;
          view.setUint32(end, bits, true);
          end += bitCount >> 3;
          bits = bitCount === 32 ? 0 : bits >>> (bitCount & 24);
          bitCount &= 7;
          value = entry >>> 5;
          length = entryLength;
        } else {
          value |= (entry >>> 5) << length;
          length += entryLength;
        }
        if (runs > 0) {
          entry = longest;
          runs -= 1;
        } else if (rest >= 3) {
          entry = table[run + rest] as number;
          rest = 0;
        } else if (rest > 0) {
          entry = zero;
          rest -= 1;
        } else break;
      }
      bits |= value << bitCount;
      bitCount += length;
      view.setUint32(end, bits, true);
      end += bitCount >> 3;
      bits = bitCount === 32 ? 0 : bits >>> (bitCount & 24);
      bitCount &= 7;
    }
    this.bits = bits;
    this.bitCount = bitCount;
    this.end = end;
  }
}

/** For each byte and run all its bits, and in the lowest five how many. */
function codeTable(lengths: Uint8Array, codes: Uint16Array): Uint32Array {
  const table = new Uint32Array(run + longestRun + 1);
  for (let byte = 0; byte < 256; byte++) table[byte] = ((codes[byte] ?? 0) << 5) | (lengths[byte] ?? 0);
  for (let length = 3; length <= longestRun; length++) {
    const symbol = runSymbols[length] ?? 0;
    const extra = runExtraBits[length] ?? 0;
    const codeLength = lengths[symbol] ?? 0;
    const value = (codes[symbol] ?? 0) | ((runExtra(length, extra) << codeLength) >>> 0);
    // Distance 1 is the only distance code, a single zero bit.
    table[run + length] = (value << 5) | (codeLength + extra + 1);
  }
  return table;
}

/** A run's extra bits: how far it is from the shortest of its symbol; those begin at 3 and at whole multiples above it. */
function runExtra(length: number, extra: number): number {
  return (length - 3) & ((1 << extra) - 1);
}
