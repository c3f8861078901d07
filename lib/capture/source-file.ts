import { limits, partMediaTypes, sniffMediaType } from '../contract/index.ts';
import { putBlob } from '../storage/blobs.ts';
import { type Capture, fileParts } from './capture.ts';
import { CaptureError } from './capture-error.ts';

/** Stores a PDF or presentation, known by its bytes; undefined for others. @throws {CaptureError} `file_too_large`. */
export async function storeFile(
  bytes: Uint8Array<ArrayBuffer>,
  { address, name }: { readonly address: string; readonly name: string },
): Promise<Capture['file']> {
  const mediaType = sniffMediaType(bytes);
  const part = fileParts.find((part) => mediaType && partMediaTypes[part].includes(mediaType));
  if (!mediaType || !part) return undefined;
  if (bytes.length > limits[part]) throw new CaptureError('file_too_large');
  return { blobId: await putBlob(new Blob([bytes], { type: mediaType })), part, mediaType, address, name };
}

export function readFileName(response: Response, address: string): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename\s*=\s*"?([^";]+)/i.exec(disposition) ?? [];
  return (
    decodeText(encoded) || plain?.trim() || decodeText(new URL(response.url || address).pathname.split('/').at(-1))
  );
}

function decodeText(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
