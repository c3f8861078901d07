import type { PickAct, PickSetup } from '../../pick.ts';
import { candidateAt } from './candidates.ts';
import type { Overlay } from './overlay.ts';
import type { Picking } from './picking.ts';
import { scrollAt } from './scroll.ts';

interface ListenPorts {
  readonly overlay: Overlay;
  readonly picking: Picking;
  readonly dir: PickSetup['dir'];
  /** Aborted when the overlay is gone: nothing is heard any more. */
  readonly ended: AbortSignal;
  isAlive(): boolean;
  finish(act: PickAct | 'leave'): void;
  leave(): void;
  /** Leaves, and scrolls back. */
  leaveAsItWas(): void;
}

/** Milliseconds between two looks at whether the extension is still there. No event reports its end. */
const watchPause = 500;
/** Milliseconds after which a key that nobody lets go, as one that a helper presses, counts as let go. */
const maxPressMs = 400;

/** What a press is made of, and must not do while something is picked. */
const pressing = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'contextmenu', 'auxclick'] as const;

type Listen = <Name extends keyof WindowEventMap>(
  view: Window,
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  passive?: boolean,
) => void;

/** Hears pointer, keys and the page's changes for the overlay, before the page does. */
export function listenToPage(ports: ListenPorts): void {
  const listen = createListen(ports);
  listenToPointer(ports, listen);
  listenToKeys(ports, listen);
  listenToChanges(ports, listen);
}

const createListen =
  ({ ended, isAlive, leaveAsItWas }: ListenPorts): Listen =>
  (view, name, listener, passive = false) =>
    view.addEventListener(
      name,
      (event) => {
        if (!isAlive()) return leaveAsItWas();
        try {
          listener(event as WindowEventMap[typeof name]);
        } catch (error) {
          // A page that makes us fail must not be left with our overlay over it.
          leaveAsItWas();
          throw error;
        }
      },
      { capture: true, passive, signal: ended },
    );

function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function listenToPointer({ overlay, picking, finish }: ListenPorts, listen: Listen): void {
  const { view } = overlay;
  for (const name of pressing) listen(view, name, keepFromPage);
  listen(view, 'pointermove', ({ clientX: x, clientY: y }) => {
    if (picking.isLocked || overlay.isOnBar(x, y)) return;
    const found = candidateAt(x, y, overlay.isOwn);
    if (found?.element !== picking.current?.element) picking.show(found);
  });
  listen(view, 'click', (event) => {
    keepFromPage(event);
    const act = overlay.actOf(event);
    if (act) finish(act);
    else if (!overlay.isOnBar(event.clientX, event.clientY)) {
      picking.show(candidateAt(event.clientX, event.clientY, overlay.isOwn), true);
    }
  });
  listen(view, 'wheel', (event) => {
    if (!event.ctrlKey && scrollAt(event, overlay.isOwn)) event.preventDefault();
  });
}

function listenToKeys({ overlay, picking, dir, ended, finish, leaveAsItWas }: ListenPorts, listen: Listen): void {
  // A page that keeps the focus within a dialog of its own takes it from ours, and the keys with it.
  const hearing = new Set([overlay.view, window]);

  /** The page must not hear the key let go either that has been pressed here. */
  const afterKey = (end: () => void) => {
    overlay.hide();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const once = () => {
      clearTimeout(waiting);
      if (!ended.aborted) end();
    };
    for (const view of hearing) listen(view, 'keyup', once);
    waiting = setTimeout(once, maxPressMs);
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    // The browser's own keys stay the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = key === 'ArrowDown' || key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const back = key === 'ArrowUp' || key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if (key === 'Escape') afterKey(leaveAsItWas);
    else if (key === 'Tab' && picking.isLocked) overlay.moveFocus(shiftKey ? -1 : 1);
    else if (key === 'Tab') picking.step(shiftKey ? -1 : 1);
    else if (forward || back) picking.step(forward ? 1 : -1);
    else if (key === 'Enter' || key === ' ') {
      keepFromPage(event);
      // Held down, one press would pick and choose at once.
      if (event.repeat) return;
      if (!picking.isLocked && picking.current) return picking.show(picking.current, true);
      const act = overlay.actOf(event);
      if (act) afterKey(() => finish(act));
    } else return;
    keepFromPage(event);
  };
  for (const view of hearing) {
    listen(view, 'keydown', press);
    listen(view, 'keyup', (event) => event.stopPropagation());
  }
}

function listenToChanges({ overlay, ended, isAlive, leave, leaveAsItWas }: ListenPorts, listen: Listen): void {
  listen(window, 'scroll', overlay.place, true);
  listen(window, 'resize', overlay.place, true);
  for (const change of ['resize', 'scroll']) {
    visualViewport?.addEventListener(change, overlay.place, { signal: ended });
  }
  const watching = setInterval(() => (isAlive() ? overlay.stay() : leaveAsItWas()), watchPause);
  ended.addEventListener('abort', () => clearInterval(watching), { once: true });
  // Left by the user, or taken out by the page.
  listen(window, 'pagehide', leave);
  listen(overlay.view, 'pagehide', leave);
}
