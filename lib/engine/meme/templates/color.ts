import { clamp } from '../../sizes.ts';
/** Mixes two `#rrggbb` colours by channel; `t` is 0–1. */
export function mix(from: string, to: string, t: number): string {
  const share = clamp(t, 0, 1);
  const channel = (at: number): string => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The colour at `t` (0–1) of evenly spaced `#rrggbb`. */
export function ramp(colors: readonly string[], t: number): string {
  const at = clamp(t, 0, 1) * (colors.length - 1);
  const low = Math.min(Math.floor(at), colors.length - 2);
  return mix(colors[low] ?? '#000000', colors[low + 1] ?? '#000000', at - low);
}
