import { lt } from 'drizzle-orm';
import { attempt } from './db/schema/attempts.ts';
import { passwordReset, refreshToken, session } from './db/schema/customers.ts';
import { answeredCall } from './db/schema/orders.ts';
import type { Services } from './services.ts';

const everyMs = 3600 * 1000;
/** Nobody tries a call again after this long. */
const keysMs = 7 * 24 * 3600 * 1000;

/** Throws away now and then what has expired. Returns what ends it. */
export function keepHouse({ orm, logger }: Pick<Services, 'orm' | 'logger'>): () => void {
  const timer = setInterval(() => {
    tidy().catch((error) => logger.error({ err: error }, 'what has expired could not be thrown away'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);

  async function tidy(): Promise<void> {
    const now = new Date();
    await orm.delete(attempt).where(lt(attempt.endsAt, now));
    await orm.delete(refreshToken).where(lt(refreshToken.expiresAt, now));
    await orm.delete(session).where(lt(session.expiresAt, now));
    await orm.delete(passwordReset).where(lt(passwordReset.expiresAt, now));
    await orm.delete(answeredCall).where(lt(answeredCall.createdAt, new Date(now.getTime() - keysMs)));
  }
}
