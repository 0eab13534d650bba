import type { Locale } from '../i18n/routing.ts';
import type { Tenant } from './tenant.ts';

/** Shop and language of a page. */
export interface Shop {
  tenant: Tenant;
  /** Public origin of the shop. */
  origin: string;
  locale: Locale;
}

/** Resolves a same-site path or absolute URL to an absolute URL. */
export function toAbsoluteUrl(url: string, { origin }: Pick<Shop, 'origin'>): string {
  return new URL(url, origin).href;
}
