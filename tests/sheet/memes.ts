import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aspects, BroadsideError } from '../../lib/contract/index.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import type { Engine, Picture, Platform } from '../../lib/engine/index.ts';
import { templates } from '../../lib/engine/meme/templates/index.ts';
import { contactSheet } from './contact-sheet.ts';
import type { Sample } from './sources.ts';

/**
 * Draws every meme template that any of the sources has captions for in every aspect, a template a row:
 * `TEMPLATE-ASPECT.png` and one `contact.png` in `folder`. Resolves to the number of pictures.
 */
export async function drawMemes(
  folder: string,
  engine: Engine,
  samples: readonly Sample[],
  platform: Platform,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const rows: Picture[][] = [];
  for (const draft of await draftsByTemplate(engine, samples)) {
    const row: Picture[] = [];
    for (const aspect of aspects) {
      const picture = await engine.drawMeme(draft, { aspect, format: 'png', steering: {}, assets: {} });
      await writeFile(join(folder, `${draft.template}-${aspect.replace(':', 'x')}.png`), picture.bytes);
      row.push(picture);
    }
    rows.push(row);
  }
  await writeFile(join(folder, 'contact.png'), await contactSheet(rows, platform));
  return rows.length * aspects.length;
}

/** The first draft that the sources have for each template. */
async function draftsByTemplate(engine: Engine, samples: readonly Sample[]): Promise<MemeDraft[]> {
  const found = new Map<string, MemeDraft>();
  for (const { source } of samples) {
    const drafts = await makeDrafts(engine, source).catch((error: unknown) => {
      // A source that no meme is made of offers none.
      if (error instanceof BroadsideError) return [];
      throw error;
    });
    for (const draft of drafts) if (!found.has(draft.template)) found.set(draft.template, draft);
  }
  return [...templates.keys()].flatMap((template) => found.get(template) ?? []);
}

async function makeDrafts(engine: Engine, source: Sample['source']): Promise<MemeDraft[]> {
  const document = await engine.extract(source);
  return engine.match(document, [], {}).map((idea) => engine.write(document, [idea], {}));
}
