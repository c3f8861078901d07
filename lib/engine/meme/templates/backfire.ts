import { type BlotMood, drawBlot } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { drawAt, drawPath, toRoundedPath } from '../shapes.ts';
import { createOutline, drawFade, drawHalftone, drawRays, drawShadow } from './props.ts';
import { createRows } from './rows.ts';
import { makeRect } from './slots.ts';

const moods: readonly BlotMood[] = [
  {
    eyes: { look: { x: 0.5, y: -0.3 } },
    brows: { lift: 0.5, cocked: true },
    mouth: 'smirk',
    right: { to: [120, -190], bend: 20 },
  },
  {
    eyes: { kind: 'glad' },
    brows: { lift: 0.8 },
    mouth: 'grin',
    extras: ['sparkle'],
    left: { to: [-150, -200], bend: -30, hand: 'open' },
    right: { to: [150, -200], bend: 30, hand: 'open' },
  },
  {
    eyes: { kind: 'wide', look: { x: 0, y: 0.3 } },
    brows: { lift: 0.9, slant: -0.2 },
    mouth: 'small',
    extras: ['sweat'],
    tall: 0.96,
  },
  {
    coat: coats.slate,
    eyes: { lid: 0.5, look: { x: 0, y: 0.9 } },
    brows: { slant: -0.35 },
    mouth: 'wavy',
    tall: 0.84,
    left: { to: [-86, -170], bend: -58, behind: false },
    right: { to: [86, -170], bend: 58, behind: false },
  },
];

/** Shares of a panel's width and height. */
const stage = { blot: 0.46, board: 0.8, floor: 0.92 } as const;

/** A plan (`one`), how fine it is (`two`), what came of it (`three`), and that once more (`four`). */
export const backfire = createRows({
  id: 'backfire',
  description:
    'Four panels: a drop of ink has a plan, is delighted with it, sees what came of it, and looks once more.',
  roles: ['one', 'two', 'three', 'four'],
  maxWords: 12,
  scene({ width, height }, index) {
    const [cx, floor] = [width * stage.blot, height * stage.floor];
    const scale = Math.min(height / 400, width / 470);
    const ground =
      index < 2
        ? [
            drawFade(
              { width, from: 0, to: height },
              index === 0 ? '#7fd6c2' : '#ffd35c',
              index === 0 ? '#dff7ec' : '#fff3c4',
            ),
            drawHalftone(makeRect(0, 0, width, height), { color: '#ffffff', opacity: 0.5, edge: 'top', step: 36 }),
          ]
        : index === 2
          ? drawRays(cx, height / 2, { width, height }, '#ff8f6b', '#ffb08f', 18)
          : [drawFade({ width, from: 0, to: height }, '#3f3a5c', '#776a92')];
    return [
      ...ground,
      drawShadow(cx, floor, 130 * scale),
      drawBoard(width * stage.board, floor, scale, index),
      drawBlot(cx, floor, scale, moods[index]),
    ];
  },
});

const drawBoard = (x: number, floor: number, scale: number, index: number) =>
  drawAt(x, floor, scale, [
    drawPath('M-54 0L0 -190L54 0', { stroke: createOutline(12) }),
    drawPath(toRoundedPath(-84, -300, 168, 150, 12), { fill: '#fffdf6', stroke: createOutline(9) }),
    drawPath(
      index < 2
        ? 'M-54 -184L-14 -222L10 -202L54 -262M26 -262H54V-234'
        : 'M-54 -262L-14 -222L10 -242L54 -184M26 -184H54V-212',
      {
        stroke: { color: index < 2 ? '#1fa866' : '#e8343f', width: 13 },
      },
    ),
  ]);
