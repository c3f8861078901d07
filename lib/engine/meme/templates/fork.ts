import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { createLinearGradient, drawAt, drawPath, toCirclePath, toPolygonPath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawFade, drawHalftone, drawShadow } from './props.ts';
import { createBanner, createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const boards = makeForEach((aspect, { width }) => {
  const [top, boardWidth, boardHeight, margin] = {
    '9:16': [520, 480, 300, 40],
    '4:5': [296, 480, 230, 40],
    '1:1': [236, 480, 190, 40],
    '16:9': [250, 680, 220, 130],
  }[aspect] as [number, number, number, number];
  return {
    left: makeRect(margin, top, boardWidth, boardHeight),
    right: makeRect(width - margin - boardWidth, top, boardWidth, boardHeight),
    horizon: { '9:16': 960, '4:5': 640, '1:1': 520, '16:9': 540 }[aspect],
    blot: { '9:16': [1640, 1.75], '4:5': [1240, 1.42], '1:1': [1010, 1.18], '16:9': [1020, 1.24] }[aspect] as [
      number,
      number,
    ],
  };
});

/** Places are shares of a board's width, from its left; the sun's beams are in its radii, its turn in radians. */
const sun = { across: 0.24, turn: 0.2, beam: { from: 1.24, to: 1.55 } } as const;
const peaks = { first: 0.28, second: 0.84 } as const;
const boltAcross = 0.72;
const minBolt = 0.8;
const cloudPlace = { across: 0.66, size: 0.86 } as const;
/** The hill behind the sunny road, as shares of half the picture's width. */
const hill = { bend: 0.25, end: 0.55 } as const;
/** As shares of the width: how far the roads lead aside, and half of their common foot; then where they bend, as shares of those. */
const road = { reach: 0.34, foot: 0.3, low: 0.8, mid: 0.7, high: 0.4 } as const;

export const fork: Template = {
  id: 'fork',
  description:
    'A drop of ink stands where the road forks: one way leads into the sun, the other one into a thunderstorm.',
  slots: [
    createBanner('top', 'top'),
    createPanel(
      'left',
      makeForEach((aspect) => shrink(boards[aspect].left, 44, 22)),
      { maxSize: 62, maxWords: 8, maxLines: 3, ground: '#ffe9bf' },
    ),
    createPanel(
      'right',
      makeForEach((aspect) => shrink(boards[aspect].right, 44, 22)),
      { maxSize: 62, maxWords: 8, maxLines: 3, ground: '#ffe9bf' },
    ),
  ],
  ordered: true,
  draw,
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const {
    left,
    right,
    horizon,
    blot: [feet, scale],
  } = boards[aspect];
  const cx = width / 2;
  const drawHalf = (x: number, sky: readonly [string, string], grass: readonly [string, string]) => [
    drawFade({ x, width: cx, from: 0, to: horizon }, sky[0], sky[1]),
    drawFade({ x, width: cx, from: horizon, to: height }, grass[0], grass[1]),
  ];
  return [
    ...drawHalf(0, ['#4fb9ee', '#fff0c4'], ['#9bd866', '#4fae57']),
    ...drawHalf(cx, ['#2d2a4a', '#6d5f92'], ['#5d7f72', '#3c5f5c']),
    ...drawSunny(left, horizon, cx),
    ...drawStormy(right, horizon, cx),
    drawHalftone(makeRect(0, horizon, width, height - horizon), { color: '#173b38', opacity: 0.16 }),
    ...drawRoads(cx, horizon, width, height),
    ...(says('left') ? [post(left, height, horizon), drawBoard(left, -1)] : []),
    ...(says('right') ? [post(right, height, horizon), drawBoard(right, 1)] : []),
    drawShadow(cx, feet + 4, 150 * scale),
    drawBlot(cx, feet, scale, {
      eyes: { kind: 'open', look: { x: 0.85, y: -0.75 } },
      brows: { cocked: true, lift: 0.6 },
      mouth: 'wavy',
      turned: 0.25,
      left: { to: [-90, -232], bend: 60, behind: false },
      right: { to: [138, -56], bend: 18 },
    }),
  ];
}

function drawSunny({ x, y, width }: Rect, horizon: number, middle: number): readonly SceneNode[] {
  const [sunX, sunY, r] = [x + width * sun.across, y - 2, 74];
  const beams = Array.from({ length: 14 }, (_, i) => {
    const angle = (i * Math.PI) / 7 + sun.turn;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${sunX + c * r * sun.beam.from} ${sunY + s * r * sun.beam.from}L${sunX + c * r * sun.beam.to} ${sunY + s * r * sun.beam.to}`;
  });
  return [
    drawPath(beams.join(''), { stroke: { color: '#ff9d2e', width: 12 } }),
    drawPath(toCirclePath(sunX, sunY, r), { fill: '#ffd23f', stroke: createOutline() }),
    drawPath(
      `M-10 ${horizon + 4}V${horizon - 50}Q${middle * hill.bend} ${horizon - 116} ${middle * hill.end} ${horizon - 46}T${middle} ${horizon - 30}V${horizon + 4}Z`,
      {
        fill: '#7cc957',
        stroke: createOutline(),
      },
    ),
  ];
}

function drawStormy({ x, y, width, height }: Rect, horizon: number, middle: number): readonly SceneNode[] {
  const cloud =
    'M-170 50C-230 50 -232 -24 -172 -30C-176 -92 -82 -116 -52 -66C-20 -120 84 -112 92 -46C150 -70 206 -10 168 50Z';
  const foot = y + height;
  const far = x + width + 200;
  const bolt = Math.max(minBolt, (horizon - foot + 50) / 190);
  const drops = Array.from({ length: 9 }, (_, i) => `M${x + 40 + i * 46} ${y - 10 - (i % 3) * 16}l-12 34`);
  return [
    drawPath(
      `M${middle} ${horizon + 4}V${horizon - 40}L${x + 50} ${horizon - 70}L${x + width * peaks.first} ${horizon - 150}L${x + width * 0.5} ${horizon - 50}L${x + width * peaks.second} ${horizon - 170}L${far} ${horizon - 30}V${horizon + 4}Z`,
      {
        fill: '#4a4470',
        stroke: createOutline(),
      },
    ),
    drawAt(x + width * boltAcross, foot - 40, bolt, [
      drawPath('M10 30L-36 110H6L-20 190L66 86H18L52 30Z', { fill: '#ffe14d', stroke: createOutline() }),
    ]),
    drawPath(drops.join(''), { stroke: { color: '#b9d6ff', width: 7 } }),
    drawAt(x + width * cloudPlace.across, y - 34, cloudPlace.size, [
      drawPath(cloud, { fill: '#8d86b3', stroke: createOutline(9) }),
    ]),
  ];
}

function drawRoads(cx: number, horizon: number, width: number, height: number): readonly SceneNode[] {
  const y = horizon + (height - horizon) * 0.5;
  const reach = width * road.reach;
  const foot = Math.min(width, 1300) * road.foot;
  const [low, mid, high] = [foot * road.low, reach * road.mid, reach * road.high];
  const surface = `M${cx - foot} ${height + 20}C${cx - low} ${y + 60} ${cx - mid} ${y - 10} ${cx - reach - 16} ${horizon}H${cx - reach + 34}C${cx - high} ${y - 60} ${cx - 40} ${y - 40} ${cx} ${y - 26}C${cx + 40} ${y - 40} ${cx + high} ${y - 60} ${cx + reach - 34} ${horizon}H${cx + reach + 16}C${cx + mid} ${y - 10} ${cx + low} ${y + 60} ${cx + foot} ${height + 20}Z`;
  return [
    drawPath(surface, {
      fill: createLinearGradient(horizon, height, [
        [0, '#e9cf9d'],
        [1, '#cfa76c'],
      ]),
      stroke: createOutline(9),
    }),
  ];
}

function post({ x, width, y, height: boardHeight }: Rect, height: number, horizon: number): SceneNode {
  const foot = horizon + (height - horizon) * 0.3;
  return drawPath(toRectanglePath(x + width / 2 - 17, y + boardHeight - 10, 34, foot - y - boardHeight + 10), {
    fill: '#b9793f',
    stroke: createOutline(),
  });
}

function drawBoard({ x, y, width, height }: Rect, side: -1 | 1): SceneNode {
  const tip = 40;
  const [back, front] = side === 1 ? [x, x + width - tip] : [x + width, x + tip];
  const shape = toPolygonPath([
    [back, y],
    [front, y],
    [front + side * tip, y + height / 2],
    [front, y + height],
    [back, y + height],
  ]);
  return drawAt(0, 0, 1, [
    drawAt(9, 11, 1, [drawPath(shape, { fill: '#221b33', opacity: 0.3 })]),
    drawPath(shape, { fill: '#ffe9bf', stroke: createOutline(10) }),
    drawPath(toCirclePath(back + side * 20, y + 22, 6) + toCirclePath(back + side * 20, y + height - 22, 6), {
      fill: '#8d5a2b',
    }),
  ]);
}
