import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { notePlace } from '../lib/capture/page/noted.ts';

/** On active social sites: notes where a menu is opened, before other scripts are injected. */
export default defineUnlistedScript(() => {
  window.addEventListener('contextmenu', ({ clientX, clientY }) => notePlace(clientX, clientY), {
    capture: true,
    passive: true,
  });
});
