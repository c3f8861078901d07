import { withoutWww } from '../../contract/host.ts';
import { denying } from '../languages/patterns.ts';
import { toOklch } from './color.ts';
import { parseCssColor } from './css-color.ts';
import { hash } from './hash.ts';

interface ColorHints {
  /** The request's own words ("Brand colour #0f766e."). */
  readonly styleNotes?: string | undefined;
  readonly brand?: string | undefined;
  /** Most striking colour of the reference image, `#rrggbb`. */
  readonly reference?: string | undefined;
  readonly themeColor?: string | undefined;
  readonly host?: string | undefined;
  /** Replaces a missing host. */
  readonly title?: string | undefined;
}

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

/** Chroma below which a theme colour is a browser bar's white or black instead of a brand. */
const minChroma = 0.06;

const namedColor = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:${denying}) (?:\w+ )?)(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([\d\s.,%/a-z-]{3,40}\)|\b[a-z]{3,20}\b)`,
  'giu',
);
const maxNotesChars = 800;

function colorInNotes(notes: string): string | undefined {
  for (const [word] of notes.slice(0, maxNotesChars).matchAll(namedColor)) {
    const color = parseCssColor(word);
    if (color && (!/^[a-z]+$/i.test(word) || toOklch(color).c >= minChroma)) return color;
  }
  return undefined;
}

export function isColourful(value: string | undefined): boolean {
  const color = parseCssColor(value ?? '');
  return color !== undefined && toOklch(color).c >= minChroma;
}

export const findAskedColor = ({
  styleNotes = '',
  brand,
  reference,
}: Pick<ColorHints, 'styleNotes' | 'brand' | 'reference'>): string | undefined =>
  colorInNotes(styleNotes) ?? brand ?? reference;

/** The style notes' colour, else the brand's, the reference image's, a colourful theme colour, or one of ten by the host. */
export function chooseBrandColor(hints: ColorHints): string {
  const asked = findAskedColor(hints);
  if (asked !== undefined) return asked;
  const theme = parseCssColor(hints.themeColor ?? '');
  if (theme !== undefined && isColourful(theme)) return theme;
  const host = withoutWww((hints.host ?? hints.title ?? '').toLowerCase());
  return curated[hash(host) % curated.length] ?? curated[0];
}
