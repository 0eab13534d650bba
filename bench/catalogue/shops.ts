import { type ReferenceApi, startReferenceApi } from '../../server/reference-api.ts';
import { seedShop } from '../../upstream/seed/seed-shop.ts';
import { readSettings } from '../../upstream/settings.ts';

/** A database and its number of products. */
export interface ShopSize {
  products: number;
  databaseUrl: string;
}

/** A running reference API with a catalogue of this size. */
export interface SizedShop extends ShopSize {
  api: ReferenceApi;
}

/** Seeds missing products and starts the reference API on the database. */
export async function startSizedShop(size: ShopSize, report: (line: string) => void): Promise<SizedShop> {
  await seedShop(readSettings({ DATABASE_URL: size.databaseUrl }), size.products, report);
  const api = await startReferenceApi({ settings: { DATABASE_URL: size.databaseUrl, LOG_LEVEL: 'warn' } });
  return { ...size, api };
}
