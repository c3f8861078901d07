import { deflateSync } from 'node:zlib';
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** CRC-32 (PNG, annex D). */
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A white PNG of one bit a pixel: small as a file, however many pixels it has. */
function vast(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff);
  row[0] = 0;
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function striped(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1d4ed8';
  context.fillRect(0, 0, width / 2, height);
  return canvas;
}

/** A JPEG that says it lies on its side (EXIF 2.3, "Orientation" 6): 120 × 80 in the file, 80 × 120 to see. */
function turned(): Buffer {
  const jpeg = striped(120, 80).toBuffer('image/jpeg');
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

/** Two frames of one pixel (GIF89a), to be repeated. */
const moving = Buffer.from(
  '47494638396101000100800000ff0000ffffff21ff0b4e45545343415045322e300301000000' +
    '21f904000a0000002c000000000100010000020244010021f904000a0000002c00000000010001000002024c01003b',
  'hex',
);

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="120" height="100" fill="#0f766e"/></svg>';

function icon(): Buffer {
  const png = striped(64, 64).toBuffer('image/png');
  const header = Buffer.from('000001000100404000000100200000000000160000 00'.replaceAll(' ', ''), 'hex');
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Images by the paths they stand under: types and names that a file's name could be made wrong from. */
export const pictureTypes: Readonly<Record<string, readonly [mediaType: string, body: () => Buffer | string]>> = {
  '/types/lake.jpg.webp': ['image/webp', () => striped(300, 200).toBuffer('image/webp')],
  '/types/photo': ['image/jpeg', () => striped(310, 200).toBuffer('image/jpeg')],
  '/types/wrong.png': ['image/png', () => striped(320, 200).toBuffer('image/jpeg')],
  '/types/clear.png': ['image/png', () => striped(330, 200).toBuffer('image/png')],
  '/types/turned.jpg': ['image/jpeg', turned],
  '/types/moving.gif': ['image/gif', () => moving],
  '/types/drawing.svg': ['image/svg+xml', () => drawing],
  '/types/icon.ico': ['image/x-icon', icon],
  '/types/vast.png': ['image/png', () => vast(12_000, 9000)],
  '/types/modern.avif': ['image/avif', () => striped(300, 200).toBuffer('image/avif')],
};
