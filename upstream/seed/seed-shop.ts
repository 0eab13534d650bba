import { catalogue } from '../catalogue/catalogue.ts';
import { openDatabase } from '../db/open.ts';
import type { Settings } from '../settings.ts';
import { refreshStatistics, seedGenerated } from './generated/seed-generated.ts';
import { prepareDatabase } from './prepare-database.ts';

const logEvery = 50_000;

/** Seeds a database up to a total number of products: the source catalogue and generated products. */
export async function seedShop(settings: Settings, count: number, log: (line: string) => void) {
  const database = await openDatabase(settings, (opened) => prepareDatabase(opened, settings.uploadsDir));
  try {
    for await (const products of seedGenerated(database.orm, catalogue, count)) {
      // Each batch adds 1,000 products.
      if (products % logEvery < 1000) log(`${products} products\n`);
    }
    await refreshStatistics(database.orm);
  } finally {
    await database.close();
  }
}
