import { z } from 'zod';
import type { Minor } from '../money/money.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #C2997C');
const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as EG');
const daySpan = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);
const inBothLanguages = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) });
const internationalNumber = z
  .string()
  .regex(/^\+\d[\d ]{5,20}$/, 'must be a number with its country, such as +20 2 1234 5678');

/** Where shops are that do not say it. */
export const defaultTimeZone = 'Africa/Cairo';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * One shop of this installation (specification section 1). `hosts` are the host names it answers to, without port;
 * `origin` is its public address, the setting `SITE_URL` when absent. The first tenant also answers unknown hosts.
 */
export const Tenant = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'may hold small letters, digits and dashes only'),
  hosts: z.array(z.string().toLowerCase().min(1)).min(1),
  origin: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  name: inBothLanguages,
  /** What the shop says of itself at the head of its story; words that fit any shop when absent. */
  story: inBothLanguages.optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code such as EGP')
    .default('EGP'),
  /** Time zone of the days that pages name (IANA). */
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Africa/Cairo')
    .default(defaultTimeZone),
  /** Where the shop is at home and delivers to, ISO 3166-1. Delivery and returns below hold there, as the policy page words them. */
  country: countryCode.optional(),
  /**
   * What delivery costs, in units of the currency and read as hundredths, wherever that is said; working days until an order leaves
   * and on its way, at least and at most. `countries` are all that orders go to, the first one offered first; the shop's own when
   * absent, any where it says none either. `note` says what there is to say of single regions.
   */
  delivery: z
    .strictObject({
      cost: z
        .number()
        .nonnegative()
        .default(0)
        .transform((units): Minor => Math.round(units * 100)),
      countries: z.array(countryCode).min(1).optional(),
      handlingDays: daySpan.optional(),
      transitDays: daySpan.optional(),
      note: inBothLanguages.optional(),
    })
    .prefault({}),
  /**
   * Days in which a piece may come back, how it comes back and who pays for that, slugs of the main categories of which some pieces
   * may not, and whether a size or colour is exchanged once without delivery cost.
   */
  returns: z
    .strictObject({
      days: z.int().positive(),
      method: z.enum(['mail', 'store']).optional(),
      fees: z.enum(['free', 'buyer']).optional(),
      exceptCategories: z.array(z.string()).default([]),
      exchange: z.boolean().optional(),
    })
    .optional(),
  /** Where the price slider of the listing ends, in units of the currency; the dearest price on offer when absent. */
  maxPrice: z.number().positive().optional(),
  /** How the region wants visitors to be asked about tracking: not at all, told with a way out, or asked first. */
  consent: z.enum(['off', 'notify', 'ask']).default('notify'),
  tenantPrimaryColor: color.default('#C2997C'),
  tenantSecondaryColor: color.default('#C2997C'),
  contact: z.strictObject({
    email: z.email(),
    phone: z.string().nullish(),
    whatsapp: internationalNumber.nullish(),
    city: inBothLanguages.nullish(),
  }),
  /**
   * What feeds say of what is worn: for whom it is; and, by slug of the main category, where it belongs in Google's taxonomy, as a
   * path in English.
   */
  feeds: z
    .strictObject({
      gender: z.enum(['female', 'male', 'unisex']).optional(),
      ageGroup: z.enum(['newborn', 'infant', 'toddler', 'kids', 'adult']).optional(),
      googleCategories: z.record(z.string(), z.string().min(1)).default({}),
    })
    .prefault({}),
  social: z.strictObject({
    /** Its name, in one text where both languages write it alike. */
    network: z.union([
      inBothLanguages,
      z
        .string()
        .min(1)
        .transform((name) => ({ en: name, ar: name })),
    ]),
    handle: z.string(),
    url: z.url({ protocol: /^https$/ }),
    followers: z.int().nonnegative(),
  }),
});

export type Tenant = z.output<typeof Tenant>;

export const Tenants = z.array(Tenant).min(1);

/** Codes of the countries that a shop delivers to; undefined where it says none. */
export function deliveryCountries({ country, delivery }: Tenant): string[] | undefined {
  return delivery.countries ?? (country === undefined ? undefined : [country]);
}

/** The tenant that answers to a `Host` header (with or without port); the first one when nobody claims it. */
export function tenantForHost(tenants: Tenant[], host: string | null): Tenant {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  const found = tenants.find((tenant) => tenant.hosts.includes(name)) ?? tenants[0];
  if (!found) throw new Error('There is no tenant at all');
  return found;
}
