import { browser } from 'wxt/browser';
import { sitePatterns, socialSites } from '../../lib/capture/social-sites.ts';
import { readSettings, watchSettings } from '../../lib/settings/store.ts';
import { inBackground } from './in-background.ts';

const id = 'pointer';
let done: Promise<void> = Promise.resolve();

export function registerSites(): Promise<void> {
  // Serialised: concurrent runs would register it twice.
  done = done.then(register, register);
  return done;
}

async function register(): Promise<void> {
  const { socialSites: on } = await readSettings();
  const patterns = socialSites.flatMap(({ host }) => (on.includes(host) ? sitePatterns(host) : []));
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
  browser.permissions.onAdded.addListener(() => inBackground(registerSites()));
  browser.permissions.onRemoved.addListener(() => inBackground(registerSites()));
  watchSettings((now, before) => {
    if (now.socialSites.join() !== before.socialSites.join()) inBackground(registerSites());
  });
}
