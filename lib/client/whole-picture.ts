/** PNG 3, 5.3: chunks of length, type, data and checksum follow the signature, IEND last. */
const pngSignatureBytes = 8;
const pngChunkBytes = 12;
const iend = 0x49454e44;

/** T.81, B.1.1.3. In coded data 0xff is always followed by 0x00 or a restart marker. */
const startOfScan = [0xff, 0xda] as const;
const endOfImage = [0xff, 0xd9] as const;

/** Browsers accept a truncated response that has no content length. */
export function isWholePicture(bytes: Uint8Array, mediaType: string | undefined): boolean {
  switch (mediaType) {
    case 'image/png':
      return isWholePng(bytes);
    case 'image/jpeg':
      // A thumbnail in the metadata has its own end marker, before the scan.
      return findLast(bytes, endOfImage) > Math.max(0, findLast(bytes, startOfScan));
    case 'image/webp':
      // RIFF's length excludes the first eight bytes.
      return bytes.length >= 12 && toView(bytes).getUint32(4, true) + 8 <= bytes.length;
    default:
      return false;
  }
}

function isWholePng(bytes: Uint8Array): boolean {
  const view = toView(bytes);
  for (let at = pngSignatureBytes; at + pngChunkBytes <= bytes.length; ) {
    if (view.getUint32(at + 4) === iend) return true;
    at += pngChunkBytes + view.getUint32(at);
  }
  return false;
}

const toView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findLast(bytes: Uint8Array, [first, second]: readonly [number, number]): number {
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at > 0 ? bytes.lastIndexOf(first, at - 1) : -1) {
    if (bytes[at + 1] === second) return at;
  }
  return -1;
}
