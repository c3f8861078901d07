import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import {
  drawAt,
  drawPath,
  drawShaded,
  toCirclePath,
  toEllipsePath,
  toPolygonPath,
  toRectanglePath,
  toRoundedPath,
} from '../shapes.ts';
import { createOutline, drawCard, drawHalftone, drawRays, drawTube, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import type { Template } from './template.ts';
import { placeThing } from './thing.ts';

interface NewsroomLayout {
  readonly screen: Rect;
  readonly x: number;
  readonly desk: number;
  readonly scale: number;
  readonly words: Rect;
}

const scenes: Readonly<Record<Aspect, NewsroomLayout>> = {
  '9:16': { screen: makeRect(420, 240, 600, 620), x: 300, desk: 1190, scale: 2, words: makeRect(60, 1330, 960, 400) },
  '4:5': { screen: makeRect(490, 80, 530, 480), x: 270, desk: 800, scale: 1.6, words: makeRect(60, 920, 960, 350) },
  '1:1': { screen: makeRect(500, 56, 520, 400), x: 260, desk: 630, scale: 1.3, words: makeRect(60, 730, 960, 290) },
  '16:9': { screen: makeRect(960, 70, 800, 520), x: 500, desk: 720, scale: 1.75, words: makeRect(110, 810, 1700, 220) },
};

/** Of the globe's radius: half widths of its meridians, and how far the parallels at half its radius reach. */
const meridians = [0.42, 0.86] as const;
const parallelReach = 0.86;

export const newsroom: Template = {
  id: 'newsroom',
  description: 'A drop of ink as newsreader, in a tie, behind a desk; a screen beside it shows what the news is about.',
  slots: [
    createPanel(
      'headline',
      makeForEach((aspect) => shrink(scenes[aspect].words, 40, 26)),
      { maxWords: 14, maxLines: 4, maxSize: 88 },
    ),
  ],
  draw,
  drawFor(draft, aspect, drawings) {
    const { screen } = scenes[aspect];
    const shown = placeThing(draft, drawings, shrink(screen, 62, 54));
    return shown.length > 0 ? shown : [drawGlobe(screen)];
  },
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { screen, x, desk, scale, words } = scenes[aspect];
  return [
    ...drawShaded([0, 0, width, height], 0, desk, [
      [0, '#16246b'],
      [1, '#3f6fe0'],
    ]),
    drawHalftone(makeRect(0, 0, width, desk), { color: '#0d1648', opacity: 0.45, edge: 'top', step: 44 }),
    ...drawOnAir(screen),
    drawBlot(x, desk + 18 * scale, scale, {
      eyes: { lid: 0.22, look: { x: 0, y: 0 } },
      brows: { lift: 0.5, cocked: true },
      mouth: 'flat',
      legs: 'none',
      left: { to: [-96, -32], bend: -34, behind: false },
      right: { to: [96, -32], bend: 34, behind: false },
    }),
    drawTie(x, desk + 18 * scale, scale),
    drawPath(toRectanglePath(0, desk, width, height - desk), { fill: '#7a3f2a', stroke: createOutline(10) }),
    drawPath(toRectanglePath(0, desk, width, 30 * scale), { fill: '#a65a38', stroke: createOutline(9) }),
    drawHalftone(makeRect(0, desk + 40 * scale, width, height - desk), { color: '#4c2318', opacity: 0.5 }),
    drawSheets(x, desk, scale),
    drawMug(x + 210 * scale, desk, scale),
    drawCard(words, 0, paper, 18),
    drawPath(toRoundedPath(words.x + 26, words.y - 24, 150, 46, 23), { fill: '#e8343f', stroke: createOutline(8) }),
    drawPath(toCirclePath(words.x + 101, words.y - 1, 10), { fill: '#ffffff' }),
  ];
}

function drawOnAir(screen: Rect): readonly SceneNode[] {
  const { x, y, width, height } = screen;
  return [
    drawCard(screen, 0, '#221b33', 34),
    {
      type: 'group',
      x: x + 22,
      y: y + 22,
      clip: { width: width - 44, height: height - 44, radius: 20 },
      children: [...drawRays(width / 2 - 22, height / 2 - 22, { width, height }, '#ffd35c', '#ffc02e', 16)],
    },
  ];
}

function drawGlobe({ x, y, width, height }: Rect): SceneNode {
  const r = Math.min(width, height) * 0.36;
  const curves = meridians.map((share) => toEllipsePath(0, 0, r * share, r)).join('');
  return drawAt(x + width / 2, y + height / 2, 1, [
    drawPath(toCirclePath(0, 0, r), { fill: '#4fa3f0', stroke: createOutline(11) }),
    drawPath(
      `${curves}M0 ${-r}V${r}M${-r} 0H${r}M${-r * parallelReach} ${-r * 0.5}H${r * parallelReach}M${-r * parallelReach} ${r * 0.5}H${r * parallelReach}`,
      {
        stroke: { color: '#dff0ff', width: 8 },
      },
    ),
    drawPath(toCirclePath(0, 0, r), { stroke: createOutline(11) }),
  ]);
}

function drawTie(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    drawPath(
      toPolygonPath([
        [-13, -66],
        [13, -66],
        [8, -50],
        [18, -8],
        [0, 12],
        [-18, -8],
        [-8, -50],
      ]),
      { fill: '#3f57d6', stroke: createOutline(7) },
    ),
    drawPath('M-10 -50H10', { stroke: createOutline(6) }),
  ]);
}

function drawSheets(x: number, desk: number, scale: number): SceneNode {
  return drawAt(x, desk, scale, [
    drawPath('M-84 -12L-70 -34H70L84 -12Z', { fill: '#e6e1d3', stroke: createOutline(7) }),
    drawPath('M-90 2L-74 -22H74L90 2Z', { fill: paper, stroke: createOutline(7) }),
    drawPath('M-52 -12H40', { stroke: { color: '#b9b2a0', width: 5 } }),
  ]);
}

function drawMug(x: number, desk: number, scale: number): SceneNode {
  return drawAt(x, desk, scale, [
    ...drawTube('M26 -46C56 -50 56 -8 24 -12', { color: paper, width: 6, inked: 16 }),
    drawPath('M-28 -58H28V-4C28 10 -28 10 -28 -4Z', { fill: paper, stroke: createOutline(8) }),
    drawPath(toEllipsePath(0, -58, 28, 8), { fill: '#5b2f1c', stroke: createOutline(7) }),
  ]);
}
