import type { CaptureProblem } from './capture-error.ts';

/** Sites on which browsers let no extension run a script (Chrome's and Edge's stores, Firefox's restricted domains). */
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

/** Why a page at that address can never be read, known before trying; undefined when it is worth trying. */
export function findRefusal(address: string): CaptureProblem | undefined {
  if (!URL.canParse(address)) return 'browser_page';
  const { protocol, hostname, pathname } = new URL(address);
  if (closedHosts.has(hostname) || (hostname === 'chrome.google.com' && pathname.startsWith('/webstore'))) {
    return 'store_page';
  }
  const problem = byScheme[protocol] ?? 'browser_page';
  return problem === 'page_refused' ? undefined : problem;
}

/** Why a page at that address let no script in, when it should have. */
export function refusalAfterTrying(address: string | undefined): CaptureProblem {
  // Not even its address is known: one of the pages that extensions are kept out of.
  if (address === undefined) return 'browser_page';
  // Browsers show PDF files in a viewer of their own, whose text no extension reaches.
  return /\.pdf$/i.test(URL.parse(address)?.pathname ?? '') ? 'pdf_page' : 'page_refused';
}
