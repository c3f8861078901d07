import { browser } from 'wxt/browser';

/** Path of the page on which a job's picture is changed. */
export const editorPath = (jobId: string): string => `/editor.html?job=${jobId}`;

/** Path of the gallery with a job shown large; `act`: what is done with it at once. */
export const galleryPath = (jobId: string, act?: 'edit'): string =>
  `/gallery.html?job=${jobId}${act ? `&act=${act}` : ''}`;

/** Whether this page stands in the browser's side panel, beside another: it is in no tab. */
export const isInPanel = async (): Promise<boolean> => (await browser.tabs.getCurrent()) === undefined;

/** Opens a job's picture for changes, in a tab of its own. */
export async function openEditorTab(jobId: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/editor.html?job=${jobId}`) });
}

/** Opens a job's picture for changes: from a page in a tab of its own, where there is more room, in the side panel in place. */
export async function openEditor(jobId: string): Promise<void> {
  if (await isInPanel()) location.assign(editorPath(jobId));
  else await openEditorTab(jobId);
}
