import { sniffMediaType } from '../contract/media.ts';

export interface ImageHeader {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/bmp';
  /** Pixels as shown, after the turn of a JPEG's EXIF orientation. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of the largest image that is opened: decoded it takes four bytes each, so 160 MB. */
export const maxPixels = 40_000_000;

/** Returns type and size of a PNG, JPEG, WebP, GIF or BMP, undecoded; undefined for other or damaged files. */
export function sniffImage(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const header = readers.get(sniffMediaType(bytes) ?? '')?.(view);
    return header && header.width > 0 && header.height > 0 ? header : undefined;
  } catch (error) {
    // A read past the end: the file is cut off in its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readAscii(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) return '';
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
}

/** PNG specification 5.2 and 11.2.1: signature, then IHDR as first chunk. */
function readPng(view: DataView): ImageHeader | undefined {
  if (readAscii(view, 12, 4) !== 'IHDR') return undefined;
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** ITU T.81, annex B: segments of marker and length up to the frame header. */
function readJpeg(view: DataView): ImageHeader | undefined {
  let turned = false;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) return undefined;
    if (isFrame(marker)) {
      const height = view.getUint16(at + 5);
      const width = view.getUint16(at + 7);
      return { mediaType: 'image/jpeg', width: turned ? height : width, height: turned ? width : height };
    }
    if (marker === 0xe1 && readAscii(view, at + 4, 6) === 'Exif\0\0') turned = readOrientation(view, at + 10) >= 5;
    at += 2 + view.getUint16(at + 2);
  }
}

/** SOF0 to SOF15, without DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Tag 0x0112 of the first directory (EXIF 2.32, 4.6.4): 1 to 8, where 5 to 8 turn by a quarter. */
function readOrientation(view: DataView, tiff: number): number {
  const little = readAscii(view, tiff, 2) === 'II';
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > view.byteLength) return 1;
  const entries = Math.min(view.getUint16(directory, little), 100);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 10 > view.byteLength) return 1;
    if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little);
  }
  return 1;
}

/** RFC 9649, 2.5 to 2.7: lossy, lossless and extended files keep their size in different places. */
function readWebp(view: DataView): ImageHeader | undefined {
  const mediaType = 'image/webp';
  switch (readAscii(view, 12, 4)) {
    case 'VP8 ':
      return { mediaType, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { mediaType, width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { mediaType, width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 };
    default:
      return undefined;
  }
}

const readUint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function readGif(view: DataView): ImageHeader | undefined {
  return { mediaType: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** BITMAPCOREHEADER (12 bytes, 16-bit sizes) or BITMAPINFOHEADER and later ones; a negative height means rows from the top. */
function readBmp(view: DataView): ImageHeader | undefined {
  const mediaType = 'image/bmp';
  const headerSize = view.getUint32(14, true);
  if (headerSize === 12) return { mediaType, width: view.getUint16(18, true), height: view.getUint16(20, true) };
  if (headerSize < 40) return undefined;
  return { mediaType, width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}

const readers: ReadonlyMap<string, (view: DataView) => ImageHeader | undefined> = new Map([
  ['image/png', readPng],
  ['image/jpeg', readJpeg],
  ['image/webp', readWebp],
  ['image/gif', readGif],
  ['image/bmp', readBmp],
]);
