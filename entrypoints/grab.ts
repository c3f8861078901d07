import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { grabPage } from '../lib/capture/page/grab-page.ts';
import '../lib/capture/page/ask.ts';

/** Injected by a click; what was clicked is asked of it right after. */
export default defineUnlistedScript(() => {
  globalThis.broadsideGrab = grabPage;
});
