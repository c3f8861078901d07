import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { looks } from '../../../../lib/engine/brand/theme.ts';
import { layouts } from '../../../../lib/engine/brief.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import { choosePlate } from '../../../../lib/engine/compose/parts/logo.ts';
import { type Logo, logoAsset, readLogo } from '../../../../lib/engine/logo.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { Scene } from '../../../../lib/engine/scene.ts';
import { brands, samples } from '../../../sheet/briefs.ts';
import { loadMeasurer, withModules } from './briefs.ts';
import { checkLogo, checkScene } from './check-scene.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
});

const logo = (width: number, height: number, color: string, isOpaque = false): Logo => ({
  width,
  height,
  inks: [{ color, share: 1 }],
  isOpaque,
});
const logos = [
  logo(900, 120, '#0b3d91'),
  logo(900, 120, '#ffffff'),
  logo(300, 300, '#e4572e', true),
  logo(120, 240, '#101010'),
  logo(400, 200, '#ffd400'),
];

describe.each(layouts)('on the layout %s', (layout) => {
  it.each(aspects)('a logo stands once, whole and to be seen, in every look in %s', (aspect) => {
    looks.forEach((look, index) => {
      const mark = logos[(index + layouts.indexOf(layout)) % logos.length] ?? logo(1, 1, '#000000');
      const direction = index % 2 === 0 ? 'ltr' : 'rtl';
      const brief = {
        ...samples[layout],
        direction,
        ...(index === 3 && { source: undefined, host: undefined }),
      } as const;
      const scene = composeInfographic(
        withModules(brief),
        aspect,
        derivePalette(brands[index] ?? '#0f766e'),
        measurer,
        {
          look,
          logo: mark,
        },
      );
      expect([...checkScene(scene), ...checkLogo(scene, mark)], `${look}, ${mark.width} × ${mark.height}`).toEqual([]);
    });
  });
});

describe('what is checked of a logo', () => {
  const mark = logo(200, 100, '#0b3d91');
  const image = { type: 'image', asset: logoAsset, fit: 'contain', x: 100, y: 1200, width: 120, height: 60 } as const;
  const scene = (...nodes: Scene['nodes']): Scene => ({
    width: 1080,
    height: 1350,
    background: '#ffffff',
    nodes,
    description: '',
  });

  it.each([
    ['is missing', scene()],
    ['stands twice', scene(image, { ...image, y: 900 })],
    ['is distorted', scene({ ...image, width: 90 })],
    ['is cut', scene({ ...image, fit: 'cover' })],
    ['is too small', scene({ ...image, width: 20, height: 10 })],
    ['is at the edge', scene({ ...image, x: 10 })],
    ['cannot be seen', { ...scene(image), background: '#0b3d91' }],
  ])('that it %s', (_, wrong) => {
    expect(checkLogo(scene(image), mark)).toEqual([]);
    expect(checkLogo(wrong, mark).map(({ rule }) => rule)).toEqual(['logo']);
  });
});

describe('a plate', () => {
  it.each([
    ['#ffffff', '#ffffff', '#14181d'],
    ['#101010', '#003330', '#ffffff'],
    ['#0b3d91', '#ffffff', undefined],
    ['#ffd400', '#ffffff', '#14181d'],
  ])('under %s on %s is %s', (ink, ground, plate) => {
    expect(choosePlate(logo(2, 1, ink), ground)).toBe(plate);
    expect(choosePlate(logo(2, 1, ink, true), ground)).toBeUndefined();
  });
});

describe('a logo’s file', () => {
  const platform = createNodePlatform();
  const draw = async (width: number, height: number, [x, y, wide, tall]: readonly [number, number, number, number]) => {
    const surface = platform.createSurface(width, height);
    surface.context.fillStyle = '#0b3d91';
    surface.context.fillRect(x, y, wide, tall);
    return surface.encode('png');
  };

  it('is read without the transparent margin around it', async () => {
    const found = await readLogo(await draw(600, 600, [150, 250, 300, 100]), platform);
    expect(found?.logo).toMatchObject({ inks: [{ color: '#0b3d91', share: 1 }] });
    expect((found?.logo.width ?? 0) / (found?.logo.height ?? 1)).toBeCloseTo(3, 0);
    expect(found?.image.width).toBe(found?.logo.width);
  });

  it.each([
    ['a drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', new Uint8Array()],
    ['damaged', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ])('that is %s is none', async (_, bytes) => {
    expect(await readLogo(bytes, platform)).toBeUndefined();
  });

  it('that shows nothing, or is a ribbon, is none', async () => {
    expect(await readLogo(await draw(200, 200, [0, 0, 0, 0]), platform)).toBeUndefined();
    expect(await readLogo(await draw(2000, 20, [0, 0, 2000, 20]), platform)).toBeUndefined();
  });
});
