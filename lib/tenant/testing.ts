import type { Shop } from './shop.ts';
import { loadTenants } from './tenants-file.ts';

const [tenant] = loadTenants('tenants.json');
if (!tenant) throw new Error('No tenant is configured');

/** First shop of tenants.json, for tests. */
export const shop: Shop = { tenant, origin: 'https://rida.example', locale: 'en' };
