import pg from 'pg';

/** Deadlines of the statements of a pool, in milliseconds. */
export interface PoolTimeouts {
  /** Time that a statement may run. */
  statementMs: number;
  /** Time that a statement may wait for a lock. */
  lockMs: number;
  /** Time that a transaction may be open without a statement. */
  idleInTransactionMs: number;
  /** Time that a caller may wait for a connection. */
  connectionMs: number;
}

/** Time that the client waits beyond the server's own timeout; only a server that hangs exceeds it. */
const readGraceMs = 5000;
/** Message of pg's error after `query_timeout`. */
const readTimeoutMessage = 'Query read timeout';

/** Connection settings whose timeouts close a connection when the server hangs. */
export function connectionSettings(
  url: string,
  { statementMs, lockMs, idleInTransactionMs, connectionMs }: PoolTimeouts,
) {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectionMs,
    keepAlive: true,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: statementMs + readGraceMs,
  } satisfies pg.PoolConfig;
}

/**
 * Pool that survives broken connections. A connection that breaks while it is checked out is released at once: Drizzle does
 * not release one whose `begin` failed, and an error event without a listener would end the process.
 */
export class PostgresPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // Ignored: the next query replaces a broken idle connection, and fails if the server is unreachable.
    this.on('error', () => {});
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(releaseOnFailure);
    super.connect(callback);
    return undefined;
  }
}

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0];

/** Makes a checked-out client release itself when its connection breaks or a query gets no response. */
function releaseOnFailure(client: pg.PoolClient): pg.PoolClient {
  const { release, query } = client;
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.off('error', releaseOnce);
    // The next checkout of the client wraps `query` again.
    client.query = query;
    release(error);
  };
  client.on('error', releaseOnce);
  client.release = releaseOnce;
  client.query = ((...parameters: Parameters<typeof query>) => {
    const result = query.apply(client, parameters) as unknown as Promise<unknown>;
    return result.catch((error: Error) => {
      if (error.message === readTimeoutMessage) releaseOnce(error);
      throw error;
    });
  }) as typeof query;
  return client;
}
