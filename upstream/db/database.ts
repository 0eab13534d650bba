import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as attempts from './schema/attempts.ts';
import * as catalogue from './schema/catalogue.ts';
import * as change from './schema/change.ts';
import * as customers from './schema/customers.ts';
import * as events from './schema/events.ts';
import * as home from './schema/home.ts';
import * as listing from './schema/listing.ts';
import * as orders from './schema/orders.ts';

export const schema = {
  ...attempts,
  ...catalogue,
  ...change,
  ...customers,
  ...events,
  ...home,
  ...listing,
  ...orders,
};

/** The tables, over either driver; a transaction is one too. Never use the outer one inside a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  kind: 'pglite' | 'postgres';
  orm: Orm;
  close(): Promise<void>;
}

/** Runs hand-written SQL; the two drivers wrap their rows differently. */
export async function rows<Row extends object>(orm: Orm, query: SQL): Promise<Row[]> {
  const result: unknown = await orm.execute(query);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];
}
