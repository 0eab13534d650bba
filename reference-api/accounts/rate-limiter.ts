import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { rateLimitCounter } from '../db/schema/rate-limit-counters.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';

/** Upper bound of `maxAttempts` after the factor. A count plus the units of one more order still fits the 32-bit column. */
const maxLimit = 2_000_000_000;

/** Limit of attempts in a fixed window. */
export interface RateLimit {
  /** Part of the stored key. */
  name: string;
  maxAttempts: number;
  windowSeconds: number;
}

/** Fixed-window rate limiter in the database, shared by all processes on it. */
export class RateLimiter {
  readonly #orm: Orm;
  readonly #factor: number;

  /** @param factor multiplies the maximum of every limit; at least one attempt stays allowed */
  constructor(orm: Orm, factor: number) {
    this.#orm = orm;
    this.#factor = factor;
  }

  /** Returns a rate limiter whose counts are rolled back with a transaction. */
  withTransaction(tx: Orm): RateLimiter {
    return new RateLimiter(tx, this.#factor);
  }

  /**
   * Counts attempts of a subject, such as a network or an account. Order limits count units of products as attempts.
   * @throws {HttpError} 429 with `Retry-After` when the limit is exceeded
   */
  async consume(limit: RateLimit, subject: string, attempts = 1): Promise<void> {
    const key = counterKey(limit, subject);
    const maxAttempts = this.#maxAttempts(limit);
    const isExpired = sql`${rateLimitCounter.endsAt} <= clock_timestamp()`;
    const endsAt = sql`clock_timestamp() + make_interval(secs => ${limit.windowSeconds})`;
    // Checked here as well, because `setWhere` does not apply to the first insert of a key.
    if (attempts <= maxAttempts) {
      const countedRows = await this.#orm
        .insert(rateLimitCounter)
        .values({ key, attempts, endsAt })
        .onConflictDoUpdate({
          target: rateLimitCounter.key,
          set: {
            attempts: sql`case when ${isExpired} then ${attempts} else ${rateLimitCounter.attempts} + ${attempts} end`,
            endsAt: sql`case when ${isExpired} then excluded.ends_at else ${rateLimitCounter.endsAt} end`,
          },
          setWhere: sql`${isExpired} or ${rateLimitCounter.attempts} + ${attempts} <= ${maxAttempts}`,
        })
        .returning({ key: rateLimitCounter.key });
      if (countedRows.length > 0) return;
    }
    const remainingSeconds = sql<number>`ceil(extract(epoch from ${rateLimitCounter.endsAt} - clock_timestamp()))::int`;
    const [counter] = await this.#orm
      .select({ remainingSeconds })
      .from(rateLimitCounter)
      .where(eq(rateLimitCounter.key, key));
    const retryAfterSeconds = Math.max(1, counter?.remainingSeconds ?? limit.windowSeconds);
    throw new HttpError(429, messages.tooManyAttempts, {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }

  /** Returns whether a fresh window would allow this many attempts. */
  allowsAtOnce(limit: RateLimit, attempts: number): boolean {
    return attempts <= this.#maxAttempts(limit);
  }

  #maxAttempts(limit: RateLimit): number {
    return Math.min(maxLimit, Math.max(1, Math.floor(limit.maxAttempts * this.#factor)));
  }

  /** Takes back one counted attempt. */
  async refund(limit: RateLimit, subject: string): Promise<void> {
    await this.#orm
      .update(rateLimitCounter)
      .set({ attempts: sql`${rateLimitCounter.attempts} - 1` })
      .where(eq(rateLimitCounter.key, counterKey(limit, subject)));
  }

  /** Clears the attempts of a subject. */
  async reset(limit: RateLimit, subject: string): Promise<void> {
    await this.#orm.delete(rateLimitCounter).where(eq(rateLimitCounter.key, counterKey(limit, subject)));
  }
}

function counterKey(limit: RateLimit, subject: string): string {
  return createHash('sha256').update(`${limit.name} ${subject}`).digest('base64url');
}
