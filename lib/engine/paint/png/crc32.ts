/** CRC-32's polynomial, its highest power in the lowest bit (PNG 3, annex D). */
const polynomial = 0xedb88320;
/** Times x: every remainder here stands with its highest power in the lowest bit. */
const timesX = (value: number) => (value & 1 ? (value >>> 1) ^ polynomial : value >>> 1);

/**
 * CRC-32 of one byte, and from 256 on, 512 on and so forth of that byte followed by one to seven zeros: eight bytes are then
 * one step. In one array, because each has a start and a length that a step would need at hand.
 */
const table = new Int32Array(8 * 256);
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let step = 0; step < 64; step++) {
    crc = timesX(crc);
    if (step % 8 === 7) table[(step >> 3) * 256 + byte] = crc;
  }
}

/** What eight bytes come to, the first four of them with what was before. */
function step(low: number, high: number): number {
  return (
    (table[0x700 + (low & 255)] as number) ^
    (table[0x600 + ((low >>> 8) & 255)] as number) ^
    (table[0x500 + ((low >>> 16) & 255)] as number) ^
    (table[0x400 + (low >>> 24)] as number) ^
    (table[0x300 + (high & 255)] as number) ^
    (table[0x200 + ((high >>> 8) & 255)] as number) ^
    (table[0x100 + ((high >>> 16) & 255)] as number) ^
    (table[high >>> 24] as number)
  );
}

/** The product of two remainders. */
function product(one: number, other: number): number {
  let sum = 0;
  let power = one;
  for (let bit = 31; bit >= 0; bit--) {
    if ((other >>> bit) & 1) sum ^= power;
    power = timesX(power);
  }
  return sum;
}

/** What a remainder comes to when `count` zeros follow: times x to the power of eight for each of them. */
function followedByZeros(crc: number, count: number): number {
  let result = crc;
  let power = 0x00800000;
  for (let left = count; left > 0; left >>>= 1) {
    if (left & 1) result = product(result, power);
    power = product(power, power);
  }
  return result;
}

/** CRC-32 as PNG uses it. Both halves at once: neither waits for the other, and a step waits for little else. */
export function crc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const half = (bytes.length >>> 4) * 8;
  let first = -1;
  let second = 0;
  for (let at = 0; at < half; at += 8) {
    first = step(first ^ view.getInt32(at, true), view.getInt32(at + 4, true));
    second = step(second ^ view.getInt32(half + at, true), view.getInt32(half + at + 4, true));
  }
  let crc = followedByZeros(first, half) ^ second;
  for (let at = 2 * half; at < bytes.length; at++)
    crc = (table[(crc ^ (bytes[at] as number)) & 255] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
