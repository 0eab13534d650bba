import { deliveryWindow } from '../lib/tenant/delivery-window.ts';
import { originOf } from '../lib/tenant/origin.ts';
import { deliveryCountries, type Tenant } from '../lib/tenant/tenant.ts';

/** What the reference API is told of a shop, in its setting `SHOPS`; `deliveryCost` in units of the currency. */
export interface Shop {
  currency: string;
  /** Absent where several shops have this currency: an order does not say which of them it is from. */
  name?: Tenant['name'];
  origin: string;
  otherOrigins?: string[];
  deliveryCost: number;
  deliveryDays?: [number, number];
  /** Absent: it delivers anywhere. */
  countries?: string[];
}

/**
 * The shops as the reference API tells them apart: one for each currency. Of several with the same one it has the first one's
 * address and terms, and delivers wherever one of them does.
 * @param siteUrl setting `SITE_URL`
 */
export function shopsOf(tenants: Tenant[], siteUrl: string): Shop[] {
  const currencies = [...new Set(tenants.map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const same = tenants.filter((tenant) => tenant.currency === currency);
    const [first, ...others] = same;
    if (!first) return [];
    const reached = same.map(deliveryCountries);
    return {
      currency,
      name: others.length > 0 ? undefined : first.name,
      origin: originOf(first, siteUrl),
      otherOrigins: others.length > 0 ? others.map((other) => originOf(other, siteUrl)) : undefined,
      deliveryCost: first.delivery.cost / 100,
      deliveryDays: deliveryWindow(first.delivery) ?? undefined,
      countries: reached.includes(undefined)
        ? undefined
        : [...new Set(reached.flatMap((codes) => codes ?? []))],
    };
  });
}
