import type { Aspect } from '../../contract/index.ts';

/**
 * Sizes of each picture at scale 1, in pixels. `most` is where a size stops growing when there is little to say, `least`
 * where it stops shrinking when there is much. From the visual specification ("Type", "Space").
 */
export interface Size {
  readonly base: number;
  readonly least: number;
  readonly most: number;
}

export interface Measures {
  /** Left and right. */
  readonly margin: number;
  /** Above the first text. Apps draw over the outer 8 % of a 9:16 picture. */
  readonly top: number;
  /** Below the source line. */
  readonly bottom: number;
  /** Below everything else when there is no source line. */
  readonly clear: number;
  readonly title: Size & { readonly lines: number };
  readonly subtitle: Size;
  readonly kicker: Size;
  readonly heading: Size;
  readonly body: Size;
  readonly number: Size;
  readonly label: Size;
  readonly source: Size;
  readonly tile: Size;
  /** Between sections; things that belong together are at most half as far apart. */
  readonly section: Size;
}

/** Smaller text can't be read on a phone. */
const bodyFloor = 26;
const sourceFloor = 23;

export const size = (base: number, least: number, most: number): Size => ({ base, least, most });

/** A size where it may stand `count` times: the fewer, the larger each may be. */
export function forCount(of: Size, count: number): Size {
  const share = [1, 1, 0.92, 0.84, 0.74, 0.64, 0.5, 0.4][count] ?? 0.3;
  return { ...of, most: Math.max(of.base, of.base + (of.most - of.base) * share) };
}

/** A size times `factor`, its limits too. */
export const times = ({ base, least, most }: Size, factor: number): Size => ({
  base: base * factor,
  least: least * factor,
  most: most * factor,
});

const common = {
  kicker: size(26, 24, 28),
  label: size(28, 27, 32),
  source: size(24, sourceFloor, 26),
};

export const measures: Readonly<Record<Aspect, Measures>> = {
  '9:16': {
    ...common,
    margin: 64,
    top: 156,
    bottom: 88,
    clear: 160,
    title: { ...size(104, 60, 116), lines: 4 },
    subtitle: size(35, 28, 40),
    heading: size(39, 32, 66),
    body: size(29, bodyFloor, 40),
    number: size(74, 48, 96),
    tile: size(104, 76, 152),
    section: size(56, 36, 72),
  },
  '4:5': {
    ...common,
    margin: 72,
    top: 72,
    bottom: 48,
    clear: 72,
    title: { ...size(84, 52, 104), lines: 4 },
    subtitle: size(32, 27, 36),
    heading: size(36, 30, 58),
    body: size(28, bodyFloor, 38),
    number: size(64, 44, 84),
    tile: size(92, 60, 144),
    section: size(44, 28, 60),
  },
  '1:1': {
    ...common,
    margin: 60,
    top: 60,
    bottom: 44,
    clear: 60,
    title: { ...size(74, 46, 92), lines: 4 },
    subtitle: size(29, bodyFloor, 34),
    heading: size(34, 30, 54),
    body: size(27, bodyFloor, 36),
    number: size(54, 40, 72),
    tile: size(80, 56, 128),
    section: size(36, 24, 52),
  },
  '16:9': {
    ...common,
    margin: 96,
    top: 88,
    bottom: 72,
    clear: 88,
    title: { ...size(84, 48, 132), lines: 6 },
    subtitle: size(32, 27, 36),
    heading: size(38, 31, 62),
    body: size(29, bodyFloor, 40),
    number: size(68, 48, 96),
    tile: size(96, 64, 144),
    section: size(48, 32, 72),
  },
};
