import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandboxReaders } from '../../../../../lib/engine/read/sandbox/readers.ts';
import { createSandbox } from '../../../../../lib/engine/read/sandbox/sandbox.ts';
import { spawnSandbox } from '../../../../../lib/engine/read/sandbox/spawn.ts';
import { bullets, makeDeck, slide, title } from '../pptx/make-deck.ts';
import { canvasBombs, drawnBombs, heapBombs, makePng, pdfBombs, pngChunkBombs } from './make-bombs.ts';

const isLinux = process.platform === 'linux';
const canUnshare = isLinux && spawnSync('unshare', ['-rn', 'true']).status === 0;

/** This process's children, by their numbers. */
function listChildren(): string[] {
  return readdirSync('/proc/self/task').flatMap((thread) => {
    try {
      return readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean);
    } catch {
      // A thread that ended.
      return [];
    }
  });
}

/** Most megabytes that any child of this process had resident while `act` ran; looked at every few milliseconds. */
async function measurePeak(act: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const look = () => {
    for (const child of listChildren()) {
      try {
        const highWater = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1];
        peak = Math.max(peak, Number(highWater ?? 0) / 1024);
      } catch {
        // It ended.
      }
    }
  };
  const timer = isLinux ? setInterval(look, 3) : undefined;
  try {
    await act();
  } finally {
    clearInterval(timer);
  }
  return peak;
}

const maxMegabytes = 500;

/**
 * What a bomb may end in: a document where its harmless part could be read, or words of its own. Where a machine is quick
 * enough to read it all, lone letters are no text.
 */
const outcome = /^(?:read|archive_too_large|scan_too_large|image_too_large|read_too_slow|empty_source)$/;

describe('a bomb', () => {
  const within = async (act: () => Promise<unknown>) => {
    const result = { code: 'read' };
    const read = () =>
      act().then(
        () => undefined,
        (error: unknown) => Object.assign(result, error),
      );
    expect(await measurePeak(read)).toBeLessThan(maxMegabytes);
    expect(result.code).toMatch(outcome);
  };

  it.each(Object.entries({ ...pdfBombs, ...heapBombs }))(
    '%s is read within 500 MB, or refused as what it is',
    async (_, make) => {
      const bytes = make();
      await within(() => createSandboxReaders().readPdf(bytes));
    },
  );

  it.each(Object.entries({ ...drawnBombs, ...canvasBombs }))('%s is drawn within 500 MB, or not', async (_, make) => {
    const bytes = make();
    await within(() => createSandboxReaders().drawPdfPage(bytes));
  });

  it('of pixels: the largest image of each type is decoded within 500 MB, or refused as too large', async () => {
    const canvas = createCanvas(6320, 6320);
    canvas.getContext('2d').fillRect(0, 0, 6000, 3000);
    for (const image of [makePng(6320, 6320), await canvas.encode('webp', 90), await canvas.encode('jpeg', 90)])
      await within(() => createSandboxReaders().decodeImage(image, ''));
  });

  it('in the chunks of a PNG is not unpacked', async () => {
    const png = makePng(100, 100, pngChunkBombs());
    let width = 0;
    const peak = await measurePeak(
      async () => ({ width } = await createSandboxReaders().decodeImage(png, 'image/png')),
    );
    expect(width).toBe(100);
    expect(peak).toBeLessThan(maxMegabytes);
  });
});

describe('a sandbox', () => {
  it('reads one file after the other in the same process', async () => {
    const sandbox = createSandbox();
    const readers = createSandboxReaders(sandbox);
    const deck = makeDeck({ slides: [slide(title('Boats') + bullets('Trawlers leave at four.'))] });
    expect(await readers.readPptx(deck)).toMatchObject({ metadata: { pages: 1 } });
    const children = isLinux ? listChildren() : [];
    expect(await readers.decodeImage(makePng(20, 10), 'image/png')).toMatchObject({ width: 20, height: 10 });
    // Another test's process may end its rest meanwhile; none may be new.
    if (isLinux) expect(listChildren().filter((child) => !children.includes(child))).toEqual([]);
  });

  it('gives its files’ own errors', async () => {
    const readers = createSandboxReaders();
    const junk = new TextEncoder().encode('No file of any kind.');
    await expect(readers.readPdf(junk)).rejects.toMatchObject({ code: 'pdf_damaged' });
    await expect(readers.readPptx(junk)).rejects.toMatchObject({ code: 'pptx_damaged' });
    await expect(readers.decodeImage(junk, 'image/png')).rejects.toMatchObject({ code: 'image_unreadable' });
  });

  it('is ended when it takes too long, and the next file is read by another', async () => {
    const readers = createSandboxReaders(createSandbox(50));
    const slow = pdfBombs['forms in forms']?.() ?? new Uint8Array();
    await expect(readers.readPdf(slow)).rejects.toMatchObject({ code: 'read_too_slow' });
    const others = createSandboxReaders();
    expect(await others.decodeImage(makePng(20, 10), 'image/png')).toMatchObject({ width: 20 });
  });

  it.runIf(isLinux)('has its time counted while it works, not while it waits for a busy machine', async () => {
    const workMs = 4000;
    const readers = createSandboxReaders(createSandbox(workMs));
    const before = listChildren();
    await readers.decodeImage(makePng(20, 10), 'image/png');
    const child = Number(listChildren().find((each) => !before.includes(each)));
    process.kill(child, 'SIGSTOP');
    const asked = readers.decodeImage(makePng(20, 10), 'image/png');
    await setTimeout(workMs + 500);
    process.kill(child, 'SIGCONT');
    expect(await asked).toMatchObject({ width: 20, height: 10 });
  });

  it.runIf(isLinux)('that breaks gives an error with words', async () => {
    const readers = createSandboxReaders();
    const before = listChildren();
    await readers.decodeImage(makePng(20, 10), 'image/png');
    const child = listChildren().find((each) => !before.includes(each));
    const asked = readers.readPdf(pdfBombs['forms in forms']?.() ?? new Uint8Array());
    process.kill(Number(child), 'SIGSEGV');
    await expect(asked).rejects.toMatchObject({ code: 'pdf_damaged' });
  });

  it.runIf(isLinux)('is ready once all of it runs: its kernel’s limit is for files alone', async () => {
    // So many at once that threads start late.
    const children = Array.from({ length: 8 }, () => spawnSandbox());
    onTestFinished(() => children.forEach((child) => void child.kill('SIGKILL')));
    const mapped = ({ pid }: ChildProcess) =>
      Number(/^VmData:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    const whenReady = await Promise.all(children.map((child) => once(child, 'message').then(() => mapped(child))));
    await setTimeout(2000);
    // A thread that starts late maps 500 MB.
    for (const [index, child] of children.entries()) expect(mapped(child) - (whenReady[index] ?? 0)).toBeLessThan(100);
  });

  it('has no network where the system allows that, no files but the code, no processes and no environment', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'broadside-sandbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const outside = join(folder, 'secret');
    writeFileSync(outside, 'secret');
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    process.env.BROADSIDE_KEY = 'bsk_secret';
    onTestFinished(() => {
      delete process.env.BROADSIDE_KEY;
    });
    const child = spawnSandbox(join(import.meta.dirname, 'probe.ts'), [String(port), outside]);
    const [found] = await once(child, 'message');
    child.kill('SIGKILL');
    expect(found).toMatchObject({
      ...(canUnshare && { network: 'refused' }),
      ...(process.allowedNodeEnvironmentFlags.has('--permission') && {
        read: 'ERR_ACCESS_DENIED',
        write: 'ERR_ACCESS_DENIED',
        run: 'ERR_ACCESS_DENIED',
      }),
    });
    expect(found.environment).not.toContain('BROADSIDE_KEY');
  });
});
