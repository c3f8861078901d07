import type { PickAct, PickSetup } from '../../pick.ts';
import { deepElements, getShadowRoot } from '../deep-elements.ts';
import { wordsFor } from '../words-for.ts';
import type { Candidate } from './candidates.ts';
import { hostLook, lettingGo, look, unzoomed } from './look.ts';

export interface Overlay {
  /** The window that hears what the user does. */
  readonly view: Window;
  isOwn(element: Element): boolean;
  /** Whether a place of the viewport is on the bar. */
  isOnBar(x: number, y: number): boolean;
  /** Frames a candidate and names it; `locked`: it is picked, and what to do with it is asked. */
  show(candidate: Candidate | undefined, locked: boolean): void;
  /** Puts the frame where its element is now, and the bar where it is seen. */
  place(): void;
  /** Called again and again while it is to stay. */
  stay(): void;
  /** The button that a click was on, or that has the focus; undefined on the page itself. */
  actOf(event: MouseEvent | KeyboardEvent): PickAct | 'leave' | undefined;
  /** Moves the keyboard's focus to the next button, or the one before. */
  moveFocus(step: number): void;
  /** Shows nothing any more, and still hears. */
  hide(): void;
  remove(): void;
}

const maxNameChars = 90;
/** Milliseconds in which an empty frame is there. */
const timeoutMs = 1000;

/** Where the overlay is drawn: in a frame, or right in its shadow root. */
interface Ground {
  readonly host: HTMLElement;
  readonly scope: Document | ShadowRoot;
  readonly view: Window;
  /** The frame; absent where there is none. */
  readonly frame: HTMLElement | undefined;
}

/**
 * Draws the overlay above everything the page shows, in an empty frame within a closed shadow root: what is pressed in a frame
 * is heard in it alone, so a page that listens before all others hears neither the click nor the Escape.
 * @throws {Error} in a document that can hold none: a drawing or other XML.
 */
export async function createOverlay(setup: PickSetup): Promise<Overlay> {
  // It would be no part of what a drawing shows.
  if (!document.body) throw new Error('The document is no page.');
  const host = document.createElement('div');
  try {
    const root = host.attachShadow({ mode: 'closed' });
    addStyle(root, window, hostLook);
    const frame = document.createElement('iframe');
    frame.title = setup.words.title;
    // Firefox puts another empty document into a frame once it is in the page.
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, timeoutMs);
    });
    root.append(frame);
    (await placeInReach()).append(host);
    addStyle(root, window, unzoomed(host.currentCSSZoom));
    host.popover = 'manual';
    host.showPopover();
    await loaded;
    // In a page that is kept in a sandbox nobody gets into a frame.
    const inner = frame.contentDocument;
    if (!inner) frame.remove();
    const view = inner?.defaultView ?? window;
    addStyle(inner ?? root, view, look);
    return drawOverlay(setup, { host, scope: inner ?? root, view, frame: inner ? frame : undefined });
  } catch (cause) {
    host.remove();
    throw cause;
  }
}

/** What is outside of the modal dialog that was opened last, or of what fills the screen, can be neither used nor heard. */
async function placeInReach(): Promise<Element | ShadowRoot> {
  const modals = [...deepElements(document)].filter((element) => element.matches('dialog:modal'));
  const modal = modals.findLast((dialog) => dialog.matches(':focus-within')) ?? modals.at(-1);
  if (modal) return modal;
  let full = document.fullscreenElement;
  for (let inner = full; inner; inner = getShadowRoot(inner)?.fullscreenElement ?? null) full = inner;
  if (!full) return document.documentElement;
  if (!full.matches(childless)) return getShadowRoot(full) ?? full;
  await document.exitFullscreen();
  return document.documentElement;
}

/** They show nothing that a page puts into them. */
const childless = 'video, img, canvas, iframe, object, embed';

function drawOverlay({ words, lang, dir }: PickSetup, ground: Ground): Overlay {
  const { host, scope, view } = ground;
  const parts = makeParts(ground, words);
  const { all, bar, buttons, name } = parts;
  all.lang = lang;
  all.dir = dir;
  let shown: Candidate | undefined;
  const place = () => placeParts(parts, shown);
  const show = (candidate: Candidate | undefined, locked: boolean) => {
    shown = candidate;
    showInBar(parts, candidate, locked, words);
    place();
    if (locked) buttons.get('infographic')?.focus();
  };

  const letting = (ground.frame ?? all).animate([...lettingGo.keyframes], lettingGo.timing);
  show(undefined, false);
  name.textContent = words.title;
  view.focus();
  // None of the buttons: Enter picks, and a ring would say otherwise.
  bar.focus();

  return {
    view,
    isOwn: (element) => element === host,
    isOnBar: (x, y) => bar.contains(scope.elementFromPoint(x, y)),
    show,
    place,
    stay: () => {
      letting.currentTime = 0;
    },
    actOf(event) {
      // Keys, and helpers that press buttons for a user, click at no place.
      const isPlaced = 'clientX' in event && event.detail > 0;
      const at = isPlaced ? scope.elementFromPoint(event.clientX, event.clientY) : scope.activeElement;
      return [...buttons].find(([, one]) => one === at && !one.disabled)?.[0];
    },
    moveFocus(step) {
      const usable = [...buttons.values()].filter((one) => !one.hidden && !one.disabled);
      const at = usable.findIndex((one) => one.matches(':focus'));
      usable.at(at < 0 && step < 0 ? -1 : (at + step) % usable.length)?.focus();
    },
    hide: () => {
      all.hidden = true;
    },
    remove: () => host.remove(),
  };
}

type Parts = ReturnType<typeof makeParts>;

/** Makes the frame around a candidate, and the bar with its name and the buttons. */
function makeParts({ scope }: Ground, words: PickSetup['words']) {
  const inner = scope instanceof ShadowRoot ? document : scope;
  const make = (name: string, className: string, parent: Node, text = ''): HTMLElement => {
    const element = inner.createElement(name);
    element.className = className;
    element.textContent = text;
    parent.appendChild(element);
    return element;
  };
  const all = make('div', 'all', scope instanceof ShadowRoot ? scope : inner.body);
  const frame = make('div', 'frame', all);
  frame.hidden = true;
  const sight = make('div', 'sight', all);
  const bar = make('div', 'bar', sight);
  bar.setAttribute('role', 'dialog');
  bar.tabIndex = -1;
  bar.setAttribute('aria-label', words.title);
  const text = make('div', 'words', bar);
  const name = make('p', 'name', text, words.title);
  name.setAttribute('role', 'status');
  name.dir = 'auto';
  make('p', 'hint', text, words.hint);
  const acts = make('div', 'acts', bar);
  const button = (act: PickAct | 'leave', className = '') => {
    const made = inner.createElement('button');
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
  return { all, frame, sight, bar, name, buttons };
}

/** Pixels between a candidate and the frame around it; and what the bar needs beside its own height. */
const frameGapPx = 3;
const barGapPx = 32;

function placeParts({ frame, sight, bar }: Parts, shown: Candidate | undefined): void {
  // What is seen of the page once it is zoomed with two fingers: the bar is there, in the size it always has.
  const { offsetLeft: left, offsetTop: top, width, height, scale } = visualViewport ?? wholeViewport();
  const seen = inPixels({ left, top, width: width * scale, height: height * scale });
  Object.assign(sight.style, seen, { transform: `scale(${1 / scale})` });
  const box = shown?.element.isConnected ? shown.element.getBoundingClientRect() : undefined;
  frame.hidden = !box;
  if (!box) return;
  const around = {
    left: box.left - frameGapPx,
    top: box.top - frameGapPx,
    width: box.width + 2 * frameGapPx,
    height: box.height + 2 * frameGapPx,
  };
  Object.assign(frame.style, inPixels(around));
  // Out of the way of what is picked.
  const needed = bar.getBoundingClientRect().height + barGapPx / scale;
  bar.toggleAttribute('data-top', box.bottom > top + height - needed && box.top > top + needed);
}

function showInBar(
  { frame, name, buttons }: Parts,
  candidate: Candidate | undefined,
  locked: boolean,
  words: PickSetup['words'],
): void {
  frame.toggleAttribute('data-locked', locked);
  const said = candidate ? describeCandidate(candidate, words) : words.nothing;
  if (name.textContent !== said) name.textContent = said;
  for (const [act, one] of buttons) {
    one.hidden = act === 'save' && candidate !== undefined && !candidate.picture;
    one.disabled = act !== 'leave' && !candidate;
  }
}

const wholeViewport = () => ({ offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight, scale: 1 });

const inPixels = (lengths: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));

/** A page's policy may forbid style elements, but not sheets that a script makes; Firefox lets extension scripts make none. */
function addStyle(root: ShadowRoot | Document, view: Window & Partial<typeof globalThis>, text: string): void {
  try {
    const sheet = new (view.CSSStyleSheet ?? CSSStyleSheet)();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } catch {
    const style = document.createElement('style');
    style.textContent = text;
    (root instanceof ShadowRoot ? root : root.head).append(style);
  }
}

function describeCandidate({ element, picture }: Candidate, words: PickSetup['words']): string {
  if (!picture) return [words.text, short(element.textContent ?? '')].join(': ');
  const type = picture.type === 'video' ? words.video : picture.type === 'frame' ? words.frame : words.image;
  const size = picture.width > 0 ? `${picture.width} × ${picture.height}` : '';
  return [[type, size].filter(Boolean).join(' '), short(wordsFor(element))].filter(Boolean).join(': ');
}

const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxNameChars);
