/** Bytes at a file's end in which its last mark stands, whatever was put after it. */
const endBytes = 64 * 1024;
/** The last chunk of PNG (PNG 3, 11.2.5) and the last marker of JPEG (T.81, B.1.1.3). */
const lastMarks: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x49, 0x45, 0x4e, 0x44],
  'image/jpeg': [0xff, 0xd9],
};

/**
 * Whether a picture goes on to its end. An answer that says no length ends where its connection does, and browsers take one
 * that broke off for whole.
 */
export function isWholePicture(bytes: Uint8Array, mediaType: string | undefined): boolean {
  // RIFF says its length, without the eight bytes up to there.
  if (mediaType === 'image/webp')
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length;
  const mark = lastMarks[mediaType ?? ''] ?? [];
  const end = bytes.subarray(-endBytes);
  for (let at = end.length - mark.length; at >= 0; at -= 1) {
    if (mark.every((byte, index) => end[at + index] === byte)) return true;
  }
  return false;
}
