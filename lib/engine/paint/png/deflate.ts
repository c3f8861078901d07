import {
  codeTable,
  distanceSymbols,
  endOfBlock,
  frequenciesOf,
  longestRun,
  mostExtraBits,
  repeatsAt,
  symbols,
  zerosAt,
} from './codes.ts';
import { codeLengths, codesOf, longestCode } from './huffman.ts';
import { type Adler, countTokens, repeats, singleByte, zeros } from './tokens.ts';

/** Tokens of a block, which has codes of its own: few enough to follow the picture, many enough to pay for their table. */
const blockTokens = 1 << 16;
/** Most bits of a byte's code, or of a run's with all that belongs to it. */
const codeBits = longestCode + mostExtraBits;
const headerBytes = 200;

/** The order in which the lengths of the code for code lengths are written (RFC 1951, 3.2.7), as far as it must go. */
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The buffers of the last stream: fresh memory costs as much as a tenth of a picture. A stream is written in one go. */
const spare = { tokens: new Uint32Array(blockTokens), bytes: new Uint8Array(1 << 20) };
/** Larger buffers are not kept: few pictures need them. */
const mostKept = 1 << 23;

/**
 * A zlib stream (RFC 1950) of bytes among which there are many zeros in a row, or the same four pixels again and again, and
 * nothing else worth finding again: what a PNG's filters make of a drawing. Of all deflate can do it uses runs at those two
 * distances and codes made for each block, which makes it several times as fast as a search for repetitions.
 *
 * The bytes come as tokens (`tokens.ts`), which their maker puts into {@link tokens} itself. One stream at a time.
 */
export class RunDeflate {
  /** What was written so far, beginning at the offset that was asked for. The next stream is written over it. */
  bytes = spare.bytes;
  /** The tokens of the block, as far as {@link makeRoom} was told of them. */
  tokens = spare.tokens;
  private end: number;
  private bits = 0;
  private bitCount = 0;
  private readonly adler: Adler = { a: 1, b: 0 };

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
    new DataView(this.bytes.buffer).setUint32(this.end, ((this.adler.b << 16) | this.adler.a) >>> 0);
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
    const counts = countTokens(tokens, this.adler);
    const frequencies = frequenciesOf(counts);
    const codeCount = frequencies.reduce((sum, count) => sum + count);
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
    const distances = (distanceSymbols.at(-1) ?? 0) + 1;
    this.write(distances - 1, 5);
    this.write(codeLengthOrder.length - 4, 4);
    // All lengths in four bits each: a shorter code for them would save less than a hundred bytes.
    for (const symbol of codeLengthOrder) this.write(symbol < 16 ? 4 : 0, 3);
    const fourBits = codesOf(new Uint8Array(16).fill(4));
    for (const length of lengths) this.write(fourBits[length] ?? 0, 4);
    for (let symbol = 0; symbol < distances; symbol++) {
      this.write(fourBits[distanceSymbols.includes(symbol) ? 1 : 0] ?? 0, 4);
    }
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
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as number;
      let entry: number;
      let value = 0;
      let length = 0;
      if (token < singleByte) {
        const first = table[token >>> 16] as number;
        const second = table[(token >>> 8) & 255] as number;
        entry = table[token & 255] as number;
        const firstLength = first & 31;
        length = firstLength + (second & 31);
        value = (first >>> 5) | ((second >>> 5) << firstLength);
      } else if (token < zeros) entry = table[token & 255] as number;
      else {
        const isRepeat = token >= repeats;
        const at = isRepeat ? repeatsAt : zerosAt;
        let left = isRepeat ? token ^ repeats : (token ^ zeros) - 1;
        if (isRepeat) index += 2;
        else {
          value = zero >>> 5;
          length = zero & 31;
        }
        for (; left >= longestRun; left -= longestRun) {
          bits |= value << bitCount;
          bitCount += length;
          view.setUint32(end, bits, true);
          end += bitCount >> 3;
          bits = bitCount === 32 ? 0 : bits >>> (bitCount & 24);
          bitCount &= 7;
          const longest = table[at + longestRun] as number;
          value = longest >>> 5;
          length = longest & 31;
        }
        entry = table[at + left] as number;
      }
      const entryLength = entry & 31;
      if (length + entryLength <= 25) {
        value |= (entry >>> 5) << length;
        length += entryLength;
      } else {
        bits |= value << bitCount;
        bitCount += length;
        view.setUint32(end, bits, true);
        end += bitCount >> 3;
        bits = bitCount === 32 ? 0 : bits >>> (bitCount & 24);
        bitCount &= 7;
        value = entry >>> 5;
        length = entryLength;
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
