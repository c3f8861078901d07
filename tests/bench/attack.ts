import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { openState } from '../../lib/service/node/state.ts';
import type { Figure } from './bench.ts';

const attackers = 4;
const creates = 60;
/** Milliseconds between two creates of the key that is watched. */
const pauseMs = 50;

const started = z.object({ base: z.string() });

/** Milliseconds that nine of ten creates stay below. */
async function measureCreates(base: string, key: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < creates; index++) {
    const start = performance.now();
    const response = await fetch(`${base}/api/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      // Refused when it is read, long after it was answered: making pictures is another bench's.
      body: JSON.stringify({ sourceText: '.' }),
    });
    if (response.status !== 202) throw new Error(`A create was answered ${response.status}.`);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    await new Promise((next) => setTimeout(next, pauseMs));
  }
  return times.toSorted((a, b) => a - b)[Math.floor(creates * 0.9)] ?? 0;
}

/** The time one key's creates take while four others send what is refused as fast as they can, against the same at rest. */
export async function measureAttack(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'broadside-attack-'));
  const state = await openState(folder);
  await state.accounts.ensure({ id: 'own', name: 'Bench', plan: 'unlimited', credits: undefined });
  const keys = await Promise.all(
    Array.from({ length: attackers + 1 }, (_, nth) => state.accounts.addKey('own', `${nth}`)),
  );
  await state.close();
  const entry = resolve(import.meta.dirname, '../../entrypoints/service/node.ts');
  const service = spawn(process.execPath, [entry, '--json', '--port', '0', '--data', folder, '--no-scouting'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const children: ChildProcess[] = [service];
  try {
    const [line] = await once(createInterface(service.stdout), 'line');
    const { base } = started.parse(JSON.parse(line));
    const [own = '', ...others] = keys;
    await measureCreates(base, own);
    const idle = await measureCreates(base, own);
    const attacking = others.map((key) => fork(`${import.meta.dirname}/attack-side.ts`, [base, key]));
    children.push(...attacking);
    await Promise.all(attacking.map((child) => once(child, 'message')));
    const attacked = await measureCreates(base, own);
    return [
      { name: 'a create, nine of ten, at rest', value: idle, unit: 'ms' },
      { name: `the same with ${attackers} attackers`, value: attacked, unit: 'ms' },
      { name: 'against rest', value: attacked / idle, unit: '×', bound: 5 },
    ];
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
