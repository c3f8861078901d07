import type { PickAct, PickSetup } from '../../pick.ts';
import { findCandidateAt } from './candidates.ts';
import type { PickOverlay } from './overlay.ts';
import type { Picking } from './picking.ts';
import { scrollAt } from './scroll.ts';

interface ListenPorts {
  readonly overlay: PickOverlay;
  readonly picking: Picking;
  readonly dir: PickSetup['dir'];
  readonly ended: AbortSignal;
  isAlive(): boolean;
  finish(act: PickAct | 'leave'): void;
  leave(): void;
  leaveAsItWas(): void;
}

/** Milliseconds between checks for the extension, whose end no event reports. */
const watchIntervalMs = 500;
/** Milliseconds after which a key counts as released, for assistive tools that send no `keyup`. */
const maxPressMs = 400;

const pressing = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'contextmenu', 'auxclick'] as const;

type Listen = <Name extends keyof WindowEventMap>(
  view: Window,
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  passive?: boolean,
) => void;

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
          // On a failure the overlay must not stay over the page.
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
    const found = findCandidateAt(x, y, overlay.isOwn);
    if (found?.element !== picking.current?.element) picking.show(found);
  });
  listen(view, 'click', (event) => {
    keepFromPage(event);
    const act = overlay.findAct(event);
    if (act) finish(act);
    else if (!overlay.isOnBar(event.clientX, event.clientY)) {
      picking.show(findCandidateAt(event.clientX, event.clientY, overlay.isOwn), true);
    }
  });
  listen(view, 'wheel', (event) => {
    if (!event.ctrlKey && scrollAt(event, overlay.isOwn)) event.preventDefault();
  });
}

function listenToKeys({ overlay, picking, dir, ended, finish, leaveAsItWas }: ListenPorts, listen: Listen): void {
  // A page's modal dialog may take the focus, and with it the keys, from the overlay.
  const hearing = new Set([overlay.view, window]);

  /** The page must not receive the `keyup` of a key pressed in the overlay. */
  const afterKey = (end: () => void) => {
    overlay.hide();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const endOnce = () => {
      clearTimeout(waiting);
      if (!ended.aborted) end();
    };
    for (const view of hearing) listen(view, 'keyup', endOnce);
    waiting = setTimeout(endOnce, maxPressMs);
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = key === 'ArrowDown' || key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const back = key === 'ArrowUp' || key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if (key === 'Escape') afterKey(leaveAsItWas);
    else if (key === 'Tab' && picking.isLocked) overlay.moveFocus(shiftKey ? -1 : 1);
    else if (key === 'Tab') picking.step(shiftKey ? -1 : 1);
    else if (forward || back) picking.step(forward ? 1 : -1);
    else if (key === 'Enter' || key === ' ') {
      keepFromPage(event);
      // A held key would pick and choose at once.
      if (event.repeat) return;
      if (!picking.isLocked && picking.current) return picking.show(picking.current, true);
      const act = overlay.findAct(event);
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
  const watching = setInterval(() => (isAlive() ? overlay.stay() : leaveAsItWas()), watchIntervalMs);
  ended.addEventListener('abort', () => clearInterval(watching), { once: true });
  listen(window, 'pagehide', leave);
  listen(overlay.view, 'pagehide', leave);
}
