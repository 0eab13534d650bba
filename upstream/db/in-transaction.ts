import type { Orm } from './database.ts';

const tries = 4;
/** PostgreSQL ended the transaction because two waited for each other, or could not be put in an order. */
const unlucky = ['40P01', '40001'];

/** Does something in one transaction, again where the database ended it through no fault of its own. */
export async function inTransaction<T>(orm: Orm, work: (tx: Orm) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await orm.transaction(work);
    } catch (error) {
      if (tried === tries || !unlucky.includes(codeOf(error))) throw error;
    }
  }
}

/** Drizzle wraps what the driver throws. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
