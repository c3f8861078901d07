import type { Aspect } from '../../../contract/index.ts';
import type { MemeDraft } from '../../brief.ts';
import { createRandom } from '../../random.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawAt, drawPath, toCirclePath, toRectanglePath, toRoundedPath } from '../shapes.ts';
import { createOutline, drawFade, drawHalftone, drawThoughtBubble, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import type { Template } from './template.ts';

const scenes = makeForEach((aspect, { width }) => {
  const [first, second, third, bedX, bedY, scale] = {
    '9:16': [makeRect(50, 980, 470, 236), makeRect(400, 716, 640, 280), makeRect(60, 170, 960, 520), 330, 1640, 1.5],
    '4:5': [makeRect(36, 606, 424, 220), makeRect(516, 526, 540, 262), makeRect(50, 50, 980, 450), 330, 1190, 1.2],
    '1:1': [makeRect(36, 462, 400, 196), makeRect(536, 418, 524, 232), makeRect(50, 44, 980, 360), 330, 960, 1],
    '16:9': [makeRect(50, 436, 448, 216), makeRect(540, 408, 590, 242), makeRect(760, 44, 1110, 350), 400, 950, 1.2],
  }[aspect] as [
    ReturnType<typeof makeRect>,
    ReturnType<typeof makeRect>,
    ReturnType<typeof makeRect>,
    number,
    number,
    number,
  ];
  return { first, second, third, bedX, bedY, scale, width };
});

const quiltDots = [0.35, 0.6, 0.82] as const;
const clockSize = 0.9;

/** A sleeper: `first`, `second` and the thought that keeps awake (`third`), which may be the only one. */
export const thoughts: Template = {
  id: 'thoughts',
  description: 'A drop of ink lies awake in bed at night while its thoughts grow from cloud to cloud.',
  slots: [
    createPanel(
      'first',
      makeForEach((aspect) => shrink(scenes[aspect].first, 56, 46)),
      { maxSize: 54, maxWords: 4, maxLines: 2 },
    ),
    createPanel(
      'second',
      makeForEach((aspect) => shrink(scenes[aspect].second, 62, 54)),
      { maxSize: 62, maxWords: 7, maxLines: 3 },
    ),
    createPanel(
      'third',
      makeForEach((aspect) => shrink(scenes[aspect].third, 110, 70)),
      { maxSize: 84 },
    ),
  ],
  draw,
  drawFor,
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { bedX, bedY, scale } = scenes[aspect];
  const random = createRandom(7);
  const stars = Array.from({ length: 40 }, () =>
    toCirclePath(Math.round(random() * width), Math.round(random() * bedY), 2 + Math.round(random() * 3)),
  );
  const floor = bedY + 60 * scale;
  return [
    drawFade({ width, from: 0, to: height }, '#141a4a', '#46409a'),
    drawPath(stars.join(''), { fill: '#fff4c2', opacity: 0.8 }),
    drawHalftone(makeRect(0, bedY - 340 * scale, width, 400 * scale), { color: '#0f1440', opacity: 0.35, step: 40 }),
    drawPath(toRectanglePath(0, floor, width, height - floor), { fill: '#2a2566', stroke: createOutline() }),
    ...drawBed(bedX, bedY, scale, width),
  ];
}

function drawFor({ captions }: MemeDraft, aspect: Aspect): readonly SceneNode[] {
  const { first, second, third, bedX, bedY, scale } = scenes[aspect];
  const head = [bedX + 20 * scale, bedY - 300 * scale] as const;
  const clouds = [
    ['first', first, [first.x + first.width - 30, first.y + 20]],
    ['second', second, [second.x + second.width * 0.5, second.y + 6]],
    ['third', third, head],
  ] as const;
  const shown = clouds.filter(([role]) => captions[role]?.trim());
  return shown.flatMap(([, cloud], index) => drawThoughtBubble(cloud, shown[index - 1]?.[2] ?? head));
}

function drawBed(x: number, y: number, scale: number, width: number): readonly SceneNode[] {
  const far = Math.min(width - 70, x + 760 * scale);
  const left = x - 210 * scale;
  return [
    drawPath(toRoundedPath(left, y - 250 * scale, 44 * scale, 330 * scale, 18), {
      fill: '#c98a4b',
      stroke: createOutline(9),
    }),
    drawPath(toRoundedPath(far - 30 * scale, y - 120 * scale, 40 * scale, 200 * scale, 16), {
      fill: '#c98a4b',
      stroke: createOutline(9),
    }),
    drawPath(toRoundedPath(left + 20 * scale, y - 30 * scale, far - left - 30 * scale, 66 * scale, 16), {
      fill: '#a86b34',
      stroke: createOutline(9),
    }),
    drawPath(toRoundedPath(left + 30 * scale, y - 130 * scale, 330 * scale, 130 * scale, 60 * scale), {
      fill: '#ffffff',
      stroke: createOutline(9),
    }),
    drawBlot(x, y + 10 * scale, scale, {
      eyes: { kind: 'wide', look: { x: 0, y: -0.6 } },
      brows: { lift: 0.5, slant: -0.15 },
      mouth: 'flat',
      legs: 'none',
      left: 'none',
      right: 'none',
    }),
    drawAt(x, y, scale, [
      drawPath(
        `M-150 -8C-150 -62 -116 -76 -60 -72C40 -66 120 -74 210 -84C330 -98 430 -90 ${(far - x) / scale - 24} -70V6H-150Z`,
        {
          fill: '#35bfa9',
          stroke: createOutline(9),
        },
      ),
      drawPath(`M-146 -40C-60 -52 60 -40 ${(far - x) / scale - 30} -52`, { stroke: { color: '#8ff0dc', width: 9 } }),
      ...[-70, 74].map((hand) => drawPath(toCirclePath(hand, -70, 22), { fill: '#ff6a4a', stroke: createOutline(9) })),
      ...quiltDots.map((share) =>
        drawPath(toCirclePath(((far - x) / scale) * share, -24, 15), { fill: '#ffd23f', opacity: 0.9 }),
      ),
    ]),
    drawAt(far - 150 * scale, y - 92 * scale, scale * clockSize, [
      drawPath(toRoundedPath(-66, -74, 132, 74, 16), { fill: '#221b33', stroke: createOutline(9) }),
      drawPath(toRoundedPath(-56, -64, 112, 54, 10), { fill: paper, opacity: 0.08 }),
      drawPath('M-48 -54H-28V-20H-48M-28 -37H-44M-14 -46V-45M-14 -29V-28M0 -54H20V-20H0ZM32 -54H50L40 -20', {
        stroke: { color: '#ff5a4a', width: 7 },
      }),
    ]),
  ];
}
