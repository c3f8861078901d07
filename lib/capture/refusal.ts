import type { CaptureProblem } from './capture-error.ts';

/** Sites on which browsers run no extension scripts (Chrome's and Edge's stores, Firefox's restricted domains). */
const closedHosts = new Set([
  'chromewebstore.google.com',
  'microsoftedge.microsoft.com',
  'addons.mozilla.org',
  'accounts.firefox.com',
  'support.mozilla.org',
]);

const byScheme: Readonly<Record<string, CaptureProblem>> = {
  'view-source:': 'source_view',
  'chrome-extension:': 'extension_page',
  'moz-extension:': 'extension_page',
  'http:': 'page_refused',
  'https:': 'page_refused',
  'file:': 'page_refused',
};

export function findRefusal(address: string): CaptureProblem | undefined {
  if (!URL.canParse(address)) return 'browser_page';
  const { protocol, hostname, pathname } = new URL(address);
  if (closedHosts.has(hostname) || (hostname === 'chrome.google.com' && pathname.startsWith('/webstore'))) {
    return 'store_page';
  }
  const problem = byScheme[protocol] ?? 'browser_page';
  return problem === 'page_refused' ? undefined : problem;
}

export function explainRefusal(address: string | undefined): CaptureProblem {
  // A hidden address means a page closed to extensions.
  if (address === undefined) return 'browser_page';
  return /\.pdf$/i.test(URL.parse(address)?.pathname ?? '') ? 'pdf_page' : 'page_refused';
}
