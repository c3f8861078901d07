/** CRC-32's polynomial, bits reversed (PNG 3, annex D). */
const polynomial = 0xedb88320;
const multiplyByX = (value: number) => (value & 1 ? (value >>> 1) ^ polynomial : value >>> 1);

/** Slicing-by-8: CRCs of a byte and zero to seven zeros. One array, as eight would each need their start and length at hand. */
const table = new Int32Array(8 * 256);
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let step = 0; step < 64; step++) {
    crc = multiplyByX(crc);
    if (step % 8 === 7) table[(step >> 3) * 256 + byte] = crc;
  }
}

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

function multiply(one: number, other: number): number {
  let sum = 0;
  let power = one;
  for (let bit = 31; bit >= 0; bit--) {
    if ((other >>> bit) & 1) sum ^= power;
    power = multiplyByX(power);
  }
  return sum;
}

/** CRC after `count` zero bytes: multiplied by x^8 for each. */
function followByZeros(crc: number, count: number): number {
  let result = crc;
  let power = 0x00800000;
  for (let left = count; left > 0; left >>>= 1) {
    if (left & 1) result = multiply(result, power);
    power = multiply(power, power);
  }
  return result;
}

/** CRC-32 as in PNG; two halves in parallel for instruction-level parallelism. */
export function computeCrc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const half = (bytes.length >>> 4) * 8;
  let first = -1;
  let second = 0;
  for (let at = 0; at < half; at += 8) {
    first = step(first ^ view.getInt32(at, true), view.getInt32(at + 4, true));
    second = step(second ^ view.getInt32(half + at, true), view.getInt32(half + at + 4, true));
  }
  let crc = followByZeros(first, half) ^ second;
  for (let at = 2 * half; at < bytes.length; at++)
    crc = (table[(crc ^ (bytes[at] as number)) & 255] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
