import { beforeAll, describe, expect, it } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { type DrawingSet, loadDrawings } from '../../../../lib/engine/drawings/index.ts';
import type { Hero } from '../../../../lib/engine/modules.ts';
import { createRandom } from '../../../../lib/engine/random.ts';
import type { SceneNode } from '../../../../lib/engine/scene.ts';
import { makeSceneryColors } from '../../../../lib/engine/scenery/colors.ts';
import { placeDisc } from '../../../../lib/engine/scenery/disc.ts';
import { drawHills } from '../../../../lib/engine/scenery/grounds/hills.ts';
import { drawTable } from '../../../../lib/engine/scenery/grounds/indoors.ts';
import { drawSpace } from '../../../../lib/engine/scenery/grounds/open.ts';
import { drawSkyline } from '../../../../lib/engine/scenery/grounds/skyline.ts';
import { composeScenery, listScenerySpots } from '../../../../lib/engine/scenery/index.ts';
import { placeMedallion } from '../../../../lib/engine/scenery/medallion.ts';
import { overlaps, type ScenerySetting } from '../../../../lib/engine/scenery/setting.ts';
import { type Spot, toBox } from '../../../../lib/engine/scenery/spots.ts';
import type { Rect } from '../../../../lib/engine/sizes.ts';

const palette = derivePalette('#8a5a00');
const colors = makeSceneryColors(palette, false, false);
const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

const makeSetting = (seed: number, clear?: Rect, width = 1080, height = 480): ScenerySetting => ({
  width,
  height,
  unit: Math.min(height, width * 0.8),
  ground: height * 0.76,
  colors,
  margin: 24,
  isNight: false,
  random: createRandom(seed),
  clear,
});

const makeSpot = (width: number, height: number): Spot => ({
  name: 'x',
  x: 700,
  base: 400,
  width,
  height,
  floats: false,
});

/** Boxes of the shapes of one path, each from its `M` on. */
const listBoxes = (d: string): { readonly x: number; readonly y: number }[] =>
  d
    .split('M')
    .filter(Boolean)
    .map((part) => part.match(/-?[\d.]+/g)?.map(Number) ?? [])
    .map(([x = 0, y = 0]) => ({ x, y }));

describe('a sun', () => {
  it.each([
    ['a car', 330, 230],
    ['a ball', 240, 240],
    ['a tower', 120, 300],
  ])('is no ball on the roof of %s, and no rim of it', (_, wide, high) => {
    for (const seed of seeds) {
      const spot = makeSpot(wide, high);
      const hero: Hero = { drawings: ['x'], ground: seed % 2 ? 'hills' : 'street', isNight: false, score: 5 };
      const disc = placeDisc(makeSetting(seed, { x: 60, y: 40, width: 420, height: 240 }), hero, [spot]);
      if (!disc) continue;
      const box = toBox(spot);
      const under = { x: disc.x - disc.r, y: disc.y, width: 2 * disc.r, height: disc.r * 1.5 };
      const isHalo = disc.x === spot.x && disc.r * 2 >= Math.hypot(wide, high);
      expect(isHalo || !overlaps(under, box), `seed ${seed}`).toBe(true);
    }
  });
});

describe('trees', () => {
  it('stand clear of what stands before them', () => {
    for (const seed of seeds) {
      const taken = { x: 600, y: 200, width: 240, height: 220 };
      const [, trunks] = drawHills(makeSetting(seed), [taken]).back;
      const feet = listBoxes(trunks?.d ?? '');
      expect(feet.filter(({ x }) => x > taken.x && x < taken.x + taken.width)).toEqual([]);
    }
  });
});

describe('houses', () => {
  it('rise slowly from beside the title: a town that begins at once is cut off', () => {
    const clear = { x: 60, y: 40, width: 420, height: 260 };
    for (const seed of seeds) {
      const setting = makeSetting(seed, clear);
      const [walls] = drawSkyline(setting).back;
      for (const { x, y } of listBoxes(walls?.d ?? '')) {
        const away = x - clear.x - clear.width;
        if (away >= 0 && away < 30) expect(setting.ground - y).toBeLessThan(100);
      }
    }
  });
});

describe('pennants', () => {
  const listFlags = (clear?: Rect, width = 1080) => {
    const { back } = drawTable(makeSetting(1, clear, width));
    const line = back.findIndex((node) => node.stroke !== undefined);
    return { line, flags: line < 0 ? 0 : listBoxes(back[line + 1]?.d ?? '').length };
  };
  it.each<[string, Rect | undefined, number, boolean]>([
    ['hang on a string', undefined, 1080, true],
    ['hang beside the title', { x: 60, y: 40, width: 500, height: 200 }, 1080, true],
    ['hang nowhere where only one or two would', { x: 60, y: 40, width: 820, height: 200 }, 1080, false],
  ])('%s', (_, clear, width, isDrawn) => {
    const { line, flags } = listFlags(clear, width);
    expect(line >= 0).toBe(isDrawn);
    if (isDrawn) expect(flags).toBeGreaterThanOrEqual(4);
  });
});

describe('orbits', () => {
  it.each([
    [1080, 480],
    [1920, 420],
    [420, 310],
  ])('never stop dead at the upper or lower edge of %i × %i', (width, height) => {
    const { back } = drawSpace(makeSetting(1, undefined, width, height));
    for (const { d } of back) {
      const [rx = 0, ry = 0, degrees = 0] = /A([\d.]+) ([\d.]+) (-?[\d.]+)/.exec(d)?.slice(1).map(Number) ?? [];
      const turn = (degrees * Math.PI) / 180;
      const reach = Math.hypot(rx * Math.sin(turn), ry * Math.cos(turn));
      expect(height * 0.56 + reach).toBeLessThanOrEqual(height);
    }
  });
});

describe('a drawing of its ground’s colour', () => {
  let drawings: DrawingSet;
  beforeAll(async () => {
    drawings = await loadDrawings(['ballot-box-with-ballot', 'coin']);
  });
  it('stands on a white disc where the disc has its colour', () => {
    const hero: Hero = { drawings: ['coin'], ground: 'desk', isNight: false, score: 5 };
    const lost = ['#8a5a00', '#0f766e', '#2463d8', '#7a4bd0']
      .map((color) => derivePalette(color))
      .filter((each) => {
        const { disc, sky } = makeSceneryColors(each, false, true);
        return drawings.shareLostOn(disc, 'coin', { tones: each.tones, style: 'brand', ground: sky }) > 0.45;
      });
    expect(lost.length).toBeGreaterThan(0);
    for (const each of lost) {
      const [scene] = composeScenery({
        hero,
        palette: each,
        width: 420,
        height: 460,
        seed: 3,
        drawings,
        style: 'brand',
      });
      const shown = scene?.type === 'group' ? scene.children : [];
      const { disc } = makeSceneryColors(each, false, true);
      expect(shown.some((node) => node.type === 'path' && node.fill === disc)).toBe(false);
    }
  });
  const all = (list: readonly SceneNode[]): SceneNode[] =>
    list.flatMap((node) => [node, ...(node.type === 'group' ? all(node.children) : [])]);
  const isOutline = (node: SceneNode) => node.type === 'path' && node.stroke?.color === '#ffffff';
  it('stands before a darker ground instead of in a white line', () => {
    const hero: Hero = { drawings: ['ballot-box-with-ballot'], ground: 'skyline', isNight: false, score: 5 };
    const nodes = all(composeScenery({ hero, palette, width: 420, height: 460, seed: 3, drawings, style: 'brand' }));
    const { deepest } = makeSceneryColors(palette, false, true);
    expect(nodes.some((node) => 'fill' in node && node.fill === deepest)).toBe(true);
    expect(nodes.some(isOutline)).toBe(false);
  });
});

describe('a drawing without a foot', () => {
  const sizes = [
    { width: 420, height: 460, clear: undefined },
    { width: 1080, height: 478, clear: { x: 72, y: 66, width: 560, height: 270 } },
    { width: 1080, height: 1250, clear: { x: 72, y: 72, width: 900, height: 640 } },
  ];
  it.each(sizes.flatMap((size) => ['pencil', 'graduation-cap', 'dress'].map((name) => [name, size] as const)))(
    'is whole in the middle of a disc, over no floor: %s in %o',
    async (name, size) => {
      const drawings = await loadDrawings([name, 'laptop']);
      const hero: Hero = { drawings: [name, 'laptop'], ground: 'stage', isNight: false, score: 5 };
      const seen = { palette, hero, ...size, seed: 3, drawings, style: 'brand' } as const;
      const [spot, ...others] = listScenerySpots(seen);
      // Beside it another thing would lie about.
      expect(others).toEqual([]);
      const [scene] = composeScenery(seen);
      const shown = scene?.type === 'group' ? scene.children : [];
      const fills = shown.map((node) => ('fill' in node ? node.fill : undefined));
      expect(fills).not.toContain(colors.shadow);
      expect(fills).not.toContain(colors.near);
      const setting = makeSetting(3, size.clear, size.width, size.height);
      const { disc } = placeMedallion(setting, hero, drawings) ?? {};
      if (!disc || !spot) throw new Error('no medallion');
      expect(
        overlaps({ x: disc.x - disc.r, y: disc.y - disc.r, width: 2 * disc.r, height: 2 * disc.r }, size.clear),
      ).toBe(false);
      expect(Math.hypot(spot.width, spot.height) / 2).toBeLessThan(disc.r);
      expect(spot.height).toBeGreaterThan(Math.min(size.width, size.height) * 0.12);
      expect(Math.abs(spot.y + spot.height / 2 - disc.y)).toBeLessThan(20);
    },
  );

  it.each([
    ['a thing aslant', 'pencil', true],
    ['one that stands', 'house', false],
  ])('floats over no town, either: %s', async (_, name, isDisc) => {
    const drawings = await loadDrawings([name]);
    const hero: Hero = { drawings: [name], ground: 'skyline', isNight: true, score: 5 };
    const setting = makeSetting(3, { x: 72, y: 66, width: 560, height: 270 }, 1080, 478);
    expect(placeMedallion(setting, hero, drawings) !== undefined).toBe(isDisc);
  });
});

describe('a drawing that ends at a straight edge', () => {
  it.each([
    ['ship', 'sea', true],
    ['sailboat', 'sea', false],
    ['high-speed-train', 'skyline', true],
  ] as const)('goes on beyond the picture’s edge or is whole within it: %s', async (name, ground, isAtEdge) => {
    const drawings = await loadDrawings([name]);
    const hero: Hero = { drawings: [name], ground, isNight: false, score: 5 };
    for (const seed of seeds) {
      const clear = { x: 72, y: 66, width: 480, height: 270 };
      const [spot] = listScenerySpots({
        palette,
        hero,
        width: 1080,
        height: 478,
        clear,
        seed,
        drawings,
        style: 'brand',
      });
      if (!spot) throw new Error('not placed');
      expect(Math.abs(spot.x + spot.width - 1080) < 1).toBe(isAtEdge);
    }
  });

  it.each([
    ['student', false],
    ['robot', true],
  ])('stands behind the floor’s edge, or on the floor with a shadow: %s', async (name, hasShadow) => {
    const drawings = await loadDrawings([name]);
    const hero: Hero = { drawings: [name], ground: 'stage', isNight: false, score: 5 };
    const scene = composeScenery({ palette, hero, width: 420, height: 460, seed: 3, drawings, style: 'brand' });
    const [group] = scene;
    const shown = group?.type === 'group' ? group.children : [];
    expect(shown.some((node) => 'fill' in node && node.fill === colors.shadow)).toBe(hasShadow);
  });
});
