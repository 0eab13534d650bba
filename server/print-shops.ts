import { parseSettings } from '../lib/platform/settings/settings.ts';
import { loadTenants } from '../lib/platform/tenant/tenants-file.ts';
import { referenceApiShops } from './reference-api-shops.ts';

/** Prints the setting `SHOPS` of the reference API, made from the tenants file and `SITE_URL`. */
const { tenantsFile, siteUrl } = parseSettings(process.env);
process.stdout.write(`${JSON.stringify(referenceApiShops(loadTenants(tenantsFile), siteUrl))}\n`);
