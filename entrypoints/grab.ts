import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { grabPage } from '../lib/capture/page/grab-page.ts';
import { takeRequest } from '../lib/capture/page/request.ts';

/** Injected by a click and gone when it has answered: its value is the answer of `scripting.executeScript`. */
export default defineUnlistedScript(() => grabPage(takeRequest()));
