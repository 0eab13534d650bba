import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { customer, passwordReset } from '../db/schema/customers.ts';
import { setPassword } from './customers.ts';
import { generateToken, hashToken } from './secrets.ts';
import { endSessions } from './sessions.ts';

const lifetimeMs = 30 * 60 * 1000;

/** Creates a single-use token for a new password, valid for 30 minutes. */
export async function createPasswordReset(orm: Orm, customerId: string): Promise<string> {
  const token = generateToken();
  await orm
    .insert(passwordReset)
    .values({ hash: hashToken(token), customerId, expiresAt: new Date(Date.now() + lifetimeMs) });
  return token;
}

/** Returns whether a reset token is valid for an e-mail address. */
export async function isValidReset(orm: Orm, email: string, token: string): Promise<boolean> {
  return (await findReset(orm, email, token)) !== undefined;
}

/** Sets a new password and ends all reset tokens and sessions of the account. Returns false for an invalid token. */
export async function completePasswordReset(
  orm: Orm,
  email: string,
  token: string,
  passwordHash: string,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    if (!(await findReset(tx, email, token))) return false;
    const [consumed] = await tx
      .delete(passwordReset)
      .where(eq(passwordReset.hash, hashToken(token)))
      .returning({ customerId: passwordReset.customerId });
    if (!consumed) return false;
    await tx.delete(passwordReset).where(eq(passwordReset.customerId, consumed.customerId));
    await setPassword(tx, consumed.customerId, passwordHash);
    await endSessions(tx, consumed.customerId);
    return true;
  });
}

async function findReset(orm: Orm, email: string, token: string) {
  const [reset] = await orm
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
  return reset;
}
