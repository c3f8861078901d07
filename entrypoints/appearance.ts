import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/** Loaded in each page's head, before anything is painted: the chosen appearance, as `components/mount.tsx` last left it. */
export default defineUnlistedScript(() => {
  const chosen = localStorage.getItem('appearance');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.style.colorScheme = chosen;
});
