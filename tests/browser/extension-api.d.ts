/** The extension's API, in what tests evaluate in its service worker and pages. */
declare const chrome: typeof import('wxt/browser').browser;
