import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import './popover.css';

interface MenuAct {
  readonly name: string;
  readonly onPick: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly acts: readonly MenuAct[];
  readonly isBusy?: boolean;
}

/** Keys: arrows, Home, End, first letters, Escape. */
export function Menu({ label, acts, isBusy = false }: MenuProps) {
  const id = useId();
  const { trigger, list, isOpen, setOpen, show, onKeyDown } = useMenu();
  const pick = ({ onPick }: MenuAct) => {
    list.current?.hidePopover();
    trigger.current?.focus();
    onPick();
  };
  return (
    <div>
      <button
        ref={trigger}
        type="button"
        className="button opens"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        // Toggled natively: light dismiss would close the list before a click handler runs.
        popoverTarget={isBusy ? undefined : id}
        onKeyDown={(event) => {
          if (isBusy || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 0 : -1);
        }}
      >
        {label}
      </button>
      <div
        ref={list}
        id={id}
        className="popover menu"
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {acts.map((act) => (
          <button
            key={act.name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item"
            onClick={() => pick(act)}
            onPointerMove={({ currentTarget }) => currentTarget.focus()}
          >
            {act.name}
          </button>
        ))}
      </div>
    </div>
  );
}

function useMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || !trigger.current || !list.current) return;
    if (!list.current.contains(document.activeElement)) focusAt(list.current, 0);
    return keepBeside(list.current, trigger.current);
  }, [isOpen]);
  const show = (at: number) => {
    list.current?.showPopover();
    if (list.current) focusAt(list.current, at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = findNext(event.currentTarget, event.key);
    if (event.key === 'Escape') trigger.current?.focus();
    if (event.key === 'Escape' || event.key === 'Tab') event.currentTarget.hidePopover();
    else if (to === undefined) return;
    else focusAt(event.currentTarget, to);
    // Keeps an enclosing dialog open.
    event.stopPropagation();
    if (event.key !== 'Tab') event.preventDefault();
  };
  return { trigger, list, isOpen, setOpen, show, onKeyDown };
}

const getItems = (list: HTMLElement) => Array.from(list.querySelectorAll<HTMLElement>('[role="menuitem"]'));

const focusAt = (list: HTMLElement, at: number) => getItems(list).at(at)?.focus();

function findNext(list: HTMLElement, key: string): number | undefined {
  const items = getItems(list);
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return (at + 1) % items.length;
  if (key === 'ArrowUp') return (at <= 0 ? items.length : at) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const startsWithKey = (item: HTMLElement) => item.textContent.toLowerCase().startsWith(key.toLowerCase());
  const later = items.findIndex((item, index) => index > at && startsWithKey(item));
  const first = later < 0 ? items.findIndex(startsWithKey) : later;
  return first < 0 ? undefined : first;
}

const gap = 6;

/** Places a list below its button, or above without room, while the page moves. Returns a function that stops. */
function keepBeside(list: HTMLElement, button: HTMLElement): () => void {
  const place = () => {
    const from = button.getBoundingClientRect();
    const isRtl = getComputedStyle(button).direction === 'rtl';
    const [width, height] = [list.offsetWidth, list.offsetHeight];
    const left = isRtl ? from.right - width : from.left;
    const isBelow = from.bottom + gap + height <= innerHeight || from.top < innerHeight - from.bottom;
    const top = isBelow ? from.bottom + gap : from.top - gap - height;
    list.style.left = `${keepInWindow(left, innerWidth - width - gap)}px`;
    list.style.top = `${keepInWindow(top, innerHeight - height - gap)}px`;
  };
  // Text may grow while it is open; also fires at once.
  const sizes = new ResizeObserver(place);
  sizes.observe(list);
  addEventListener('resize', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    sizes.disconnect();
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
  };
}

/** `gap` wins where a menu is larger than the window. */
const keepInWindow = (value: number, max: number) => Math.max(gap, Math.min(value, max));
