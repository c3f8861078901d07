import { allCandidates, type Candidate } from './candidates.ts';
import type { Overlay } from './overlay.ts';
import { bringIntoView, scrollBack } from './scroll.ts';

/** What is marked on the page, and whether it is picked: then it stays, and buttons say what to do with it. */
export interface Picking {
  readonly current: Candidate | undefined;
  readonly isLocked: boolean;
  /** Marks a candidate, and picks it with `lock`. */
  show(candidate: Candidate | undefined, lock?: boolean): void;
  /** Marks the next candidate in reading order, or the one before. */
  step(by: 1 | -1): void;
  /** Scrolls the page to where it was before the first step. */
  scrollBack(): void;
}

export function createPicking(overlay: Overlay): Picking {
  const scrolled = new Map<Element, readonly [number, number]>();
  let current: Candidate | undefined;
  let isLocked = false;
  let steps: readonly Candidate[] | undefined;

  const show = (candidate: Candidate | undefined, lock = false) => {
    current = candidate;
    isLocked = lock && candidate !== undefined;
    overlay.show(candidate, isLocked);
  };
  return {
    get current() {
      return current;
    },
    get isLocked() {
      return isLocked;
    },
    show,
    step(by) {
      steps ??= allCandidates(overlay.isOwn);
      const at = steps.findIndex(({ element }) => element === current?.element);
      const next = steps.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % steps.length);
      if (next) bringIntoView(next.element, scrolled);
      show(next);
    },
    scrollBack: () => scrollBack(scrolled),
  };
}
