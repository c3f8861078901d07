import { browser } from 'wxt/browser';

export const toEditorPath = (jobId: string): string => `/editor.html?job=${jobId}`;

export const toGalleryPath = (jobId: string, act?: 'edit'): string =>
  `/gallery.html?job=${jobId}${act ? `&act=${act}` : ''}`;

/** A side panel is in no tab. */
export const isInPanel = async (): Promise<boolean> => (await browser.tabs.getCurrent()) === undefined;

export async function openEditorTab(jobId: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/editor.html?job=${jobId}`) });
}

/** Opens a tab, or in place within the narrow side panel. */
export async function openEditor(jobId: string): Promise<void> {
  if (await isInPanel()) location.assign(toEditorPath(jobId));
  else await openEditorTab(jobId);
}
