import { catalogue } from '../catalogue/catalogue.ts';
import { openDatabase } from '../db/open.ts';
import type { Settings } from '../settings.ts';
import { seedGenerated, settleTables } from './generated/seed-generated.ts';
import { prepareDatabase } from './prepare.ts';

const reportEvery = 50_000;

/** Brings a database up to so many products in all, generated ones on top of the source catalogue. */
export async function seedShop(settings: Settings, count: number, report: (line: string) => void) {
  const database = await openDatabase(settings, (opened) => prepareDatabase(opened, settings.uploadsDir));
  try {
    for await (const products of seedGenerated(database.orm, catalogue, count)) {
      if (products % reportEvery < 1000) report(`${products} products\n`);
    }
    await settleTables(database.orm);
  } finally {
    await database.close();
  }
}
