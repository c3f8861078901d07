import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pick } from '../lib/capture/page/pick/pick.ts';

/** There is no id left, or no runtime, once the extension was updated or removed. */
const isAlive = () => browser.runtime?.id !== undefined;

/** Injected by a click: draws the overlay when it is asked to, and tells the background what was picked. */
export default defineUnlistedScript(() => {
  globalThis.broadsidePick ??= (setup) =>
    pick(setup, {
      isAlive,
      tell(picked) {
        // What fails is told by the background; one that is gone meanwhile leaves nobody to tell it.
        if (isAlive()) browser.runtime.sendMessage(picked).catch(() => undefined);
      },
    });
});
