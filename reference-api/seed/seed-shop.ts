import { catalogue } from '../catalogue/catalogue.ts';
import { openDatabase } from '../db/open.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { refreshStatistics, seedGenerated } from './generated/seed-generated.ts';
import { prepareDatabase } from './prepare-database.ts';
import { hasImportsKey } from './seed-catalogue.ts';
import { readState } from './seed-state.ts';

const logIntervalProducts = 50_000;

/** Seeds a database with the source catalogue, then with generated products up to a total number of products. */
export async function seedShop(settings: Settings, targetProductCount: number, log: (line: string) => void) {
  const database = await openDatabase(settings, (opened) => prepareDatabase(opened, settings.uploadsDir));
  try {
    if (targetProductCount > 0 && (await readState(database.orm, hasImportsKey)) !== undefined)
      throw new StartError('generated products are for a shop without imported ones: use another database');
    for await (const productCount of seedGenerated(database.orm, catalogue, targetProductCount)) {
      // The first batch after each multiple: batches add 1,000 products and may skip the multiple itself.
      if (productCount % logIntervalProducts < 1000) log(`${productCount} products\n`);
    }
    await refreshStatistics(database.orm);
  } finally {
    await database.close();
  }
}
