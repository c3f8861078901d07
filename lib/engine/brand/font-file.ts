/** First four bytes of fonts that browsers and Skia load: WOFF 2, WOFF, TrueType (two ways), OpenType. */
const signatures = new Set([0x774f4632, 0x774f4646, 0x00010000, 0x74727565, 0x4f54544f]);
const packed = new Set([0x774f4632, 0x774f4646]);

/** About the unpacked size of the largest Chinese and Japanese fonts. */
const maxUnpackedBytes = 32 * 1024 * 1024;
const minBytes = 100;

/** Checks the signature of a single font and, against decompression bombs, the unpacked size it declares. */
export function isFontFile(bytes: Uint8Array): boolean {
  if (bytes.length < minBytes) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = view.getUint32(0);
  if (!signatures.has(signature)) return false;
  // `totalSfntSize` has the same offset in both (WOFF 1.0, section 3; WOFF 2.0, section 4.1).
  return !packed.has(signature) || view.getUint32(16) <= maxUnpackedBytes;
}
