import { listPickCandidates, type PickCandidate } from './candidates.ts';
import type { PickOverlay } from './overlay.ts';
import { bringIntoView, scrollBack } from './scroll.ts';

export interface Picking {
  readonly current: PickCandidate | undefined;
  readonly isLocked: boolean;
  show(candidate: PickCandidate | undefined, lock?: boolean): void;
  step(by: 1 | -1): void;
  scrollBack(): void;
}

export function createPicking(overlay: PickOverlay): Picking {
  const scrolled = new Map<Element, readonly [number, number]>();
  let current: PickCandidate | undefined;
  let isLocked = false;
  let steps: readonly PickCandidate[] | undefined;

  const show = (candidate: PickCandidate | undefined, lock = false) => {
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
      steps ??= listPickCandidates(overlay.isOwn);
      const at = steps.findIndex(({ element }) => element === current?.element);
      const next = steps.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % steps.length);
      if (next) bringIntoView(next.element, scrolled);
      show(next);
    },
    scrollBack: () => scrollBack(scrolled),
  };
}
