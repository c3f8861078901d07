import type { PickAct, Picked, PickSetup } from '../../pick.ts';
import { noteElement } from '../noted.ts';
import { allCandidates, type Candidate, candidateAt } from './candidates.ts';
import { createOverlay } from './overlay.ts';

declare global {
  /** Put by `entrypoints/pick.ts`, in the extension's isolated world of a page only: the page never sees it. */
  var broadsidePick: ((setup: PickSetup) => void) | undefined;
}

let leaveOpen: (() => void) | undefined;

/**
 * Lets the person pick a picture or a block of the page, by pointer or keys: a click or Enter picks, then a button says what
 * to do with it; arrows and Tab go from one to the next; Escape leaves. Tells what was picked after everything of ours is out
 * of the page again.
 */
export function pick(setup: PickSetup, tell: (picked: Picked) => void): void {
  leaveOpen?.();
  const focused = document.activeElement;
  const ended = new AbortController();
  let current: Candidate | undefined;
  let locked = false;
  let steps: readonly Candidate[] | undefined;

  const overlay = createOverlay(setup);
  const leave = () => {
    ended.abort();
    overlay.remove();
    leaveOpen = undefined;
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
  };
  leaveOpen = leave;
  const finish = (act: PickAct | 'leave') => {
    if (act === 'leave') return leave();
    if (!current || (act === 'save' && !current.picture)) return;
    const { element, picture } = current;
    leave();
    noteElement(element);
    tell({ type: 'picked', pickId: setup.pickId, act, isPicture: picture !== undefined });
  };
  const show = (candidate: Candidate | undefined, lock = false) => {
    current = candidate;
    locked = lock && candidate !== undefined;
    overlay.show(candidate, locked);
  };
  const step = (by: number) => {
    steps ??= allCandidates();
    const at = steps.findIndex(({ element }) => element === current?.element);
    const next = steps.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % steps.length);
    next?.element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    show(next);
  };

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
    passive = false,
  ) => window.addEventListener(name, listener, { capture: true, passive, signal: ended.signal });
  const keepFromPage = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  for (const name of pressing) listen(name, keepFromPage);
  listen('keyup', (event) => event.stopImmediatePropagation());
  listen('pointermove', ({ clientX: x, clientY: y }) => {
    if (locked || overlay.isOnBar(x, y)) return;
    const found = candidateAt(x, y, overlay.isOwn);
    if (found?.element !== current?.element) show(found);
  });
  listen('click', (event) => {
    keepFromPage(event);
    const act = overlay.actOf(event);
    if (act) finish(act);
    else if (!overlay.isOnBar(event.clientX, event.clientY)) {
      show(candidateAt(event.clientX, event.clientY, overlay.isOwn), true);
    }
  });
  listen('wheel', (event) => {
    const scroller = scrollerAt(event.clientX, event.clientY, overlay.isOwn);
    if (!scroller) return;
    event.preventDefault();
    scroller.scrollBy(event.deltaX, event.deltaY);
  });
  listen('scroll', overlay.place, true);
  listen('resize', overlay.place, true);
  listen('keydown', (event) => {
    const { key, shiftKey } = event;
    // The browser's own keys stay the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = key === 'ArrowDown' || key === (setup.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const back = key === 'ArrowUp' || key === (setup.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if (key === 'Escape') leave();
    else if (key === 'Tab' && locked) overlay.moveFocus(shiftKey ? -1 : 1);
    else if (key === 'Tab') step(shiftKey ? -1 : 1);
    else if (forward || back) step(forward ? 1 : -1);
    else if (key === 'Enter' && !locked && current) show(current, true);
    else if (key === 'Enter' || key === ' ') {
      const act = overlay.actOf(event);
      if (act) finish(act);
    } else return;
    keepFromPage(event);
  });
}

/** What a press on the page is made of, and must not do while something is picked. */
const pressing = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'contextmenu', 'auxclick'] as const;

/** The part of the page beneath the overlay that scrolls by itself; undefined where the page as a whole does. */
function scrollerAt(x: number, y: number, isOwn: (element: Element) => boolean): Element | undefined {
  const beneath = document.elementsFromPoint(x, y).find((element) => !isOwn(element));
  for (let at: Element | null | undefined = beneath; at && at !== document.body; at = at.parentElement) {
    const isScrollable = at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (isScrollable && at !== document.documentElement) return at;
  }
  return undefined;
}
