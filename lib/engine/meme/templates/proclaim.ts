import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawHand } from '../mascot/limbs.ts';
import { coats } from '../mascot/look.ts';
import {
  drawAt,
  drawPath,
  drawShaded,
  toCirclePath,
  toPolygonPath,
  toRectanglePath,
  toRoundedPath,
} from '../shapes.ts';
import { createOutline, drawHalftone, drawShadow, drawTube, paper } from './props.ts';
import { createBanner, makeForEach, makeRect } from './slots.ts';
import type { Template } from './template.ts';

const scenes = makeForEach((aspect) => {
  const [floor, scale] = {
    '9:16': [1250, 1.6],
    '4:5': [860, 1.2],
    '1:1': [690, 0.94],
    '16:9': [690, 0.96],
  }[aspect] as [number, number];
  return { floor, scale };
});

const evening = [
  [0, '#3b4aa8'],
  [0.55, '#f08a7c'],
  [1, '#ffd79a'],
] as const;
/** Relative to Blot, but not below `min`; of the first house a share is outside the picture. */
const houseSize = { share: 0.72, min: 0.8, hidden: 0.3 } as const;

/** A town crier: the opening (`top`) and the message (`bottom`). */
export const proclaim: Template = {
  id: 'proclaim',
  description: 'A drop of ink as town crier, with hat, bell and a long scroll, stands on a barrel before old houses.',
  slots: [createBanner('top', 'top'), createBanner('bottom', 'bottom', 0.26)],
  shows: makeForEach((aspect, { width }) => {
    const { floor, scale } = scenes[aspect];
    return [makeRect(width / 2 - 290 * scale, floor - 470 * scale, 580 * scale, 540 * scale)];
  }),
  draw,
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { floor, scale } = scenes[aspect];
  const x = width / 2;
  const feet = floor - 70 * scale;
  return [
    ...drawShaded([0, 0, width, height], 0, floor, evening),
    drawHalftone({ x: 0, y: 0, width, height: floor * 0.7 }, { color: '#26307f', opacity: 0.4, edge: 'top', step: 42 }),
    ...drawHouses(width, floor, scale),
    drawPath(toRectanglePath(0, floor, width, height - floor), { fill: '#7d6b8f', stroke: createOutline(9) }),
    ...drawCobbles(width, floor, height),
    drawShadow(x, floor + 62 * scale, 180 * scale),
    drawBarrel(x, feet, scale),
    drawPath(
      `M${x - 60 * scale} ${feet - 236 * scale}C${x - 190 * scale} ${feet - 120 * scale} ${x - 200 * scale} ${feet} ${x - 170 * scale} ${feet + 60 * scale}H${x + 150 * scale}C${x + 176 * scale} ${feet - 20 * scale} ${x + 150 * scale} ${feet - 120 * scale} ${x + 84 * scale} ${feet - 220 * scale}Z`,
      {
        fill: '#3f57d6',
        stroke: createOutline(9),
      },
    ),
    drawBlot(x, feet, scale, {
      eyes: { lid: 0.26, slant: 0.12, look: { x: 0, y: 0 } },
      brows: { slant: 0.22, lift: 0.3, cocked: true },
      mouth: 'shout',
      // The coat hides them.
      legs: 'none',
      left: { to: [-178, -226], bend: -34 },
      right: { to: [104, -172], bend: 26, behind: false },
    }),
    drawHat(x, feet, scale),
    drawCollar(x, feet, scale),
    drawBell(x - 178 * scale, feet - 226 * scale, scale),
    scroll(x + 172 * scale, feet - 124 * scale, scale),
  ];
}

function drawHouses(width: number, floor: number, scale: number): readonly SceneNode[] {
  const colors = ['#c9584f', '#e0a35b', '#5f8f8a', '#b98fb0', '#d9c08a', '#8f6f9f'];
  const each = 210 * Math.max(houseSize.min, scale * houseSize.share);
  const count = Math.ceil(width / each) + 1;
  return Array.from({ length: count }, (_, index): SceneNode => {
    const tall = 250 + ((index * 97) % 130);
    const windows = [0, 1, 2, 3].map((w) =>
      toRoundedPath(38 + (w % 2) * 84, -tall + 50 + Math.floor(w / 2) * 110, 52, 66, 8),
    );
    return drawAt(index * each - each * houseSize.hidden, floor, each / 210, [
      drawPath(
        toPolygonPath([
          [-8, -tall],
          [105, -tall - 120],
          [218, -tall],
        ]),
        { fill: '#7a3b4a', stroke: createOutline() },
      ),
      drawPath(toRectanglePath(0, -tall, 210, tall), {
        fill: colors[index % colors.length] ?? '#c9584f',
        stroke: createOutline(),
      }),
      drawPath(`M0 ${-tall + 140}H210M105 ${-tall}V${-tall + 30}`, { stroke: { color: '#5a3530', width: 9 } }),
      drawPath(windows.join(''), { fill: '#ffe9a8', stroke: createOutline(7) }),
    ]);
  });
}

function drawCobbles(width: number, floor: number, height: number): readonly SceneNode[] {
  const stones: string[] = [];
  for (let row = 0; row * 52 < height - floor; row += 1) {
    for (let column = -1; column * 120 < width; column += 1) {
      stones.push(toRoundedPath(column * 120 + (row % 2) * 60 + 8, floor + 16 + row * 52, 104, 38, 17));
    }
  }
  return [drawPath(stones.join(''), { fill: '#96839f' })];
}

function drawBarrel(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    drawPath('M-128 -6C-150 44 -150 92 -124 140H124C150 92 150 44 128 -6Z', {
      fill: '#a86b34',
      stroke: createOutline(9),
    }),
    drawPath('M-50 -4C-62 50 -62 92 -48 138M50 -4C62 50 62 92 48 138', { stroke: { color: '#7d4a20', width: 7 } }),
    ...drawTube('M-141 36Q0 58 141 36M-141 102Q0 124 141 102', { color: '#8f97b5', width: 9, inked: 22 }),
    drawPath('M-128 -6Q0 22 128 -6Q0 -34 -128 -6Z', { fill: '#c98a4b', stroke: createOutline(9) }),
  ]);
}

function drawHat(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    drawPath('M70 -330C130 -400 176 -372 168 -334C150 -352 122 -330 84 -292Z', {
      fill: '#ffffff',
      stroke: createOutline(),
    }),
    drawPath('M-60 -258C-64 -330 -10 -368 24 -352C62 -344 82 -300 76 -252Z', {
      fill: '#221b4a',
      stroke: createOutline(9),
    }),
    drawPath(
      'M-138 -226C-150 -262 -128 -292 -104 -292C-60 -240 70 -240 110 -288C138 -286 152 -256 138 -222C70 -262 -62 -262 -138 -226Z',
      { fill: '#2f2768', stroke: createOutline(9) },
    ),
    drawPath('M-128 -238C-60 -270 70 -270 128 -234', { stroke: { color: '#ffd23f', width: 9 } }),
    drawPath(toCirclePath(0, -262, 16), { fill: '#ffd23f', stroke: createOutline(7) }),
  ]);
}

function drawCollar(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    drawPath('M-58 -46C-74 -30 -64 -8 -42 -12C-36 8 -10 10 0 -6C12 10 36 8 42 -12C64 -8 74 -30 58 -46Z', {
      fill: paper,
      stroke: createOutline(),
    }),
    drawPath('M-30 -38L-36 -20M0 -36V-16M30 -38L36 -20', { stroke: { color: '#b9bfd0', width: 6 } }),
  ]);
}

function drawBell(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    {
      type: 'group',
      x: 0,
      y: 0,
      angle: -0.5,
      children: [
        ...drawTube('M0 10V-46', { color: '#8d5a2b', width: 11, inked: 24 }),
        drawPath('M-34 -62C-34 -100 34 -100 34 -62L34 -62C36 -40 44 -34 52 -24H-52C-44 -34 -36 -40 -34 -62Z', {
          fill: '#ffc930',
          stroke: createOutline(9),
        }),
        drawPath('M-20 -62C-20 -78 -10 -84 -2 -84', { stroke: { color: '#fff3c2', width: 8 } }),
      ],
    },
    drawHand(0, 6, 'mitt', -1, coats.vermilion),
    drawPath('M-104 -100q-22 -10 -26 -34M-72 -128q-10 -20 0 -40M-116 -58q-24 4 -38 -10', {
      stroke: { color: '#fff3c2', width: 10 },
    }),
  ]);
}

function scroll(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    drawPath('M-62 -60H66C60 40 84 120 60 220C54 246 88 262 112 244C96 286 14 296 -8 262C-40 200 -60 80 -62 -60Z', {
      fill: '#fff3d6',
      stroke: createOutline(9),
    }),
    drawPath('M-34 -18H40M-32 18H44M-28 54H48M-24 90H50M-18 126H50M-12 162H46M-4 198H40', {
      stroke: { color: '#b59a6a', width: 7 },
    }),
    drawPath(toRoundedPath(-84, -84, 172, 40, 20), { fill: '#e6c88f', stroke: createOutline(9) }),
    drawHand(-70, -50, 'mitt', 1, coats.vermilion),
  ]);
}
