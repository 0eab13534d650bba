import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tokens } from '../../contract/accounts.ts';
import type { Orm } from '../db/database.ts';
import { customer, refreshToken, session } from '../db/schema/customers.ts';
import type { Customer } from '../http/caller.ts';
import type { AccessTokens } from './access-tokens.ts';
import { hashToken, newToken } from './secrets.ts';

type TokenPair = z.infer<typeof Tokens>;
type Owner = Pick<typeof customer.$inferSelect, 'id' | 'name' | 'email'>;

const lifetimeMs = 30 * 24 * 3600 * 1000;

/** Begins a session: the first of a family of refresh tokens. */
export async function beginSession(
  orm: Orm,
  tokens: AccessTokens,
  owner: Owner,
  userAgent?: string,
): Promise<TokenPair> {
  const [begun] = await orm
    .insert(session)
    .values({ customerId: owner.id, expiresAt: new Date(Date.now() + lifetimeMs), userAgent })
    .returning({ id: session.id });
  if (!begun) throw new Error('The session was not written');
  return issue(orm, tokens, owner, begun.id);
}

/**
 * Trades a refresh token for the next one and a new access token. One that was used before is in two hands, of which one
 * stole it: its whole family ends. Undefined for one that is not, or no longer, good.
 */
export async function refreshSession(
  orm: Orm,
  tokens: AccessTokens,
  token: string,
  userAgent?: string,
): Promise<TokenPair | undefined> {
  return orm.transaction(async (tx) => {
    const hash = hashToken(token);
    const now = new Date();
    const [used] = await tx
      .update(refreshToken)
      .set({ usedAt: now })
      .where(and(eq(refreshToken.hash, hash), isNull(refreshToken.usedAt), gt(refreshToken.expiresAt, now)))
      .returning({ sessionId: refreshToken.sessionId });
    if (!used) {
      await endFamilyOf(tx, hash);
      return undefined;
    }
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const [going] = await tx
      .update(session)
      .set({ expiresAt, usedAt: now, userAgent })
      .where(and(eq(session.id, used.sessionId), isNull(session.endedAt)))
      .returning({ customerId: session.customerId });
    if (!going) return undefined;
    const [owner] = await tx.select().from(customer).where(eq(customer.id, going.customerId));
    if (!owner) return undefined;
    await tx
      .delete(refreshToken)
      .where(and(eq(refreshToken.sessionId, used.sessionId), lt(refreshToken.expiresAt, now)));
    return issue(tx, tokens, owner, used.sessionId);
  });
}

/** The family a refresh token belongs to, which is the id of its session; undefined for one nobody was given. */
export async function familyOf(orm: Orm, token: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ sessionId: refreshToken.sessionId })
    .from(refreshToken)
    .where(eq(refreshToken.hash, hashToken(token)));
  return row?.sessionId;
}

/** The customer an access token stands for, as long as its session goes on. */
export async function findCustomer(
  orm: Orm,
  tokens: AccessTokens,
  token: string,
): Promise<Customer | undefined> {
  const claims = await tokens.read(token);
  if (!claims) return undefined;
  const [found] = await orm
    .select({ id: session.customerId, sessionId: session.id })
    .from(session)
    .where(
      and(
        eq(session.id, claims.sid),
        eq(session.customerId, claims.sub),
        isNull(session.endedAt),
        gt(session.expiresAt, new Date()),
      ),
    );
  return found;
}

/** Ends the sessions of a customer, but the one to keep. */
export async function endSessions(orm: Orm, customerId: string, keep?: string): Promise<void> {
  await orm
    .update(session)
    .set({ endedAt: new Date() })
    .where(
      and(
        eq(session.customerId, customerId),
        isNull(session.endedAt),
        keep === undefined ? undefined : ne(session.id, keep),
      ),
    );
}

/** Ends one session: its access tokens and its refresh tokens are dead from now on. */
export async function endSession(orm: Orm, id: string): Promise<void> {
  await orm
    .update(session)
    .set({ endedAt: new Date() })
    .where(and(eq(session.id, id), isNull(session.endedAt)));
}

async function endFamilyOf(orm: Orm, hash: string): Promise<void> {
  const [known] = await orm.select().from(refreshToken).where(eq(refreshToken.hash, hash));
  if (known?.usedAt) await endSession(orm, known.sessionId);
}

async function issue(orm: Orm, tokens: AccessTokens, owner: Owner, sessionId: string): Promise<TokenPair> {
  const token = newToken();
  await orm
    .insert(refreshToken)
    .values({ hash: hashToken(token), sessionId, expiresAt: new Date(Date.now() + lifetimeMs) });
  const { id, name, email } = owner;
  return { accessToken: await tokens.sign({ sub: id, sid: sessionId, name, email }), refreshToken: token };
}
