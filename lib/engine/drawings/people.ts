import { toHex, toOklch } from '../brand/color.ts';
import type { Tones } from '../brand/palette.ts';

const people = new Set(
  [
    'astronaut baby construction-worker cook ear ear-with-hearing-aid farmer firefighter flexed-biceps handshake',
    'health-worker horse-racing mechanic nail-polish police-officer raised-hand scientist skier snowboarder student',
    'teacher writing-hand selfie',
  ]
    .join(' ')
    .split(' '),
);

export const isPerson = (name: string): boolean => people.has(name) || name.startsWith('person-');

/** Real skin tones, light to dark, instead of the set's yellow. */
const tones = ['#f1c9a8', '#d8a27a', '#a8714f', '#7c4d36'] as const;

const shades: Readonly<Record<string, number>> = {
  '#ffc83d': 0,
  '#ffb02e': 0,
  '#fdbb11': -0.05,
  '#fcb100': -0.07,
  '#f59f00': -0.1,
  '#ed9200': -0.13,
};
const hair = '#f1a11e';
const brow = '#d37034';

interface Skin {
  readonly tone: number;
  readonly dark: boolean;
}

export function findSkinTone(fill: string, { deep, hue }: Tones, { tone, dark }: Skin): string | undefined {
  if (fill === hair) return dark ? toHex({ l: 0.4, c: 0.05, h: hue }) : deep;
  const skin = toOklch(tones[tone % tones.length] ?? tones[0]);
  if (fill === brow) return toHex({ ...skin, l: skin.l - 0.25 });
  const shade = shades[fill];
  return shade === undefined ? undefined : toHex({ ...skin, l: skin.l + shade });
}
