/** Hexadecimal. A PPTX is a ZIP archive, which its reader inspects. */
const signatures: readonly (readonly [mediaType: string, hex: RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/gif', /^474946383[79]61/],
  ['image/bmp', /^424d/],
  ['application/pdf', /^255044462d/],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', /^504b0304/],
];

export function sniffMediaType(bytes: Uint8Array): string | undefined {
  const hex = Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return signatures.find(([, signature]) => signature.test(hex))?.[0];
}

/** Undefined, and stops reading, beyond `maxBytes`. Rejects when the body breaks off. */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(read.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
