import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawHand } from '../mascot/limbs.ts';
import { coats } from '../mascot/look.ts';
import { drawPath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawCard, drawHalftone, drawRays, drawShadow, drawTube } from './props.ts';
import { createBanner, createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import type { Template } from './template.ts';

const angleRadians = -0.035;
/** Parts of the height with a printer's screen, over and under the ground's edge. */
const dotted = { sky: 0.26, ground: 0.3 } as const;

const scenes = makeForEach((aspect, { height }) => {
  const ground = { '9:16': 1420, '4:5': 1010, '1:1': 758, '16:9': 770 }[aspect];
  const sign = {
    '9:16': makeRect(90, 210, 900, 620),
    '4:5': makeRect(90, 76, 900, 470),
    '1:1': makeRect(90, 60, 900, 310),
    '16:9': makeRect(300, 60, 1320, 320),
  }[aspect];
  const scale = { '9:16': 1.9, '4:5': 1.5, '1:1': 1.3, '16:9': 1.32 }[aspect];
  return { ground, sign, scale, height };
});

export const placard: Template = {
  id: 'sign',
  description: 'A determined drop of ink stands on a box and holds up a large placard.',
  slots: [
    createPanel(
      'sign',
      makeForEach((aspect) => shrink(scenes[aspect].sign, 50, 44)),
      { angle: angleRadians, maxSize: 88 },
    ),
    { ...createBanner('below', 'bottom', 0.19), maxLines: 2, maxWords: 7, maxSize: 104 },
  ],
  draw,
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const size = pictureSizes[aspect];
  const { ground, sign, scale } = scenes[aspect];
  const x = size.width / 2 - 6;
  const feet = ground + 8 * scale;
  const findReach = (side: -1 | 1) => (sign.y + sign.height - 4 - feet) / scale + side * 150 * angleRadians;
  const stick = feet - 60 * scale;
  return [
    ...drawRays(x, sign.y + sign.height / 2, size, '#ffd35c', '#ffc02e', 20),
    drawHalftone(makeRect(0, ground - size.height * dotted.sky, size.width, size.height * dotted.sky), {
      color: '#ff8a3d',
      opacity: 0.35,
    }),
    drawPath(toRectanglePath(0, ground + 54 * scale, size.width, size.height), { fill: '#21857b' }),
    drawPath(toRectanglePath(0, ground + 54 * scale, size.width, 12), { fill: '#221b33' }),
    drawHalftone(makeRect(0, ground + 54 * scale + 20, size.width, size.height * dotted.ground), {
      color: '#0f5d58',
      opacity: 0.5,
    }),
    drawShadow(x, ground + 96 * scale, 230 * scale),
    drawCrate(x, ground, scale),
    ...drawTube(`M${x} ${sign.y + sign.height / 2}V${stick}`, {
      color: '#c98a4b',
      width: 17 * scale,
      inked: 30 * scale,
    }),
    drawBlot(x, feet, scale, {
      eyes: { lid: 0.24, slant: 0.3, look: { x: 0, y: -0.3 } },
      brows: { slant: 0.34, lift: -0.2 },
      mouth: 'shout',
      left: { to: [-150, findReach(-1)], bend: -46 },
      right: { to: [150, findReach(1)], bend: 46 },
    }),
    drawCard(sign, angleRadians),
    ...([-1, 1] as const).map((side) =>
      drawHand(x + side * 150 * scale, feet + findReach(side) * scale, 'mitt', side, coats.vermilion),
    ),
  ];
}

function drawCrate(x: number, y: number, scale: number): SceneNode {
  return {
    type: 'group',
    x,
    y,
    scale,
    children: [
      drawPath(toRectanglePath(-170, 0, 340, 104), { fill: '#c98a4b', stroke: createOutline(9) }),
      drawPath(toRectanglePath(-170, 0, 340, 26), { fill: '#e0a766', stroke: createOutline(9) }),
      drawPath('M-150 64H-60M-20 78H120M70 52H146', { stroke: { color: '#8d5a2b', width: 6 } }),
    ],
  };
}
