import type { Orm } from './database.ts';

const maxAttempts = 4;
/** SQLSTATE of deadlocks and serialization failures. */
const retryableCodes = ['40P01', '40001'];

/** Runs work in a transaction; retries it after a deadlock or serialization failure. */
export async function runInTransaction<T>(orm: Orm, work: (tx: Orm) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await orm.transaction(work);
    } catch (error) {
      if (attempt === maxAttempts || !retryableCodes.includes(sqlStateOf(error))) throw error;
    }
  }
}

/** Returns the SQLSTATE of an error, which Drizzle wraps. */
function sqlStateOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
