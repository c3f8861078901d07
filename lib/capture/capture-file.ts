import { decodeDataUri } from '../contract/index.ts';
import type { Capture } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import type { GrabbedFile } from './grab.ts';
import { storeFile } from './source-file.ts';
import { storeCapture } from './store-capture.ts';

/** Browsers keep scripts out of their PDF viewer, but the file's address can still be read: `pdf_page` is not a failure here. */
export function ignoreViewer(error: unknown): undefined {
  if (!(error instanceof CaptureError && error.code === 'pdf_page')) throw error;
}

export async function captureFile(
  page: Capture['page'],
  { url, text }: { readonly url: string; readonly text: string },
  file: GrabbedFile | undefined,
): Promise<Capture> {
  if (!file) {
    if (!/^https?:/i.test(url)) throw new CaptureError('pdf_page');
    return storeCapture({ target: 'link', page, link: { url, text, isFile: true } });
  }
  const bytes = decodeDataUri(`data:;base64,${file.base64}`);
  const stored = bytes && (await storeFile(bytes, { address: url, name: file.name || text }));
  if (!stored) throw new CaptureError('file_unknown');
  return storeCapture({ target: 'file', page, file: stored });
}
