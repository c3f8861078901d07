import { browser } from 'wxt/browser';
import { listSitePatterns, socialSites } from '../../lib/capture/social-sites.ts';
import { readSettings, watchSettings } from '../../lib/settings/store.ts';
import { runInBackground } from './in-background.ts';

const id = 'pointer';
let done: Promise<void> = Promise.resolve();

export function registerSites(): Promise<void> {
  // Serialised: concurrent runs would register it twice.
  done = done.then(register, register);
  return done;
}

async function register(): Promise<void> {
  const { socialSites: on } = await readSettings();
  const patterns = socialSites.flatMap(({ host }) => (on.includes(host) ? listSitePatterns(host) : []));
  const permitted = await Promise.all(
    patterns.map(async (pattern) => ((await browser.permissions.contains({ origins: [pattern] })) ? [pattern] : [])),
  );
  const matches = permitted.flat();
  const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [id] });
  const isSame = JSON.stringify(registered?.matches ?? []) === JSON.stringify(matches);
  if (isSame) return;
  if (registered) await browser.scripting.unregisterContentScripts({ ids: [id] });
  if (matches.length === 0) return;
  await browser.scripting.registerContentScripts([
    { id, matches, js: ['/pointer.js'], runAt: 'document_start', allFrames: true },
  ]);
}

export function watchSites(): void {
  browser.permissions.onAdded.addListener(() => runInBackground(registerSites()));
  browser.permissions.onRemoved.addListener(() => runInBackground(registerSites()));
  watchSettings((now, before) => {
    if (now.socialSites.join() !== before.socialSites.join()) runInBackground(registerSites());
  });
}
