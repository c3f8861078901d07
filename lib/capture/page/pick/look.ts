/** `!important` within a shadow root outranks the page's. */
export const hostLook = `
:host { all: initial !important; position: fixed !important; inset: 0 !important; display: block !important; margin: 0 !important;
  border: 0 !important; padding: 0 !important; inline-size: 100vw !important; block-size: 100vh !important;
  max-inline-size: none !important; max-block-size: none !important; background: none !important; overflow: hidden !important;
  z-index: 2147483647 !important; color-scheme: light dark !important; pointer-events: none !important; }
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; background: none; pointer-events: auto; }
`;

export const undoZoom = (zoom: number) => `:host { zoom: ${1 / zoom} !important; }`;

/** Removes the overlay unless restarted in time: Firefox ends scripts of an updated extension without notice. */
export const lettingGo = {
  keyframes: [{ visibility: 'visible' }, { visibility: 'hidden' }],
  timing: { duration: 3000, fill: 'forwards' },
} as const;

/** Colours are those of the extension's pages. */
export const look = `
:root { background: none; color-scheme: light dark; }
.all { position: fixed; inset: 0; cursor: crosshair; touch-action: pan-x pan-y; color-scheme: light dark; pointer-events: auto;
  --sheet: light-dark(#ffffff, #211e1b); --ink: light-dark(#1f1a16, #f5f1ec); --muted: light-dark(#655d55, #b3aaa1);
  --edge: light-dark(#8c8278, #81776e); --soft: light-dark(#efeae4, #2c2824); --accent: #f2663b; --on-accent: #230b02; }
.frame { position: fixed; box-sizing: border-box; border: 3px solid var(--accent); border-radius: 6px; pointer-events: none;
  box-shadow: 0 0 0 1px #fff, inset 0 0 0 1px #fff, 0 0 0 200vmax #0000004d; }
.sight { position: fixed; transform-origin: 0 0; pointer-events: none; }
.all[hidden], .frame[hidden] { display: none; }
.frame[data-locked] { border-style: double; border-width: 5px; }
.bar { position: absolute; pointer-events: auto; inset-block-end: 16px; inset-inline: 16px; margin-inline: auto; max-inline-size: fit-content;
  display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 10px 12px; border-radius: 12px; cursor: default;
  background: var(--sheet); color: var(--ink); border: 1px solid var(--edge); box-shadow: 0 6px 24px #00000059;
  font: 400 14px/1.4 ui-sans-serif, system-ui, sans-serif; }
.bar[data-top] { inset-block: 16px auto; }
.words { flex: 1 1 220px; min-inline-size: 0; max-inline-size: 420px; }
.name { margin: 0; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.hint { margin: 0; color: var(--muted); font-size: 12px; }
.acts { display: flex; flex-wrap: wrap; gap: 6px; }
button { all: unset; box-sizing: border-box; min-block-size: 36px; padding: 6px 14px; border-radius: 8px; cursor: pointer;
  font: 600 14px/1.4 ui-sans-serif, system-ui, sans-serif; color: var(--ink); background: var(--soft); border: 1px solid var(--edge); }
button.first { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
button[hidden] { display: none; }
button:disabled { opacity: .5; cursor: default; }
.bar:focus { outline: none; }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (forced-colors: active) { .frame { border-color: Highlight; } button, .bar { border: 1px solid CanvasText; } }
`;
