import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Aspect, BroadsideError } from '../../lib/contract/index.ts';
import type { Engine, Picture, Platform } from '../../lib/engine/index.ts';
import { readSourceFile } from '../bench/gold-sources.ts';
import { contactSheet } from './contact-sheet.ts';

/** Pictures across a contact sheet, and on one. */
const [across, perSheet] = [8, 32];
const drawnAspects: readonly Aspect[] = ['4:5', '1:1'];

const slug = (file: string) => file.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '');

/**
 * Draws every source that `gold/dev.json` names under `sources` in two aspects: a PNG each in `folder`, and contact sheets.
 * Resolves to what was drawn and what was refused.
 */
export async function drawGold(
  folder: string,
  sources: string,
  engine: Engine,
  platform: Platform,
): Promise<{ readonly drawn: number; readonly refused: readonly string[] }> {
  await mkdir(folder, { recursive: true });
  const gold: { file: string }[] = JSON.parse(await readFile(join(sources, 'gold/dev.json'), 'utf8'));
  const refused: string[] = [];
  const pictures = new Map<Aspect, Picture[]>(drawnAspects.map((aspect) => [aspect, []]));
  for (const { file } of gold) {
    try {
      const document = await readSourceFile(sources, file);
      const brief = engine.brief(document, {});
      for (const aspect of drawnAspects) {
        const picture = await engine.drawInfographic(brief, { aspect, format: 'png', steering: {}, assets: {} });
        await writeFile(join(folder, `${slug(file)}-${aspect.replace(':', 'x')}.png`), picture.bytes);
        pictures.get(aspect)?.push(picture);
      }
    } catch (error) {
      // A source that no picture can be made of says why; anything else is a bug.
      if (!(error instanceof BroadsideError)) throw error;
      refused.push(`${file}: ${error.message}`);
    }
  }
  let drawn = 0;
  for (const [aspect, all] of pictures) {
    drawn += all.length;
    for (let from = 0; from < all.length; from += perSheet) {
      const some = all.slice(from, from + perSheet);
      const rows = Array.from({ length: Math.ceil(some.length / across) }, (_, row) =>
        some.slice(row * across, (row + 1) * across),
      );
      const name = `contact-${aspect.replace(':', 'x')}-${from / perSheet + 1}.png`;
      await writeFile(join(folder, name), await contactSheet(rows, platform));
    }
  }
  return { drawn, refused };
}
