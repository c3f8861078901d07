/** The first four bytes of a font file that browsers and Skia load: WOFF 2, WOFF, TrueType (two ways), OpenType. */
const signatures = new Set([0x774f4632, 0x774f4646, 0x00010000, 0x74727565, 0x4f54544f]);
const packed = new Set([0x774f4632, 0x774f4646]);

/** The largest fonts of Chinese and Japanese have about this many bytes, unpacked. */
const maxUnpackedBytes = 32 * 1024 * 1024;
/** No font is smaller: its tables alone need more. */
const minBytes = 100;

/** Whether bytes are a single font's file by their signature, and say that they unpack to a size that is not absurd. */
export function isFontFile(bytes: Uint8Array): boolean {
  if (bytes.length < minBytes) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = view.getUint32(0);
  if (!signatures.has(signature)) return false;
  // "totalSfntSize" stands at the same place in both (WOFF 1.0, section 3; WOFF 2.0, section 4.1).
  return !packed.has(signature) || view.getUint32(16) <= maxUnpackedBytes;
}
