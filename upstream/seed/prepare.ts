import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueFaults } from '../catalogue/check-catalogue.ts';
import type { Database } from '../db/database.ts';
import { StartError } from '../start-error.ts';
import { seedCatalogue } from './seed-catalogue.ts';

/** Fills a freshly opened database, or brings it up to date, from the source catalogue. */
export async function prepareDatabase(database: Database, mediaFolder: string): Promise<void> {
  const [fault, ...others] = catalogueFaults(catalogue, mediaFolder);
  if (fault)
    throw new StartError(
      `the source catalogue is wrong: ${fault}${others.length ? ` (and ${others.length} more)` : ''}`,
    );
  await seedCatalogue(database.orm, catalogue, new Date());
}
