import { browser } from 'wxt/browser';

/** Every element below `root`, those inside shadow roots included. */
export function* deepElements(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    const shadow = getShadowRoot(element);
    if (shadow) yield* deepElements(shadow);
  }
}

/** The element around another, out of shadow roots too. */
export function getParent(element: Element): Element | undefined {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
}

/** What else may be a shadow root's host beside elements of a page's own making (DOM, "valid shadow host name"). */
const hosts = /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

/** An element's shadow root; a closed one too, which browsers open to extensions. */
export function getShadowRoot(element: Element): ShadowRoot | undefined {
  if (element.shadowRoot) return element.shadowRoot;
  const { localName } = element;
  if (!(element instanceof HTMLElement) || !(localName.includes('-') || hosts.test(localName))) return undefined;
  // Firefox has it on the element itself.
  const { openOrClosedShadowRoot: opened }: HTMLElement & FirefoxElement = element;
  const { dom }: Partial<typeof browser> = browser;
  return opened ?? dom?.openOrClosedShadowRoot(element) ?? undefined;
}

interface FirefoxElement {
  readonly openOrClosedShadowRoot?: ShadowRoot | null;
}
