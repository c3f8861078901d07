import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { notePlace } from '../lib/capture/page/noted.ts';

/** On social sites that the user has switched on: notes where a menu is opened, before the menu's click injects the rest. */
export default defineUnlistedScript(() => {
  window.addEventListener('contextmenu', ({ clientX, clientY }) => notePlace(clientX, clientY), {
    capture: true,
    passive: true,
  });
});
