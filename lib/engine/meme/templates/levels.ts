import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import { type BlotMood, drawBlot } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { createRadialGradient, drawPath, toCirclePath, toPolygonPath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawRays, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import type { Template } from './template.ts';

interface LadderLevel {
  readonly words: Rect;
  readonly stage: Rect;
}

const levels = makeForEach((aspect, { width, height }): readonly LadderLevel[] =>
  [0, 1, 2, 3].map((index) => {
    if (aspect === '16:9') {
      const x = (index * width) / 4;
      return { stage: makeRect(x, 0, width / 4, 580), words: makeRect(x, 580, width / 4, 500) };
    }
    const h = height / 4;
    return { words: makeRect(0, index * h, 540, h), stage: makeRect(540, index * h, 540, h) };
  }),
);

const roles = ['one', 'two', 'three', 'four'] as const;

export const ladder: Template = {
  id: 'levels',
  description:
    'Four panels: a drop of ink, dull at first, shines brighter from one to the next until it floats in gold.',
  slots: roles.map((role, index) =>
    createPanel(
      role,
      makeForEach((aspect) => {
        const { words } = levels[aspect][index] ?? { words: makeRect(0, 0, 0, 0) };
        const edge = aspect === '9:16' && (index === 0 || index === 3);
        const inner = shrink(words, 40, 32);
        return edge ? makeRect(inner.x, index === 0 ? 170 : inner.y, inner.width, inner.height - 138) : inner;
      }),
      { maxSize: 76, maxWords: 9 },
    ),
  ),
  ordered: true,
  draw,
};

const moods: readonly BlotMood[] = [
  { coat: coats.slate, eyes: { lid: 0.6, look: { x: 0, y: 0.6 } }, mouth: 'flat', tall: 0.9 },
  {
    coat: coats.blue,
    eyes: { look: { x: -0.5, y: -0.1 } },
    mouth: 'smile',
    brows: { lift: 0.3 },
    left: { to: [-146, -170], bend: -28, hand: 'open' },
  },
  {
    coat: coats.violet,
    eyes: { kind: 'wide' },
    mouth: 'grin',
    brows: { lift: 0.9 },
    left: { to: [-150, -190], bend: -30, hand: 'open' },
    right: { to: [150, -190], bend: 30, hand: 'open' },
  },
  {
    coat: coats.gold,
    eyes: { kind: 'shut' },
    mouth: 'smile',
    extras: ['blush', 'sparkle'],
    legs: 'none',
    left: { to: [-62, -60], bend: -64, behind: false },
    right: { to: [62, -60], bend: 64, behind: false },
  },
];

const sizes = { standing: 0.94, floating: 0.86 } as const;
/** The glow's radius on the first panel as a share of its shorter side, and by how much it grows from panel to panel. */
const glowShare = { first: 0.42, growth: 0.06 } as const;
/** Half the angle of a halo's spike, and the turns of a lotus's petals, in radians. */
const spikeHalf = 0.06;
const petalTurns = [-1.15, 1.15, -0.75, 0.75, -0.35, 0.35, 0] as const;

const skies = ['#3a3f57', '#1f5c9e', '#5a2ba8', '#c2247e'] as const;
const beams = ['#3a3f57', '#2c70b8', '#6d3ac4', '#ff9d2e'] as const;

function draw(aspect: Aspect): readonly SceneNode[] {
  return levels[aspect].flatMap(({ words, stage }, index): readonly SceneNode[] => [
    drawPath(toRectanglePath(words.x, words.y, words.width, words.height), { fill: paper }),
    drawScene(stage, index),
    drawPath(toRectanglePath(words.x, words.y, words.width, words.height), { stroke: createOutline(10) }),
    drawPath(toRectanglePath(stage.x, stage.y, stage.width, stage.height), { stroke: createOutline(10) }),
  ]);
}

function drawScene({ x, y, width, height }: Rect, index: number): SceneNode {
  const scale = Math.min(height / 400, width / 400) * (index === 3 ? sizes.floating : sizes.standing);
  const [cx, cy] = [width / 2, height / 2];
  const feet = cy + 172 * scale - (index === 3 ? 22 * scale : 0);
  const glow = Math.min(width, height) * (glowShare.first + index * glowShare.growth);
  const light = ['#8e95ac', '#9fe0ff', '#eecbff', '#fff3a6'][index] ?? '#ffffff';
  return {
    type: 'group',
    x,
    y,
    clip: { width, height },
    children: [
      ...(index === 0
        ? [drawPath(toRectanglePath(0, 0, width, height), { fill: skies[0] })]
        : drawRays(cx, cy, { width, height }, skies[index] ?? skies[0], beams[index] ?? beams[0], 8 + index * 6)),
      drawPath(toCirclePath(cx, cy, glow), {
        fill: createRadialGradient(cx, cy, glow, [
          [0, `${light}e0`],
          [0.5, `${light}${['30', '70', '90', 'c0'][index] ?? '60'}`],
          [1, `${light}00`],
        ]),
      }),
      ...(index === 3 ? [drawHalo(cx, cy, scale)] : []),
      drawBlot(cx, feet, scale, moods[index] ?? {}),
      ...(index === 3 ? [drawLotus(cx, feet, scale)] : []),
    ],
  };
}

function drawHalo(x: number, y: number, scale: number): SceneNode {
  const spikes = Array.from({ length: 24 }, (_, i) => {
    const [angle, r] = [(i * Math.PI) / 12, (i % 2 ? 208 : 182) * scale];
    const toPoint = (turn: number, radius: number) =>
      [x + radius * Math.cos(angle + turn), y + radius * Math.sin(angle + turn)] as const;
    return toPolygonPath([toPoint(-spikeHalf, 158 * scale), toPoint(0, r), toPoint(spikeHalf, 158 * scale)]);
  });
  return drawPath(spikes.join(''), { fill: '#fff7c9', stroke: createOutline(4) });
}

function drawLotus(x: number, y: number, scale: number): SceneNode {
  const petal = 'M0 0C-34 -20 -34 -60 0 -86C34 -60 34 -20 0 0Z';
  return {
    type: 'group',
    x,
    y: y + 34 * scale,
    scale: scale * 1.05,
    children: petalTurns.map(
      (angle): SceneNode => ({
        type: 'group',
        x: angle * 66,
        y: 0,
        angle,
        children: [drawPath(petal, { fill: '#ff86b8', stroke: createOutline(8) })],
      }),
    ),
  };
}
