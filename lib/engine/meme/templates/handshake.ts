import { coats } from '../mascot/look.ts';
import { createDuoSlots, drawDuo, placeDuo } from './duo.ts';
import { drawPlate } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import type { Template } from './template.ts';

const scenes = placeDuo({
  '9:16': [210, 560, 480, 40, 1380, 1.34, 262],
  '4:5': [60, 420, 480, 40, 1080, 1.3, 262],
  '1:1': [46, 296, 480, 40, 850, 1.16, 244],
  '16:9': [46, 280, 800, 110, 868, 1.4, 310],
});

const shared = makeForEach((aspect, { width }) => {
  const [y, height, plate] = {
    '9:16': [1500, 190, 820],
    '4:5': [1140, 160, 820],
    '1:1': [892, 140, 760],
    '16:9': [908, 130, 900],
  }[aspect] as [number, number, number];
  return makeRect((width - plate) / 2, y, plate, height);
});

const plateColor = '#ffd23f';

export const handshake: Template = {
  id: 'handshake',
  description: 'Two drops of ink, a red and a green one, shake hands over what they have in common.',
  slots: [
    ...createDuoSlots(scenes),
    createPanel(
      'both',
      makeForEach((aspect) => shrink(shared[aspect], 26, 8)),
      { maxSize: 72, maxWords: 7, maxLines: 2, ground: plateColor },
    ),
  ],
  ordered: true,
  draw(aspect, says) {
    const { scale, apart } = scenes[aspect];
    const reach = apart / scale - 12;
    return drawDuo(
      aspect,
      scenes[aspect],
      ['#6fb7ff', '#93ccff', '#7cc98a'],
      [
        {
          eyes: { look: { x: 0.8, y: 0 } },
          brows: { lift: 0.4 },
          mouth: 'grin',
          turned: 0.6,
          lean: 0.04,
          right: { to: [reach, -136], bend: -22, behind: false },
          left: { to: [-122, -60], bend: -24 },
        },
        {
          coat: coats.teal,
          eyes: { look: { x: -0.8, y: 0 } },
          brows: { lift: 0.4 },
          mouth: 'grin',
          turned: -0.6,
          lean: -0.04,
          left: { to: [-reach, -136], bend: 22, behind: false },
          right: { to: [122, -60], bend: 24 },
        },
      ],
      says,
    );
  },
  drawFor({ captions }, aspect) {
    if (!captions.both?.trim()) return [];
    return [drawPlate(shared[aspect], { fill: plateColor, radius: 24, line: 9 })];
  },
};
