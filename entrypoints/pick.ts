import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pick } from '../lib/capture/page/pick/pick.ts';

/** Injected by a click: draws the overlay when it is asked to, and tells the background what was picked. */
export default defineUnlistedScript(() => {
  globalThis.broadsidePick ??= (setup) =>
    pick(setup, (picked) => {
      // Nobody to tell where the extension was updated or removed while the overlay was open: then there is no runtime left.
      browser.runtime?.sendMessage(picked).catch(() => undefined);
    });
});
