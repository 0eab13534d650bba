import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { customer, passwordReset } from '../db/schema/customers.ts';
import { setPassword } from './customers.ts';
import { hashToken, newToken } from './secrets.ts';
import { endSessions } from './sessions.ts';

const lifetimeMs = 30 * 60 * 1000;

/** Makes a token with which a customer can set a new password once. */
export async function beginReset(orm: Orm, customerId: string): Promise<string> {
  const token = newToken();
  await orm
    .insert(passwordReset)
    .values({ hash: hashToken(token), customerId, expiresAt: new Date(Date.now() + lifetimeMs) });
  return token;
}

/** Whether a token opens the account of an e-mail address. */
export async function isReset(orm: Orm, email: string, token: string): Promise<boolean> {
  return (await findReset(orm, email, token)) !== undefined;
}

/** Sets a new password, once: all tokens and all sessions of the account end. False for a token that is not good. */
export async function finishReset(
  orm: Orm,
  email: string,
  token: string,
  passwordHash: string,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const found = await findReset(tx, email, token);
    if (!found) return false;
    const [taken] = await tx
      .delete(passwordReset)
      .where(eq(passwordReset.hash, hashToken(token)))
      .returning({ customerId: passwordReset.customerId });
    if (!taken) return false;
    await tx.delete(passwordReset).where(eq(passwordReset.customerId, taken.customerId));
    await setPassword(tx, taken.customerId, passwordHash);
    await endSessions(tx, taken.customerId);
    return true;
  });
}

async function findReset(orm: Orm, email: string, token: string) {
  const [found] = await orm
    .select({ customerId: passwordReset.customerId })
    .from(passwordReset)
    .innerJoin(customer, eq(customer.id, passwordReset.customerId))
    .where(
      and(
        eq(passwordReset.hash, hashToken(token)),
        eq(customer.email, email.toLowerCase()),
        gt(passwordReset.expiresAt, new Date()),
      ),
    );
  return found;
}
