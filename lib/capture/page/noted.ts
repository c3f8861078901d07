declare global {
  /** The element or place pointed at last, in the extension's isolated world, hidden from the page. */
  var broadsideNoted:
    | { readonly element?: WeakRef<Element>; readonly x: number; readonly y: number; readonly at: number }
    | undefined;
}

const freshnessMs = 60_000;

const getFresh = () => {
  const noted = globalThis.broadsideNoted;
  return noted && Date.now() - noted.at < freshnessMs ? noted : undefined;
};

export function noteElement(element: Element): void {
  globalThis.broadsideNoted = { element: new WeakRef(element), x: 0, y: 0, at: Date.now() };
}

export function notePlace(x: number, y: number): void {
  globalThis.broadsideNoted = { x, y, at: Date.now() };
}

export function getNotedElement(): Element | undefined {
  const element = getFresh()?.element?.deref();
  return element?.isConnected ? element : undefined;
}

export function getNotedPlace(): { readonly x: number; readonly y: number } | undefined {
  const noted = getFresh();
  return noted && !noted.element ? noted : undefined;
}
