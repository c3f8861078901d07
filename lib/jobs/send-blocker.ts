import { browser } from 'wxt/browser';
import { t } from '../i18n/t.ts';
import { isThisMachine, permissionFor } from '../settings/origin.ts';
import type { Reason } from './outcomes.ts';

/** Permissions can be revoked by the user at any time. */
export const isPermitted = (address: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [permissionFor(address)] });

/** Returns why a request there would fail; undefined when it is worth trying. */
export async function findSendBlocker(address: string): Promise<Reason | undefined> {
  if (!navigator.onLine && !isThisMachine(address)) return { code: 'offline', message: t('error_offline') };
  if (!(await isPermitted(address))) return { code: 'no_permission', message: t('error_no_permission') };
  return undefined;
}
