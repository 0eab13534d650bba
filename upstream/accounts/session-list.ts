import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { CustomerSession } from '../../contract/accounts.ts';
import type { Orm } from '../db/database.ts';
import { session } from '../db/schema/customers.ts';
import type { Customer } from '../http/caller.ts';
import { browserFamily, systemFamily } from './user-agent.ts';

/** The sessions of a customer that go on, the one that asks first and then by their last use. */
export async function listSessions(
  orm: Orm,
  { id, sessionId }: Customer,
): Promise<z.infer<typeof CustomerSession>[]> {
  const going = await orm
    .select()
    .from(session)
    .where(and(eq(session.customerId, id), isNull(session.endedAt), gt(session.expiresAt, new Date())))
    .orderBy(desc(eq(session.id, sessionId)), desc(session.usedAt))
    .limit(100);
  return going.map((one) => ({
    id: one.id,
    isCurrent: one.id === sessionId,
    usedAt: one.usedAt.toISOString(),
    browser: browserFamily(one.userAgent ?? ''),
    system: systemFamily(one.userAgent ?? ''),
  }));
}

/** Ends one session of a customer at once; another's, or none, is left alone. */
export async function endSession(orm: Orm, customerId: string, sessionId: string): Promise<void> {
  await orm
    .update(session)
    .set({ endedAt: new Date() })
    .where(and(eq(session.id, sessionId), eq(session.customerId, customerId), isNull(session.endedAt)));
}
