import { type Files, orphanAge, type State } from '../core/state-ports.ts';
import { openSharedAccounts } from './accounts.ts';
import { openConnections } from './connections.ts';
import { openSharedIdempotency } from './idempotency.ts';
import { openSharedJobStore } from './job-store.ts';
import { openQueue } from './queue.ts';
import { migrate } from './schema.ts';

/** The advisory lock under which a node prepares the database: any number that nothing else in it uses. */
const preparing = 0x62726f61;
/** Milliseconds between two looks at what other nodes did. */
const watchInterval = 1000;

interface SharedStatePlaces extends Files {
  /** `postgres://…` */
  readonly address: string;
  report(error: unknown): void;
  /** Milliseconds since the epoch; by default the database's clock. */
  readonly now?: () => number;
}

/**
 * Opens the state that several nodes share, and makes it if it is not there. Its files must be the same ones for all of them.
 * Rejects when the database is not to be had.
 */
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
      sweep: () => removeOrphans((now?.() ?? Date.now()) - orphanAge),
      watchInterval,
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
