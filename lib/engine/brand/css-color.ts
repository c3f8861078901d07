import {
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode as registerMode,
} from 'culori/fn';

for (const mode of [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3]) registerMode(mode);

/** A more transparent colour is a tint of the background. */
const minAlpha = 0.5;

/** `#rrggbb` of a CSS Color 4 value; undefined for anything else and for mostly transparent colours. */
export function parseCssColor(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  // Bare channel numbers, as Bootstrap and Tailwind store colours.
  const channels = /^(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})$/.exec(text);
  const color = text.length > 80 ? undefined : parseSafely(channels ? `rgb(${channels.slice(1).join(' ')})` : text);
  return color && (color.alpha ?? 1) >= minAlpha ? formatHex(color) : undefined;
}

/** culori throws on some invalid texts, e.g. "/0a". */
function parseSafely(text: string) {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
