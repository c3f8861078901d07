import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { blot } from '../mascot/blot.ts';
import { halftone, rays, shadow } from './props.ts';
import { path, rectangle } from './shapes.ts';
import { inEach, panel, rect } from './slots.ts';
import type { Template } from './template.ts';

/** Where the words end and the face begins. */
const border = { '9:16': 720, '4:5': 470, '1:1': 370, '16:9': 360 } as const;

/** A moment (`moment`), set over a face that says the rest. */
export const shocked: Template = {
  id: 'shocked',
  description: 'A drop of ink, its face very close, eyes wide and mouth open.',
  slots: [
    panel(
      'moment',
      inEach((aspect, { width }) => {
        const top = aspect === '9:16' ? 190 : 36;
        return rect(60, top, width - 120, border[aspect] - top - 36);
      }),
      { maxWords: 24, maxLines: 5, maxSize: 84, ground: '#ffffff' },
    ),
  ],
  draw,
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const top = border[aspect];
  const room = height - top;
  const scale = Math.min(room / 250, width / 300);
  const feet = room + 62 * scale;
  return [
    path(rectangle(0, 0, width, top), { fill: '#ffffff' }),
    {
      type: 'group',
      x: 0,
      y: top,
      clip: { width, height: room },
      children: [
        ...rays(width / 2, room / 2, { width, height: room }, '#6f5bf0', '#8a78ff', 22),
        halftone(rect(0, 0, width, room), '#3b2aa8', 0.35, 'bottom', 44),
        shadow(width / 2, room, 180 * scale),
        blot(width / 2, feet, scale, {
          eyes: { kind: 'wide', look: [0, 0] },
          brows: { lift: 1 },
          mouth: 'gasp',
          extras: ['sweat'],
          legs: 'none',
          left: { to: [-92, -104], bend: -70, hand: 'open', behind: false },
          right: { to: [92, -104], bend: 70, hand: 'open', behind: false },
        }),
      ],
    },
  ];
}
