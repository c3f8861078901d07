import { describe, expect, it } from 'vitest';
import { explainRefusal, findRefusal } from '../../../lib/capture/refusal.ts';

describe('findRefusal', () => {
  it.each([
    ['chrome://settings/', 'browser_page'],
    ['chrome://newtab/', 'browser_page'],
    ['edge://extensions', 'browser_page'],
    ['about:blank', 'browser_page'],
    ['about:config', 'browser_page'],
    ['devtools://devtools/bundled/x.html', 'browser_page'],
    ['data:text/html,<p>hi', 'browser_page'],
    ['', 'browser_page'],
    ['view-source:https://example.com/', 'source_view'],
    ['chrome-extension://abcdef/options.html', 'extension_page'],
    ['moz-extension://0000/options.html', 'extension_page'],
    ['https://chromewebstore.google.com/detail/x', 'store_page'],
    ['https://chrome.google.com/webstore/detail/x', 'store_page'],
    ['https://addons.mozilla.org/en-US/firefox/', 'store_page'],
    ['https://microsoftedge.microsoft.com/addons/', 'store_page'],
    ['https://chrome.google.com/', undefined],
    ['https://example.com/about:blank', undefined],
    ['http://localhost:3000/', undefined],
    ['file:///home/ada/page.html', undefined],
  ])('%s → %s', (address, problem) => {
    expect(findRefusal(address)).toBe(problem);
  });
});

describe('explainRefusal', () => {
  it.each([
    ['https://example.com/report.PDF?x=1', 'pdf_page'],
    ['https://example.com/pdf', 'page_refused'],
    [undefined, 'browser_page'],
  ])('%s → %s', (address, problem) => {
    expect(explainRefusal(address)).toBe(problem);
  });
});
