/**
 * Draws every sample source as infographic and meme in every aspect, to be looked at: `npm run sheet [-- DIR]` writes
 * PNG files, an `index.html` and one `contact.png` to DIR (`out/sheet`). Real pages, PDFs and decks beside the project
 * (or in the folder SHEET_SOURCES) are drawn too, when there are any. `DIR/forms` has a sheet of every form in all aspects and looks,
 * `DIR/memes` one of every meme template in all aspects, `DIR/scenes` header scenes and every drawing recoloured;
 * `npm run sheet -- memes [DIR]` and `npm run sheet -- scenes [DIR]` draw those alone,
 * `npm run sheet -- --gold [DIR]` the sources that an editor's briefs name (`drawGold`): they are no part of the project.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Aspect, aspects, BroadsideError, type Kind, kinds } from '../../lib/contract/index.ts';
import { createEngine } from '../../lib/engine/engine.ts';
import type { Engine, Picture, Rendering } from '../../lib/engine/index.ts';
import { createNodePlatform } from '../../lib/engine/paint/node.ts';
import { contactSheet } from './contact-sheet.ts';
import { drawForms } from './forms.ts';
import { drawGold } from './gold.ts';
import { drawMemes } from './memes.ts';
import { drawScenes } from './scenes.ts';
import { readSamples, type Sample } from './sources.ts';

interface Drawn {
  readonly sample: string;
  readonly file: string;
  readonly title: string;
  readonly picture: Picture;
}

async function draw(engine: Engine, sample: Sample, kind: Kind, aspect: Aspect): Promise<Picture> {
  const rendering: Rendering = { aspect, format: 'png', steering: {}, assets: sample.assets };
  const document = await engine.extract(sample.source);
  if (kind === 'infographic') return engine.drawInfographic(engine.brief(document, {}), rendering);
  const { topics } = await engine.scout(document);
  return engine.drawMeme(engine.write(document, engine.match(document, topics, {}), {}), rendering);
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function indexPage(drawn: readonly Drawn[], refused: readonly string[]): string {
  const figures = drawn.map(
    ({ file, title, picture }) =>
      `<figure><img src="${file}" height="480" alt="${escapeHtml(picture.description)}"><figcaption>${escapeHtml(title)}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Broadside: pictures from the sample sources</title>
<style>
  body { font: 14px system-ui, sans-serif; margin: 24px; background: #8a8f94; }
  main { display: flex; flex-wrap: wrap; gap: 24px; }
  figure { margin: 0; }
</style>
<main>
${figures.join('\n')}
</main>
<ul>${refused.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
</html>
`;
}

const root = resolve(import.meta.dirname, '../..');
const alone = ['memes', 'scenes', '--gold'].find((name) => name === process.argv[2]);
const folder = resolve(process.argv[alone ? 3 : 2] ?? join(root, 'out/sheet'));
await mkdir(folder, { recursive: true });

const platform = createNodePlatform();
const engine = createEngine(platform);
const shared = resolve(process.env.SHEET_SOURCES ?? join(root, '../shared/sources'));
if (alone === '--gold') {
  const { drawn, refused } = await drawGold(join(folder, 'gold'), shared, engine, platform);
  process.stdout.write(`${drawn} pictures of gold sources\n${refused.map((line) => `refused ${line}\n`).join('')}`);
  process.exit(0);
}
const folders = [join(root, 'tests/fixtures/samples'), ...['pages', 'pdf', 'pptx'].map((kind) => join(shared, kind))];
const samples = (await Promise.all(folders.map(readSamples))).flat();
const drawn: Drawn[] = [];
const refused: string[] = [];
for (const sample of alone ? [] : samples) {
  for (const kind of kinds) {
    for (const aspect of aspects) {
      const title = `${sample.name} · ${kind} · ${aspect}`;
      try {
        const picture = await draw(engine, sample, kind, aspect);
        const file = `${sample.name}-${kind}-${aspect.replace(':', 'x')}.png`;
        await writeFile(join(folder, file), picture.bytes);
        drawn.push({ sample: sample.name, file, title, picture });
      } catch (error) {
        // A source that no picture can be made of says why; anything else is an internal error.
        if (!(error instanceof BroadsideError)) throw error;
        refused.push(`${title}: ${error.message}`);
      }
    }
  }
}
await writeFile(join(folder, 'index.html'), indexPage(drawn, refused));
const rows = Map.groupBy(drawn, ({ sample }) => sample).values();
const pictures = Array.from(rows, (row) => row.map(({ picture }) => picture));
await writeFile(join(folder, 'contact.png'), await contactSheet(pictures, platform));
if (alone !== 'memes') await drawScenes(join(folder, 'scenes'), platform);
const ofForms = alone ? 0 : await drawForms(join(folder, 'forms'), platform);
process.stdout.write(`${ofForms} compositions of made-up briefs\n`);
const ofMemes = alone === 'scenes' ? 0 : await drawMemes(join(folder, 'memes'), engine, samples, platform);
process.stdout.write(`${ofMemes} memes, by template\n`);
process.stdout.write(`${drawn.length} pictures, ${refused.length} refused\n${join(folder, 'index.html')}\n`);
