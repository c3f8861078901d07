import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { Popup } from './popup.ts';

/** An extension in a running browser, and what a user does with it there. */
export interface DrivenExtension {
  readonly context: BrowserContext;
  readonly id: string;
  /** The extension's service worker; asked for anew each time, because it dies when idle. */
  worker(): Promise<Worker>;
  /** Clicks the toolbar button on that page's tab, which opens the popup and grants `activeTab` as a real click does. */
  clickToolbarButton(page: Page): Promise<Popup>;
  /** Grants `activeTab` by the same click, but opens no popup, which would read and draw the page. */
  grantTab(page: Page): Promise<void>;
  /** Whether the popup is open: the extension opens it by itself to say that something failed. */
  isPopupOpen(): Promise<boolean>;
  /** The popup that is open. */
  openedPopup(): Promise<Popup>;
  /** Opens the side panel beside one of the extension's own pages; it is driven as a popup is. */
  openSidePanel(page: Page): Promise<Popup>;
}

/** `debuggee` is a session of the whole browser. */
export async function driveExtension(
  context: BrowserContext,
  debuggee: CDPSession,
  id: string,
): Promise<DrivenExtension> {
  await debuggee.send('Target.setDiscoverTargets', { discover: true });
  const isOurs = (worker: Worker) => worker.url().startsWith(`chrome-extension://${id}/`);
  const popupTarget = async () => {
    const { targetInfos } = await debuggee.send('Target.getTargets');
    return targetInfos.find(({ url }) => url === `chrome-extension://${id}/popup.html`)?.targetId;
  };

  const worker = async () =>
    context.serviceWorkers().find(isOurs) ??
    (await context.waitForEvent('serviceworker', { predicate: isOurs, timeout: 40_000 }));
  const clickButton = async (page: Page) => {
    const session = await context.newCDPSession(page);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    const { targetInfos } = await debuggee.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find((target) => target.url === targetInfo.url);
    if (!tab) throw new Error(`No tab shows ${targetInfo.url}.`);
    // Not yet in Playwright's list of protocol commands.
    const send = debuggee.send.bind(debuggee) as (method: string, parameters: object) => Promise<unknown>;
    await send('Extensions.triggerAction', { id, targetId: tab.targetId });
    await session.detach();
  };

  return {
    context,
    id,
    worker,
    async clickToolbarButton(page) {
      await page.bringToFront();
      const opened = new Promise<string>((resolve) =>
        debuggee.on('Target.targetInfoChanged', ({ targetInfo: { url, targetId } }) => {
          if (url.startsWith(`chrome-extension://${id}/popup.html`)) resolve(targetId);
        }),
      );
      await clickButton(page);
      return Popup.attach(debuggee, await opened);
    },
    async grantTab(page) {
      await page.bringToFront();
      const background = await worker();
      await background.evaluate(awaitClick);
      await clickButton(page);
      await background.evaluate(endClick);
    },
    isPopupOpen: async () => (await popupTarget()) !== undefined,
    async openedPopup() {
      const targetId = await popupTarget();
      if (!targetId) throw new Error('No popup is open.');
      return Popup.attach(debuggee, targetId);
    },
    async openSidePanel(page) {
      const session = await context.newCDPSession(page);
      await page.evaluate(async () => Object.assign(globalThis, { here: (await chrome.windows.getCurrent()).id }));
      const opened = new Promise<string>((resolve) =>
        debuggee.on('Target.targetInfoChanged', ({ targetInfo: { url, targetId } }) => {
          if (url.startsWith(`chrome-extension://${id}/gallery.html`)) resolve(targetId);
        }),
      );
      // Only on a click: nothing may be awaited before it.
      const expression = 'chrome.sidePanel.open({ windowId: globalThis.here })';
      await session.send('Runtime.evaluate', { expression, userGesture: true, awaitPromise: true });
      await session.detach();
      return Popup.attach(debuggee, await opened);
    },
  };
}

type Clicked = typeof globalThis & { clicked?: Promise<void> };

/** Runs in the background. Without a popup, a click on the button is reported there once the tab is granted. */
async function awaitClick(): Promise<void> {
  await chrome.action.setPopup({ popup: '' });
  const { onClicked } = chrome.action;
  (globalThis as Clicked).clicked = new Promise((resolve) => {
    const hear = () => {
      onClicked.removeListener(hear);
      resolve();
    };
    onClicked.addListener(hear);
  });
}

/** Runs in the background. */
async function endClick(): Promise<void> {
  const scope = globalThis as Clicked;
  await scope.clicked;
  delete scope.clicked;
  await chrome.action.setPopup({ popup: 'popup.html' });
}
