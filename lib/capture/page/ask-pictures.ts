import type { PicturesAnswer, PicturesRequest } from '../found-picture.ts';

declare global {
  /** Put by `entrypoints/pictures.ts`, in the extension's isolated world of a page only: the page never sees it. */
  var broadsidePictures: ((request: PicturesRequest) => Promise<PicturesAnswer>) | undefined;
}

/** As `ask`: injected after the file, it asks. Serialised by the browser, so it may name nothing outside itself. */
export function askPictures(request: PicturesRequest): Promise<PicturesAnswer> | undefined {
  return globalThis.broadsidePictures?.(request);
}
