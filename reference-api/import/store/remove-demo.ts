import { isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { slide, socialPost } from '../../db/schema/home.ts';
import { importedKey } from '../../seed/seed-catalogue.ts';
import { readState, writeState } from '../../seed/seed-state.ts';
import { deleteUnusedRows } from './delete-unused-rows.ts';

/** Removes the demo, its categories included, from a shop that gets its first imported products. Returns the number of its products. */
export async function removeDemo(orm: Orm): Promise<number> {
  if ((await readState(orm, importedKey)) !== undefined) return 0;
  await writeState(orm, importedKey, 'yes');
  await orm.delete(slide);
  await orm.delete(socialPost);
  const removed = await orm.delete(product).where(isNull(product.importKey)).returning({ id: product.id });
  await deleteUnusedRows(orm);
  return removed.length;
}
