import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pick } from '../lib/capture/page/pick/pick.ts';

/** There is no id left, or no runtime, once the extension was updated or removed. */
const isAlive = () => browser.runtime?.id !== undefined;

/** Injected by a click: draws the overlay when it is asked to, and sends the background what was picked. */
export default defineUnlistedScript(() => {
  globalThis.broadsidePick ??= (setup) =>
    pick(setup, {
      isAlive,
      send(picked) {
        // The background reports what fails; where it is gone, nobody does.
        if (isAlive()) browser.runtime.sendMessage(picked).catch(() => undefined);
      },
    });
});
