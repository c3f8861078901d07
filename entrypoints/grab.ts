import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { grabPage } from '../lib/capture/page/grab-page.ts';
import '../lib/capture/page/ask.ts';

/** Injected on a click and called right after. */
export default defineUnlistedScript(() => {
  globalThis.broadsideGrab = grabPage;
});
