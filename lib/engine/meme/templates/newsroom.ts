import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { blot } from '../mascot/blot.ts';
import { at, circle, ellipse, path, polygon, rectangle, rounded, shaded } from '../shapes.ts';
import { card, drawRays, halftone, outline, paper, tube } from './props.ts';
import { makeForEach, panel, rect, shrink } from './slots.ts';
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
  '9:16': { screen: rect(420, 240, 600, 620), x: 300, desk: 1190, scale: 2, words: rect(60, 1330, 960, 400) },
  '4:5': { screen: rect(490, 80, 530, 480), x: 270, desk: 800, scale: 1.6, words: rect(60, 920, 960, 350) },
  '1:1': { screen: rect(500, 56, 520, 400), x: 260, desk: 630, scale: 1.3, words: rect(60, 730, 960, 290) },
  '16:9': { screen: rect(960, 70, 800, 520), x: 500, desk: 720, scale: 1.75, words: rect(110, 810, 1700, 220) },
};

/** Of the globe's radius: half widths of its meridians, and how far the parallels at half its radius reach. */
const meridians = [0.42, 0.86] as const;
const parallelReach = 0.86;

export const newsroom: Template = {
  id: 'newsroom',
  description: 'A drop of ink as newsreader, in a tie, behind a desk; a screen beside it shows what the news is about.',
  slots: [
    panel(
      'headline',
      makeForEach((aspect) => shrink(scenes[aspect].words, 40, 26)),
      { maxWords: 14, maxLines: 4, maxSize: 88 },
    ),
  ],
  draw,
  drawFor(draft, aspect, drawings) {
    const { screen } = scenes[aspect];
    const shown = placeThing(draft, drawings, shrink(screen, 62, 54));
    return shown.length > 0 ? shown : [globe(screen)];
  },
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { screen, x, desk, scale, words } = scenes[aspect];
  return [
    ...shaded([0, 0, width, height], 0, desk, [
      [0, '#16246b'],
      [1, '#3f6fe0'],
    ]),
    halftone(rect(0, 0, width, desk), { color: '#0d1648', opacity: 0.45, edge: 'top', step: 44 }),
    ...onAir(screen),
    blot(x, desk + 18 * scale, scale, {
      eyes: { lid: 0.22, look: { x: 0, y: 0 } },
      brows: { lift: 0.5, cocked: true },
      mouth: 'flat',
      legs: 'none',
      left: { to: [-96, -32], bend: -34, behind: false },
      right: { to: [96, -32], bend: 34, behind: false },
    }),
    tie(x, desk + 18 * scale, scale),
    path(rectangle(0, desk, width, height - desk), { fill: '#7a3f2a', stroke: outline(10) }),
    path(rectangle(0, desk, width, 30 * scale), { fill: '#a65a38', stroke: outline(9) }),
    halftone(rect(0, desk + 40 * scale, width, height - desk), { color: '#4c2318', opacity: 0.5 }),
    sheets(x, desk, scale),
    mug(x + 210 * scale, desk, scale),
    card(words, 0, paper, 18),
    path(rounded(words.x + 26, words.y - 24, 150, 46, 23), { fill: '#e8343f', stroke: outline(8) }),
    path(circle(words.x + 101, words.y - 1, 10), { fill: '#ffffff' }),
  ];
}

function onAir(screen: Rect): readonly SceneNode[] {
  const { x, y, width, height } = screen;
  return [
    card(screen, 0, '#221b33', 34),
    {
      type: 'group',
      x: x + 22,
      y: y + 22,
      clip: { width: width - 44, height: height - 44, radius: 20 },
      children: [...drawRays(width / 2 - 22, height / 2 - 22, { width, height }, '#ffd35c', '#ffc02e', 16)],
    },
  ];
}

function globe({ x, y, width, height }: Rect): SceneNode {
  const r = Math.min(width, height) * 0.36;
  const curves = meridians.map((share) => ellipse(0, 0, r * share, r)).join('');
  return at(x + width / 2, y + height / 2, 1, [
    path(circle(0, 0, r), { fill: '#4fa3f0', stroke: outline(11) }),
    path(
      `${curves}M0 ${-r}V${r}M${-r} 0H${r}M${-r * parallelReach} ${-r * 0.5}H${r * parallelReach}M${-r * parallelReach} ${r * 0.5}H${r * parallelReach}`,
      {
        stroke: { color: '#dff0ff', width: 8 },
      },
    ),
    path(circle(0, 0, r), { stroke: outline(11) }),
  ]);
}

function tie(x: number, y: number, scale: number): SceneNode {
  return at(x, y, scale, [
    path(
      polygon([
        [-13, -66],
        [13, -66],
        [8, -50],
        [18, -8],
        [0, 12],
        [-18, -8],
        [-8, -50],
      ]),
      { fill: '#3f57d6', stroke: outline(7) },
    ),
    path('M-10 -50H10', { stroke: outline(6) }),
  ]);
}

function sheets(x: number, desk: number, scale: number): SceneNode {
  return at(x, desk, scale, [
    path('M-84 -12L-70 -34H70L84 -12Z', { fill: '#e6e1d3', stroke: outline(7) }),
    path('M-90 2L-74 -22H74L90 2Z', { fill: paper, stroke: outline(7) }),
    path('M-52 -12H40', { stroke: { color: '#b9b2a0', width: 5 } }),
  ]);
}

function mug(x: number, desk: number, scale: number): SceneNode {
  return at(x, desk, scale, [
    ...tube('M26 -46C56 -50 56 -8 24 -12', { color: paper, width: 6, inked: 16 }),
    path('M-28 -58H28V-4C28 10 -28 10 -28 -4Z', { fill: paper, stroke: outline(8) }),
    path(ellipse(0, -58, 28, 8), { fill: '#5b2f1c', stroke: outline(7) }),
  ]);
}
