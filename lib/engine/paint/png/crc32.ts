/** CRC-32 of one byte, and of that byte followed by one to three zeros: four bytes are then one step. */
const crcTables = Array.from({ length: 4 }, () => new Uint32Array(256));
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let step = 0; step < 32; step++) {
    crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    if (step % 8 === 7) (crcTables[step >> 3] as Uint32Array)[byte] = crc;
  }
}

/** CRC-32 as PNG uses it (PNG 3, annex D). */
export function crc32(bytes: Uint8Array): number {
  const [first, second, third, fourth] = crcTables as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  let crc = 0xffffffff;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (fourth[crc & 255] as number) ^
      (third[(crc >>> 8) & 255] as number) ^
      (second[(crc >>> 16) & 255] as number) ^
      (first[crc >>> 24] as number);
  }
  for (; at < bytes.length; at++) crc = (first[(crc ^ (bytes[at] as number)) & 255] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
