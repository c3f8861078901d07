import type { PickAct, Picked, PickSetup } from '../../pick.ts';
import { noteElement } from '../noted.ts';
import { listenToPage } from './listen.ts';
import { createOverlay, type PickOverlay } from './overlay.ts';
import { createPicking } from './picking.ts';

declare global {
  /** Set by `entrypoints/pick.ts` in the extension's isolated world, hidden from the page. */
  var broadsidePick: ((setup: PickSetup) => Promise<boolean>) | undefined;
}

interface PickPorts {
  send(picked: Picked): void;
  isAlive(): boolean;
}

let leaveOpen: (() => void) | undefined;
let begun = 0;

/** Lets the user pick by pointer (click) or keys (arrows, Tab, Enter, Space, Escape); false where no overlay can be drawn. */
export async function pick(setup: PickSetup, ports: PickPorts): Promise<boolean> {
  leaveOpen?.();
  begun += 1;
  const ours = begun;
  const focused = findFocused();
  const overlay = await createOverlay(setup).catch(() => undefined);
  // Another one may have started meanwhile.
  if (ours !== begun) overlay?.remove();
  else if (overlay) begin(overlay, setup, focused, ports);
  return overlay !== undefined;
}

function begin(
  overlay: PickOverlay,
  { pickId, dir }: PickSetup,
  focused: Focusable,
  { send, isAlive }: PickPorts,
): void {
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

function findFocused(): Focusable {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
  if (activeElement === document.body) return undefined;
  return activeElement instanceof HTMLElement || activeElement instanceof SVGElement ? activeElement : undefined;
}
