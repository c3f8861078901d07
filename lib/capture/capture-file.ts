import { decodeDataUri } from '../contract/index.ts';
import type { Capture } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import type { GrabbedFile } from './grab.ts';
import { storeFile } from './source-file.ts';
import { storeCapture } from './store-capture.ts';

/** Browsers keep scripts out of their viewer of PDF files, but not from a file's address: undefined stands for no answer. */
export function nothingInViewer(error: unknown): undefined {
  if (!(error instanceof CaptureError && error.code === 'pdf_page')) throw error;
}

/**
 * Captures a file that a tab shows or a link leads to. Where its bytes could not be had from the page it becomes a link to
 * its address, which the user may permit to be read.
 * @throws {CaptureError} `file_too_large`, `file_unknown`, or `pdf_page` where there is no way to it.
 */
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
