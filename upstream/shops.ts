import { z } from 'zod';

/** A shop that takes orders here; shops are told apart by the currency of their orders. */
export interface Shop {
  /** Where its pages are, for links in mails. */
  origin: string;
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
const ShopSetting = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  origin: z.url({ protocol: /^https?$/ }).optional(),
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
    parsed.data.map(({ currency, origin, deliveryCost, deliveryDays, countries }) => [
      currency,
      {
        origin: new URL(origin ?? siteUrl).origin,
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
  return { origin: siteUrl, deliveryCents: 0, deliveryDays: null, countries: null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
