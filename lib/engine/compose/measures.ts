import type { Aspect } from '../../contract/index.ts';

/** Pixels at scale 1; `max` and `min` limit growing and shrinking. */
export interface SizeRange {
  readonly base: number;
  readonly min: number;
  readonly max: number;
}

export interface Measures {
  readonly margin: number;
  /** Apps draw over the outer 8 % of a 9:16 picture. */
  readonly top: number;
  readonly bottom: number;
  readonly title: SizeRange & { readonly lines: number };
  readonly subtitle: SizeRange;
  readonly kicker: SizeRange;
  readonly heading: SizeRange;
  readonly fact: SizeRange;
  readonly body: SizeRange;
  readonly hero: SizeRange;
  readonly number: SizeRange;
  readonly label: SizeRange;
  readonly source: SizeRange;
  readonly disc: SizeRange;
  readonly thesis: SizeRange;
  /** Between sections; related items are at most half as far apart. */
  readonly section: SizeRange;
}

export const toSizeRange = (base: number, min: number, max: number): SizeRange => ({ base, min, max });

/** Scales a size and its limits; never under 26 px. */
export const scaleSize = ({ base, min, max }: SizeRange, factor: number): SizeRange => ({
  base: base * factor,
  min: Math.max(26, min * factor),
  max: max * factor,
});

const common = {
  kicker: toSizeRange(26, 26, 28),
  label: toSizeRange(28, 26, 34),
  source: toSizeRange(26, 26, 26),
  body: toSizeRange(28, 26, 36),
  fact: toSizeRange(36, 29, 50),
  heading: toSizeRange(38, 31, 56),
  thesis: toSizeRange(56, 40, 72),
};

export const measures: Readonly<Record<Aspect, Measures>> = {
  '9:16': {
    ...common,
    margin: 72,
    top: 156,
    bottom: 96,
    title: { ...toSizeRange(92, 58, 104), lines: 5 },
    subtitle: toSizeRange(34, 28, 40),
    body: toSizeRange(30, 26, 40),
    heading: toSizeRange(42, 32, 60),
    fact: toSizeRange(38, 30, 56),
    hero: toSizeRange(230, 120, 300),
    number: toSizeRange(80, 52, 104),
    disc: toSizeRange(120, 76, 168),
    section: toSizeRange(56, 32, 76),
  },
  '4:5': {
    ...common,
    margin: 72,
    top: 72,
    bottom: 44,
    title: { ...toSizeRange(76, 50, 92), lines: 5 },
    subtitle: toSizeRange(32, 27, 36),
    body: toSizeRange(31, 26, 40),
    hero: toSizeRange(196, 110, 292),
    number: toSizeRange(80, 48, 96),
    disc: toSizeRange(104, 64, 148),
    section: toSizeRange(44, 26, 60),
  },
  '1:1': {
    ...common,
    margin: 60,
    top: 60,
    bottom: 42,
    title: { ...toSizeRange(68, 44, 84), lines: 4 },
    subtitle: toSizeRange(30, 26, 34),
    heading: toSizeRange(36, 30, 50),
    fact: toSizeRange(34, 28, 46),
    hero: toSizeRange(180, 100, 292),
    number: toSizeRange(56, 42, 76),
    disc: toSizeRange(88, 56, 128),
    section: toSizeRange(36, 20, 48),
  },
  '16:9': {
    ...common,
    margin: 96,
    top: 80,
    bottom: 64,
    title: { ...toSizeRange(72, 46, 100), lines: 5 },
    subtitle: toSizeRange(32, 27, 36),
    hero: toSizeRange(170, 92, 240),
    number: toSizeRange(84, 52, 104),
    disc: toSizeRange(104, 64, 144),
    section: toSizeRange(44, 28, 64),
  },
};

/** Share of the growth up to `max` that a size may use, by how many texts have it. */
const roomByCount = [1, 1, 0.92, 0.84, 0.74, 0.64, 0.5, 0.4];
const minRoom = 0.3;

export function shrinkForCount(of: SizeRange, count: number): SizeRange {
  const share = roomByCount[count] ?? minRoom;
  return { ...of, max: Math.max(of.base, of.base + (of.max - of.base) * share) };
}
