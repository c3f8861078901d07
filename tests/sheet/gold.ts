import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Aspect, BroadsideError } from '../../lib/contract/index.ts';
import type { Engine, Picture, Platform } from '../../lib/engine/index.ts';
import { goldFormat, readSourceFile } from '../bench/gold-sources.ts';
import { contactSheet } from './contact-sheet.ts';

/** Pictures across a contact sheet, and on one. */
const [across, perSheet] = [8, 32];
const drawnAspects: readonly Aspect[] = ['4:5', '1:1'];

const slug = (file: string) => file.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '');

/**
 * Draws every source that an editor's briefs name (`sources`/gold/dev.json, no part of the project) in two aspects: a PNG each in
 * `folder`, and contact sheets. Resolves to what was drawn and what was refused. @throws {Error} without that file.
 */
export async function drawGold(
  folder: string,
  sources: string,
  engine: Engine,
  platform: Platform,
): Promise<{ readonly drawn: number; readonly refused: readonly string[] }> {
  const list = join(sources, 'gold/dev.json');
  if (!existsSync(list)) throw new Error(`This needs ${list}: ${goldFormat}`);
  await mkdir(folder, { recursive: true });
  const gold: { file: string }[] = JSON.parse(await readFile(list, 'utf8'));
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
