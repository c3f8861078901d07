import { codeLengths, codesOf } from './huffman.ts';

/** Tokens of a block, which has codes of its own: few enough to follow the picture, many enough to pay for their table. */
const blockTokens = 1 << 16;
/** A token is a byte, or this and a number of zeros from 3 to {@link longestRun} that repeat the zero before them. */
const run = 256 - 3;
const longestRun = 258;
const endOfBlock = 256;
const symbols = 286;
/** Most bits of a token: code, extra bits, distance. */
const tokenBits = 15 + 5 + 1;
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
  private readonly tokens = new Uint16Array(blockTokens + 8);
  private tokenCount = 0;
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
    this.tokens[this.tokenCount++] = byte;
    if (this.tokenCount >= blockTokens) this.writeBlock(false);
  }

  /** Three bytes at once: what differs from zero mostly comes as a pixel. */
  putPixel(first: number, second: number, third: number): void {
    const { tokens, tokenCount } = this;
    const a = this.adlerA + first + second + third;
    this.adlerB += 3 * this.adlerA + 3 * first + 2 * second + third;
    this.adlerA = a;
    // Far below where integers end, whatever comes until the next one.
    if (this.adlerB > 1_000_000_000) this.reduceAdler();
    tokens[tokenCount] = first;
    tokens[tokenCount + 1] = second;
    tokens[tokenCount + 2] = third;
    this.tokenCount = tokenCount + 3;
    if (tokenCount >= blockTokens) this.writeBlock(false);
  }

  putZeros(count: number): void {
    // Divisions are slow: the sums are reduced only when they might outgrow 31 bits.
    if (count > 1000) this.reduceAdler();
    this.adlerB += count * this.adlerA;
    if (this.adlerB > 1_000_000_000) this.reduceAdler();
    const { tokens } = this;
    tokens[this.tokenCount++] = 0;
    let left = count - 1;
    for (; left >= longestRun; left -= longestRun) {
      tokens[this.tokenCount++] = run + longestRun;
      if (this.tokenCount >= blockTokens) this.writeBlock(false);
    }
    if (left >= 3) tokens[this.tokenCount++] = run + left;
    else for (; left > 0; left--) tokens[this.tokenCount++] = 0;
    if (this.tokenCount >= blockTokens) this.writeBlock(false);
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
    this.reserve(headerBytes + Math.ceil((tokens.length * tokenBits) / 8));
    const frequencies = new Uint32Array(symbols);
    const counts = new Uint32Array(run + longestRun + 1);
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as number;
      counts[token] = (counts[token] as number) + 1;
    }
    counts.forEach((count, token) => {
      const symbol = token < 256 ? token : (runSymbols[token - run] ?? 0);
      frequencies[symbol] = (frequencies[symbol] ?? 0) + count;
    });
    frequencies[endOfBlock] = 1;
    const lengths = codeLengths(frequencies);
    const codes = codesOf(lengths);
    this.writeHeader(lengths, last);
    this.writeTokens(tokens, tokenTable(lengths, codes));
    this.write(codes[endOfBlock] ?? 0, lengths[endOfBlock] ?? 0);
    this.tokenCount = 0;
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

  /** The inner loop: on locals, and without a branch, because there is one turn of it for every byte that is no zero. */
  private writeTokens(tokens: Uint16Array, table: Uint32Array): void {
    const view = new DataView(this.bytes.buffer);
    let { bits, bitCount, end } = this;
    for (let index = 0; index < tokens.length; index++) {
      const entry = table[tokens[index] as number] as number;
      bits |= (entry >>> 5) << bitCount;
      bitCount += entry & 31;
      view.setUint32(end, bits, true);
      end += bitCount >> 3;
      bits >>>= bitCount & 24;
      bitCount &= 7;
    }
    this.bits = bits;
    this.bitCount = bitCount;
    this.end = end;
  }
}

/** For each token all its bits, and in the lowest five how many. */
function tokenTable(lengths: Uint8Array, codes: Uint16Array): Uint32Array {
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
