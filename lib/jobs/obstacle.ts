import { browser } from 'wxt/browser';
import { isThisMachine, permissionFor } from '../settings/origin.ts';
import { words } from '../settings/words.ts';
import type { Reason } from './outcomes.ts';

/** Whether requests to an address are permitted; both browsers let the person take that back at any time. */
export const isPermitted = (address: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [permissionFor(address)] });

/**
 * Why nothing sent to an address could arrive, known before it is sent: a create that is never sent can't be lost.
 * Undefined when it is worth trying.
 */
export async function obstacle(address: string): Promise<Reason | undefined> {
  if (!navigator.onLine && !isThisMachine(address)) return { code: 'offline', message: words('error_offline') };
  if (!(await isPermitted(address))) return { code: 'no_permission', message: words('error_no_permission') };
  return undefined;
}
