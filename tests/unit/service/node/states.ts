import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { StoredJob } from '../../../../lib/service/core/record.ts';
import { openState } from '../../../../lib/service/node/state.ts';

/** A folder of the test's own, gone when it ends. */
export function aFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'broadside-state-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A state in a folder of its own with one workspace `w`. */
export async function aState(workspace: { plan?: 'free' | 'creator' | 'pro' | 'unlimited'; credits?: number } = {}) {
  const path = aFolder();
  const clock = { now: Date.parse('2026-05-19T08:00:00Z') };
  const state = await openState(path, () => clock.now);
  await state.accounts.ensure({
    id: 'w',
    name: 'Test',
    plan: workspace.plan ?? 'unlimited',
    credits: workspace.credits,
  });
  onTestFinished(() => state.close());
  return { ...state, path, clock, look: async () => look(path) };
}

export function aStoredJob(changes: Partial<StoredJob> = {}): StoredJob {
  return {
    id: crypto.randomUUID(),
    workspaceId: 'w',
    kind: 'infographic',
    status: 'queued',
    createdAt: '2026-05-19T08:00:00.000Z',
    source: { type: 'text', text: 'Bees.' },
    aspect: '4:5',
    format: 'png',
    steering: {},
    results: {},
    ...changes,
  };
}

/** A job at its end with a picture. */
export function completed(job: StoredJob) {
  const picture = { id: `picture-of-${job.id}`, width: 1080, height: 1350, mediaType: 'image/png' };
  const bytes = Uint8Array.of(1, 2, 3);
  return [{ ...job, status: 'completed', picture } satisfies StoredJob, { bytes, mediaType: 'image/png' }] as const;
}

/** All that stands in a folder, read past the service: what each job cost and became, the balance, and the files. */
export function look(path: string) {
  const database = new DatabaseSync(join(path, 'state.sqlite'));
  const rows = (sql: string) => database.prepare(sql).all();
  const jobs = rows('SELECT id, status, cost, picture_id AS picture FROM jobs ORDER BY number').map((row) => ({
    id: String(row.id),
    status: String(row.status),
    cost: Number(row.cost),
    picture: row.picture && String(row.picture),
  }));
  const credits = Number(rows('SELECT credits FROM workspaces')[0]?.credits);
  database.close();
  return { jobs, credits, sources: readdirSync(join(path, 'sources')), pictures: readdirSync(join(path, 'pictures')) };
}
