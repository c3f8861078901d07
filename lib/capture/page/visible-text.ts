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

/** Whether an element's line feeds show as breaks (`pre-wrap` and its like); `<pre>` says so itself. */
export function showsLineFeeds(text: string, parent: Element | null): boolean {
  if (!parent || !text.includes('\n') || isIndent(text, parent) || parent.closest('pre')) return false;
  return /^(?:pre|break-spaces)/.test(getComputedStyle(parent).whiteSpace);
}

/** White space of the markup. Reported by its form, because pages have far too much of it to ask for its style. */
const isIndent = (text: string, parent: Element): boolean =>
  text.trim() === '' && (parent.localName !== 'span' || /\n[ \t]/.test(text));

/** Replaces the line feeds of a text by `<br>`, which every reader takes for one. */
export function breakLines(text: Text): void {
  const [first = '', ...others] = text.data.split('\n');
  text.data = first;
  text.after(...others.flatMap((line) => [text.ownerDocument.createElement('br'), line]));
}
