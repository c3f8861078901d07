import { type Browser, browser } from 'wxt/browser';
import { toPermission } from '../settings/addresses.ts';
import type { CaptureProblem } from './capture-error.ts';
import { findRefusal } from './refusal.ts';
import { openWindow } from './tabs.ts';

export interface SelectedTab {
  readonly id: number;
  readonly url?: string;
  readonly title?: string;
  readonly problem?: CaptureProblem;
  readonly permission?: string;
}

export async function listSelectedTabs(windowId?: number): Promise<readonly number[]> {
  const where = windowId === undefined ? { currentWindow: true } : { windowId };
  const tabs = await browser.tabs.query({ ...where, highlighted: true });
  return tabs.flatMap(({ id }) => (id === undefined || id < 0 ? [] : [id]));
}

/** Without closed tabs. `open`: ids readable by `activeTab`. */
export async function lookAtTabs(ids: readonly number[], open: ReadonlySet<number>): Promise<readonly SelectedTab[]> {
  const found = await Promise.all(ids.map((id) => browser.tabs.get(id).catch(() => undefined)));
  return Promise.all(found.flatMap((tab) => (tab?.id === undefined ? [] : [describeTab(tab, tab.id, open)])));
}

async function describeTab(
  { url, title }: Browser.tabs.Tab,
  id: number,
  open: ReadonlySet<number>,
): Promise<SelectedTab> {
  if (!url) return { id };
  const known = { id, url, title: title || url };
  const problem = findRefusal(url);
  if (problem) return { ...known, problem };
  if (open.has(id) || !/^https?:/.test(url)) return known;
  const permission = toPermission(url);
  return (await browser.permissions.contains({ origins: [permission] })) ? known : { ...known, permission };
}

export async function openSelectedTabs(ids: readonly number[], kind: string): Promise<void> {
  const query = new URLSearchParams({ ids: ids.join(), kind });
  await openWindow(browser.runtime.getURL(`/tabs.html?${query}`), { width: 460 });
}
