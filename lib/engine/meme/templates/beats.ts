import { type BlotMood, drawBlot } from '../mascot/blot.ts';
import { drawFade, drawHalftone, drawShadow } from './props.ts';
import { createRows } from './rows.ts';
import { makeRect } from './slots.ts';

/** For any story of one figure: cheerful, then taken aback, then without a word. */
const moods: readonly BlotMood[] = [
  {
    eyes: { look: { x: -0.6, y: 0 } },
    brows: { lift: 0.5 },
    mouth: 'smile',
    left: { to: [-124, -96], bend: -30, hand: 'open' },
    right: { to: [120, -58], bend: 24 },
  },
  {
    eyes: { kind: 'wide', look: { x: -0.8, y: 0.1 } },
    brows: { lift: 0.9, cocked: true },
    mouth: 'small',
    turned: -0.3,
    left: { to: [-118, -56], bend: -24 },
    right: { to: [40, -60], bend: 56, behind: false },
  },
  {
    eyes: { lid: 0.5, look: { x: 0, y: 0.05 } },
    brows: { slant: -0.15 },
    mouth: 'flat',
    left: { to: [-112, -50], bend: -20 },
    right: { to: [112, -50], bend: 20 },
  },
];

const skies = [
  ['#ffd35c', '#fff3c4'],
  ['#7fd6c2', '#dff7ec'],
  ['#8f9fd0', '#dfe6fb'],
] as const;

/** Relative to a panel of 400 × 420 px; the last figure is nearer. */
const sizes = { first: 0.98, last: 1.12 } as const;

/** A story in three beats (`one`, `two`, `three`), the last one kept straight. */
export const beats = createRows({
  id: 'beats',
  description: 'Three panels: a drop of ink talks cheerfully, is taken aback, and looks straight at the reader.',
  roles: ['one', 'two', 'three'],
  maxWords: 14,
  scene({ width, height }, index) {
    const [cx, floor] = [width / 2, height * 0.9];
    const scale = Math.min(height / 400, width / 420) * (index === 2 ? sizes.last : sizes.first);
    const [top, bottom] = skies[index] ?? skies[0];
    return [
      drawFade({ width, from: 0, to: height }, top, bottom),
      drawHalftone(makeRect(0, 0, width, height), { color: '#ffffff', opacity: 0.5, edge: 'top', step: 36 }),
      drawShadow(cx, floor, 130 * scale),
      drawBlot(cx, floor, scale, moods[index]),
    ];
  },
});
