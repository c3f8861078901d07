import { useCallback, useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { useThrow } from './use-page.ts';

/** Calls a stable `read` at once, and after each change: permissions may be revoked in the browser. */
export function usePermissions(read: () => void): void {
  useEffect(() => {
    read();
    browser.permissions.onAdded.addListener(read);
    browser.permissions.onRemoved.addListener(read);
    return () => {
      browser.permissions.onAdded.removeListener(read);
      browser.permissions.onRemoved.removeListener(read);
    };
  }, [read]);
}

/** `ask` must be called directly from a click, before any await. */
export function usePermission(name: 'notifications' | 'clipboardWrite') {
  const [isGiven, setGiven] = useState(false);
  const throwInPage = useThrow();
  const read = useCallback(() => {
    browser.permissions.contains({ permissions: [name] }).then(setGiven, throwInPage);
  }, [name, throwInPage]);
  usePermissions(read);
  const ask = useCallback(() => browser.permissions.request({ permissions: [name] }), [name]);
  return { isGiven, ask };
}
