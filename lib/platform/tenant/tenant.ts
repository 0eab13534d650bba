import { z } from 'zod';
import { capabilities } from '../../../contract/capabilities.ts';
import { currencyDecimals, isCurrency, toCurrencyUnits, toMinorUnits } from '../../../contract/currency.ts';
import { weekdays } from '../../../contract/delivery-dates.ts';
import type { MinorUnits } from '../money/money.ts';

const utmValue = z.string().min(1).max(500).optional();
/** Campaign parameters of links. */
const utmParameters = z.strictObject({
  utm_source: utmValue,
  utm_medium: utmValue,
  utm_campaign: utmValue,
  utm_content: utmValue,
  utm_term: utmValue,
  utm_id: utmValue,
});

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #C2997C');
const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as EG');
const dayRange = z
  .tuple([z.int().min(0).max(99), z.int().min(0).max(99)])
  .refine(([from, to]) => from <= to, 'must begin with the smaller number');
const bilingualText = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) });
const ownTexts = z.record(z.string(), z.string().trim().min(1));
const searches = z.array(z.string().trim().min(1).max(40)).max(8);
const internationalNumber = z
  .string()
  .regex(/^\+\d[\d ]{5,20}$/, 'must be a number with its country, such as +20 2 1234 5678');

const socialAccount = z.strictObject({
  /** Name of the network; one string if it is the same in both languages. */
  network: z.union([
    bilingualText,
    z
      .string()
      .min(1)
      .transform((name) => ({ en: name, ar: name })),
  ]),
  handle: z.string(),
  url: z.url({ protocol: /^https$/ }),
});
const mainSocialAccount = socialAccount.extend({ followers: z.int().nonnegative() });

/** Time zone of shops whose configuration names none. */
export const defaultTimeZone = 'Africa/Cairo';

/** Primary and secondary colour of shops whose configuration names none. */
const defaultColor = '#C2997C';

/** Ways to send a product back; the policy page has a text for each. */
export const returnMethods = ['mail', 'store'] as const;
/** Costs of a return: free for the buyer, or paid by the buyer; the policy page has a text for each. */
export const returnFees = ['free', 'buyer'] as const;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Configuration of one shop (docs/behaviour.md §1). `hosts` are its host names, without port; `origin` is its public origin, the setting
 * `SITE_URL` by default. The first tenant also serves unknown hosts.
 */
const TenantSettings = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'may contain lower-case letters, digits and dashes only'),
  hosts: z.array(z.string().toLowerCase().min(1)).min(1),
  origin: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  name: bilingualText,
  /** First paragraph of the about page; a generic text by default. */
  story: bilingualText.optional(),
  /** The shop's own texts, which replace those of `messages/`, by full key, such as `notFound.title`. */
  texts: z.strictObject({ en: ownTexts.optional(), ar: ownTexts.optional() }).default({}),
  /** ISO 4217. */
  currency: z.string().refine(isCurrency, 'must be a currency code such as EGP').default('EGP'),
  /** IANA time zone of dates on pages. */
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Africa/Cairo')
    .default(defaultTimeZone),
  /** Home country, ISO 3166-1 alpha-2. Delivery dates, feeds and structured data state the delivery and returns for this country only. */
  country: countryCode.optional(),
  /** Costs are in currency units, parsed into minor units; ranges are minimum and maximum working days. */
  delivery: z
    .strictObject({
      cost: z.number().nonnegative().default(0),
      /** Countries delivered to, in the order offered; by default the home country, or all countries without one. */
      countries: z.array(countryCode).min(1).optional(),
      handlingDays: dayRange.optional(),
      transitDays: dayRange.optional(),
      /** Transit days of governorates where they differ. */
      governorates: z.record(z.string().min(1), dayRange).optional(),
      /** Days on which nothing is handled or delivered; without this setting, pages show no delivery dates. */
      daysOff: z
        .strictObject({
          weekdays: z
            .array(z.enum(weekdays))
            .refine((names) => new Set(names).size < weekdays.length, 'must leave a working day')
            .default([]),
          dates: z.array(z.iso.date()).max(400).default([]),
        })
        .optional(),
      /** Hour in the shop's time zone from which an order counts as one of the next day; never by default. */
      cutOff: z.int().min(0).max(24).optional(),
      /** Text about delivery to single regions. */
      note: bilingualText.optional(),
      express: z.strictObject({ cost: z.number().nonnegative(), transitDays: dayRange }).optional(),
      /** Place in the home country, which is the address of orders that are picked up. */
      pickUp: z
        .strictObject({
          cost: z.number().nonnegative().default(0),
          governorate: bilingualText,
          city: bilingualText,
          street: bilingualText,
          building: z.string().min(1).optional(),
        })
        .optional(),
    })
    .prefault({}),
  /**
   * Returns policy: period in days, method, who pays the return, slugs of main categories whose products cannot be returned, and whether
   * one exchange of size or colour is free of delivery costs.
   */
  returns: z
    .strictObject({
      days: z.int().positive(),
      method: z.enum(returnMethods).optional(),
      fees: z.enum(returnFees).optional(),
      exceptCategories: z.array(z.string()).default([]),
      exchange: z.boolean().optional(),
    })
    .optional(),
  /** Upper end of the price slider in currency units; the highest price in the catalogue by default. */
  maxPrice: z.number().positive().optional(),
  /** Search texts by language, offered before the visitor types and after a search without results. */
  popularSearches: z.strictObject({ en: searches, ar: searches }).optional(),
  /** Tracking consent required by the region: none, notice with opt-out, or opt-in. */
  consent: z.enum(['off', 'notify', 'ask']).default('notify'),
  /**
   * Optional calls that the shop uses (contract/README.md, "Capabilities"): a list, or `auto` for all calls that the API has, which
   * `detectCapabilities` finds out.
   */
  capabilities: z
    .literal('auto')
    .or(
      z.array(
        z.enum(capabilities, {
          error: ({ input }) =>
            `unknown capability ${JSON.stringify(input)}: one of ${capabilities.join(', ')}`,
        }),
        'must be "auto" or a list',
      ),
    )
    .default('auto'),
  /** Origins of payment pages, with the capability `card`; `api` is the origin of the API, for its test provider. */
  paymentOrigins: z
    .array(
      z.union([
        z.literal('api'),
        z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin),
      ]),
    )
    .default(['api']),
  tenantPrimaryColor: color.default(defaultColor),
  tenantSecondaryColor: color.default(defaultColor),
  contact: z.strictObject({
    email: z.email(),
    phone: z.string().nullish(),
    whatsapp: internationalNumber.nullish(),
    city: bilingualText.nullish(),
  }),
  /**
   * Product feeds: gender and age group of apparel, Google's taxonomy paths in English by slug of the main category, campaign
   * parameters of links.
   */
  feeds: z
    .strictObject({
      gender: z.enum(['female', 'male', 'unisex']).optional(),
      ageGroup: z.enum(['newborn', 'infant', 'toddler', 'kids', 'adult']).optional(),
      googleCategories: z.record(z.string(), z.string().min(1)).default({}),
      utm: z.strictObject({ google: utmParameters.optional(), meta: utmParameters.optional() }).default({}),
    })
    .prefault({}),
  /** Campaign parameters of links that visitors share; `{network}` in a value becomes whatsapp, facebook, x, pinterest, copy or share. */
  share: z.strictObject({ utm: utmParameters.optional() }).prefault({}),
  /** The main account with its followers, or a list of accounts that begins with it. */
  social: z.union([mainSocialAccount, z.tuple([mainSocialAccount], socialAccount)]),
});

/** Parses the settings of a shop. Delivery costs become minor units of its currency; accounts after the main one become `otherSocial`. */
export const Tenant = TenantSettings.transform((settings, context) => {
  const { currency, delivery } = settings;
  const inMinorUnits = (cost: number, ...path: string[]): MinorUnits => {
    const amount = toMinorUnits(cost, currency);
    if (toCurrencyUnits(amount, currency) !== cost)
      context.addIssue({
        code: 'custom',
        path: ['delivery', ...path],
        message: `must have at most ${currencyDecimals(currency)} decimals in ${currency}`,
      });
    return amount;
  };
  const { express, pickUp } = delivery;
  const [social, ...otherSocial] = Array.isArray(settings.social) ? settings.social : [settings.social];
  return {
    ...settings,
    social,
    otherSocial,
    delivery: {
      ...delivery,
      cost: inMinorUnits(delivery.cost, 'cost'),
      ...(express && { express: { ...express, cost: inMinorUnits(express.cost, 'express', 'cost') } }),
      ...(pickUp && { pickUp: { ...pickUp, cost: inMinorUnits(pickUp.cost, 'pickUp', 'cost') } }),
    },
  };
});

export type Tenant = z.output<typeof Tenant>;

/** Schema of the file of `TENANTS_FILE`. */
export const Tenants = z.array(Tenant).min(1);

/** Returns the codes of the countries that a shop delivers to; undefined for all. */
export function deliveryCountries({ country, delivery }: Tenant): string[] | undefined {
  return delivery.countries ?? (country === undefined ? undefined : [country]);
}

/** Returns the tenant of a `Host` header, with or without port and the dot of an absolute name; the first one for unknown hosts. */
export function tenantForHost(tenants: Tenant[], host: string | null): Tenant {
  const hostName = (host ?? '').toLowerCase().replace(/\.?(?::\d+)?$/, '');
  const tenant = tenants.find(({ hosts }) => hosts.includes(hostName)) ?? tenants[0];
  if (!tenant) throw new Error('No tenant is configured');
  return tenant;
}
