/** CRC-32 of one byte, and of that byte followed by one to seven zeros: eight bytes are then one step. */
const crcTables = Array.from({ length: 8 }, () => new Uint32Array(256));
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let step = 0; step < 64; step++) {
    crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    if (step % 8 === 7) (crcTables[step >> 3] as Uint32Array)[byte] = crc;
  }
}
type Tables = [Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array];

/** CRC-32 as PNG uses it (PNG 3, annex D). */
export function crc32(bytes: Uint8Array): number {
  const [one, two, three, four, five, six, seven, eight] = crcTables as Tables;
  let crc = 0xffffffff;
  let at = 0;
  for (; at + 8 <= bytes.length; at += 8) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    // The last four do not wait for what came before.
    crc =
      (eight[crc & 255] as number) ^
      (seven[(crc >>> 8) & 255] as number) ^
      (six[(crc >>> 16) & 255] as number) ^
      (five[crc >>> 24] as number) ^
      ((four[bytes[at + 4] as number] as number) ^
        (three[bytes[at + 5] as number] as number) ^
        (two[bytes[at + 6] as number] as number) ^
        (one[bytes[at + 7] as number] as number));
  }
  for (; at < bytes.length; at++) crc = (one[(crc ^ (bytes[at] as number)) & 255] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
