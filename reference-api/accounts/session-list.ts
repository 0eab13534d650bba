import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { CustomerSession } from '../../contract/accounts.ts';
import type { Orm } from '../db/database.ts';
import { session } from '../db/schema/customers.ts';
import type { Customer } from '../http/caller.ts';
import { browserFamily, systemFamily } from './user-agent.ts';

/** Lists the active sessions of a customer: the current one first, then by last use. */
export async function listSessions(
  orm: Orm,
  { id, sessionId }: Customer,
): Promise<z.infer<typeof CustomerSession>[]> {
  const active = await orm
    .select()
    .from(session)
    .where(and(eq(session.customerId, id), isNull(session.endedAt), gt(session.expiresAt, new Date())))
    .orderBy(desc(eq(session.id, sessionId)), desc(session.usedAt))
    .limit(100);
  return active.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    usedAt: row.usedAt.toISOString(),
    browser: browserFamily(row.userAgent ?? ''),
    system: systemFamily(row.userAgent ?? ''),
  }));
}

/** Ends one session of a customer; does nothing for an unknown id or another customer's session. */
export async function endCustomerSession(orm: Orm, customerId: string, sessionId: string): Promise<void> {
  await orm
    .update(session)
    .set({ endedAt: new Date() })
    .where(and(eq(session.id, sessionId), eq(session.customerId, customerId), isNull(session.endedAt)));
}
