import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import { decodePicture } from './picture.ts';

const entry = resolve(import.meta.dirname, '../start/start.ts');

/** Runs `npm start` without npm, whose own lines are not ours. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { lines: out.trimEnd().split('\n'), said: said.trimEnd().split('\n'), code };
}

test('makes a picture of the sample and prints its path last', async () => {
  const out = mkdtempSync(join(tmpdir(), 'broadside-start-'));
  try {
    const { lines, code } = await start('--kind', 'meme', '--aspect', '16:9', '--format', 'jpeg', '--out', out);
    expect(code).toBe(0);
    const path = lines.at(-1) ?? '';
    expect(dirname(path)).toBe(out);
    expect(await decodePicture(path)).toMatchObject({ ...pictureSizes['16:9'], mediaType: 'image/jpeg' });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

test('makes a series of the sample: square slides in a folder, and the path of their PDF last', async () => {
  test.slow();
  const out = mkdtempSync(join(tmpdir(), 'broadside-start-'));
  try {
    const { lines, code } = await start('--series', '--aspect', '1:1', '--out', out);
    expect(code).toBe(0);
    const pdf = lines.at(-1) ?? '';
    expect([dirname(pdf), extname(pdf)]).toEqual([out, '.pdf']);
    const folder = pdf.slice(0, -'.pdf'.length);
    const slides = readdirSync(folder).sort();
    expect(slides).toEqual(slides.map((_, index) => `${String(index + 1).padStart(2, '0')}.png`));
    const { numPages } = await getDocument({ data: new Uint8Array(readFileSync(pdf)), verbosity: 0 }).promise;
    expect(numPages).toBe(slides.length);
    expect(numPages).toBeGreaterThanOrEqual(3);
    expect(await decodePicture(join(folder, '01.png'))).toMatchObject({
      ...pictureSizes['1:1'],
      mediaType: 'image/png',
    });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

for (const [args, says] of [
  [['--kind', 'poster'], '--kind is one of infographic, meme, not "poster".'],
  [['--aspect', '2:1'], '--aspect is one of 9:16, 1:1, 4:5, 16:9, not "2:1".'],
  [['--series', '--aspect', '16:9'], '--series: --aspect is one of 4:5, 1:1, not "16:9".'],
  [['--series', '--kind', 'meme'], '--series: --kind is one of infographic, not "meme".'],
  [['--colour', 'red'], 'There is no option --colour. See --help.'],
  [['--out'], '--out wants a value. See --help.'],
  [['no-such-file.html'], /^There is no file .*no-such-file\.html, and it is no http\(s\) address\.$/],
  [['http://127.0.0.1:9/'], 'http://127.0.0.1:9/ could not be opened.'],
] as const) {
  test(`says in one line what is wrong with ${args.join(' ')}`, async () => {
    const { lines, said, code } = await start(...args);
    expect(code).toBe(1);
    expect(lines).toEqual(['']);
    const last = said.at(-1)?.replace(/^broadside: /, '');
    if (typeof says === 'string') expect(last).toBe(says);
    else expect(last).toMatch(says);
  });
}
