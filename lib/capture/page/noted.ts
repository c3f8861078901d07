declare global {
  /** What was pointed at in this page last, noted by an extension script in the extension's isolated world: pages never see it. */
  var broadsideNoted:
    | { readonly element?: WeakRef<Element>; readonly x: number; readonly y: number; readonly at: number }
    | undefined;
}

/** Milliseconds for which a note reports the click it was made on. */
const freshness = 60_000;

const fresh = () => {
  const noted = globalThis.broadsideNoted;
  return noted && Date.now() - noted.at < freshness ? noted : undefined;
};

export function noteElement(element: Element): void {
  globalThis.broadsideNoted = { element: new WeakRef(element), x: 0, y: 0, at: Date.now() };
}

export function notePlace(x: number, y: number): void {
  globalThis.broadsideNoted = { x, y, at: Date.now() };
}

/** The element that was picked, while it is in the page. */
export function notedElement(): Element | undefined {
  const element = fresh()?.element?.deref();
  return element?.isConnected ? element : undefined;
}

/** Where a menu was opened, in CSS pixels of the viewport. */
export function notedPlace(): { readonly x: number; readonly y: number } | undefined {
  const noted = fresh();
  return noted && !noted.element ? noted : undefined;
}
