import { type BlotMood, drawBlot } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { drawFade, drawHalftone, drawRays, drawShadow } from './props.ts';
import { createRows } from './rows.ts';
import { makeRect } from './slots.ts';

const moods: readonly BlotMood[] = [
  {
    eyes: { kind: 'wide', look: { x: 0, y: 0.1 } },
    brows: { lift: 0.9, slant: -0.3 },
    mouth: 'gasp',
    extras: ['sweat'],
    tall: 1.06,
    left: { to: [-84, -176], bend: -60, behind: false },
    right: { to: [84, -176], bend: 60, behind: false },
  },
  {
    coat: coats.blue,
    eyes: { kind: 'shut' },
    mouth: 'smile',
    extras: ['blush'],
    tall: 0.94,
    left: { to: [-120, -60], bend: -30 },
    right: { to: [120, -60], bend: 30 },
  },
  {
    eyes: { kind: 'wide', look: { x: 0, y: -0.2 } },
    brows: { lift: 1, slant: -0.4 },
    mouth: 'shout',
    extras: ['sweat', 'tear'],
    tall: 1.12,
    lean: -0.05,
    left: { to: [-150, -230], bend: -30, hand: 'open' },
    right: { to: [150, -230], bend: 30, hand: 'open' },
  },
];

/** Relative to a panel of 420 px; the last figure is nearer. */
const sizes = { first: 0.96, last: 1.02 } as const;

export const panic = createRows({
  id: 'panic',
  description: 'Three panels: a drop of ink panics, calms down, and panics all the more.',
  roles: ['panic', 'calm', 'again'],
  maxWords: 14,
  scene({ width, height }, index) {
    const [cx, floor] = [width / 2, height * 0.9];
    const scale = Math.min(height / 420, width / 420) * (index === 2 ? sizes.last : sizes.first);
    const ground =
      index === 1
        ? [
            drawFade({ width, from: 0, to: height }, '#9fe6f5', '#e4fbef'),
            drawHalftone(makeRect(0, 0, width, height), { color: '#ffffff', opacity: 0.6, edge: 'top', step: 36 }),
          ]
        : drawRays(
            cx,
            height / 2,
            { width, height },
            index === 0 ? '#ffb02e' : '#c81f3c',
            index === 0 ? '#ffd35c' : '#ff5a4d',
            index === 0 ? 14 : 26,
          );
    return [...ground, drawShadow(cx, floor, 130 * scale), drawBlot(cx, floor, scale, moods[index])];
  },
});
