import { codeLengths, codesOf } from './huffman.ts';

/** Tokens of a block, which has codes of its own: few enough to follow the picture, many enough to pay for their table. */
const blockTokens = 1 << 16;
/** A token is a pixel's three bytes, the first of them highest, or one of these marks with a byte or a number of zeros. */
const singleByte = 1 << 24;
const zeros = 1 << 25;
/** Zeros of one token: far from the marks, and more than any row has. */
const mostZeros = 1 << 20;
/** Codes are listed by byte, and from here on by the length of a run, which repeats the zero before it. */
const run = 256 - 3;
const longestRun = 258;
const endOfBlock = 256;
const symbols = 286;
/** Most bits of a code with its extra bits and distance, and so of each byte that is no part of a run. */
const codeBits = 15 + 5 + 1;
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

/**
 * A zlib stream (RFC 1950) of bytes among which there are many zeros in a row, and nothing else worth finding again: what
 * a PNG's filters make of a drawing. Of all deflate can do it uses runs of zeros and codes made for each block, which makes
 * it several times as fast as a search for repetitions.
 */
export class ZeroRunDeflate {
  /** What was written so far, beginning at the offset that was asked for. */
  bytes: Uint8Array<ArrayBuffer>;
  private end: number;
  private bits = 0;
  private bitCount = 0;
  private readonly tokens = new Uint32Array(blockTokens);
  private tokenCount = 0;
  /** Codes that the tokens so far take at most. */
  private codeCount = 0;
  private adlerA = 1;
  private adlerB = 0;

  /** @param start where the stream begins in {@link bytes}: room for what its container needs before it. */
  constructor(start: number) {
    this.bytes = new Uint8Array(1 << 19);
    this.end = start;
    // Deflate with a window of 32 KB, no dictionary; the second byte makes it a multiple of 31.
    this.bytes.set([0x78, 0x01], start);
    this.end += 2;
  }

  put(byte: number): void {
    this.adlerA += byte;
    this.adlerB += this.adlerA;
    this.add(singleByte | byte, 1);
  }

  /** A pixel's three bytes, the first of them highest. */
  putPixel(bytes: number): void {
    const first = bytes >>> 16;
    const second = (bytes >>> 8) & 255;
    const third = bytes & 255;
    this.adlerB += 3 * this.adlerA + 3 * first + 2 * second + third;
    this.adlerA += first + second + third;
    // Far below where integers end, whatever comes until the next one.
    if (this.adlerB > 1_000_000_000) this.reduceAdler();
    this.add(bytes, 3);
  }

  putZeros(count: number): void {
    for (let left = count; left > 0; left -= mostZeros) {
      const piece = Math.min(left, mostZeros);
      // Divisions are slow: the sums are reduced only when they might outgrow 31 bits.
      if (piece > 1000) this.reduceAdler();
      this.adlerB += piece * this.adlerA;
      if (this.adlerB > 1_000_000_000) this.reduceAdler();
      this.add(zeros | piece, 4 + Math.ceil(piece / longestRun));
    }
  }

  private add(token: number, codes: number): void {
    this.tokens[this.tokenCount++] = token;
    this.codeCount += codes;
    if (this.tokenCount === blockTokens) this.writeBlock(false);
  }

  /** Ends the stream; answers where it ends in {@link bytes}, with room for `after` bytes more. */
  finish(after: number): number {
    this.writeBlock(true);
    this.reserve(8 + after);
    this.write(0, 7);
    this.reduceAdler();
    new DataView(this.bytes.buffer).setUint32(this.end, ((this.adlerB << 16) | this.adlerA) >>> 0);
    return this.end + 4;
  }

  private reduceAdler(): void {
    this.adlerA %= 65521;
    this.adlerB %= 65521;
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

  private writeBlock(last: boolean): void {
    const tokens = this.tokens.subarray(0, this.tokenCount);
    this.reserve(headerBytes + Math.ceil((this.codeCount * codeBits) / 8));
    const frequencies = new Uint32Array(symbols);
    countCodes(tokens).forEach((count, code) => {
      const symbol = code < 256 ? code : (runSymbols[code - run] ?? 0);
      frequencies[symbol] = (frequencies[symbol] ?? 0) + count;
    });
    frequencies[endOfBlock] = 1;
    const lengths = codeLengths(frequencies);
    const codes = codesOf(lengths);
    this.writeHeader(lengths, last);
    this.writeTokens(tokens, codeTable(lengths, codes));
    this.write(codes[endOfBlock] ?? 0, lengths[endOfBlock] ?? 0);
    this.tokenCount = 0;
    this.codeCount = 0;
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

  /** The inner loop: on locals, and with few branches, because there is one turn of it for every pixel that is no zero. */
  private writeTokens(tokens: Uint32Array, table: Uint32Array): void {
    const view = new DataView(this.bytes.buffer);
    let { bits, bitCount, end } = this;
    const put = (entry: number) => {
      bits |= (entry >>> 5) << bitCount;
      bitCount += entry & 31;
      view.setUint32(end, bits, true);
      end += bitCount >> 3;
      bits >>>= bitCount & 24;
      bitCount &= 7;
    };
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as number;
      if (token < singleByte) {
        const first = table[token >>> 16] as number;
        const second = table[(token >>> 8) & 255] as number;
        const firstLength = first & 31;
        const length = firstLength + (second & 31);
        // Two codes mostly fit beside the up to 7 bits that wait, and are then one step.
        if (length <= 25) {
          bits |= ((first >>> 5) | ((second >>> 5) << firstLength)) << bitCount;
          bitCount += length;
          view.setUint32(end, bits, true);
          end += bitCount >> 3;
          bits = bitCount === 32 ? 0 : bits >>> (bitCount & 24);
          bitCount &= 7;
        } else {
          put(first);
          put(second);
        }
        put(table[token & 255] as number);
      } else if (token < zeros) put(table[token & 255] as number);
      else {
        put(table[0] as number);
        let left = (token ^ zeros) - 1;
        for (; left >= longestRun; left -= longestRun) put(table[run + longestRun] as number);
        if (left >= 3) put(table[run + left] as number);
        else for (; left > 0; left--) put(table[0] as number);
      }
    }
    this.bits = bits;
    this.bitCount = bitCount;
    this.end = end;
  }
}

/** How often the tokens need each byte's code, and from {@link run} on each run's. */
function countCodes(tokens: Uint32Array): Uint32Array {
  const counts = new Uint32Array(run + longestRun + 1);
  const count = (code: number, times: number) => {
    counts[code] = (counts[code] as number) + times;
  };
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as number;
    if (token < singleByte) {
      count(token >>> 16, 1);
      count((token >>> 8) & 255, 1);
      count(token & 255, 1);
    } else if (token < zeros) count(token & 255, 1);
    else {
      const repeated = (token ^ zeros) - 1;
      const left = repeated % longestRun;
      count(run + longestRun, (repeated - left) / longestRun);
      if (left >= 3) count(run + left, 1);
      count(0, left >= 3 ? 1 : 1 + left);
    }
  }
  return counts;
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
