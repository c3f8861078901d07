import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aspects } from '../../lib/contract/index.ts';
import { derivePalette } from '../../lib/engine/brand/palette.ts';
import { looks } from '../../lib/engine/brand/theme.ts';
import { loadDrawingsFor } from '../../lib/engine/compose/drawings.ts';
import { composeInfographic } from '../../lib/engine/compose/index.ts';
import type { Platform } from '../../lib/engine/index.ts';
import { createMeasurer } from '../../lib/engine/paint/measure.ts';
import { sceneSheet } from './contact-sheet.ts';
import { madeBriefs } from './module-briefs.ts';

/**
 * Draws every form from a made-up brief in every aspect and look: one `NAME.png` each in `folder`, a look a row. Resolves to
 * the number of pictures on them.
 */
export async function drawForms(folder: string, platform: Platform): Promise<number> {
  await mkdir(folder, { recursive: true });
  await platform.loadFonts();
  const measurer = createMeasurer(platform);
  for (const { name, brief, color, style } of madeBriefs) {
    const drawings = await loadDrawingsFor(brief, style);
    const rows = looks.map((look) =>
      aspects.map((aspect) => composeInfographic(brief, aspect, derivePalette(color), measurer, { look, drawings })),
    );
    await writeFile(join(folder, `${name}.png`), await sceneSheet(rows, platform));
  }
  return madeBriefs.length * looks.length * aspects.length;
}
