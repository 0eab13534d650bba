import { direction, type Locale } from '@/lib/platform/i18n/routing';
import { setEnvironment } from '@/lib/platform/settings/testing';
import { clearFailureCache } from '@/lib/platform/upstream/upstream-error';
import { pageTags } from './next-cache.ts';
import { tenantsFile } from './sample-tenant.ts';

// Calls of the API arrive at `fakeApi`.
setEnvironment({ API_BASE_URL: 'https://api.shop.example', TENANTS_FILE: tenantsFile, LOG_LEVEL: 'silent' });

export interface ServerPageOptions {
  locale?: Locale;
  /** Id of a shop in `tenants.json` of this folder. */
  shop?: string;
}

/** Starts a page of a shop: server components get its language, its configuration and, from `fakeApi`, its data. */
export function startPage({ locale = 'en', shop = 'rida' }: ServerPageOptions = {}): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
  document.documentElement.dataset.tenant = shop;
  pageTags.length = 0;
  clearFailureCache();
}
