/** XMP specification part 3, 1.1.3: an APP1 segment that begins with this name. */
const xmpName = 'http://ns.adobe.com/xap/1.0/\0';
const app0 = 0xe0;
const app1 = 0xe1;
/** A segment's length counts itself and fits in two bytes. */
const maxSegmentBytes = 0xffff;
const maxSegments = 100;

export function insertIntoJpeg(bytes: Uint8Array, packet: string): Uint8Array<ArrayBuffer> {
  const data = new TextEncoder().encode(xmpName + packet);
  const length = data.length + 2;
  if (length > maxSegmentBytes) return new Uint8Array(bytes);
  const at = afterFirstSegments(bytes);
  const result = new Uint8Array(bytes.length + length + 2);
  result.set(bytes.subarray(0, at));
  result.set([0xff, app1, length >> 8, length & 0xff], at);
  result.set(data, at + 4);
  result.set(bytes.subarray(at), at + 4 + data.length);
  return result;
}

/** JFIF's and EXIF's segments must be the first. */
function afterFirstSegments(bytes: Uint8Array): number {
  let at = 2;
  for (const { marker, end } of readSegments(bytes)) {
    if (marker !== app0 && marker !== app1) break;
    at = end;
  }
  return at;
}

export function findInJpeg(bytes: Uint8Array): string | undefined {
  const decoder = new TextDecoder();
  for (const { marker, start, end } of readSegments(bytes)) {
    if (marker !== app1) continue;
    const name = decoder.decode(bytes.subarray(start, start + xmpName.length));
    if (name === xmpName) return decoder.decode(bytes.subarray(start + xmpName.length, end));
  }
  return undefined;
}

function* readSegments(bytes: Uint8Array) {
  let at = 2;
  for (let segment = 0; segment < maxSegments; segment++) {
    const [mark, marker = 0, high = 0, low = 0] = bytes.subarray(at, at + 4);
    const end = at + 2 + ((high << 8) | low);
    if (mark !== 0xff || marker < 0xc0 || marker === 0xda || end > bytes.length || end < at + 4) return;
    yield { marker, start: at + 4, end };
    at = end;
  }
}
