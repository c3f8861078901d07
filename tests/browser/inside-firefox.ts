/**
 * What tests run in Firefox's own process. Each function names nothing outside itself, as it travels as its text.
 */

interface Actor {
  sendQuery(name: string, data: object): Promise<unknown>;
}

/** An element of Firefox's windows in which a page is shown. */
interface XulBrowser extends HTMLElement {
  readonly browsingContext: { readonly currentWindowGlobal: { getActor(name: string): Actor } | null };
  readonly currentURI: { readonly spec: string };
}

interface BrowserWindow extends Window {
  readonly mozInnerScreenX: number;
  readonly mozInnerScreenY: number;
  readonly gBrowser: {
    selectedTab: object;
    readonly selectedBrowser: XulBrowser;
    readonly tabs: readonly { readonly linkedBrowser: XulBrowser }[];
    addTrustedTab(address: string): object;
    removeTab(tab: object): void;
  };
}

interface View {
  readonly viewType: string;
  readonly uri: { readonly pathQueryRef: string };
  readonly xulBrowser: XulBrowser;
}

declare const Services: {
  readonly wm: {
    getEnumerator(type: string | null): Iterable<BrowserWindow>;
    getMostRecentWindow(type: string): BrowserWindow;
  };
  readonly clipboard: {
    readonly kGlobalClipboard: number;
    hasDataMatchingFlavors(mediaTypes: readonly string[], clipboard: number): boolean;
  };
};
interface Extension {
  readonly views: Iterable<View>;
  readonly allowedOrigins: { readonly patterns: readonly { readonly pattern: string }[] };
}

declare const WebExtensionPolicy: { getByID(id: string): { readonly extension: Extension } | null };

/** Where something is on the screen, in its pixels, and the words on it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** The middle of the first element for a selector that Firefox shows in any of its own windows, panels and menus. */
export function spotInFirefox(selector: string): Spot | null {
  for (const window of Services.wm.getEnumerator(null)) {
    for (const element of window.document.querySelectorAll<HTMLElement>(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const panel = element.closest<HTMLElement & { readonly state: string }>('panel, menupopup');
      if (width === 0 || height === 0 || (panel && panel.state !== 'open')) continue;
      const onScreen = (middle: number) => Math.round(middle * window.devicePixelRatio);
      return {
        x: onScreen(window.mozInnerScreenX + left + width / 2),
        y: onScreen(window.mozInnerScreenY + top + height / 2),
        text: element.getAttribute('label') ?? element.textContent ?? '',
      };
    }
  }
  return null;
}

/**
 * Runs a script in a page that is shown: that of the tab in front, or one of the add-on's wherever it is open, by its path.
 * Returns its JSON result, and where the page begins on the screen; null where there is no such page.
 */
export async function runInShownPage({ addOn, page, script }: { addOn: string; page: string; script: string }) {
  const views = [...(WebExtensionPolicy.getByID(addOn)?.extension.views ?? [])];
  const view = views.find(({ viewType, uri }) => viewType !== 'background' && uri.pathQueryRef.startsWith(`/${page}`));
  const front = () => Services.wm.getMostRecentWindow('navigator:browser').gBrowser.selectedBrowser;
  const browser = page === 'tab' ? front() : view?.xulBrowser;
  const actor = browser?.browsingContext.currentWindowGlobal?.getActor('MarionetteCommands');
  const window = browser?.ownerDocument.defaultView as BrowserWindow | null | undefined;
  if (!browser || !actor || !window) return null;
  const { left, top } = browser.getBoundingClientRect();
  const opts = { timeout: 20_000, newSandbox: true, sandboxName: null, async: false };
  const value = await actor.sendQuery('MarionetteCommandsParent:executeScript', { script, args: [], opts });
  const ratio = window.devicePixelRatio;
  return { value, ratio, left: (window.mozInnerScreenX + left) * ratio, top: (window.mozInnerScreenY + top) * ratio };
}

/** Runs in a page: where the middle of an element is; `inReach`, only when nothing lies on it. */
export function spotInPage({ selector, inReach }: { selector: string; inReach: boolean }): Spot | null {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return null;
  if (inReach) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (inReach && !element.contains(document.elementFromPoint(x, y))) return null;
  return { x, y, text: element.textContent ?? '' };
}

/** Opens an address in a tab in front. */
export function openInFront(address: string): void {
  const { gBrowser } = Services.wm.getMostRecentWindow('navigator:browser');
  gBrowser.selectedTab = gBrowser.addTrustedTab(address);
}

/** Closes the tab that shows an address with that end; false where there is none. */
export function closeTab(end: string): boolean {
  const { gBrowser } = Services.wm.getMostRecentWindow('navigator:browser');
  const tab = gBrowser.tabs.find(({ linkedBrowser }) => linkedBrowser.currentURI.spec.endsWith(end));
  if (tab) gBrowser.removeTab(tab);
  return tab !== undefined;
}

export function permittedOrigins(addOn: string): string[] {
  const { patterns } = WebExtensionPolicy.getByID(addOn)?.extension.allowedOrigins ?? { patterns: [] };
  // Its own pages always are.
  return patterns.map(({ pattern }) => pattern).filter((pattern) => !pattern.startsWith('moz-extension:'));
}

export function hasCopiedPicture(): boolean {
  const { clipboard } = Services;
  return clipboard.hasDataMatchingFlavors(['image/png'], clipboard.kGlobalClipboard);
}
