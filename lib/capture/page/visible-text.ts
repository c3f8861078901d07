/** Collapsed `<details>` are not hidden: they can be opened. */
export function isHidden(element: Element): boolean {
  // Behind an open dialog pages set `aria-hidden` on everything: only small parts are decoration.
  if (element.getAttribute('aria-hidden') === 'true' && (element.textContent ?? '').length < 300) return true;
  if (element.checkVisibility({ visibilityProperty: true })) return false;
  if (element.closest('details:not([open])')) return false;
  const { display, visibility } = getComputedStyle(element);
  // `display: contents` has no box but shows its children, and a hidden element's child may be visible.
  return display === 'none' || (visibility === 'hidden' && element.childElementCount === 0);
}

/** Whether line feeds show as breaks (`pre-wrap` and alike); `<pre>` is handled elsewhere. */
export function showsLineFeeds(text: string, parent: Element | null): boolean {
  if (!parent || !text.includes('\n') || isIndent(text, parent) || parent.closest('pre')) return false;
  return /^(?:pre|break-spaces)/.test(getComputedStyle(parent).whiteSpace);
}

/** Cheap check first: pages have too much white space to compute its style. */
const isIndent = (text: string, parent: Element): boolean =>
  text.trim() === '' && (parent.localName !== 'span' || /\n[ \t]/.test(text));

export function breakLines(text: Text): void {
  const [first = '', ...others] = text.data.split('\n');
  text.data = first;
  text.after(...others.flatMap((line) => [text.ownerDocument.createElement('br'), line]));
}
