import { browser } from 'wxt/browser';

export function* listDeepElements(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    const shadow = getShadowRoot(element);
    if (shadow) yield* listDeepElements(shadow);
  }
}

export function getParent(element: Element): Element | undefined {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
}

/** Built-in elements that may have a shadow root (DOM, "valid shadow host name"). */
const hosts = /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

export function getShadowRoot(element: Element): ShadowRoot | undefined {
  if (element.shadowRoot) return element.shadowRoot;
  const { localName } = element;
  if (!(element instanceof HTMLElement) || !(localName.includes('-') || hosts.test(localName))) return undefined;
  const { openOrClosedShadowRoot: opened }: HTMLElement & FirefoxElement = element;
  const { dom }: Partial<typeof browser> = browser;
  return opened ?? dom?.openOrClosedShadowRoot(element) ?? undefined;
}

interface FirefoxElement {
  readonly openOrClosedShadowRoot?: ShadowRoot | null;
}
