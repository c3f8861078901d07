import { computeCrc32 } from './crc32.ts';

/** Bytes of a chunk around its data (PNG 3, 5.3): length and type before, check sum behind. */
export const chunkFrameBytes = 12;

export function frameChunk(bytes: Uint8Array<ArrayBuffer>, at: number, type: string, length: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setUint32(at, length);
  for (let i = 0; i < 4; i++) bytes[at + 4 + i] = type.charCodeAt(i);
  view.setUint32(at + 8 + length, computeCrc32(bytes.subarray(at + 4, at + 8 + length)));
}

/** PNG 3, 5.2: the signature, then the header chunk of 13 bytes, each chunk framed by 12. */
const signatureLength = 8;
const afterHeader = signatureLength + chunkFrameBytes + 13;
/** XMP packets' keyword (XMP specification part 3, 1.1.5), then: not compressed, no language, no translation. */
const xmpKeyword = 'XML:com.adobe.xmp';
const xmpHead = `${xmpKeyword}\0\0\0\0\0`;
const maxChunks = 200;

export function toPngChunk(packet: string): Uint8Array {
  const data = new TextEncoder().encode(`${xmpHead}${packet}`);
  const chunk = new Uint8Array(data.length + chunkFrameBytes);
  chunk.set(data, chunkFrameBytes - 4);
  frameChunk(chunk, 0, 'iTXt', data.length);
  return chunk;
}

export function insertIntoPng(bytes: Uint8Array, packet: string): Uint8Array<ArrayBuffer> {
  if (bytes.length < afterHeader) return new Uint8Array(bytes);
  const chunk = toPngChunk(packet);
  const result = new Uint8Array(bytes.length + chunk.length);
  result.set(bytes.subarray(0, afterHeader));
  result.set(chunk, afterHeader);
  result.set(bytes.subarray(afterHeader), afterHeader + chunk.length);
  return result;
}

export function findInPng(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  let at = signatureLength;
  for (let chunk = 0; chunk < maxChunks && at + 12 <= bytes.length; chunk++) {
    const length = view.getUint32(at);
    const type = decoder.decode(bytes.subarray(at + 4, at + 8));
    if (type === 'iTXt') {
      const data = bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + length));
      const head = decoder.decode(data.subarray(0, xmpHead.length));
      if (head === xmpHead) return decoder.decode(data.subarray(xmpHead.length));
    }
    at += 12 + length;
  }
  return undefined;
}
