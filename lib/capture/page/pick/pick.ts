import type { PickAct, Picked, PickSetup } from '../../pick.ts';
import { noteElement } from '../noted.ts';
import { allCandidates, type Candidate, candidateAt } from './candidates.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import { bringIntoView, scrollAt, scrollBack } from './scroll.ts';

declare global {
  /** Put by `entrypoints/pick.ts`, in the extension's isolated world of a page only: the page never sees it. */
  var broadsidePick: ((setup: PickSetup) => Promise<boolean>) | undefined;
}

interface PickPorts {
  /** Told what was picked, after everything of ours is out of the page again. */
  tell(picked: Picked): void;
  /** Whether the extension is still there: once it is updated or removed, its scripts in pages can do nothing any more. */
  isAlive(): boolean;
}

let leaveOpen: (() => void) | undefined;
let begun = 0;

/**
 * Lets the person pick a picture or a block of the page, by pointer or keys: a click, Enter or Space picks, then a button says
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
  else if (overlay) hear(overlay, setup, focused, ports);
  return overlay !== undefined;
}

function hear(overlay: Overlay, { pickId, dir }: PickSetup, focused: Focusable, { tell, isAlive }: PickPorts): void {
  const { view } = overlay;
  const ended = new AbortController();
  const scrolled = new Map<Element, readonly [number, number]>();
  let current: Candidate | undefined;
  let locked = false;
  let steps: readonly Candidate[] | undefined;

  const leave = () => {
    ended.abort();
    overlay.remove();
    leaveOpen = undefined;
    focused?.focus({ preventScroll: true });
  };
  const leaveAsItWas = () => {
    leave();
    scrollBack(scrolled);
  };
  leaveOpen = leaveAsItWas;
  const finish = (act: PickAct | 'leave') => {
    if (act === 'leave') return leaveAsItWas();
    if (!current || (act === 'save' && !current.picture)) return;
    const { element, picture } = current;
    leave();
    noteElement(element);
    tell({ type: 'picked', pickId, act, isPicture: picture !== undefined });
  };
  const show = (candidate: Candidate | undefined, lock = false) => {
    current = candidate;
    locked = lock && candidate !== undefined;
    overlay.show(candidate, locked);
  };
  const step = (by: number) => {
    steps ??= allCandidates(overlay.isOwn);
    const at = steps.findIndex(({ element }) => element === current?.element);
    const next = steps.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % steps.length);
    if (next) bringIntoView(next.element, scrolled);
    show(next);
  };

  const listen = <Name extends keyof WindowEventMap>(
    view: Window,
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
    passive = false,
  ) =>
    view.addEventListener(
      name,
      (event) => {
        if (!isAlive()) return leaveAsItWas();
        try {
          listener(event as WindowEventMap[Name]);
        } catch (error) {
          // A page that makes us fail must not be left with our overlay over it.
          leaveAsItWas();
          throw error;
        }
      },
      { capture: true, passive, signal: ended.signal },
    );
  const keepFromPage = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** The page must not hear the key let go either that has been pressed here. */
  const afterKey = (end: () => void) => {
    overlay.hide();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const once = () => {
      clearTimeout(waiting);
      if (!ended.signal.aborted) end();
    };
    for (const hearing of new Set([view, window])) listen(hearing, 'keyup', once);
    waiting = setTimeout(once, longestPress);
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    // The browser's own keys stay the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = key === 'ArrowDown' || key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const back = key === 'ArrowUp' || key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if (key === 'Escape') afterKey(leaveAsItWas);
    else if (key === 'Tab' && locked) overlay.moveFocus(shiftKey ? -1 : 1);
    else if (key === 'Tab') step(shiftKey ? -1 : 1);
    else if (forward || back) step(forward ? 1 : -1);
    else if (key === 'Enter' || key === ' ') {
      keepFromPage(event);
      // Held down, one press would pick and choose at once.
      if (event.repeat) return;
      if (!locked && current) return show(current, true);
      const act = overlay.actOf(event);
      if (act) afterKey(() => finish(act));
    } else return;
    keepFromPage(event);
  };

  for (const name of pressing) listen(view, name, keepFromPage);
  listen(view, 'pointermove', ({ clientX: x, clientY: y }) => {
    if (locked || overlay.isOnBar(x, y)) return;
    const found = candidateAt(x, y, overlay.isOwn);
    if (found?.element !== current?.element) show(found);
  });
  listen(view, 'click', (event) => {
    keepFromPage(event);
    const act = overlay.actOf(event);
    if (act) finish(act);
    else if (!overlay.isOnBar(event.clientX, event.clientY)) {
      show(candidateAt(event.clientX, event.clientY, overlay.isOwn), true);
    }
  });
  listen(view, 'wheel', (event) => {
    if (!event.ctrlKey && scrollAt(event, overlay.isOwn)) event.preventDefault();
  });
  // A page that keeps the focus within a dialog of its own takes it from ours, and the keys with it.
  for (const hearing of new Set([view, window])) {
    listen(hearing, 'keydown', press);
    listen(hearing, 'keyup', (event) => event.stopPropagation());
  }
  listen(window, 'scroll', overlay.place, true);
  listen(window, 'resize', overlay.place, true);
  for (const change of ['resize', 'scroll']) {
    visualViewport?.addEventListener(change, overlay.place, { signal: ended.signal });
  }
  const watching = setInterval(() => (isAlive() ? overlay.stay() : leaveAsItWas()), watchPause);
  ended.signal.addEventListener('abort', () => clearInterval(watching), { once: true });
  // Left by the person, or taken out by the page.
  listen(window, 'pagehide', leave);
  listen(view, 'pagehide', leave);
}

/** Milliseconds between two looks at whether the extension is still there. No event tells its end. */
const watchPause = 500;
/** Milliseconds after which a key that nobody lets go, as one that a helper presses, counts as let go. */
const longestPress = 400;

/** What a press is made of, and must not do while something is picked. */
const pressing = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'contextmenu', 'auxclick'] as const;

type Focusable = HTMLElement | SVGElement | undefined;

/** What has the focus, in open shadow roots too. */
function focusedDeeply(): Focusable {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
  if (activeElement === document.body) return undefined;
  return activeElement instanceof HTMLElement || activeElement instanceof SVGElement ? activeElement : undefined;
}
