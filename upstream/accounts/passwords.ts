import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends it. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobodys: Promise<string> | undefined;

/**
 * Whether a password is the one a hash was made of. Without a hash, the account being unknown, it takes as long and is
 * never right.
 */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword('');
  const isRight = await verify(kept ?? (await nobodys), password);
  return isRight && kept !== undefined;
}
