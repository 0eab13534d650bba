import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { answeredCall } from '../db/schema/orders.ts';
import { HttpFailure } from '../http/failure.ts';
import { words } from '../http/words.ts';

/** A call that may come more than once and shall count once. */
export interface OnceCall {
  /** Name of the call; keys of one say nothing about another. */
  call: string;
  /** The `Idempotency-Key`; undefined: every time counts. */
  key: string | undefined;
  /** Who asks for what. */
  request: unknown;
  /** How the same may have been asked for before. */
  earlier?: unknown;
}

/**
 * Does something in one transaction, once for each key: who comes again gets the first answer, who comes at the same time
 * waits for it. Work that throws leaves the key unused.
 * @throws {HttpFailure} 422 when the key came with another request
 */
export function answerOnce<Answer>(
  orm: Orm,
  { call, key, request, earlier = request }: OnceCall,
  work: (tx: Orm) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(orm, async (tx) => {
    if (key === undefined) return work(tx);
    const hash = hashOf(request);
    const own = and(eq(answeredCall.call, call), eq(answeredCall.key, key));
    const [first] = await tx
      .insert(answeredCall)
      .values({ call, key, request: hash, createdAt: new Date() })
      .onConflictDoNothing()
      .returning({ key: answeredCall.key });
    if (!first) {
      const [known] = await tx.select().from(answeredCall).where(own);
      if (!known || ![hash, hashOf(earlier)].includes(known.request))
        throw new HttpFailure(422, words.usedKey);
      return known.answer as Answer;
    }
    const answer = await work(tx);
    await tx
      .update(answeredCall)
      .set({ answer: answer ?? null })
      .where(own);
    return answer;
  });
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
