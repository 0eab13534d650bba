import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { reviewMailOptOut } from '../db/schema/orders.ts';
import { createLinkToken, verifyLinkToken } from '../mail/one-click-unsubscribe.ts';

/**
 * Creates the token with which the owner of an e-mail address ends requests for reviews. The token does not reveal the
 * address.
 */
export function createOptOutToken(secret: string, email: string): string {
  return createLinkToken(secret, hashOf(email));
}

/** Ends requests for reviews to the address of a token; returns false for an invalid token. */
export async function optOut(orm: Orm, secret: string, token: string): Promise<boolean> {
  const emailHash = verifyLinkToken(secret, token);
  if (emailHash === undefined) return false;
  await orm.insert(reviewMailOptOut).values({ emailHash }).onConflictDoNothing();
  return true;
}

/** Returns true when the owner of an e-mail address has opted out of requests for reviews. */
export async function hasOptedOut(orm: Orm, email: string): Promise<boolean> {
  return (await orm.$count(reviewMailOptOut, eq(reviewMailOptOut.emailHash, hashOf(email)))) > 0;
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
