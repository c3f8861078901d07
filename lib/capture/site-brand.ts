import { browser } from 'wxt/browser';
import { withoutWww } from '../contract/host.ts';
import type { Brand } from '../engine/brand/brand.ts';
import { readBrand } from '../engine/read/brand/read-brand.ts';
import { createWeb } from '../service/core/web.ts';
import type { SavedBrand } from '../settings/brands.ts';
import { captureActiveTab } from './active-tab.ts';
import type { Snapshot } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { getSnapshot } from './captures.ts';
import { getOpenFile } from './open-files.ts';
import { storeLogo } from './source-image.ts';

const timeoutMs = 20_000;

export async function readTabBrand(tabId: number): Promise<SavedBrand> {
  const { page } = await captureActiveTab(tabId);
  const snapshot = await getSnapshot(page.url);
  if (!snapshot) throw new CaptureError('page_refused');
  const { name, logo, ...brand } = readSnapshotBrand(snapshot);
  const logoBlobId = await findLogo(logo);
  return {
    id: crypto.randomUUID(),
    name: name?.trim() || withoutWww(new URL(page.url).hostname),
    brand,
    ...(logoBlobId && { logoBlobId }),
    site: page.url,
    updatedAt: new Date().toISOString(),
  };
}

/** Returns the brand of a permitted site from an open tab, or from one opened in the background. @throws {CaptureError} */
export async function readBrandAt(address: string): Promise<SavedBrand> {
  const { protocol, hostname } = new URL(address);
  const [open] = (await browser.tabs.query({ url: `${protocol}//${hostname}/*` })).sort(
    (one, other) => (other.lastAccessed ?? 0) - (one.lastAccessed ?? 0),
  );
  if (open?.id !== undefined) return readTabBrand(open.id);
  const { id } = await browser.tabs.create({ url: address, active: false });
  if (id === undefined) throw new CaptureError('no_tab');
  try {
    await waitForLoad(id);
    return await readTabBrand(id);
  } finally {
    await browser.tabs.remove(id).catch(() => undefined);
  }
}

async function waitForLoad(tabId: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onUpdated = (id: number, { status }: { readonly status?: string }) => {
    if (id === tabId && status === 'complete') resolve();
  };
  browser.tabs.onUpdated.addListener(onUpdated);
  const timer = setTimeout(() => reject(new CaptureError('page_busy')), timeoutMs);
  try {
    // The tab may have loaded before the listener.
    const { status, url } = await browser.tabs.get(tabId);
    if (status === 'complete' && url && url !== 'about:blank') resolve();
    await promise;
  } finally {
    clearTimeout(timer);
    browser.tabs.onUpdated.removeListener(onUpdated);
  }
}

async function findLogo(address: Brand['logo']): Promise<string | undefined> {
  if (!address) return undefined;
  try {
    return await storeLogo(new Blob([await createWeb({ get: getOpenFile }).image(address)]));
  } catch {
    return undefined;
  }
}

const readSnapshotBrand = ({ html, url, styles }: Snapshot): Brand =>
  readBrand({ html, url, styles: [], shown: styles });
