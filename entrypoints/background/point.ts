import { type Browser, browser } from 'wxt/browser';
import { captureActiveTab } from '../../lib/capture/active-tab.ts';
import { captureByMenu } from '../../lib/capture/from-menu.ts';
import { type Kind, kinds } from '../../lib/contract/index.ts';
import { listenToPick } from '../../lib/protocol/listen.ts';
import { runInBackground } from './in-background.ts';
import { makeFromEach, reportProblems } from './make.ts';
import { galleryItem } from './menus.ts';
import { startPick, takePicked } from './pick.ts';
import { chooseImages, saveFromKey, saveFromMenu } from './save.ts';

export function listenToPointing(): void {
  // Firefox on phones has neither context menu nor shortcuts.
  const { contextMenus, commands }: Partial<typeof browser> = browser;
  contextMenus?.onClicked.addListener((click, tab) => {
    const { menuItemId } = click;
    const kind = toKind(menuItemId);
    if (menuItemId === galleryItem) openGallery(tab);
    if (menuItemId === 'pick') runInBackground(reportProblems(() => startPick(tab?.id)));
    if (menuItemId === 'save-image') runInBackground(reportProblems(() => saveClicked(click, tab)));
    if (kind) runInBackground(makeFromEach(kind, tab, isAboutPage(click), () => captureByMenu(kind, click, tab)));
  });
  commands?.onCommand.addListener((command, tab) => {
    const kind = toKind(command);
    if (command === galleryItem) openGallery(tab);
    if (command === 'pick') runInBackground(reportProblems(() => startPick(tab?.id)));
    if (command === 'save-image') runInBackground(reportProblems(() => saveFromKey(tab)));
    if (kind) runInBackground(makeFromEach(kind, tab, true, () => captureActiveTab(tab?.id)));
  });
  listenToPick((message, tabId) => runInBackground(takePicked(message, tabId)));
}

const isAboutPage = ({ selectionText, srcUrl, linkUrl }: Browser.contextMenus.OnClickData) =>
  !selectionText && !srcUrl && !linkUrl;

const toKind = (name: string | number): Kind | undefined => kinds.find((kind) => kind === name);

function saveClicked(click: Browser.contextMenus.OnClickData, tab: Browser.tabs.Tab | undefined): Promise<void> {
  if (click.pageUrl === undefined && tab?.id !== undefined) return chooseImages(tab.id);
  return saveFromMenu(click, tab);
}

/** Opens the side panel, else a tab. Before any await, as panels open only directly from a click. */
function openGallery(tab: Browser.tabs.Tab | undefined): void {
  runInBackground(
    openPanel(tab?.windowId).catch(() => browser.tabs.create({ url: browser.runtime.getURL('/gallery.html') })),
  );
}

async function openPanel(windowId: number | undefined): Promise<void> {
  if (import.meta.env.FIREFOX) {
    const { sidebarAction } = browser as typeof browser & { sidebarAction: { open(): Promise<void> } };
    return sidebarAction.open();
  }
  if (windowId === undefined) throw new Error('No window to open the panel in.');
  return browser.sidePanel.open({ windowId });
}
