import { seedShop } from '../../reference-api/seed/seed-shop.ts';
import { readSettings } from '../../reference-api/settings.ts';
import { type ReferenceApi, startReferenceApi } from '../../server/reference-api.ts';

/** A database and the number of products that it is filled with. */
export interface CatalogueDatabase {
  products: number;
  databaseUrl: string;
}

/** A running reference API on such a database. */
export interface SizedShop extends CatalogueDatabase {
  api: ReferenceApi;
}

/** Seeds missing products and starts the reference API on the database. */
export async function startSizedShop(
  database: CatalogueDatabase,
  print: (line: string) => void,
): Promise<SizedShop> {
  await seedShop(readSettings({ DATABASE_URL: database.databaseUrl }), database.products, print);
  const api = await startReferenceApi({
    settings: { DATABASE_URL: database.databaseUrl, LOG_LEVEL: 'warn' },
  });
  return { ...database, api };
}
