import { browser } from 'wxt/browser';

/** Path of the page on which a job's picture is changed. */
export const editorPath = (jobId: string): string => `/editor.html?job=${jobId}`;

/** Opens a job's picture for changes, in a tab of its own: it wants room. */
export async function openEditor(jobId: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/editor.html?job=${jobId}`) });
}
