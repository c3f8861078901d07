import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readPictures } from '../lib/capture/page/read-pictures.ts';
import '../lib/capture/page/ask.ts';

/** The first injection stays, as it holds the list to choose from. */
export default defineUnlistedScript(() => {
  globalThis.broadsidePictures ??= readPictures;
});
