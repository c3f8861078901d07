import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
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

for (const [args, says] of [
  [['--kind', 'poster'], '--kind is one of infographic, meme, not "poster".'],
  [['--aspect', '2:1'], '--aspect is one of 9:16, 1:1, 4:5, 16:9, not "2:1".'],
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
