import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

type Control = HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement;

const listControls = (item: Element | undefined): Control[] =>
  item ? Array.from(item.querySelectorAll<Control>('button, input, textarea')) : [];

export function stepByKey(event: KeyboardEvent, onStep: (step: number) => void): void {
  const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
  if (step === undefined) return;
  event.preventDefault();
  onStep(step);
}

/** Keeps the focus on a moved item, or next to a removed one. Call `follow` with both places before the change. */
export function useFollowFocus(): {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly follow: (from: number, to: number) => void;
} {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly place: number; readonly control: number }>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current || !list.current) return;
    const { place, control } = wanted.current;
    wanted.current = undefined;
    const items = list.current.children;
    if (items.length === 0) return list.current.parentElement?.querySelector<Control>(':scope > button')?.focus();
    const controls = listControls(items[Math.min(place, items.length - 1)]);
    const same = controls[control];
    (same && !same.disabled ? same : controls.find(({ disabled }) => !disabled))?.focus();
  });
  const follow = useCallback((from: number, to: number) => {
    const control = listControls(list.current?.children[from]).indexOf(document.activeElement as Control);
    if (control >= 0) wanted.current = { place: to, control };
  }, []);
  return { list, follow };
}
