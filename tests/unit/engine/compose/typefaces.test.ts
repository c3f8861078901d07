import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { layouts } from '../../../../lib/engine/brief.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import { loadTypefaces } from '../../../../lib/engine/paint/load-typefaces.ts';
import { createMeasurer } from '../../../../lib/engine/paint/measure.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { samples } from '../../../sheet/briefs.ts';
import { withModules } from './briefs.ts';
import { checkScene } from './check-scene.ts';

const platform = createNodePlatform();
await platform.loadFonts();
const bytes = new Uint8Array(readFileSync('node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2'));
const anton = { name: 'Sea', files: [{ bytes, weight: '400' }] };
const { typefaces, release } = await loadTypefaces({ headline: anton, body: anton }, platform);
afterAll(release);

describe('a picture that is set in a font of one weight and its own width', () => {
  it.each(layouts)('is sound in every aspect as %s', (layout) => {
    const measurer = createMeasurer(platform);
    for (const aspect of aspects) {
      const scene = composeInfographic(withModules(samples[layout]), aspect, derivePalette('#7c2d12'), measurer, {
        typefaces,
      });
      expect(checkScene(scene), aspect).toEqual([]);
      const fonts = scene.nodes.flatMap((node) => (node.type === 'text' ? [node.font] : []));
      expect(fonts.every(({ weight, faces }) => weight === 400 && faces?.length === 1)).toBe(true);
    }
  });
});
