import { z } from 'zod';
import { toMinorUnits } from '../contract/currency.ts';
import { type DeliveryCalendar, weekdays } from '../contract/delivery-dates.ts';
import { Currency } from '../contract/text.ts';
import type { LocalizedMessage } from './http/messages.ts';

/** Shop that takes orders in a currency. Shops with the same currency count as one, see `otherOrigins`. */
export interface Shop {
  /** Sender name of its mails; null for none. */
  name: LocalizedMessage | null;
  /** Origin of its pages, for links in mails. */
  origin: string;
  /** Origins of further shops with the same currency. */
  otherOrigins: readonly string[];
  /** Delivery cost in minor units of its currency. */
  deliveryMinor: number;
  /** Cost of express delivery in minor units; null for a shop without it. */
  expressMinor: number | null;
  /** Where buyers may pick up orders, and the cost of it in minor units; null for nowhere. */
  pickUp: { costMinor: number; place: LocalizedMessage } | null;
  /** Minimum and maximum delivery time in working days; null for no promise. */
  deliveryDays: readonly [number, number] | null;
  /** Null for a shop that promises no delivery dates. */
  deliveryCalendar: DeliveryCalendar | null;
  /** ISO 3166-1 codes of the countries it delivers to; null for all. */
  countries: readonly string[] | null;
}

/** Shops by currency; empty without the setting `SHOPS`, when orders in any currency are accepted. */
export type Shops = ReadonlyMap<string, Shop>;

const dayCount = z.int().min(0).max(99);
const originSchema = z.url({ protocol: /^https?$/ });
const DeliveryCalendarSetting = z.strictObject({
  timeZone: z.string().refine(isTimeZone),
  country: z.string().optional(),
  handlingDays: z.tuple([dayCount, dayCount]),
  transitDays: z.tuple([dayCount, dayCount]),
  governorates: z.record(z.string(), z.tuple([dayCount, dayCount])),
  daysOff: z.strictObject({ weekdays: z.array(z.enum(weekdays)), dates: z.array(z.iso.date()) }),
  cutOff: z.int().min(0).max(24),
  express: z.tuple([dayCount, dayCount]).optional(),
});
const deliveryCost = z.number().min(0).max(9_999_999);
const ShopSetting = z.strictObject({
  currency: Currency,
  name: z.strictObject({ en: z.string().max(100), ar: z.string().max(100) }).optional(),
  origin: originSchema.optional(),
  otherOrigins: z.array(originSchema).default([]),
  deliveryCost: deliveryCost.default(0),
  expressCost: deliveryCost.optional(),
  pickUp: z
    .strictObject({
      cost: deliveryCost.default(0),
      place: z.strictObject({ en: z.string().min(1).max(400), ar: z.string().min(1).max(400) }),
    })
    .optional(),
  deliveryDays: z.tuple([dayCount, dayCount]).optional(),
  deliveryCalendar: DeliveryCalendarSetting.optional(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .optional(),
});

const ShopList = z.array(ShopSetting).min(1);

/** Parses the setting `SHOPS`; returns null when it is malformed. */
export function readShops(text: string, siteUrl: string): Shops | null {
  const parsed = ShopList.safeParse(parseJson(text));
  if (!parsed.success) return null;
  return new Map(
    parsed.data.map(
      ({ currency, name, origin, otherOrigins, deliveryDays, deliveryCalendar, countries, ...costs }) => [
        currency,
        {
          name: name ?? null,
          origin: new URL(origin ?? siteUrl).origin,
          otherOrigins: otherOrigins.map((url) => new URL(url).origin),
          deliveryMinor: toMinorUnits(costs.deliveryCost, currency),
          expressMinor: costs.expressCost === undefined ? null : toMinorUnits(costs.expressCost, currency),
          pickUp: costs.pickUp
            ? { costMinor: toMinorUnits(costs.pickUp.cost, currency), place: costs.pickUp.place }
            : null,
          deliveryDays: deliveryDays ?? null,
          deliveryCalendar: deliveryCalendar ?? null,
          countries: countries ?? null,
        },
      ],
    ),
  );
}

/** Finds the shop that takes orders in a currency; undefined for none. */
export function shopOf(
  { shops, siteUrl }: { shops: Shops; siteUrl: string },
  currency: string,
): Shop | undefined {
  if (shops.size > 0) return shops.get(currency);
  return {
    name: null,
    origin: siteUrl,
    otherOrigins: [],
    deliveryMinor: 0,
    expressMinor: null,
    pickUp: null,
    deliveryDays: null,
    deliveryCalendar: null,
    countries: null,
  };
}

/** Returns the currencies in which orders are taken at an origin; none for an unknown origin. */
export function currenciesAt(shops: Shops, origin: string | undefined): string[] {
  return [...shops]
    .filter(([, shop]) => [shop.origin, ...shop.otherOrigins].some((candidate) => candidate === origin))
    .map(([currency]) => currency);
}

/**
 * Returns the origin for the links of a mail and the name of its sender. The origin is that of the request when a shop has it, otherwise
 * `siteUrl`. The name is that of the shop with this main origin, null when there is none.
 */
export function mailSenderOf(
  { shops, siteUrl }: { shops: Shops; siteUrl: string },
  requestOrigin: string | undefined,
): Pick<Shop, 'origin' | 'name'> {
  const knownOrigins = [...shops.values()].flatMap(({ origin, otherOrigins }) => [origin, ...otherOrigins]);
  const origin = knownOrigins.find((candidate) => candidate === requestOrigin) ?? siteUrl;
  const shop = [...shops.values()].find((candidate) => candidate.origin === origin);
  return { origin, name: shop?.name ?? null };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
