import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Figure } from './bench.ts';
import { median } from './median.ts';

const root = resolve(import.meta.dirname, '../..');
const book = resolve(root, '../shared/sources/pdf/freeculture.pdf');
const rounds = 5;

const measured = z.object({ time: z.number(), memory: z.number() });

/** Runs one side in a process of its own, so that neither finds what the other has loaded. Milliseconds, and bytes at most. */
function runSide(side: 'ours' | 'theirs'): Promise<z.infer<typeof measured>> {
  return new Promise((resolve, reject) => {
    const child = fork(`${import.meta.dirname}/pdf-side.ts`, [side, book]);
    child.once('message', (message) => resolve(measured.parse(message)));
    child.once('exit', (code) => reject(new Error(`The side “${side}” ended with ${code}.`)));
  });
}

/**
 * The first document from a book of 352 pages against pdf.js reading all its text, both from a cold start, in turn. The
 * bounds are the requirement's.
 */
export async function measurePdf(): Promise<Figure[]> {
  if (!existsSync(book)) {
    process.stdout.write(`  Not measured: ${book} is not there.\n`);
    return [];
  }
  const [ours, theirs]: [z.infer<typeof measured>[], z.infer<typeof measured>[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await runSide('ours'));
    theirs.push(await runSide('theirs'));
  }
  const [time, whole] = [median(ours.map((each) => each.time)), median(theirs.map((each) => each.time))];
  return [
    { name: 'book of 352 pages → first document', value: time, unit: 'ms' },
    { name: 'the same book, all its text with pdf.js', value: whole, unit: 'ms' },
    { name: 'ours against pdf.js', value: time / whole, unit: '×', bound: 1 },
    { name: 'memory for it', value: Math.max(...ours.map(({ memory }) => memory)) / 1e6, unit: 'MB', bound: 300 },
  ];
}
