import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as catalogue from './schema/catalogue.ts';
import * as change from './schema/change.ts';
import * as customers from './schema/customers.ts';
import * as events from './schema/events.ts';
import * as home from './schema/home.ts';
import * as listing from './schema/listing.ts';
import * as orders from './schema/orders.ts';
import * as rateLimitCounters from './schema/rate-limit-counters.ts';
import * as reviews from './schema/reviews.ts';
import * as stockAlerts from './schema/stock-alerts.ts';

export const schema = {
  ...rateLimitCounters,
  ...catalogue,
  ...change,
  ...customers,
  ...events,
  ...home,
  ...listing,
  ...orders,
  ...reviews,
  ...stockAlerts,
};

/** Drizzle database or transaction, over either driver. Inside a transaction, use only the transaction. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Numbers of connections of a pool. */
export interface PoolState {
  name: 'reads' | 'writes';
  total: number;
  idle: number;
  /** Calls that wait for a connection. */
  waiting: number;
}

export interface Database {
  kind: 'pglite' | 'postgres';
  orm: Orm;
  /** For reads. In PostgreSQL, it has its own read-only connections, so that reads never queue behind writes that wait for a lock. */
  reader: Orm;
  /** Returns whether the disk is too full to write. */
  isDiskFull(): Promise<boolean>;
  /** Returns the current numbers of connections of each pool; no pools for the embedded database. */
  poolStates(): PoolState[];
  close(): Promise<void>;
}

/** Runs a raw query and returns its rows. */
export async function queryRows<Row extends object>(orm: Orm, query: SQL): Promise<Row[]> {
  return ((await orm.execute(query)) as unknown as { rows: Row[] }).rows;
}
