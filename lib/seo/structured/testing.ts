import { readTenants } from '../../tenant/tenants-file.ts';
import type { Shop } from './shop.ts';

const [tenant] = readTenants('tenants.json');
if (!tenant) throw new Error('There is no tenant');

/** The first shop of the project, for tests. */
export const shop: Shop = { tenant, origin: 'https://rida.example', locale: 'en' };

export type Json = Record<string, unknown>;

/** Values at a path such as `hasVariant.offers.price`, through lists. */
export function valuesAt(data: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, name) => found.flatMap((one) => (Object(one) as Json)[name] ?? []),
      [data].flat(),
    );
}
