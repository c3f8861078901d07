import { type Files, maxOrphanAgeMs, type State } from '../core/state-ports.ts';
import { openSharedAccounts } from './accounts.ts';
import { openConnections } from './connections.ts';
import { openSharedIdempotency } from './idempotency.ts';
import { openSharedJobStore } from './job-store.ts';
import { openQueue } from './queue.ts';
import { migrate } from './schema.ts';

/** Advisory lock for preparing the database; any number unused elsewhere in it. */
const preparing = 0x62726f61;
const watchIntervalMs = 1000;

interface SharedStatePlaces extends Files {
  readonly address: string;
  report(error: unknown): void;
  readonly now?: () => number;
}

/** Opens or creates the shared state; all nodes must use the same files. Rejects where the database is unavailable. */
export async function openSharedState({ address, report, now, ...files }: SharedStatePlaces): Promise<State> {
  const connections = openConnections(address, report);
  try {
    const queue = await connections.alone(preparing, async () => {
      await migrate(connections);
      return openQueue(address, report);
    });
    const {
      removeOrphans,
      close: closeStore,
      ...store
    } = openSharedJobStore({
      connections,
      queue,
      now,
      report,
      ...files,
    });
    return {
      accounts: openSharedAccounts(connections, now),
      store,
      idempotency: (seconds) => openSharedIdempotency(connections, seconds, now),
      async isWell() {
        const { rows } = await connections.query('SELECT 1');
        return rows.length === 1;
      },
      sweep: () => removeOrphans((now?.() ?? Date.now()) - maxOrphanAgeMs),
      watchIntervalMs,
      async close() {
        closeStore();
        await queue.close();
        await connections.close();
      },
    };
  } catch (error) {
    await connections.close();
    throw error;
  }
}
