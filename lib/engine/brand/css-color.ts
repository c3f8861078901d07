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

/** What shows less than half of itself is a tint of what lies behind it. */
const minAlpha = 0.5;

/** A CSS colour of any notation (CSS Color 4) as `#rrggbb`; undefined for anything else, and for what is mostly transparent. */
export function parseCssColor(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  // Channels that are bare numbers are Bootstrap's and Tailwind's way of storing a colour.
  const channels = /^(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})$/.exec(text);
  const color = text.length > 80 ? undefined : parseSafely(channels ? `rgb(${channels.slice(1).join(' ')})` : text);
  return color && (color.alpha ?? 1) >= minAlpha ? formatHex(color) : undefined;
}

/** culori throws on some texts that are no colours, as "/0a". */
function parseSafely(text: string) {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
