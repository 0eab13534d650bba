import { catalogue } from '../catalogue/catalogue.ts';
import { validateCatalogue } from '../catalogue/validate-catalogue.ts';
import { seedCoupons } from '../coupons/seed-coupons.ts';
import type { Orm } from '../db/database.ts';
import { StartError } from '../start-error.ts';
import { seedCatalogue } from './seed-catalogue.ts';

/** Seeds or updates a freshly opened database from the source catalogue. Throws a `StartError` for an invalid catalogue. */
export async function prepareDatabase(orm: Orm, mediaFolder: string): Promise<void> {
  const [firstError, ...otherErrors] = validateCatalogue(catalogue, mediaFolder);
  if (firstError)
    throw new StartError(
      `the source catalogue is invalid: ${firstError}${otherErrors.length ? ` (and ${otherErrors.length} more)` : ''}`,
    );
  await seedCatalogue(orm, catalogue, new Date());
  await seedCoupons(orm);
}
