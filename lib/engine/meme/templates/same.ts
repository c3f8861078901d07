import { createDuoSlots, drawDuo, placeDuo } from './duo.ts';
import type { Template } from './template.ts';

const scenes = placeDuo({
  '9:16': [210, 700, 480, 40, 1560, 1.3, 280],
  '4:5': [70, 520, 480, 40, 1210, 1.3, 280],
  '1:1': [56, 380, 480, 40, 960, 1.24, 272],
  '16:9': [60, 370, 800, 110, 990, 1.45, 350],
});

export const same: Template = {
  id: 'same',
  description: 'Two drops of ink that look alike point at each other in surprise.',
  slots: createDuoSlots(scenes),
  ordered: true,
  draw: (aspect, says) =>
    drawDuo(
      aspect,
      scenes[aspect],
      ['#ffd35c', '#ffe08a', '#f59f4a'],
      [
        {
          eyes: { kind: 'wide', look: { x: 0.9, y: 0 } },
          brows: { lift: 0.8 },
          mouth: 'gasp',
          turned: 0.6,
          lean: 0.03,
          right: { to: [146, -150], bend: -18, hand: 'point', behind: false },
          left: { to: [-120, -58], bend: -24 },
        },
        {
          eyes: { kind: 'wide', look: { x: -0.9, y: 0 } },
          brows: { lift: 0.8 },
          mouth: 'gasp',
          turned: -0.6,
          lean: -0.03,
          left: { to: [-146, -150], bend: 18, hand: 'point', behind: false },
          right: { to: [120, -58], bend: 24 },
        },
      ],
      says,
    ),
};
