import { catalogue } from '../catalogue/catalogue.ts';
import { openDatabase } from '../db/open.ts';
import type { Settings } from '../settings.ts';
import { refreshStatistics, seedGenerated } from './generated/seed-generated.ts';
import { prepareDatabase } from './prepare-database.ts';

const logEvery = 50_000;

/** Seeds a database with the source catalogue, then with generated products up to a total number of products. */
export async function seedShop(settings: Settings, total: number, log: (line: string) => void) {
  const database = await openDatabase(settings, (opened) => prepareDatabase(opened, settings.uploadsDir));
  try {
    for await (const products of seedGenerated(database.orm, catalogue, total)) {
      // The first batch after each multiple: batches add 1,000 products and may skip the multiple itself.
      if (products % logEvery < 1000) log(`${products} products\n`);
    }
    await refreshStatistics(database.orm);
  } finally {
    await database.close();
  }
}
