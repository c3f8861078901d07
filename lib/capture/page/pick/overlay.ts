import type { PickAct, PickSetup } from '../../pick.ts';
import { wordsFor } from '../words-for.ts';
import type { Candidate } from './candidates.ts';
import { look } from './look.ts';

export interface Overlay {
  /** The one element of ours in the page. */
  readonly host: HTMLElement;
  isOwn(element: Element): boolean;
  /** Whether a place of the viewport is on the bar. */
  isOnBar(x: number, y: number): boolean;
  /** Frames a candidate and names it; `locked`: it is picked, and what to do with it is asked. */
  show(candidate: Candidate | undefined, locked: boolean): void;
  /** Puts the frame where its element is now. */
  place(): void;
  /** The button that a click was on, or that has the focus; undefined on the page itself. */
  actOf(event: MouseEvent | KeyboardEvent): PickAct | 'leave' | undefined;
  /** Moves the keyboard's focus to the next button, or the one before. */
  moveFocus(step: number): void;
  remove(): void;
}

const longestName = 90;

/** Draws the overlay into a closed shadow root, above everything the page shows. */
export function createOverlay({ words, lang, dir }: PickSetup): Overlay {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  addStyle(root);
  const make = (name: string, className: string, parent: Node, text = ''): HTMLElement => {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    parent.appendChild(element);
    return element;
  };
  const frame = make('div', 'frame', root);
  frame.hidden = true;
  const bar = make('div', 'bar', root);
  bar.setAttribute('role', 'dialog');
  bar.setAttribute('aria-label', words.title);
  bar.lang = lang;
  bar.dir = dir;
  const text = make('div', 'words', bar);
  const name = make('p', 'name', text, words.title);
  name.setAttribute('role', 'status');
  name.dir = 'auto';
  make('p', 'hint', text, words.hint);
  const acts = make('div', 'acts', bar);
  const button = (act: PickAct | 'leave', className = '') => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = className;
    made.textContent = words[act];
    acts.append(made);
    return made;
  };
  const buttons = new Map([
    ['infographic', button('infographic', 'first')],
    ['meme', button('meme')],
    ['save', button('save')],
    ['leave', button('leave')],
  ] as const);
  let shown: Candidate | undefined;

  const place = () => {
    const box = shown?.element.isConnected ? shown.element.getBoundingClientRect() : undefined;
    frame.hidden = !box;
    if (!box) return;
    Object.assign(frame.style, {
      left: `${box.left - 3}px`,
      top: `${box.top - 3}px`,
      width: `${box.width + 6}px`,
      height: `${box.height + 6}px`,
    });
    // Out of the way of what is picked.
    const height = bar.getBoundingClientRect().height + 32;
    bar.toggleAttribute('data-top', box.bottom > innerHeight - height && box.top > height);
  };
  const show = (candidate: Candidate | undefined, locked: boolean) => {
    shown = candidate;
    frame.toggleAttribute('data-locked', locked);
    const said = candidate ? nameOf(candidate, words) : words.nothing;
    if (name.textContent !== said) name.textContent = said;
    for (const [act, one] of buttons) {
      one.hidden = act === 'save' && candidate !== undefined && !candidate.picture;
      one.disabled = act !== 'leave' && !candidate;
    }
    place();
    if (locked) buttons.get('infographic')?.focus();
  };

  // What is outside of an open modal dialog cannot be used.
  (document.querySelector('dialog:modal') ?? document.documentElement).append(host);
  host.popover = 'manual';
  host.showPopover();
  show(undefined, false);
  name.textContent = words.title;
  buttons.get('leave')?.focus();

  return {
    host,
    isOwn: (element) => element === host,
    isOnBar: (x, y) => bar.contains(root.elementFromPoint(x, y)),
    show,
    place,
    actOf(event) {
      // Keys, and helpers that press buttons for a person, click at no place.
      const isPlaced = event instanceof MouseEvent && event.detail > 0;
      const at = isPlaced ? root.elementFromPoint(event.clientX, event.clientY) : root.activeElement;
      return [...buttons].find(([, one]) => one === at && !one.disabled)?.[0];
    },
    moveFocus(step) {
      const usable = [...buttons.values()].filter((one) => !one.hidden && !one.disabled);
      const { activeElement } = root;
      const at = activeElement instanceof HTMLButtonElement ? usable.indexOf(activeElement) : -1;
      usable.at((at + step) % usable.length)?.focus();
    },
    remove: () => host.remove(),
  };
}

/** A page's policy may forbid style elements, but not sheets that a script makes; Firefox lets scripts of ours make none. */
function addStyle(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const style = document.createElement('style');
    style.textContent = look;
    root.append(style);
  }
}

function nameOf({ element, picture }: Candidate, words: PickSetup['words']): string {
  if (!picture) return [words.text, short(element.textContent ?? '')].join(': ');
  const type = picture.type === 'video' ? words.video : words.image;
  const size = picture.width > 0 ? `${picture.width} × ${picture.height}` : '';
  return [[type, size].filter(Boolean).join(' '), short(wordsFor(element))].filter(Boolean).join(': ');
}

const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestName);
