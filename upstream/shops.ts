import { z } from 'zod';
import type { Words } from './http/words.ts';

/** A shop that takes orders here; shops are told apart by the currency of their orders. */
export interface Shop {
  /** Null where mails name no shop. */
  name: Words | null;
  /** Where its pages are, for links in mails. */
  origin: string;
  /** Where further shops with this currency are. */
  otherOrigins: readonly string[];
  /** What delivery costs, in hundredths. */
  deliveryCents: number;
  /** Working days until an order arrives, at least and at most; null where nothing is promised. */
  deliveryDays: readonly [number, number] | null;
  /** Where it delivers, ISO 3166-1; null: anywhere. */
  countries: readonly string[] | null;
}

/** Every shop by its currency; empty where none was named, and orders come in any. */
export type Shops = ReadonlyMap<string, Shop>;

const days = z.int().min(0).max(99);
const siteAddress = z.url({ protocol: /^https?$/ });
const ShopSetting = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  name: z.strictObject({ en: z.string().max(100), ar: z.string().max(100) }).optional(),
  origin: siteAddress.optional(),
  otherOrigins: z.array(siteAddress).default([]),
  deliveryCost: z.number().min(0).max(9_999_999).default(0),
  deliveryDays: z.tuple([days, days]).optional(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .optional(),
});

const ShopList = z.array(ShopSetting).min(1);

/** The setting `SHOPS`, read; null where it is malformed. */
export function readShops(text: string, siteUrl: string): Shops | null {
  const parsed = ShopList.safeParse(jsonOf(text));
  if (!parsed.success) return null;
  return new Map(
    parsed.data.map(({ currency, name, origin, otherOrigins, deliveryCost, deliveryDays, countries }) => [
      currency,
      {
        name: name ?? null,
        origin: new URL(origin ?? siteUrl).origin,
        otherOrigins: otherOrigins.map((address) => new URL(address).origin),
        deliveryCents: Math.round(deliveryCost * 100),
        deliveryDays: deliveryDays ?? null,
        countries: countries ?? null,
      },
    ]),
  );
}

/** The shop of an order in this currency; undefined where no shop has it. */
export function shopOf(
  { shops, siteUrl }: { shops: Shops; siteUrl: string },
  currency: string,
): Shop | undefined {
  if (shops.size > 0) return shops.get(currency);
  return {
    name: null,
    origin: siteUrl,
    otherOrigins: [],
    deliveryCents: 0,
    deliveryDays: null,
    countries: null,
  };
}

/** Where links in a mail lead, and whose mail it is: the shop that says it asks, if it is one of these, and else `siteUrl`. */
export function mailedFrom(
  { shops, siteUrl }: { shops: Shops; siteUrl: string },
  asking: string | undefined,
): Pick<Shop, 'origin' | 'name'> {
  const known = [...shops.values()].flatMap(({ origin, otherOrigins }) => [origin, ...otherOrigins]);
  const origin = known.find((one) => one === asking) ?? siteUrl;
  const own = [...shops.values()].find((shop) => shop.origin === origin);
  return { origin, name: own?.name ?? null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
