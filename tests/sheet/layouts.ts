import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aspects } from '../../lib/contract/index.ts';
import { paletteOf } from '../../lib/engine/brand/palette.ts';
import { looks } from '../../lib/engine/brand/theme.ts';
import { layouts } from '../../lib/engine/brief.ts';
import { composeInfographic } from '../../lib/engine/compose/index.ts';
import type { Platform } from '../../lib/engine/index.ts';
import { createMeasurer } from '../../lib/engine/paint/measure.ts';
import { brands, samples } from './briefs.ts';
import { sceneSheet } from './contact-sheet.ts';

/**
 * Draws every layout from made-up briefs in every aspect, look and in ten brand colours: one `LAYOUT.png` each in
 * `folder`, a brand a row. Resolves to the number of pictures on them.
 */
export async function drawLayouts(folder: string, platform: Platform): Promise<number> {
  await mkdir(folder, { recursive: true });
  await platform.loadFonts();
  const measurer = createMeasurer(platform);
  for (const layout of layouts) {
    const rows = brands.map((brand) =>
      looks.flatMap((look) =>
        aspects.map((aspect) => composeInfographic(samples[layout], aspect, paletteOf(brand), measurer, { look })),
      ),
    );
    await writeFile(join(folder, `${layout}.png`), await sceneSheet(rows, platform));
  }
  return layouts.length * brands.length * looks.length * aspects.length;
}
