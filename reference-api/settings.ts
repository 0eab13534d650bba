import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type TrustedProxies, trustedProxiesSetting } from '../contract/client-address.ts';
import { Currency } from '../contract/text.ts';
import type { Webhook } from './changes/webhook-sender.ts';
import type { OrderLimits } from './orders/order-limits.ts';
import type { StripeKeys } from './payments/stripe.ts';
import { readShops, type Shops } from './shops.ts';
import { StartError } from './start-error.ts';

const uploadsDir = fileURLToPath(new URL('../reference-api/media', import.meta.url));

const integer = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be ${min} to ${max}`)
    .max(max, `must be ${min} to ${max}`);

const webhookUrl = z.url({
  protocol: /^https?$/,
  error: 'must be http or https addresses, separated by commas',
});

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const Environment = z.object({
  PORT: integer(0, 65535).default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or address')
    .default('127.0.0.1'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/name' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ACCESS_TOKEN_SECONDS: integer(1, 86_400).default(900),
  ATTEMPTS_FACTOR: z.coerce
    .number('must be a number')
    .min(0.001, 'must be 0.001 to 1000000')
    .max(1_000_000, 'must be 0.001 to 1000000')
    .default(1),
  ORDERS_PER_ADDRESS: integer(1, 1_000_000).default(60),
  ORDERS_PER_BUYER: integer(1, 1_000_000).default(10),
  GUEST_QUANTITY: integer(1, 1_000_000).default(40),
  LARGE_ORDER_PIECES: integer(1, 1_000_000).default(20),
  TRUST_PROXY: z.never('is now TRUSTED_PROXIES').optional(),
  TRUSTED_PROXIES: trustedProxiesSetting,
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('http://localhost:3000'),
  SMTP_URL: z
    .union([z.literal('log'), z.url({ protocol: /^smtps?$/ })], {
      error: 'must be an address such as smtp://user:password@host:587, or log',
    })
    .optional(),
  MAIL_FROM: z.string().max(300).default('Rida <no-reply@localhost>'),
  CURRENCY: Currency.default('EGP'),
  SHOPS: z.string().optional(),
  AD_PROVIDER_SEGMENT: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'may hold letters, digits, dash and underscore only')
    .default('Facebook'),
  CAMPAIGNS_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  AD_PIXEL_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'may hold letters, digits, dash and underscore only')
    .optional(),
  AD_ACCESS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  AD_EVENTS_URL: httpUrl.default('https://graph.facebook.com/v23.0'),
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-\w{4,20}$/, 'must be an id such as G-ABC123')
    .optional(),
  GA4_API_SECRET: z.string().optional(),
  GA4_EVENTS_URL: httpUrl.default('https://www.google-analytics.com/mp/collect'),
  SAMPLE_TRAFFIC: z.stringbool('must be true or false').default(false),
  CARD_PROVIDER: z.enum(['test', 'stripe'], { error: 'must be test or stripe' }).optional(),
  CARD_MINUTES: integer(31, 1439).default(60),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_', 'must begin with sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  TEST_CARD_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  REVIEWS: z.enum(['moderated', 'at-once'], { error: 'must be moderated or at-once' }).default('moderated'),
  REVIEW_MAIL_DAYS: integer(0, 90).optional(),
  WEBHOOK_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(webhookUrl))
    .optional(),
  WEBHOOK_SECRET: z.string().optional(),
  API_METRICS_PORT: integer(1, 65535).optional(),
  NODE_ENV: z.string().optional(),
});

/** Without these settings, an API in production takes orders in any currency, loses mails or mails links to this machine. */
const requiredInProduction = ['SHOPS', 'SMTP_URL', 'SITE_URL'] as const;

/** Settings of the reference API, read from the environment. */
export interface Settings {
  port: number;
  host: string;
  /** PostgreSQL; undefined for the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  uploadsDir: string;
  /** Folder of the pictures of imported products. */
  mediaDir: string;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  /** Signs access tokens; undefined for a generated one, stored in the database. */
  authSecret: string | undefined;
  accessTokenSeconds: number;
  /** Multiplies the maximum of every rate limit; at least one attempt stays allowed. */
  rateLimitFactor: number;
  orderLimits: OrderLimits;
  trustedProxies: TrustedProxies;
  /** Origin for links in mails that belong to none of `shops`. */
  siteUrl: string;
  /** Undefined writes mails to the log. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Default currency of reports and orders. */
  currency: string;
  /** Shops by currency; empty for one shop at `siteUrl` that takes any currency. */
  shops: Shops;
  adProviderSegment: string;
  /** Key of the campaign report; undefined disables it. */
  campaignsKey: string | undefined;
  /** Meta Conversions API; undefined sends no purchases there. */
  metaConversions: { pixelId: string; accessToken: string; url: string } | undefined;
  /** Measurement Protocol of Google Analytics 4; undefined sends no purchases there. */
  ga4Measurement: { measurementId: string; apiSecret: string; url: string } | undefined;
  /** True when the campaign report has sample traffic. */
  sampleTraffic: boolean;
  /** Undefined when the shops accept no cards. */
  cardProvider: z.infer<typeof Environment>['CARD_PROVIDER'];
  /** Undefined unless the provider is Stripe. */
  stripeKeys: StripeKeys | undefined;
  /** How long a payment page, and with it the unpaid order, is valid. */
  paymentTtlMs: number;
  /** Origin under which browsers reach the pages of the test provider; undefined for the `Host` of the request. */
  testCardOrigin: string | undefined;
  /** True when reviews are published without moderation. */
  publishesReviews: boolean;
  /** Days from delivery to the mail that requests reviews; undefined disables these mails. */
  reviewMailDays: number | undefined;
  /** Receiver of catalogue changes; undefined for none. */
  webhook: Webhook | undefined;
  /** Port of `/metrics`; undefined for none. */
  metricsPort: number | undefined;
}

/**
 * Reads the settings; an empty value counts as unset. Throws a `StartError` naming the first malformed setting, and with
 * `NODE_ENV=production` the first required one that is unset.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const nonEmpty = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim() !== ''),
  );
  const parsed = Environment.safeParse(nonEmpty);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${issue?.path[0]?.toString()} ${issue?.message}`);
  }
  const env = parsed.data;
  const missingSetting = requiredInProduction.find((name) => !nonEmpty[name]);
  if (missingSetting && env.NODE_ENV === 'production')
    throw new StartError(`${missingSetting} must be set in production (docs/settings.md)`);
  const { WEBHOOK_URL: urls, WEBHOOK_SECRET: secret } = env;
  if (urls && !secret) throw new StartError('WEBHOOK_SECRET must be set where WEBHOOK_URL is');
  const siteUrl = new URL(env.SITE_URL).origin;
  const shops = env.SHOPS === undefined ? new Map() : readShops(env.SHOPS, siteUrl);
  if (!shops) throw new StartError('SHOPS must be a list such as [{"currency":"EGP","countries":["EG"]}]');
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: path.resolve(env.DATA_DIR),
    uploadsDir,
    mediaDir: path.resolve(env.MEDIA_DIR ?? path.join(env.DATA_DIR, 'media')),
    logLevel: env.LOG_LEVEL,
    authSecret: env.AUTH_SECRET,
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    rateLimitFactor: env.ATTEMPTS_FACTOR,
    orderLimits: {
      perNetwork: env.ORDERS_PER_ADDRESS,
      perBuyer: env.ORDERS_PER_BUYER,
      guestQuantity: env.GUEST_QUANTITY,
      heldFromQuantity: env.LARGE_ORDER_PIECES,
    },
    trustedProxies: env.TRUSTED_PROXIES,
    siteUrl,
    smtpUrl: env.SMTP_URL === 'log' ? undefined : env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    currency: env.CURRENCY,
    shops,
    adProviderSegment: env.AD_PROVIDER_SEGMENT,
    campaignsKey: env.CAMPAIGNS_KEY,
    metaConversions: metaConversionsOf(env),
    ga4Measurement: ga4MeasurementOf(env),
    sampleTraffic: env.SAMPLE_TRAFFIC,
    reviewMailDays: env.REVIEW_MAIL_DAYS,
    cardProvider: env.CARD_PROVIDER,
    stripeKeys: stripeKeysOf(env),
    paymentTtlMs: env.CARD_MINUTES * 60_000,
    testCardOrigin: env.TEST_CARD_ORIGIN && new URL(env.TEST_CARD_ORIGIN).origin,
    publishesReviews: env.REVIEWS === 'at-once',
    webhook: urls && secret ? { urls, secret } : undefined,
    metricsPort: env.API_METRICS_PORT,
  };
}

function metaConversionsOf({
  AD_PIXEL_ID: pixelId,
  AD_ACCESS_TOKEN: accessToken,
  AD_EVENTS_URL: url,
}: z.infer<typeof Environment>): Settings['metaConversions'] {
  if (!accessToken) return undefined;
  if (!pixelId) throw new StartError('AD_ACCESS_TOKEN needs AD_PIXEL_ID, the pixel that it belongs to');
  return { pixelId, accessToken, url };
}

function ga4MeasurementOf({
  GA4_MEASUREMENT_ID: measurementId,
  GA4_API_SECRET: apiSecret,
  GA4_EVENTS_URL: url,
}: z.infer<typeof Environment>): Settings['ga4Measurement'] {
  if (!measurementId && !apiSecret) return undefined;
  if (!measurementId || !apiSecret)
    throw new StartError('GA4_MEASUREMENT_ID and GA4_API_SECRET must be set together');
  return { measurementId, apiSecret, url };
}

function stripeKeysOf({
  CARD_PROVIDER: provider,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: z.infer<typeof Environment>): StripeKeys | undefined {
  if (provider !== 'stripe') return undefined;
  if (!secretKey || !webhookSecret)
    throw new StartError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set where CARD_PROVIDER is stripe',
    );
  return { secretKey, webhookSecret };
}
