import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readPictures } from '../lib/capture/page/read-pictures.ts';
import '../lib/capture/page/ask.ts';

/** Injected by a click. The first one stays, as it holds the list that a user chooses from. */
export default defineUnlistedScript(() => {
  globalThis.broadsidePictures ??= readPictures;
});
