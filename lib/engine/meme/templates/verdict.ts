import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawPath, toRectanglePath } from '../shapes.ts';
import { drawCard, drawHalftone, drawShadow, mark } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

interface VerdictHalf {
  readonly ground: Rect;
  readonly card: Rect;
  readonly blot: readonly [x: number, y: number, scale: number];
}

const scales = { tall: 1.42, square: 1.22 } as const;
/** In radians. */
const tilts = { reject: -0.03, approve: 0.025 } as const;
const markSize = 0.92;
/** The printer's screen, as shares of a half's height. */
const dots = { top: 0.35, height: 0.65 } as const;

const halves = makeForEach((aspect, { width, height }): readonly [VerdictHalf, VerdictHalf] => {
  const layHalf = (index: 0 | 1): VerdictHalf => {
    if (aspect === '16:9') {
      const x = index * 960;
      return { ground: makeRect(x, 0, 960, 1080), card: makeRect(x + 70, 640, 820, 350), blot: [x + 480, 578, 1.5] };
    }
    const h = height / 2;
    const y = index * h;
    if (aspect === '9:16') {
      const top = index === 0 ? 170 : 1000;
      return {
        ground: makeRect(0, y, width, h),
        card: makeRect(90, top + 474, 900, 270),
        blot: [540, top + 432, 1.28],
      };
    }
    const scale = aspect === '4:5' ? scales.tall : scales.square;
    return {
      ground: makeRect(0, y, width, h),
      card: makeRect(500, y + 70, 520, h - 140),
      blot: [236, y + h / 2 + 160 * scale, scale],
    };
  };
  return [layHalf(0), layHalf(1)];
});

export const verdict: Template = {
  id: 'verdict',
  description: 'A drop of ink turns away from the first card and gives the second one its thumbs up.',
  slots: (['reject', 'approve'] as const).map((role, index) =>
    createPanel(
      role,
      makeForEach((aspect) => shrink(halves[aspect][index === 0 ? 0 : 1].card, 38, 40)),
      { angle: tilts[role], maxSize: 80 },
    ),
  ),
  draw,
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const [no, yes] = halves[aspect];
  const { width, height } = pictureSizes[aspect];
  const [nx, ny, ns] = no.blot;
  const [yx, yy, ys] = yes.blot;
  const seam = aspect === '16:9' ? `M${width / 2} 0V${height}` : `M0 ${height / 2}H${width}`;
  const findCorner = (place: Rect) => [place.x + place.width - 24, place.y + 22] as const;
  return [
    drawGround(no.ground, '#ffd0c2', '#f59a86'),
    drawGround(yes.ground, '#bfead9', '#63c3a5'),
    drawPath(seam, { stroke: { color: '#221b33', width: 12 } }),
    drawShadow(nx, ny + 4, 150 * ns),
    drawBlot(nx, ny, ns, {
      eyes: { kind: 'shut' },
      brows: { slant: 0.3 },
      mouth: 'frown',
      lean: -0.13,
      turned: -1.1,
      right: { to: [150, -178], bend: 26, hand: 'open', turn: 0.3 },
      left: { to: [-122, -46], bend: -58 },
    }),
    ...(says('reject') ? [drawCard(no.card, tilts.reject)] : []),
    mark(...findCorner(no.card), markSize, 'no'),
    drawShadow(yx, yy + 4, 150 * ys),
    drawBlot(yx, yy, ys, {
      eyes: { kind: 'glad' },
      mouth: 'grin',
      extras: ['blush', 'sparkle'],
      lean: 0.06,
      turned: 0.5,
      right: { to: [152, -190], bend: 30, hand: 'thumb', turn: 0.12 },
      left: { to: [-152, -190], bend: -30, hand: 'thumb', turn: -0.12 },
    }),
    ...(says('approve') ? [drawCard(yes.card, tilts.approve)] : []),
    mark(...findCorner(yes.card), markSize, 'yes'),
  ];
}

function drawGround(place: Rect, color: string, dotColor: string): SceneNode {
  const { x, y, width, height } = place;
  return {
    type: 'group',
    x,
    y,
    clip: { width, height },
    children: [
      drawPath(toRectanglePath(0, 0, width, height), { fill: color }),
      drawHalftone(makeRect(0, height * dots.top, width, height * dots.height), { color: dotColor, opacity: 0.55 }),
    ],
  };
}
