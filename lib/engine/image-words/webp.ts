import { sniffImage } from '../sniff-image.ts';

/** RFC 9649, 2.7: the extended format's header chunk, and the flags in its first byte. */
const extended = 'VP8X';
const hasXmp = 0x04;
const hasAlpha = 0x10;
const chunkHead = 8;
const fileHead = 12;
const maxChunks = 200;

export function insertIntoWebp(bytes: Uint8Array, packet: string): Uint8Array<ArrayBuffer> {
  const chunks = [...readChunks(bytes)];
  const [first] = chunks;
  const header = sniffImage(bytes);
  if (!first || !header) return new Uint8Array(bytes);
  const info = first.type === extended ? bytes.slice(first.start, first.end) : new Uint8Array(10);
  if (first.type !== extended) {
    // VP8L files may have alpha: bit 28 after the signature byte (RFC 9649, 3.4).
    if (first.type === 'VP8L' && ((bytes[first.start + 4] ?? 0) & 0x10) !== 0) info[0] = hasAlpha;
    info.set([...toUint24(header.width - 1), ...toUint24(header.height - 1)], 4);
  }
  info[0] = (info[0] ?? 0) | hasXmp;
  const kept = chunks.filter(({ type }) => type !== extended && type !== 'XMP ');
  const parts = [
    createChunk(extended, info),
    ...kept.map(({ type, start, end }) => createChunk(type, bytes.subarray(start, end))),
    createChunk('XMP ', new TextEncoder().encode(packet)),
  ];
  const size = parts.reduce((sum, part) => sum + part.length, 4);
  const result = new Uint8Array(size + 8);
  result.set(bytes.subarray(0, fileHead));
  new DataView(result.buffer).setUint32(4, size, true);
  let at = fileHead;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

export function findInWebp(bytes: Uint8Array): string | undefined {
  const found = [...readChunks(bytes)].find(({ type }) => type === 'XMP ');
  return found && new TextDecoder().decode(bytes.subarray(found.start, found.end));
}

const toUint24 = (value: number) => [value & 0xff, (value >> 8) & 0xff, value >> 16];

function createChunk(type: string, data: Uint8Array): Uint8Array {
  const result = new Uint8Array(chunkHead + data.length + (data.length % 2));
  result.set(new TextEncoder().encode(type));
  new DataView(result.buffer).setUint32(4, data.length, true);
  result.set(data, chunkHead);
  return result;
}

function* readChunks(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = fileHead;
  for (let count = 0; count < maxChunks && at + chunkHead <= bytes.length; count++) {
    const length = view.getUint32(at + 4, true);
    const start = at + chunkHead;
    if (start + length > bytes.length) return;
    yield { type: String.fromCharCode(...bytes.subarray(at, at + 4)), start, end: start + length };
    at = start + length + (length % 2);
  }
}
