import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { attempt } from '../db/schema/attempts.ts';
import { HttpFailure } from '../http/failure.ts';
import { words } from '../http/words.ts';

/** How often something may be tried within a time. */
export interface Limit {
  name: string;
  attempts: number;
  seconds: number;
}

/** Counts attempts in windows of time, in the database: several processes on one database count together. */
export class Attempts {
  readonly #orm: Orm;
  readonly #factor: number;

  /** @param factor multiplies every limit */
  constructor(orm: Orm, factor: number) {
    this.#orm = orm;
    this.#factor = factor;
  }

  /** The same, as a part of a transaction: what it counts is taken back with it. */
  within(tx: Orm): Attempts {
    return new Attempts(tx, this.#factor);
  }

  /**
   * Counts an attempt of someone, or so many at once.
   * @throws {HttpFailure} 429 with `Retry-After` when there were too many
   */
  async count(limit: Limit, who: string, times = 1): Promise<void> {
    const key = keyOf(limit, who);
    const most = Math.floor(limit.attempts * this.#factor);
    const isOver = sql`${attempt.endsAt} <= clock_timestamp()`;
    const endsAt = sql`clock_timestamp() + make_interval(secs => ${limit.seconds})`;
    if (times <= most) {
      const counted = await this.#orm
        .insert(attempt)
        .values({ key, attempts: times, endsAt })
        .onConflictDoUpdate({
          target: attempt.key,
          set: {
            attempts: sql`case when ${isOver} then ${times} else ${attempt.attempts} + ${times} end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempt.endsAt} end`,
          },
          setWhere: sql`${isOver} or ${attempt.attempts} + ${times} <= ${most}`,
        })
        .returning({ key: attempt.key });
      if (counted.length > 0) return;
    }
    const left = sql<number>`ceil(extract(epoch from ${attempt.endsAt} - clock_timestamp()))::int`;
    const [window] = await this.#orm.select({ left }).from(attempt).where(eq(attempt.key, key));
    const seconds = String(Math.max(1, window?.left ?? limit.seconds));
    throw new HttpFailure(429, words.tooMany, { headers: { 'Retry-After': seconds } });
  }

  /** Whether so much may be done at once at all. */
  allows(limit: Limit, times: number): boolean {
    return times <= limit.attempts * this.#factor;
  }

  /** Takes back an attempt that proved to be none. */
  async giveBack(limit: Limit, who: string): Promise<void> {
    await this.#orm
      .update(attempt)
      .set({ attempts: sql`${attempt.attempts} - 1` })
      .where(eq(attempt.key, keyOf(limit, who)));
  }

  /** Forgets the attempts of someone who has proven themselves. */
  async forget(limit: Limit, who: string): Promise<void> {
    await this.#orm.delete(attempt).where(eq(attempt.key, keyOf(limit, who)));
  }
}

function keyOf(limit: Limit, who: string): string {
  return createHash('sha256').update(`${limit.name} ${who}`).digest('base64url');
}
