import { crc32 } from './crc32.ts';

/** Bytes of a chunk around its data (PNG 3, 5.3): length and type before, check sum behind. */
export const chunkFrame = 12;

/** Writes the frame of a chunk of `length` bytes of data, which stand in `bytes` 8 bytes behind `at`. */
export function frameChunk(bytes: Uint8Array<ArrayBuffer>, at: number, type: string, length: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setUint32(at, length);
  for (let i = 0; i < 4; i++) bytes[at + 4 + i] = type.charCodeAt(i);
  view.setUint32(at + 8 + length, crc32(bytes.subarray(at + 4, at + 8 + length)));
}
