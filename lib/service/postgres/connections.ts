import pg from 'pg';

/** A statement's result. */
interface Result {
  readonly rows: readonly unknown[];
  /** Rows that it changed. */
  readonly changes: number;
}

/** Runs statements: each on its own, or all in one transaction. */
export interface Statements {
  query(sql: string, values?: readonly unknown[]): Promise<Result>;
}

export interface Connections extends Statements {
  /** Runs `change` as one transaction: all of it, or nothing when it throws. */
  transact<T>(change: (at: Statements) => Promise<T>): Promise<T>;
  /** Runs `act` while nobody else does who asks for the same lock, on this machine or another. */
  alone<T>(lock: number, act: () => Promise<T>): Promise<T>;
  /** Closing twice is no error. */
  close(): Promise<void>;
}

/** PostgreSQL has no NUL in a text; people have no use for one either. */
const storable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);

const statementsOn = (on: pg.Pool | pg.PoolClient): Statements => ({
  async query(sql, values = []) {
    const { rows, rowCount } = await on.query(sql, values.map(storable));
    return { rows, changes: rowCount ?? 0 };
  },
});

/**
 * Connections to the database of a `postgres://` address. What its address leaves open comes from PGPASSWORD and the other
 * variables of libpq. `report` is notified of a connection that broke while it had nothing to do.
 */
export function openConnections(address: string, report: (error: unknown) => void): Connections {
  const pool = new pg.Pool({
    connectionString: address,
    application_name: 'broadside',
    max: 10,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  });
  pool.on('error', report);

  async function withClient<T>(act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    // The one who waits for a statement hears of it there; without a listener it would end the process.
    const breakDown = (error: Error) => {
      broken = error;
    };
    client.on('error', breakDown);
    try {
      return await act(client);
    } finally {
      client.off('error', breakDown);
      client.release(broken);
    }
  }

  return {
    ...statementsOn(pool),
    transact: (change) =>
      withClient(async (client) => {
        await client.query('BEGIN');
        try {
          const result = await change(statementsOn(client));
          await client.query('COMMIT');
          return result;
        } catch (error) {
          // On a connection that broke there is nothing left to roll back.
          await client.query('ROLLBACK').catch(report);
          throw error;
        }
      }),
    alone: (lock, act) =>
      withClient(async (client) => {
        await client.query('SELECT pg_advisory_lock($1)', [lock]);
        try {
          return await act();
        } finally {
          await client.query('SELECT pg_advisory_unlock($1)', [lock]);
        }
      }),
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
