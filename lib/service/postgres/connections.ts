import pg from 'pg';

interface Result {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export interface Statements {
  query(sql: string, values?: readonly unknown[]): Promise<Result>;
}

export interface Connections extends Statements {
  transact<T>(change: (at: Statements) => Promise<T>): Promise<T>;
  /** Runs `act` under an advisory lock, across machines. */
  alone<T>(lock: number, act: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** PostgreSQL's texts cannot contain NUL. */
const toStorable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);

const createStatements = (on: pg.Pool | pg.PoolClient): Statements => ({
  async query(sql, values = []) {
    const { rows, rowCount } = await on.query(sql, values.map(toStorable));
    return { rows, changes: rowCount ?? 0 };
  },
});

/** Missing parts of the address come from libpq's variables (PGPASSWORD …). `report` gets errors of idle connections. */
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
    // The waiting statement rejects anyway; without a listener the error would end the process.
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
    ...createStatements(pool),
    transact: (change) =>
      withClient(async (client) => {
        await client.query('BEGIN');
        try {
          const result = await change(createStatements(client));
          await client.query('COMMIT');
          return result;
        } catch (error) {
          // A broken connection has nothing to roll back.
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
