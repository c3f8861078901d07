import type { Aspect } from '../../../contract/index.ts';
import type { MemeDraft } from '../../brief.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import {
  drawAt,
  drawPath,
  drawShaded,
  toCirclePath,
  toPolygonPath,
  toRectanglePath,
  toRoundedPath,
} from '../shapes.ts';
import { createOutline, drawHalftone, drawShadow, drawSpeechBubble, drawTube } from './props.ts';
import { createBanner, createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import type { Template } from './template.ts';

const scenes = makeForEach((aspect) => {
  const [bubble, floor, x, scale] = {
    '9:16': [makeRect(330, 590, 680, 300), 1590, 420, 1.6],
    '4:5': [makeRect(420, 300, 610, 230), 1150, 400, 1.3],
    '1:1': [makeRect(470, 236, 560, 190), 950, 400, 1.06],
    '16:9': [makeRect(960, 250, 640, 220), 950, 780, 1.24],
  }[aspect] as [ReturnType<typeof makeRect>, number, number, number];
  return { bubble, floor, x, scale };
});

const dusk = [
  [0, '#5c1846'],
  [0.6, '#c7354f'],
  [1, '#ff8552'],
] as const;
/** Places as shares of width and height, lower under a story's headline; size relative to Blot. */
const alarms = { x: [0.1, 0.92], y: 0.27, storyY: 0.235, size: 0.9 } as const;
const wideSheets = [
  { x: 180, y: 420, turn: 0.3 },
  { x: 430, y: 330, turn: -0.5 },
  { x: 300, y: 640, turn: 0.9 },
  { x: 1720, y: 420, turn: -0.3 },
  { x: 1500, y: 620, turn: 0.6 },
  { x: 1250, y: 560, turn: -0.8 },
] as const;
const tallSheets = [
  { x: 110, y: 0.34, turn: 0.3 },
  { x: 270, y: 0.27, turn: -0.5 },
  { x: 90, y: 0.5, turn: 0.9 },
  { x: 950, y: 0.56, turn: -0.3 },
  { x: 780, y: 0.5, turn: 0.6 },
] as const;

/** All around fails (`chaos`); Blot in a deck chair stays calm (`calm`, optional). */
export const calm: Template = {
  id: 'calm',
  description: 'A drop of ink sips a drink in a deck chair while alarms flash, papers fly and a pipe bursts around it.',
  slots: [
    createBanner('chaos', 'top'),
    createPanel(
      'calm',
      makeForEach((aspect) => shrink(scenes[aspect].bubble, 46, 26)),
      { maxSize: 80, maxWords: 7, maxLines: 3 },
    ),
  ],
  draw,
  drawFor,
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { floor, x, scale } = scenes[aspect];
  const sheets = aspect === '16:9' ? wideSheets : tallSheets.map((place) => ({ ...place, y: place.y * height }));
  const alarmY = height * (aspect === '9:16' ? alarms.storyY : alarms.y);
  return [
    ...drawShaded([0, 0, width, height], 0, floor, dusk),
    drawHalftone(makeRect(0, 0, width, floor), { color: '#3a0c38', opacity: 0.4, edge: 'top', step: 44 }),
    ...alarms.x.flatMap((across) => drawAlarm(width * across, alarmY, scale)),
    drawPipe(width, floor, scale),
    drawPath(toRectanglePath(0, floor - 70 * scale, width, height), { fill: '#3f2a63', stroke: createOutline(10) }),
    drawHalftone(makeRect(0, floor - 60 * scale, width, height - floor + 60 * scale), {
      color: '#221447',
      opacity: 0.6,
    }),
    drawPuddle(width, floor, scale),
    drawScreen(aspect === '16:9' ? 260 : 150 * scale, floor, scale),
    ...sheets.map((place) => drawSheet(place.x, place.y, place.turn, scale)),
    drawShadow(x + 30 * scale, floor + 46 * scale, 240 * scale),
    drawChair(x, floor, scale),
    drawBlot(x, floor + 4 * scale, scale, {
      eyes: { kind: 'shut' },
      brows: { lift: 0.9 },
      mouth: 'smile',
      extras: ['blush'],
      legs: 'none',
      lean: -0.2,
      left: { to: [-98, -216], bend: 54, behind: false },
      right: { to: [146, -126], bend: 34, behind: false },
    }),
    drawDrink(x + 118 * scale, floor - 158 * scale, scale),
    drawSeat(x, floor, scale),
  ];
}

function drawFor({ captions }: MemeDraft, aspect: Aspect): readonly SceneNode[] {
  const { bubble, floor, x, scale } = scenes[aspect];
  return (captions.calm ?? '') === '' ? [] : drawSpeechBubble(bubble, [x + 96 * scale, floor - 292 * scale]);
}

function drawAlarm(x: number, y: number, scale: number): readonly SceneNode[] {
  const beam = [-1, 1].map((side) =>
    toPolygonPath([
      [x, y],
      [x + side * 260 * scale, y + 40 * scale],
      [x + side * 220 * scale, y + 220 * scale],
    ]),
  );
  return [
    drawPath(beam.join(''), { fill: '#ffe14d', opacity: 0.35 }),
    drawAt(x, y, scale * alarms.size, [
      drawPath('M-44 30V-6C-44 -58 44 -58 44 -6V30Z', { fill: '#ff3b4e', stroke: createOutline(9) }),
      drawPath('M-24 6C-24 -20 -14 -30 0 -32', { stroke: { color: '#ffffff', width: 8 }, opacity: 0.8 }),
      drawPath(toRoundedPath(-60, 28, 120, 28, 8), { fill: '#4b4f6b', stroke: createOutline(9) }),
    ]),
  ];
}

function drawPipe(width: number, floor: number, scale: number): SceneNode {
  return drawAt(width - 96 * scale, floor - 70 * scale, scale, [
    drawPath(toRectanglePath(-24, -420, 48, 430), { fill: '#8f97b5', stroke: createOutline(9) }),
    drawPath(toRectanglePath(-10, -420, 12, 430), { fill: '#c3c9de' }),
    drawPath(toRoundedPath(-38, -230, 76, 42, 8), { fill: '#6c7494', stroke: createOutline(9) }),
    drawPath(
      'M-36 -214C-120 -250 -170 -190 -196 -60C-170 -120 -130 -170 -80 -172C-130 -140 -150 -70 -152 6C-128 -90 -96 -150 -36 -190Z',
      { fill: '#7fd4ff', stroke: createOutline(8) },
    ),
    drawPath(toCirclePath(-206, -20, 12) + toCirclePath(-176, 40, 9) + toCirclePath(-120, 0, 10), {
      fill: '#7fd4ff',
      stroke: createOutline(5),
    }),
  ]);
}

function drawPuddle(width: number, floor: number, scale: number): SceneNode {
  return drawAt(width - 230 * scale, floor + 8 * scale, scale, [
    drawPath('M-170 14C-190 -16 -110 -36 -40 -30C40 -46 190 -30 200 4C210 40 60 46 0 38C-60 50 -150 44 -170 14Z', {
      fill: '#7fd4ff',
      stroke: createOutline(8),
    }),
    drawPath('M-90 0C-50 -14 0 -12 40 -8', { stroke: { color: '#ffffff', width: 8 } }),
  ]);
}

function drawScreen(x: number, floor: number, scale: number): SceneNode {
  return drawAt(x, floor - 66 * scale, scale, [
    drawPath('M-16 -60H16L26 6H-26Z', { fill: '#6c7494', stroke: createOutline(8) }),
    drawPath(toRoundedPath(-116, -206, 232, 156, 16), { fill: '#1d1538', stroke: createOutline(10) }),
    drawPath(
      toPolygonPath([
        [0, -188],
        [58, -86],
        [-58, -86],
      ]),
      { fill: '#ffd23f', stroke: createOutline(8) },
    ),
    drawPath('M0 -156V-122M0 -104V-103', { stroke: createOutline(12) }),
  ]);
}

function drawSheet(x: number, y: number, angle: number, scale: number): SceneNode {
  return {
    type: 'group',
    x,
    y,
    angle,
    scale: scale * 0.8,
    children: [
      drawPath('M-52 -66L34 -66L56 -44L52 66L-52 66Z', { fill: '#fffdf6', stroke: createOutline(8) }),
      drawPath('M34 -66V-44H56', { stroke: createOutline(7) }),
      drawPath('M-28 -24H28M-28 2H28M-28 28H10', { stroke: { color: '#8a8fb0', width: 7 } }),
    ],
  };
}

function drawChair(x: number, floor: number, scale: number): SceneNode {
  return drawAt(x, floor, scale, [
    ...drawTube('M-190 -250L110 40M-60 46L150 -60', { color: '#c98a4b', width: 11, inked: 26 }),
    drawPath('M-200 -236L-120 -286L60 -20L-20 30Z', { fill: '#fff3dd', stroke: createOutline(9) }),
    drawPath('M-178 -250L-142 -272L34 -4L0 18Z', { fill: '#35bfa9' }),
  ]);
}

function drawSeat(x: number, floor: number, scale: number): SceneNode {
  return drawAt(x, floor, scale, [
    drawPath('M-70 -30C-20 26 80 24 160 -58L186 -34C110 58 -20 66 -96 2Z', {
      fill: '#fff3dd',
      stroke: createOutline(9),
    }),
    drawPath('M-76 -10C-20 40 90 40 168 -42', { stroke: { color: '#35bfa9', width: 12 } }),
  ]);
}

function drawDrink(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    ...drawTube('M14 -96L40 -146', { color: '#ff7fa8', width: 6, inked: 14 }),
    drawPath('M-30 -92H46L34 18H-18Z', { fill: '#eafaff', stroke: createOutline(8) }),
    drawPath('M-25 -58H41L33 14H-17Z', { fill: '#ffc930' }),
    drawPath(toCirclePath(46, -92, 26), { fill: '#ff9d2e', stroke: createOutline(7) }),
    drawPath(toCirclePath(8, 20, 23), { fill: '#ff6a4a', stroke: createOutline(9) }),
  ]);
}
