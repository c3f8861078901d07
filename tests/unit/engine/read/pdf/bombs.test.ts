import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pdfProgress } from '../../../../../lib/engine/read/pdf/protocol.ts';
import { createPdfReader, type PdfWorker } from '../../../../../lib/engine/read/pdf/reader.ts';
import { browserBombs, heapBombs, pdfBombs } from '../sandbox/make-bombs.ts';

/**
 * PDF bombs that are read, as a browser's worker reads them: under the same count and the same time, in V8, with no limit of
 * the system's. Browsers are given the others (`bombs.spec.ts`, `firefox-bombs.spec.ts`).
 */
const bombs = Object.entries({ ...pdfBombs, ...heapBombs }).filter(([name]) => !(name in browserBombs));

/** Of the whole process. Chromium's, with the same bombs, had 50 MB more at most; 500 MB is promised. */
const maxMegabytes = 450;
const outcome = /^(?:read|archive_too_large|read_too_slow|empty_source)$/;

function startWorker(child: ChildProcess): PdfWorker {
  const replied = Promise.withResolvers<unknown>();
  child.once('exit', (...end) => replied.reject(new Error(`The process ended: ${end.join(' ')}.`)));
  let onProgress: () => void = () => undefined;
  child.on('message', (message) => {
    if (pdfProgress.safeParse(message).success) onProgress();
    else replied.resolve(message);
  });
  return {
    ask: (request) => void child.send(request),
    answer: replied.promise,
    onProgress: (listener) => {
      onProgress = listener;
    },
    end: () => undefined,
  };
}

const readPeak = ({ pid }: ChildProcess) =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe('a bomb in a worker that only its count bounds', () => {
  it.each(bombs)('%s ends in words of its own', async (_, make) => {
    const child = fork(join(import.meta.dirname, 'counting-child.ts'), {
      serialization: 'advanced',
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child, 'message');
    // Read with each message: the process may have ended once its reply is here.
    const peaks: number[] = [];
    if (process.platform === 'linux') child.on('message', () => peaks.push(readPeak(child)));
    const end = await createPdfReader(() => startWorker(child))
      .readPdf(make(), undefined)
      .then(
        () => 'read',
        (error: { readonly code?: string }) => error.code ?? String(error),
      );
    expect(end).toMatch(outcome);
    if (process.platform === 'linux') expect(Math.max(...peaks.filter(Number.isFinite))).toBeGreaterThan(0);
    for (const peak of peaks.filter(Number.isFinite)) expect(peak).toBeLessThan(maxMegabytes);
  });
});
