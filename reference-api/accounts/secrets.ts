import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { generatedSecret } from '../db/schema/customers.ts';

/** Returns the secret stored under a name; generates it on first use. */
export async function getOrCreateSecret(orm: Orm, name: string): Promise<string> {
  await orm
    .insert(generatedSecret)
    .values({ name, value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await orm.select().from(generatedSecret).where(eq(generatedSecret.name, name));
  if (!row) throw new Error(`The secret ${name} was not stored`);
  return row.value;
}

/** Generates a random token of 256 bits. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage; random tokens need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
