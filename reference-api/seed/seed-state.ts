import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { seedState } from '../db/schema/listing.ts';

/** Reads a value stored by the last seeding. */
export async function readState(orm: Orm, name: string): Promise<string | undefined> {
  const [state] = await orm.select().from(seedState).where(eq(seedState.name, name));
  return state?.value;
}

/** Stores a value for the next seeding. */
export async function writeState(orm: Orm, name: string, value: string): Promise<void> {
  await orm
    .insert(seedState)
    .values({ name, value })
    .onConflictDoUpdate({ target: seedState.name, set: { value } });
}
