import { type ReferenceApi, startReferenceApi } from '../../server/reference-api.ts';
import { seedShop } from '../../upstream/seed/seed-shop.ts';
import { readSettings } from '../../upstream/settings.ts';

/** A database and how many products it shall hold. */
export interface Size {
  products: number;
  databaseUrl: string;
}

/** A reference API over a catalogue of some size. */
export interface SizedShop extends Size {
  api: ReferenceApi;
}

/** Seeds what the database lacks and starts the reference API over it. */
export async function openShop(size: Size, report: (line: string) => void): Promise<SizedShop> {
  await seedShop(readSettings({ DATABASE_URL: size.databaseUrl }), size.products, report);
  const api = await startReferenceApi({ settings: { DATABASE_URL: size.databaseUrl, LOG_LEVEL: 'warn' } });
  return { ...size, api };
}
