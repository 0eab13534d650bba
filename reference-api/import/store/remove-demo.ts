import { isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { slide, socialPost } from '../../db/schema/home.ts';
import { hasImportsKey } from '../../seed/seed-catalogue.ts';
import { readState, writeState } from '../../seed/seed-state.ts';
import { deleteUnusedRows } from './delete-unused-rows.ts';

/** Removes the demo with its categories at the first import; does nothing at later ones. Returns the number of removed products. */
export async function removeDemo(orm: Orm): Promise<number> {
  if ((await readState(orm, hasImportsKey)) !== undefined) return 0;
  await writeState(orm, hasImportsKey, 'yes');
  await orm.delete(slide);
  await orm.delete(socialPost);
  const removed = await orm.delete(product).where(isNull(product.importKey)).returning({ id: product.id });
  await deleteUnusedRows(orm);
  return removed.length;
}
