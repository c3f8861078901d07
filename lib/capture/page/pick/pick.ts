import type { PickAct, Picked, PickSetup } from '../../pick.ts';
import { noteElement } from '../noted.ts';
import { listenToPage } from './listen.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import { createPicking } from './picking.ts';

declare global {
  /** Put by `entrypoints/pick.ts`, in the extension's isolated world of a page only: the page never sees it. */
  var broadsidePick: ((setup: PickSetup) => Promise<boolean>) | undefined;
}

interface PickPorts {
  /** Called with what was picked, after everything of the extension is out of the page again. */
  send(picked: Picked): void;
  /** Whether the extension is still there: once it is updated or removed, its scripts in pages can do nothing any more. */
  isAlive(): boolean;
}

let leaveOpen: (() => void) | undefined;
let begun = 0;

/**
 * Lets the user pick a picture or a block of the page, by pointer or keys: a click, Enter or Space picks, then a button says
 * what to do with it; arrows and Tab go from one to the next; Escape leaves, and so does the end of the extension. False where
 * nothing can be drawn over the page.
 */
export async function pick(setup: PickSetup, ports: PickPorts): Promise<boolean> {
  leaveOpen?.();
  begun += 1;
  const ours = begun;
  const focused = focusedDeeply();
  const overlay = await createOverlay(setup).catch(() => undefined);
  // Another may have been asked for meanwhile.
  if (ours !== begun) overlay?.remove();
  else if (overlay) begin(overlay, setup, focused, ports);
  return overlay !== undefined;
}

/** Hears the user until something is picked, or nothing is to be. */
function begin(overlay: Overlay, { pickId, dir }: PickSetup, focused: Focusable, { send, isAlive }: PickPorts): void {
  const ended = new AbortController();
  const picking = createPicking(overlay);
  const leave = () => {
    ended.abort();
    overlay.remove();
    leaveOpen = undefined;
    focused?.focus({ preventScroll: true });
  };
  const leaveAsItWas = () => {
    leave();
    picking.scrollBack();
  };
  leaveOpen = leaveAsItWas;

  const finish = (act: PickAct | 'leave') => {
    if (act === 'leave') return leaveAsItWas();
    const { current } = picking;
    if (!current || (act === 'save' && !current.picture)) return;
    const { element, picture } = current;
    leave();
    noteElement(element);
    send({ type: 'picked', pickId, act, isPicture: picture !== undefined });
  };
  listenToPage({ overlay, picking, dir, ended: ended.signal, isAlive, finish, leave, leaveAsItWas });
}

type Focusable = HTMLElement | SVGElement | undefined;

/** What has the focus, in open shadow roots too. */
function focusedDeeply(): Focusable {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
  if (activeElement === document.body) return undefined;
  return activeElement instanceof HTMLElement || activeElement instanceof SVGElement ? activeElement : undefined;
}
