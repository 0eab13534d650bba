import type { Locale } from '../i18n/routing.ts';
import type { Tenant } from './tenant.ts';

/** The shop that structured data speaks of, in the language it speaks. */
export interface Shop {
  tenant: Tenant;
  /** Public origin of the shop. */
  origin: string;
  locale: Locale;
}

/** A same-site path or an absolute address as an absolute address. */
export function absolute(address: string, { origin }: Pick<Shop, 'origin'>): string {
  return new URL(address, origin).href;
}
