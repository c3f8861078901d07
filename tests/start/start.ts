import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { launchWithExtension } from '../browser/launch.ts';
import { serveFolder } from '../browser/serve.ts';
import { readArguments, type StartArguments, usage } from './arguments.ts';
import { makePicture } from './make-picture.ts';
import { makeSeriesInGallery } from './make-series.ts';

/** `npm start`: see `usage`. The path of a finished picture or PDF is the last line of stdout; all else goes to stderr. */

const sample = resolve(import.meta.dirname, '../fixtures/samples/mornings.html');
const say = (line: string) => process.stderr.write(`${line}\n`);

/** The page's address, its file served on loopback while the callback runs. */
async function withPage<T>(page: string | undefined, work: (address: string) => Promise<T>): Promise<T> {
  if (page && /^https?:\/\//i.test(page)) {
    if (!URL.canParse(page)) throw new Error(`${page} is not an address.`);
    return work(page);
  }
  const file = resolve(page ?? sample);
  if (!existsSync(file) || !statSync(file).isFile())
    throw new Error(`There is no file ${file}, and it is no http(s) address.`);
  if (!['.html', '.htm', '.xhtml', '.pdf'].includes(extname(file).toLowerCase())) {
    throw new Error(`${basename(file)} is neither an HTML file nor a PDF.`);
  }
  const server = await serveFolder(dirname(file));
  try {
    return await work(`${server.origin}/${encodeURIComponent(basename(file))}`);
  } finally {
    await server.close();
  }
}

/** A display that a browser window can open on. */
function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Opens a window for a user and waits until it is closed. */
async function play(address: string, executablePath: string, extension: string): Promise<void> {
  const downloads = resolve('out');
  const launched = await launchWithExtension({ executablePath, extension, downloads, headless: false });
  const page = launched.context.pages()[0] ?? (await launched.context.newPage());
  await page.goto(address);
  say(`Right-click the page and choose “Make infographic” or “Make meme”. Pictures go to ${downloads}.`);
  await new Promise<void>((done) => launched.context.once('close', () => done()));
}

/** Makes the picture or series through the extension in headless Chromium, and moves it to the folder asked for. */
async function make(address: string, wish: StartArguments, executablePath: string, extension: string): Promise<string> {
  const downloads = await mkdtemp(join(tmpdir(), 'broadside-downloads-'));
  const launched = await launchWithExtension({ executablePath, extension, downloads, headless: true });
  try {
    const made = await makePicture(launched, address, wish);
    await mkdir(wish.out, { recursive: true });
    if (!wish.isSeries) return await moveTo(wish.out, made);
    const { slides, pdf } = await makeSeriesInGallery(launched);
    const folder = slides[0] && (await moveTo(wish.out, dirname(slides[0])));
    say(`${slides.length} slides in ${folder}`);
    return await moveTo(wish.out, pdf);
  } finally {
    await launched.close();
    await rm(downloads, { recursive: true, force: true });
  }
}

/** Moves a file or folder into another folder, under a name that is free there. Returns its new path. */
async function moveTo(folder: string, made: string): Promise<string> {
  const path = freePath(resolve(folder, basename(made)));
  // A rename does not cross file systems.
  await rename(made, path).catch(() => cp(made, path, { recursive: true }));
  return path;
}

/** The path itself, or with “ (2)”, “ (3)”… when there is such a file already. */
function freePath(path: string): string {
  const ending = extname(path);
  const stem = path.slice(0, path.length - ending.length);
  let free = path;
  for (let count = 2; existsSync(free); count++) free = `${stem} (${count})${ending}`;
  return free;
}

async function main(argv: readonly string[]): Promise<void> {
  const wish = readArguments(argv);
  if (wish === 'help') {
    process.stdout.write(`${usage}\n`);
    return;
  }
  await withPage(wish.page, async (address) => {
    const browser = ensureChromium(say);
    const extension = buildExtension();
    say(`Extension built. Using ${browser.from} Chromium: ${browser.path}`);
    if (!wish.asked && hasDisplay()) await play(address, browser.path, extension);
    else process.stdout.write(`${await make(address, wish, browser.path, extension)}\n`);
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // One clear line; the rest of what a library says is for its own makers.
  say(`broadside: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  process.exitCode = 1;
}
