import { type JobRecord, settledStates } from './record.ts';

interface RunnerPorts {
  unsettled(): Promise<readonly JobRecord[]>;
  advance(id: string): Promise<JobRecord | undefined>;
  sleep(milliseconds: number): Promise<void>;
  now(): number;
  heartbeat(): Promise<void>;
  /** On: {@link Runner.wake} is called at least once a minute, even after the background ended. */
  watch(on: boolean): Promise<void>;
}

interface Runner {
  /** Resolves when every job is settled or waits longer than `maxNapMs`. */
  wake(): Promise<void>;
}

/** Milliseconds; both browsers end a background that called nothing for 30 s. */
export const heartbeatMs = 10_000;
/** Jobs due later (ms) are left to the watchdog, so that the background may end. */
const maxNapMs = 25_000;

/** Runs jobs until they are settled. Stateless: records hold all that counts. */
export function createRunner(ports: RunnerPorts): Runner {
  const running = new Map<string, Promise<void>>();
  let beating = false;
  let watched: Promise<void> = Promise.resolve();
  let nudge = Promise.withResolvers<void>();

  async function beat(): Promise<void> {
    if (beating) return;
    beating = true;
    while (running.size > 0) {
      await ports.heartbeat().catch(ignore);
      await ports.sleep(heartbeatMs);
    }
    beating = false;
  }

  async function run(id: string): Promise<void> {
    for (;;) {
      // A failed step (closed database) is left to the watchdog too.
      const pause = await ports.advance(id).then(computePause, () => Number.POSITIVE_INFINITY);
      if (pause > maxNapMs) return;
      if (pause > 0) await Promise.race([ports.sleep(pause), nudge.promise]);
    }
  }

  function computePause(record: JobRecord | undefined): number {
    if (!record || settledStates.includes(record.state)) return Number.POSITIVE_INFINITY;
    return record.dueAt === undefined ? 0 : Date.parse(record.dueAt) - ports.now();
  }

  /** Serialised, so that a switch-off never overtakes a new job's switch-on. */
  function watch(): Promise<void> {
    watched = watched.then(async () => ports.watch((await ports.unsettled()).length > 0)).catch(ignore);
    return watched;
  }

  return {
    async wake() {
      nudge.resolve();
      nudge = Promise.withResolvers();
      await watch();
      for (const { id } of await ports.unsettled()) {
        if (!running.has(id))
          running.set(
            id,
            run(id).finally(() => running.delete(id)),
          );
      }
      void beat();
      await Promise.all(running.values());
      await watch();
    },
  };
}

const ignore = () => undefined;

export function createStops() {
  const steps = new Map<string, AbortController>();
  return {
    async run<T>(id: string, step: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const controller = new AbortController();
      steps.set(id, controller);
      try {
        return await step(controller.signal);
      } finally {
        if (steps.get(id) === controller) steps.delete(id);
      }
    },
    stop: (id: string): void => steps.get(id)?.abort(),
  };
}
