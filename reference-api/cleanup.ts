import { lt } from 'drizzle-orm';
import { passwordReset, refreshToken, session } from './db/schema/customers.ts';
import { idempotencyRecord } from './db/schema/orders.ts';
import { rateLimitCounter } from './db/schema/rate-limit-counters.ts';
import type { Services } from './services.ts';
import { deleteOldAlerts } from './stock-alerts/delete-alerts.ts';

const intervalMs = 3600 * 1000;
/** How long responses are stored for retries with their `Idempotency-Key`. */
const idempotencyTtlMs = 7 * 24 * 3600 * 1000;

/** Deletes expired rows every hour. Returns a function that stops this. */
export function startCleanup({ orm, logger }: Pick<Services, 'orm' | 'logger'>): () => void {
  const timer = setInterval(() => {
    deleteExpiredRows().catch((error) => logger.error({ err: error }, 'expired rows could not be deleted'));
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);

  async function deleteExpiredRows(): Promise<void> {
    const now = new Date();
    await orm.delete(rateLimitCounter).where(lt(rateLimitCounter.endsAt, now));
    await orm.delete(refreshToken).where(lt(refreshToken.expiresAt, now));
    await orm.delete(session).where(lt(session.expiresAt, now));
    await orm.delete(passwordReset).where(lt(passwordReset.expiresAt, now));
    await deleteOldAlerts(orm, now);
    await orm
      .delete(idempotencyRecord)
      .where(lt(idempotencyRecord.createdAt, new Date(now.getTime() - idempotencyTtlMs)));
  }
}
