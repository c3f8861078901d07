import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/** Runs in each page's head before the first paint; the value is stored by `components/mount.tsx`. */
export default defineUnlistedScript(() => {
  const chosen = localStorage.getItem('appearance');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.style.colorScheme = chosen;
});
