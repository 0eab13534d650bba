import type { Shop } from './shop.ts';
import { loadTenants } from './tenants-file.ts';

const [tenant] = loadTenants('tenants.json');
if (!tenant) throw new Error('There is no tenant');

/** The first shop of the project, for tests. */
export const shop: Shop = { tenant, origin: 'https://rida.example', locale: 'en' };
