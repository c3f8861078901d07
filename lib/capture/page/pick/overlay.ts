import type { PickAct, PickSetup } from '../../pick.ts';
import { describeImage } from '../about-image.ts';
import { getShadowRoot, listDeepElements } from '../deep-elements.ts';
import type { PickCandidate } from './candidates.ts';
import { hostLook, lettingGo, look, undoZoom } from './look.ts';

export interface PickOverlay {
  readonly view: Window;
  isOwn(element: Element): boolean;
  isOnBar(x: number, y: number): boolean;
  show(candidate: PickCandidate | undefined, locked: boolean): void;
  place(): void;
  stay(): void;
  findAct(event: MouseEvent | KeyboardEvent): PickAct | 'leave' | undefined;
  moveFocus(step: number): void;
  hide(): void;
  remove(): void;
}

const maxNameChars = 90;
const timeoutMs = 1000;

interface OverlayHost {
  readonly host: HTMLElement;
  readonly scope: Document | ShadowRoot;
  readonly view: Window;
  readonly frame: HTMLElement | undefined;
}

/** In an empty frame within a closed shadow root, whose events the page does not receive. @throws {Error} without a body. */
export async function createOverlay(setup: PickSetup): Promise<PickOverlay> {
  if (!document.body) throw new Error('The document is no page.');
  const host = document.createElement('div');
  try {
    const root = host.attachShadow({ mode: 'closed' });
    addStyle(root, window, hostLook);
    const frame = document.createElement('iframe');
    frame.title = setup.words.title;
    // Firefox replaces a frame's empty document once it is attached.
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, timeoutMs);
    });
    root.append(frame);
    (await placeInReach()).append(host);
    addStyle(root, window, undoZoom(host.currentCSSZoom));
    host.popover = 'manual';
    host.showPopover();
    await loaded;
    // A sandboxed page cannot access its frames.
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

/** Everything outside the last modal dialog or the full-screen element is inert. */
async function placeInReach(): Promise<Element | ShadowRoot> {
  const modals = [...listDeepElements(document)].filter((element) => element.matches('dialog:modal'));
  const modal = modals.findLast((dialog) => dialog.matches(':focus-within')) ?? modals.at(-1);
  if (modal) return modal;
  let full = document.fullscreenElement;
  for (let inner = full; inner; inner = getShadowRoot(inner)?.fullscreenElement ?? null) full = inner;
  if (!full) return document.documentElement;
  if (!full.matches(childless)) return getShadowRoot(full) ?? full;
  await document.exitFullscreen();
  return document.documentElement;
}

const childless = 'video, img, canvas, iframe, object, embed';

function drawOverlay({ words, lang, dir }: PickSetup, ground: OverlayHost): PickOverlay {
  const { host, scope, view } = ground;
  const parts = makeParts(ground, words);
  const { all, bar, buttons, name } = parts;
  all.lang = lang;
  all.dir = dir;
  let shown: PickCandidate | undefined;
  const place = () => placeParts(parts, shown);
  const show = (candidate: PickCandidate | undefined, locked: boolean) => {
    shown = candidate;
    showInBar(parts, candidate, locked, words);
    place();
    if (locked) buttons.get('infographic')?.focus();
  };

  const letting = (ground.frame ?? all).animate([...lettingGo.keyframes], lettingGo.timing);
  show(undefined, false);
  name.textContent = words.title;
  view.focus();
  // Not a button: Enter picks, which a focus ring on a button would belie.
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
    findAct(event) {
      // Keyboard and assistive clicks have no coordinates.
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

type OverlayParts = ReturnType<typeof makeParts>;

function makeParts({ scope }: OverlayHost, words: PickSetup['words']) {
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
  const createButton = (act: PickAct | 'leave', className = '') => {
    const made = inner.createElement('button');
    made.type = 'button';
    made.className = className;
    made.textContent = words[act];
    acts.append(made);
    return made;
  };
  const buttons = new Map([
    ['infographic', createButton('infographic', 'first')],
    ['meme', createButton('meme')],
    ['save', createButton('save')],
    ['leave', createButton('leave')],
  ] as const);
  return { all, frame, sight, bar, name, buttons };
}

const frameGapPx = 3;
const barGapPx = 32;

function placeParts({ frame, sight, bar }: OverlayParts, shown: PickCandidate | undefined): void {
  // The bar keeps its size and stays visible under pinch zoom.
  const { offsetLeft: left, offsetTop: top, width, height, scale } = visualViewport ?? getWholeViewport();
  const seen = writeInPixels({ left, top, width: width * scale, height: height * scale });
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
  Object.assign(frame.style, writeInPixels(around));
  const needed = bar.getBoundingClientRect().height + barGapPx / scale;
  bar.toggleAttribute('data-top', box.bottom > top + height - needed && box.top > top + needed);
}

function showInBar(
  { frame, name, buttons }: OverlayParts,
  candidate: PickCandidate | undefined,
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

const getWholeViewport = () => ({ offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight, scale: 1 });

const writeInPixels = (lengths: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));

/** A page's CSP may forbid style elements but not constructed sheets, which Firefox denies extension scripts. */
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

function describeCandidate({ element, picture }: PickCandidate, words: PickSetup['words']): string {
  if (!picture) return [words.text, shorten(element.textContent ?? '')].join(': ');
  const type = picture.type === 'video' ? words.video : picture.type === 'frame' ? words.frame : words.image;
  const size = picture.width > 0 ? `${picture.width} × ${picture.height}` : '';
  return [[type, size].filter(Boolean).join(' '), shorten(describeImage(element))].filter(Boolean).join(': ');
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxNameChars);
