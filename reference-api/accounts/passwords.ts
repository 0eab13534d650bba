import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Options);
}

let dummyHash: string | undefined;

/** Verifies a password. For an unknown account, which has no hash, it takes the same time and returns false. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= await hashPassword('');
  const isMatch = await verify(passwordHash ?? dummyHash, password);
  return isMatch && passwordHash !== undefined;
}
