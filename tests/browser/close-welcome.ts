import type { CDPSession } from '@playwright/test';

interface TargetInfo {
  readonly type: string;
  readonly url: string;
  readonly targetId: string;
}

/**
 * Closes the page that welcomes a user, which opens by itself on the day the extension is installed: at once, before it has
 * loaded. `debuggee` is a session of the whole browser.
 */
export async function closeWelcome(debuggee: CDPSession): Promise<void> {
  const targetId = await findWelcome(debuggee);
  await debuggee.send('Target.closeTarget', { targetId });
}

function findWelcome(debuggee: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('No page has welcomed.')), 40_000);
    const look = ({ targetInfo: { type, url, targetId } }: { readonly targetInfo: TargetInfo }) => {
      if (type !== 'page' || !/^chrome-extension:.*\/welcome\.html$/.test(url)) return;
      clearTimeout(late);
      debuggee.off('Target.targetCreated', look);
      debuggee.off('Target.targetInfoChanged', look);
      resolve(targetId);
    };
    debuggee.on('Target.targetCreated', look);
    debuggee.on('Target.targetInfoChanged', look);
    // Also lists those that are there.
    debuggee.send('Target.setDiscoverTargets', { discover: true }).catch(reject);
  });
}
