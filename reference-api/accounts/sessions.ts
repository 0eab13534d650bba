import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tokens } from '../../contract/accounts.ts';
import type { Orm } from '../db/database.ts';
import { customer, refreshToken, session } from '../db/schema/customers.ts';
import type { Customer } from '../http/caller.ts';
import type { AccessTokenIssuer } from './access-tokens.ts';
import { generateToken, hashToken } from './secrets.ts';

type TokenPair = z.infer<typeof Tokens>;
type SessionOwner = Pick<typeof customer.$inferSelect, 'id' | 'name' | 'email'>;

const lifetimeMs = 30 * 24 * 3600 * 1000;

/** Starts a session and issues its first tokens. */
export async function startSession(
  orm: Orm,
  tokenIssuer: AccessTokenIssuer,
  owner: SessionOwner,
  userAgent?: string,
): Promise<TokenPair> {
  const [created] = await orm
    .insert(session)
    .values({ customerId: owner.id, expiresAt: new Date(Date.now() + lifetimeMs), userAgent })
    .returning({ id: session.id });
  if (!created) throw new Error('The session was not written');
  return issueTokens(orm, tokenIssuer, owner, created.id);
}

/**
 * Exchanges a refresh token for a new pair of tokens. A token that is used again counts as stolen and ends the session.
 * Returns undefined for an invalid token.
 */
export async function refreshSession(
  orm: Orm,
  tokenIssuer: AccessTokenIssuer,
  token: string,
  userAgent?: string,
): Promise<TokenPair | undefined> {
  return orm.transaction(async (tx) => {
    const hash = hashToken(token);
    const now = new Date();
    const [usedToken] = await tx
      .update(refreshToken)
      .set({ usedAt: now })
      .where(and(eq(refreshToken.hash, hash), isNull(refreshToken.usedAt), gt(refreshToken.expiresAt, now)))
      .returning({ sessionId: refreshToken.sessionId });
    if (!usedToken) {
      await endSessionOfReusedToken(tx, hash);
      return undefined;
    }
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const [activeSession] = await tx
      .update(session)
      .set({ expiresAt, usedAt: now, userAgent })
      .where(and(eq(session.id, usedToken.sessionId), isNull(session.endedAt)))
      .returning({ customerId: session.customerId });
    if (!activeSession) return undefined;
    const [owner] = await tx.select().from(customer).where(eq(customer.id, activeSession.customerId));
    if (!owner) return undefined;
    await tx
      .delete(refreshToken)
      .where(and(eq(refreshToken.sessionId, usedToken.sessionId), lt(refreshToken.expiresAt, now)));
    return issueTokens(tx, tokenIssuer, owner, usedToken.sessionId);
  });
}

/** Returns the session id of a refresh token, even of a used one; undefined for an unknown token. */
export async function findSessionIdOf(orm: Orm, token: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ sessionId: refreshToken.sessionId })
    .from(refreshToken)
    .where(eq(refreshToken.hash, hashToken(token)));
  return row?.sessionId;
}

/** Finds the customer of an access token; undefined when the token is invalid or its session has ended. */
export async function findCustomer(
  orm: Orm,
  tokenIssuer: AccessTokenIssuer,
  token: string,
): Promise<Customer | undefined> {
  const claims = await tokenIssuer.verify(token);
  if (!claims) return undefined;
  const [row] = await orm
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
  return row;
}

/** Ends the sessions of a customer, optionally except one. */
export async function endSessions(orm: Orm, customerId: string, exceptId?: string): Promise<void> {
  await orm
    .update(session)
    .set({ endedAt: new Date() })
    .where(
      and(
        eq(session.customerId, customerId),
        isNull(session.endedAt),
        exceptId === undefined ? undefined : ne(session.id, exceptId),
      ),
    );
}

/** Ends one session, which revokes its access and refresh tokens. */
export async function endSession(orm: Orm, id: string): Promise<void> {
  await orm
    .update(session)
    .set({ endedAt: new Date() })
    .where(and(eq(session.id, id), isNull(session.endedAt)));
}

/** Ends the session of a refresh token that was already used. */
async function endSessionOfReusedToken(orm: Orm, hash: string): Promise<void> {
  const [row] = await orm.select().from(refreshToken).where(eq(refreshToken.hash, hash));
  if (row?.usedAt) await endSession(orm, row.sessionId);
}

async function issueTokens(
  orm: Orm,
  tokenIssuer: AccessTokenIssuer,
  owner: SessionOwner,
  sessionId: string,
): Promise<TokenPair> {
  const token = generateToken();
  await orm
    .insert(refreshToken)
    .values({ hash: hashToken(token), sessionId, expiresAt: new Date(Date.now() + lifetimeMs) });
  const { id, name, email } = owner;
  return {
    accessToken: await tokenIssuer.sign({ sub: id, sid: sessionId, name, email }),
    refreshToken: token,
  };
}
