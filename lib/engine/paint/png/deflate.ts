import { blockEnd, distanceSymbols, makeCodeTable, maxExtraBits, symbols, toFrequencies } from './codes.ts';
import { computeCodeLengths, maxCodeBits, toCodes } from './huffman.ts';
import { TokenBlock } from './tokens.ts';

/** Tokens per block: few enough to adapt to the picture, enough to pay for a code table. */
const blockTokens = 1 << 16;
const codeBits = maxCodeBits + maxExtraBits;
const headerBytes = 200;

/** Order of the code lengths' own codes (RFC 1951, 3.2.7). */
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

interface Buffers {
  readonly tokens: Uint32Array;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Reused: fresh memory costs a tenth of a picture's time. */
let spare: Buffers | undefined;

function takeBuffers(): Buffers {
  const taken = spare ?? { tokens: new Uint32Array(blockTokens), bytes: new Uint8Array(1 << 20) };
  spare = undefined;
  return taken;
}

const maxKept = 1 << 23;

/** Runs of zeros and repeats only, several times as fast as a search. Callers put tokens into {@link block}. */
export class RunDeflate {
  /** Output so far, beginning at the constructor's `start`; reused by the next stream once finished. */
  bytes: Uint8Array<ArrayBuffer>;
  readonly block: TokenBlock;
  private end: number;
  private bits = 0;
  private bitCount = 0;

  /** @param start offset of the stream in {@link bytes}, reserved for the container. */
  constructor(start: number) {
    const { tokens, bytes } = takeBuffers();
    this.bytes = bytes;
    this.block = new TokenBlock(tokens);
    this.end = start;
    this.reserve(2);
    // zlib header: deflate, 32 KB window, no dictionary; a multiple of 31.
    this.bytes.set([0x78, 0x01], start);
    this.end += 2;
  }

  makeRoom(more: number): void {
    const { block } = this;
    if (block.used + more <= block.tokens.length) return;
    this.writeBlock(false);
    if (more > block.tokens.length) block.tokens = new Uint32Array(more);
  }

  /** Returns the stream's end in {@link bytes}, with room for `after` bytes more. */
  finish(after: number): number {
    this.writeBlock(true);
    this.reserve(8 + after);
    this.write(0, 7);
    new DataView(this.bytes.buffer).setUint32(this.end, this.block.adler);
    if (this.bytes.length <= maxKept) spare = { tokens: this.block.tokens, bytes: this.bytes };
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

  private writeBlock(last: boolean): void {
    const { block } = this;
    const frequencies = toFrequencies(block.takeCounts());
    const codeCount = frequencies.reduce((sum, count) => sum + count);
    const lengths = computeCodeLengths(frequencies);
    const codes = toCodes(lengths);
    this.reserve(headerBytes + Math.ceil((codeCount * codeBits) / 8));
    this.writeHeader(lengths, last);
    this.writeTokens(block, makeCodeTable(lengths, codes));
    this.write(codes[blockEnd] ?? 0, lengths[blockEnd] ?? 0);
    block.used = 0;
  }

  private writeHeader(lengths: Uint8Array, last: boolean): void {
    this.write(last ? 1 : 0, 1);
    this.write(2, 2);
    this.write(symbols - 257, 5);
    const distances = (distanceSymbols.at(-1) ?? 0) + 1;
    this.write(distances - 1, 5);
    this.write(codeLengthOrder.length - 4, 4);
    for (const symbol of codeLengthOrder) this.write(symbol < 16 ? 4 : 0, 3);
    const fourBits = toCodes(new Uint8Array(16).fill(4));
    for (const length of lengths) this.write(fourBits[length] ?? 0, 4);
    for (let symbol = 0; symbol < distances; symbol++) {
      this.write(fourBits[distanceSymbols.includes(symbol) ? 1 : 0] ?? 0, 4);
    }
  }

  /** Branch-free inner loop on locals. A turn writes up to 44 bits beside the up to 7 pending ones. */
  private writeTokens({ tokens, used }: TokenBlock, table: Uint32Array): void {
    const { bytes } = this;
    const view = new DataView(bytes.buffer);
    let { bits, bitCount, end } = this;
    for (let index = 0; index < used; index++) {
      const token = tokens[index] as number;
      const first = table[token >>> 20] as number;
      const second = table[(token >>> 10) & 1023] as number;
      const third = table[token & 1023] as number;
      const secondAt = bitCount + (first & 31);
      const thirdAt = secondAt + (second & 31);
      const value = third >>> 5;
      view.setUint32(end, bits | ((first >>> 5) << bitCount) | ((second >>> 5) << secondAt) | (value << thirdAt), true);
      // In two steps, as a shift by 32 has no effect.
      view.setUint32(end + 4, (value >>> 1) >>> (31 - thirdAt), true);
      bitCount = thirdAt + (third & 31);
      end += bitCount >>> 3;
      bitCount &= 7;
      bits = bytes[end] as number;
    }
    this.bits = bits;
    this.bitCount = bitCount;
    this.end = end;
  }
}
