import { describe, expect, it } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { createRandom } from '../../../../lib/engine/random.ts';
import { makeSceneryColors } from '../../../../lib/engine/scenery/colors.ts';
import { placeDisc } from '../../../../lib/engine/scenery/disc.ts';

const colors = makeSceneryColors(derivePalette('#0f766e'), false, false);

describe('placeDisc', () => {
  it.each([
    ['a low thing in a window', 440, 460, 90],
    ['a high one', 440, 460, 220],
    ['a band across the picture', 1080, 420, 120],
  ])('is no larger beside %s than that', (_, width, height, main) => {
    for (let seed = 1; seed < 40; seed += 1) {
      const unit = Math.min(height, width * 0.8);
      const setting = {
        width,
        height,
        unit,
        ground: height * 0.76,
        colors,
        margin: 24,
        isNight: false,
        random: createRandom(seed),
        clear: undefined,
      };
      const spot = {
        name: 'stadium',
        x: width * 0.36,
        base: height * 0.8,
        width: main * 1.4,
        height: main,
        floats: false,
      };
      const hero = { drawings: ['stadium'], ground: 'skyline' as const, isNight: false, score: 5 };
      const disc = placeDisc(setting, hero, [spot]);
      if (disc && disc.x !== spot.x) expect(disc.r * 2).toBeLessThan(main);
    }
  });
});
