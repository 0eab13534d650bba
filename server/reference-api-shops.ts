import { type MinorUnits, toDecimalString } from '../lib/platform/money/money.ts';
import { deliveryCalendar, deliveryWindow, pickUpPlace } from '../lib/platform/tenant/delivery.ts';
import { originOf } from '../lib/platform/tenant/shop.ts';
import { deliveryCountries, type Tenant } from '../lib/platform/tenant/tenant.ts';

/** A shop in the reference API's setting `SHOPS`. */
export interface ReferenceApiShop {
  currency: string;
  /** Absent when several shops share the currency, as an order does not name its shop. */
  name?: Tenant['name'];
  origin: string;
  otherOrigins?: string[];
  /** In units of the currency. */
  deliveryCost: number;
  /** In units of the currency; absent without express delivery. */
  expressCost?: number;
  /** Cost in units of the currency; absent where orders cannot be picked up. */
  pickUp?: { cost: number; place: Tenant['name'] };
  /** Minimum and maximum working days. */
  deliveryDays?: [number, number];
  /** Absent for a shop without a calendar, whose mails state working days instead of dates. */
  deliveryCalendar?: ReturnType<typeof deliveryCalendar>;
  /** ISO 3166 codes; absent: the shop delivers anywhere. */
  countries?: string[];
}

/**
 * Returns the shops that the reference API distinguishes, one per currency. Shops with the same currency become one, with the origin and
 * delivery terms of the first and the countries of all.
 * @param siteUrl setting `SITE_URL`
 */
export function referenceApiShops(tenants: Tenant[], siteUrl: string): ReferenceApiShop[] {
  const currencies = [...new Set(tenants.map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const sameCurrency = tenants.filter((tenant) => tenant.currency === currency);
    const [first, ...otherTenants] = sameCurrency;
    if (!first) return [];
    const { express, pickUp } = first.delivery;
    const inUnits = (cost: MinorUnits) => Number(toDecimalString(cost, currency));
    const countryLists = sameCurrency.map(deliveryCountries);
    return {
      currency,
      name: otherTenants.length > 0 ? undefined : first.name,
      origin: originOf(first, siteUrl),
      otherOrigins:
        otherTenants.length > 0 ? otherTenants.map((other) => originOf(other, siteUrl)) : undefined,
      deliveryCost: inUnits(first.delivery.cost),
      expressCost: express && inUnits(express.cost),
      pickUp: pickUp && {
        cost: inUnits(pickUp.cost),
        place: { en: pickUpPlace(first.delivery, 'en') ?? '', ar: pickUpPlace(first.delivery, 'ar') ?? '' },
      },
      deliveryDays: deliveryWindow(first.delivery) ?? undefined,
      deliveryCalendar: deliveryCalendar(first) ?? undefined,
      countries: countryLists.includes(undefined)
        ? undefined
        : [...new Set(countryLists.flatMap((codes) => codes ?? []))],
    };
  });
}
