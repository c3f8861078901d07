import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pick } from '../lib/capture/page/pick/pick.ts';

/** `runtime.id` is undefined after an update or removal of the extension. */
const isAlive = () => browser.runtime?.id !== undefined;

export default defineUnlistedScript(() => {
  globalThis.broadsidePick ??= (setup) =>
    pick(setup, {
      isAlive,
      send(picked) {
        // The background reports failures.
        if (isAlive()) browser.runtime.sendMessage(picked).catch(() => undefined);
      },
    });
});
