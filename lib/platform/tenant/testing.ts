import { capabilities } from '../../../contract/capabilities.ts';
import type { Shop } from './shop.ts';
import { loadTenants } from './tenants-file.ts';

const [tenant] = loadTenants('tenants.json');
if (!tenant) throw new Error('No tenant is configured');

/** First shop of tenants.json with an API that can do everything, for tests. */
export const shop: Shop = {
  tenant: { ...tenant, capabilities: [...capabilities] },
  origin: 'https://rida.example',
  locale: 'en',
};
