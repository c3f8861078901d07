import { withoutWww } from '../../contract/host.ts';
import { toOklch } from './color.ts';
import { parseCssColor } from './css-color.ts';
import { hash } from './hash.ts';

/** What a picture's colour can be taken from; all may be missing. */
interface ColorHints {
  /** The request's own words ("Brand colour #0f766e."). */
  readonly styleNotes?: string | undefined;
  readonly brand?: string | undefined;
  /** The reference image's most striking colour, `#rrggbb`. */
  readonly reference?: string | undefined;
  /** CSS colour the source shows itself in. */
  readonly themeColor?: string | undefined;
  /** Host of the source's address. */
  readonly host?: string | undefined;
  /** What stands in for a host when there is none. */
  readonly title?: string | undefined;
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
const minChroma = 0.06;

/** Colours in words and notations, but not those that are turned down. */
const namedColor =
  /(?<!\b(?:no|not|without|avoid|never|kein\w*|nicht|ohne|pas|sans|sin|senza|geen|zonder) (?:\w+ )?)(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([\d\s.,%/a-z-]{3,40}\)|\b[a-z]{3,20}\b)/gi;
/** Notes may be long: a colour is named near their start. In characters. */
const maxNotesChars = 800;

/** The first colour that notes name, in any notation of CSS, its names included; greys only as a notation. */
function colorInNotes(notes: string): string | undefined {
  for (const [word] of notes.slice(0, maxNotesChars).matchAll(namedColor)) {
    const color = parseCssColor(word);
    if (color && (!/^[a-z]+$/i.test(word) || toOklch(color).c >= minChroma)) return color;
  }
  return undefined;
}

/** Whether a CSS colour is one that a picture can be built on. */
export function isColourful(value: string | undefined): boolean {
  const color = parseCssColor(value ?? '');
  return color !== undefined && toOklch(color).c >= minChroma;
}

/**
 * The colour a picture is built on: the first that the style notes name, else the brand's, else the reference image's, else
 * the source's theme colour when it is colourful, else one of ten by the host, so that one site always looks like itself.
 */
export function chooseBrandColor(hints: ColorHints): string {
  const asked = colorInNotes(hints.styleNotes ?? '') ?? hints.brand ?? hints.reference;
  if (asked !== undefined) return asked;
  const theme = parseCssColor(hints.themeColor ?? '');
  if (theme !== undefined && isColourful(theme)) return theme;
  const host = withoutWww((hints.host ?? hints.title ?? '').toLowerCase());
  return curated[hash(host) % curated.length] ?? curated[0];
}
