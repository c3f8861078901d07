import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { createEngine } from '../../lib/engine/engine.ts';
import { createNodePlatform } from '../../lib/engine/paint/node.ts';
import { encodePng } from '../../lib/engine/paint/png/png.ts';
import { ensureChromium } from '../browser/find.ts';
import { serveFolder } from '../browser/serve.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';
import type { PngTimes } from './png-side.ts';
import { posterText } from './poster.ts';

const rounds = 21;
/** Fewer in Node, where one of them takes long. */
const nodeRounds = 5;
const aspects = ['9:16', '4:5', '1:1', '16:9'] as const;

/** An infographic in each aspect, and a meme, as files. */
async function drawPictures(): Promise<Map<string, Uint8Array>> {
  const engine = createEngine(createNodePlatform());
  const document = await engine.extract({ kind: 'text', text: posterText });
  const pictures = new Map<string, Uint8Array>();
  for (const aspect of aspects) {
    const rendering = { aspect, format: 'png', steering: {}, assets: {} } as const;
    const { bytes } = await engine.drawInfographic(engine.brief(document, {}), rendering);
    pictures.set(`infographic ${aspect}`, bytes);
  }
  const { topics } = await engine.scout(document);
  const draft = engine.write(document, engine.match(document, topics, {}), {});
  const meme = await engine.drawMeme(draft, { aspect: '1:1', format: 'png', steering: {}, assets: {} });
  return pictures.set('meme 1:1', meme.bytes);
}

/** The same in Node, where the canvas encodes for the engine. */
async function timeInNode(bytes: Uint8Array): Promise<PngTimes[]> {
  const picture = await loadImage(bytes);
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const times: PngTimes[] = [];
  for (let round = 0; round < nodeRounds; round++) {
    const start = performance.now();
    const theirs = await canvas.encode('png');
    const between = performance.now();
    const pixels = canvas.data();
    const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
    const read = async (top: number, bottom: number) => words.subarray(top * width, bottom * width);
    const ours = await encodePng({ width, height, blueFirst: false, read });
    times.push({
      ours: performance.now() - between,
      platform: between - start,
      oursBytes: ours.length,
      platformBytes: theirs.length,
    });
  }
  return times;
}

async function timeInChromium(pictures: ReadonlyMap<string, Uint8Array>): Promise<PngTimes[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'broadside-bench-'));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      lib: { entry: resolve(import.meta.dirname, 'png-side.ts'), formats: ['es'], fileName: () => 'side.js' },
    },
  });
  if (!built) throw new Error('The page was not built.');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="side.js"></script>');
  const names = [...pictures.keys()];
  for (const [index, name] of names.entries())
    writeFileSync(join(folder, `${index}.png`), pictures.get(name) ?? new Uint8Array());
  const server = await serveFolder(folder);
  const { path: executablePath } = ensureChromium((line) => process.stderr.write(`${line}\n`));
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/index.html`);
    await page.waitForFunction(() => 'timePng' in globalThis);
    const times: PngTimes[][] = [];
    for (const index of names.keys())
      times.push(
        await page.evaluate(
          ([address, rounds]) =>
            (globalThis as unknown as { timePng(address: string, rounds: number): Promise<PngTimes[]> }).timePng(
              address,
              rounds,
            ),
          [`/${index}.png`, rounds] as const,
        ),
      );
    return times;
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const compare = (times: readonly PngTimes[]) => ({
  ours: median(times.map(({ ours }) => ours)),
  platform: median(times.map(({ platform }) => platform)),
  // Of each round, so that others whom the machine serves count for both sides.
  ratio: median(times.map(({ ours, platform }) => ours / platform)),
  size: median(times.map(({ oursBytes, platformBytes }) => oursBytes / platformBytes)),
});

/**
 * From drawn pixels to a PNG file: our writer against the platform's, from the same pixels in the same run. The bounds hold
 * the reason for which ours is kept (lib/engine/README.md).
 */
export async function measurePng(): Promise<Figure[]> {
  const pictures = await drawPictures();
  const inChromium = await timeInChromium(pictures);
  const each = [...pictures.keys()].flatMap((name, index): Figure[] => {
    const { ours, platform, ratio } = compare(inChromium[index] ?? []);
    return [
      { name: `${name}, Chromium: ours`, value: ours, unit: 'ms' },
      { name: `${name}, Chromium: convertToBlob`, value: platform, unit: 'ms' },
      { name: `${name}, Chromium: ours against convertToBlob`, value: ratio, unit: '×', bound: 0.7 },
    ];
  });
  const all = compare(inChromium.flat());
  const inNode: PngTimes[] = [];
  for (const bytes of pictures.values()) inNode.push(...(await timeInNode(bytes)));
  const node = compare(inNode);
  return [
    ...each,
    { name: 'all of them, Chromium: ours against convertToBlob', value: all.ratio, unit: '×', bound: 0.5 },
    { name: 'all of them, Chromium: our files against its', value: all.size, unit: '×', bound: 1.1 },
    { name: 'all of them, Node: our writer', value: node.ours, unit: 'ms' },
    { name: 'all of them, Node: canvas.encode, which the engine uses there', value: node.platform, unit: 'ms' },
    { name: 'all of them, Node: ours against canvas.encode', value: node.ratio, unit: '×' },
  ];
}
