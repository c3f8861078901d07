import { toOklch } from './color.ts';
import { hash } from './hash.ts';

/** What a picture's colour can be taken from; all may be missing. */
export interface ColorHints {
  /** The request's own words ("Brand colour #0f766e."). */
  readonly styleNotes?: string;
  /** CSS colour the source shows itself in. */
  readonly themeColor?: string;
  /** Host of the source's address. */
  readonly host?: string;
  /** What stands in for a host when there is none. */
  readonly title?: string;
}

/** Teal, blue, violet, red, green, magenta, indigo, orange-brown, cyan-blue, fuchsia: each makes a palette of its own. */
const curated = [
  '#0f766e',
  '#2563eb',
  '#7c3aed',
  '#c8372d',
  '#15803d',
  '#be2a7b',
  '#4338ca',
  '#b4530a',
  '#0369a1',
  '#a21caf',
] as const;

/** A theme colour below this chroma is a browser bar's white or black, not a brand. */
const leastChroma = 0.06;

/** `#rgb`, `#rrggbb` and `rgb(…)` as `#rrggbb`; undefined for anything else. */
function parseColor(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  const long = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(text)?.[1];
  if (long !== undefined) return `#${long}`;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/.exec(text);
  if (short !== null)
    return `#${short
      .slice(1, 4)
      .map((digit) => digit + digit)
      .join('')}`;
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text);
  if (rgb === null) return undefined;
  const bytes = rgb.slice(1, 4).map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'));
  return `#${bytes.join('')}`;
}

/**
 * The colour a picture is built on: the first `#rrggbb` of the style notes, else the source's theme colour when it is
 * colourful, else one of ten by the host, so that one site always looks like itself.
 */
export function chooseBrandColor(hints: ColorHints): string {
  const asked = /#[0-9a-f]{6}\b/i.exec(hints.styleNotes ?? '')?.[0];
  if (asked !== undefined) return asked.toLowerCase();
  const theme = parseColor(hints.themeColor ?? '');
  if (theme !== undefined && toOklch(theme).c >= leastChroma) return theme;
  const host = (hints.host ?? hints.title ?? '').toLowerCase().replace(/^www\./, '');
  return curated[hash(host) % curated.length] ?? curated[0];
}
