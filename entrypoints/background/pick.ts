import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { CaptureError } from '../../lib/capture/capture-error.ts';
import { capturePicked } from '../../lib/capture/noted-picture.ts';
import type { Picked, PickSetup } from '../../lib/capture/pick.ts';
import { explainRefusal } from '../../lib/capture/refusal.ts';
import { refuseClosedPage } from '../../lib/capture/run-in-page.ts';
import { findTab } from '../../lib/capture/tabs.ts';
import { getLanguageTag, getTextDirection } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import { makeFrom, reportProblems } from './make.ts';
import { savePicked } from './save.ts';

/** Stored, as the background may end before the user has chosen. */
const open = z.uuid();
const toKey = (tabId: number) => `pick-${tabId}`;

export async function startPick(tabId: number | undefined): Promise<void> {
  const tab = await findTab(tabId);
  await refuseClosedPage(tab);
  const setup = { ...readSetupWords(), pickId: crypto.randomUUID() };
  await browser.storage.session.set({ [toKey(tab.id)]: setup.pickId satisfies z.infer<typeof open> });
  const target = { tabId: tab.id };
  const begun = await inject(target, setup).catch((cause: unknown) => {
    throw new CaptureError(explainRefusal(tab.url), { cause });
  });
  if (!begun) throw new CaptureError('page_refused');
}

async function inject(target: { readonly tabId: number }, setup: PickSetup): Promise<boolean> {
  await browser.scripting.executeScript({ target, files: ['/pick.js'] });
  const [injection] = await browser.scripting.executeScript({ target, func: begin, args: [setup] });
  return injection?.result === true;
}

/** Runs in the page: must not refer to anything outside itself. */
function begin(setup: PickSetup): Promise<boolean> | undefined {
  return globalThis.broadsidePick?.(setup);
}

const readSetupWords = (): Omit<PickSetup, 'pickId'> => ({
  lang: getLanguageTag(),
  dir: getTextDirection(),
  words: {
    title: t('menu_pick'),
    hint: t('pick_hint'),
    image: t('target_image'),
    video: t('pick_video'),
    frame: t('pick_frame'),
    text: t('pick_text'),
    nothing: t('pick_nothing'),
    infographic: t('kind_infographic'),
    meme: t('kind_meme'),
    save: t('save'),
    leave: t('close'),
  },
});

/** Valid once, in the tab where the user started it. */
export async function takePicked({ pickId, act, isPicture }: Picked, tabId: number): Promise<void> {
  const key = toKey(tabId);
  const { [key]: stored } = await browser.storage.session.get(key);
  if (open.safeParse(stored).data !== pickId) return;
  await browser.storage.session.remove(key);
  const tab = await findTab(tabId);
  if (act === 'save') await reportProblems(() => savePicked(tab));
  else await makeFrom(act, () => capturePicked(tab, isPicture));
}
