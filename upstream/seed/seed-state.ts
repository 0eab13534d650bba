import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { seedState } from '../db/schema/listing.ts';

/** What the last seed noted under a name. */
export async function readState(orm: Orm, name: string): Promise<string | undefined> {
  const [state] = await orm.select().from(seedState).where(eq(seedState.name, name));
  return state?.value;
}

/** Notes something for the next seed. */
export async function writeState(orm: Orm, name: string, value: string): Promise<void> {
  await orm
    .insert(seedState)
    .values({ name, value })
    .onConflictDoUpdate({ target: seedState.name, set: { value } });
}
