import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Webhook } from './changes/courier.ts';
import { readTrustedProxies, type TrustedProxies } from './http/client-address.ts';
import type { OrderRules } from './orders/rules.ts';
import { readShops, type Shops } from './shops.ts';
import { StartError } from './start-error.ts';

const uploadsDir = fileURLToPath(new URL('./media', import.meta.url));

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be ${least} to ${most}`)
    .max(most, `must be ${least} to ${most}`);

const webhookAddress = z.url({
  protocol: /^https?$/,
  error: 'must be http or https addresses, separated by commas',
});

const Environment = z.object({
  PORT: wholeNumber(0, 65535).default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or address')
    .default('127.0.0.1'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/name' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ACCESS_TOKEN_SECONDS: wholeNumber(1, 86_400).default(900),
  ATTEMPTS_FACTOR: wholeNumber(1, 1_000_000).default(1),
  ORDERS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(60),
  ORDERS_PER_EMAIL: wholeNumber(1, 1_000_000).default(10),
  GUEST_PIECES: wholeNumber(1, 1_000_000).default(40),
  LARGE_ORDER_PIECES: wholeNumber(1, 1_000_000).default(20),
  TRUST_PROXY: z.string().default('loopback'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('http://localhost:3000'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().max(300).default('Rida <no-reply@localhost>'),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters (ISO 4217)')
    .default('EGP'),
  SHOPS: z.string().optional(),
  AD_PROVIDER_SEGMENT: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'may hold letters, digits, dash and underscore only')
    .default('Facebook'),
  CAMPAIGNS_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  WEBHOOK_URL: z
    .string()
    .transform((addresses) => addresses.split(',').map((address) => address.trim()))
    .pipe(z.array(webhookAddress))
    .optional(),
  WEBHOOK_SECRET: z.string().optional(),
});

/** What the reference API can be told from outside. */
export interface Settings {
  port: number;
  host: string;
  /** Unset: the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  uploadsDir: string;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  /** Signs access tokens; unset: one is made up and kept in the database. */
  authSecret: string | undefined;
  accessTokenSeconds: number;
  /** Multiplies how many attempts each limit allows. */
  attemptsFactor: number;
  orders: OrderRules;
  trustedProxies: TrustedProxies;
  /** Origin of the shop, for links in mails that belong to no other. */
  siteUrl: string;
  /** Unset: mails are written to the log. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Currency of reports, and of orders that name none. */
  currency: string;
  /** Who takes orders, by currency; empty: one shop that takes any, at `siteUrl`. */
  shops: Shops;
  adProviderSegment: string;
  /** Opens the answers about campaigns; unset: they are closed. */
  campaignsKey: string | undefined;
  /** Who is told of changes; unset: nobody. */
  webhook: Webhook | undefined;
}

/** Reads the settings; an empty value counts as unset. Throws a `StartError` that names the first malformed one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${issue?.path[0]?.toString()} ${issue?.message}`);
  }
  const env = parsed.data;
  const { WEBHOOK_URL: addresses, WEBHOOK_SECRET: secret } = env;
  if (addresses && !secret) throw new StartError('WEBHOOK_SECRET must be set where WEBHOOK_URL is');
  const siteUrl = new URL(env.SITE_URL).origin;
  const shops = env.SHOPS === undefined ? new Map() : readShops(env.SHOPS, siteUrl);
  if (!shops) throw new StartError('SHOPS must be a list such as [{"currency":"EGP","countries":["EG"]}]');
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: path.resolve(env.DATA_DIR),
    uploadsDir,
    logLevel: env.LOG_LEVEL,
    authSecret: env.AUTH_SECRET,
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    attemptsFactor: env.ATTEMPTS_FACTOR,
    orders: {
      perAddress: env.ORDERS_PER_ADDRESS,
      perEmail: env.ORDERS_PER_EMAIL,
      guestPieces: env.GUEST_PIECES,
      largePieces: env.LARGE_ORDER_PIECES,
    },
    trustedProxies: readTrustedProxies(env.TRUST_PROXY),
    siteUrl,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    currency: env.CURRENCY,
    shops,
    adProviderSegment: env.AD_PROVIDER_SEGMENT,
    campaignsKey: env.CAMPAIGNS_KEY,
    webhook: addresses && secret ? { addresses, secret } : undefined,
  };
}
