/** Whether an element is hidden with all in it. Collapsed `<details>` are not: they can be opened. */
export function isHidden(element: Element): boolean {
  // While a dialog is open, pages hide everything behind it from screen readers: only small parts are decoration.
  if (element.getAttribute('aria-hidden') === 'true' && (element.textContent ?? '').length < 300) return true;
  if (element.checkVisibility({ visibilityProperty: true })) return false;
  if (element.closest('details:not([open])')) return false;
  const { display, visibility } = getComputedStyle(element);
  // `display: contents` has no box of its own but shows its children, and a hidden element's child may be visible again.
  return display === 'none' || (visibility === 'hidden' && element.childElementCount === 0);
}
