import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Pixels wide that pictures are compared at: edges that are smoothed in another way count for little. */
const comparedWidth = 270;

async function readPixels(png: Uint8Array, height: number): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(comparedWidth, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(await loadImage(Buffer.from(png)), 0, 0, comparedWidth, height);
  return context.getImageData(0, 0, comparedWidth, height).data;
}

/** The mean difference of two pictures' channels, 0–255. */
export async function measureDifference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const { width, height } = await loadImage(Buffer.from(one));
  const tall = Math.round((comparedWidth * height) / width);
  const [a, b] = [await readPixels(one, tall), await readPixels(other, tall)];
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}

export const hasProgram = (name: string): boolean => spawnSync(name, ['--version']).error === undefined;

/** Runs `work` with a folder of its own. */
export function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'broadside-export-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The pages of a PDF as poppler draws them, each a PNG of twice the picture's size: it sets letters on whole pixels. */
export const drawPdf = (pdf: Uint8Array): readonly Uint8Array[] =>
  inFolder((folder) => {
    writeFileSync(join(folder, 'document.pdf'), pdf);
    execFileSync('pdftoppm', ['-png', '-r', '192', join(folder, 'document.pdf'), join(folder, 'page')]);
    const files = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return files.toSorted().map((name) => readFileSync(join(folder, name)));
  });

/** A deck as LibreOffice prints it. */
export const printDeck = (pptx: Uint8Array): Uint8Array =>
  inFolder((folder) => {
    writeFileSync(join(folder, 'deck.pptx'), pptx);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync(
      'soffice',
      [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'deck.pptx')],
      {
        stdio: 'ignore',
      },
    );
    return readFileSync(join(folder, 'deck.pdf'));
  });
