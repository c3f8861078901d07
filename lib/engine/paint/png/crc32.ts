/**
 * CRC-32 of one byte, and from 256 on, 512 on and so forth of that byte followed by one to seven zeros: eight bytes are then
 * one step. In one array, because each has a start and a length that a step would need at hand.
 */
const table = new Int32Array(8 * 256);
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let step = 0; step < 64; step++) {
    crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    if (step % 8 === 7) table[(step >> 3) * 256 + byte] = crc;
  }
}

/** CRC-32 as PNG uses it (PNG 3, annex D). */
export function crc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let crc = -1;
  let at = 0;
  for (; at + 8 <= bytes.length; at += 8) {
    const low = crc ^ view.getInt32(at, true);
    const high = view.getInt32(at + 4, true);
    crc =
      (table[0x700 + (low & 255)] as number) ^
      (table[0x600 + ((low >>> 8) & 255)] as number) ^
      (table[0x500 + ((low >>> 16) & 255)] as number) ^
      (table[0x400 + (low >>> 24)] as number) ^
      (table[0x300 + (high & 255)] as number) ^
      (table[0x200 + ((high >>> 8) & 255)] as number) ^
      (table[0x100 + ((high >>> 16) & 255)] as number) ^
      (table[high >>> 24] as number);
  }
  for (; at < bytes.length; at++) crc = (table[(crc ^ (bytes[at] as number)) & 255] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
