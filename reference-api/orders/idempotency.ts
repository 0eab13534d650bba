import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { runInTransaction } from '../db/run-in-transaction.ts';
import { idempotencyRecord } from '../db/schema/orders.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';

/** Call whose effect happens once, however many times it is sent. */
export interface IdempotentCall {
  /** Name of the call, the scope of its keys. */
  call: string;
  /** `Idempotency-Key`; undefined disables deduplication. */
  key: string | undefined;
  /** Customer and body; must be equal in a retry. */
  request: unknown;
  /** Alternative form of the request, accepted as the same request. */
  alternativeRequest?: unknown;
}

/**
 * Runs work in a transaction, once for each key. A retry gets the stored result, a concurrent request waits for it. Work that
 * throws leaves the key unused.
 * @throws {HttpError} 422 when the key was used for another request
 */
export function runIdempotently<Result>(
  orm: Orm,
  { call, key, request, alternativeRequest = request }: IdempotentCall,
  work: (tx: Orm) => Promise<Result>,
): Promise<Result> {
  return runInTransaction(orm, async (tx) => {
    if (key === undefined) return work(tx);
    const requestHash = hashOf(request);
    const hasCallAndKey = and(eq(idempotencyRecord.call, call), eq(idempotencyRecord.key, key));
    const [inserted] = await tx
      .insert(idempotencyRecord)
      .values({ call, key, requestHash, createdAt: new Date() })
      .onConflictDoNothing()
      .returning({ key: idempotencyRecord.key });
    if (!inserted) {
      const [stored] = await tx.select().from(idempotencyRecord).where(hasCallAndKey);
      if (!stored || ![requestHash, hashOf(alternativeRequest)].includes(stored.requestHash))
        throw new HttpError(422, messages.idempotencyKeyReused);
      return stored.response as Result;
    }
    const result = await work(tx);
    await tx
      .update(idempotencyRecord)
      .set({ response: result ?? null })
      .where(hasCallAndKey);
    return result;
  });
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
