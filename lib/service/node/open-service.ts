import { availableParallelism } from 'node:os';
import { dayMs } from '../../contract/index.ts';
import { createService } from '../core/app.ts';
import { createReference } from '../core/reference/routes.ts';
import { isReadyToDraw } from '../core/stages.ts';
import type { State } from '../core/state-ports.ts';
import type { ServiceSettings } from './command-line.ts';
import { createIntake } from './intake.ts';
import type { Log } from './log.ts';
import { createBodyParser } from './parse-body.ts';
import { createPool } from './pool.ts';
import { startWorker } from './start-worker.ts';
import { throttle } from './throttle.ts';
import { createWebApp } from './web/routes.ts';
import { createSessions } from './web/sessions.ts';
import type { Pages } from './web/views.ts';

const sweepIntervalMs = 60 * 60 * 1000;
/** Milliseconds that a meme's create waits for scouting, matching and writing, as the interface specifies. */
const memeTimeoutMs = 20_000;

export const ownWorkspace = 'own';

export function openService(
  settings: ServiceSettings,
  base: string,
  state: State,
  log: Log,
  loadPages: () => Promise<Pages>,
) {
  const { accounts, store } = state;
  const keptFor = settings['keep-days'] * dayMs;
  const pool = startPool(settings, state, log);
  const parser = createBodyParser();
  const app = createService({
    store,
    readCreate: createIntake(parser),
    workspaces: accounts,
    idempotency: state.idempotency(keptFor / 1000),
    advance: async (jobId, workspaceId) => {
      const job = await store.get(jobId);
      return job?.workspaceId === workspaceId ? job : undefined;
    },
    begin: async (job) => {
      const begun = job.kind === 'meme' ? pool.reach(job, isReadyToDraw, memeTimeoutMs) : job;
      pool.wake();
      return begun;
    },
    publicBase: base,
    mirrorBase: settings.mirror ?? base,
    keptFor,
    report: log.error,
    log: log.request,
  });
  app.route('/', createReference(base, state.isWell));
  const sessions = createSessions(settings.passphrase);
  const asksPassphrase = settings.passphrase !== undefined;
  app.route(
    '/',
    createWebApp({
      base,
      workspaceId: ownWorkspace,
      accounts,
      store,
      sessions,
      asksPassphrase,
      loadPages,
      report: log.error,
    }),
  );
  const stopSweeping = startSweeping(keptFor, state, log);
  pool.wake();
  return {
    fetch: throttle((request) => app.fetch(request)),
    /** One-time sign-in link; absent with a passphrase. */
    signIn: asksPassphrase ? undefined : `${base}/app/sign-in?token=${sessions.token}`,
    async close(milliseconds: number): Promise<void> {
      stopSweeping();
      await pool.close(milliseconds);
      await parser.close();
    },
  };
}

const startPool = (settings: ServiceSettings, { store, watchIntervalMs }: State, log: Log) =>
  createPool({
    store,
    startWorker: () => startWorker({ allowedHosts: settings['allow-host'], scouts: !settings['no-scouting'] }),
    size: settings.workers ?? Math.max(1, availableParallelism() - 1),
    timeoutMs: settings['job-seconds'] * 1000,
    watchIntervalMs,
    report: log.error,
  });

function startSweeping(keptFor: number, state: State, log: Log): () => void {
  const sweep = async () => {
    await state.store.removeBefore(new Date(Date.now() - keptFor).toISOString());
    await state.sweep();
  };
  const sweeping = setInterval(() => void sweep().catch(log.error), sweepIntervalMs);
  return () => clearInterval(sweeping);
}
