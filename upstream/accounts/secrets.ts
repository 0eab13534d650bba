import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { madeSecret } from '../db/schema/customers.ts';

/** The secret of a name, made up on first use and the same ever after. */
export async function keptSecret(orm: Orm, name: string): Promise<string> {
  await orm
    .insert(madeSecret)
    .values({ name, value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await orm.select().from(madeSecret).where(eq(madeSecret.name, name));
  if (!row) throw new Error(`The secret ${name} is not there`);
  return row.value;
}

/** A token nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token; there are too many of them for a slow hash to be needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
