import { z } from 'zod';
import { trustedProxiesSetting } from '../../../contract/client-address.ts';
import { imageHostsSetting } from './image-hosts.ts';

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));
const storageKey = z
  .string()
  .regex(/^[\w.-]{1,64}$/, 'may hold letters, digits, dot, dash and underscore only');

const Settings = z
  .object({
    API_BASE_URL: httpUrl.optional(),
    UPLOADS_BASE_URL: httpUrl.optional(),
    SITE_URL: httpUrl.optional(),
    PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
    REVALIDATE_SECRET: z.string().optional(),
    /** Set by the start for the reference API of this process when `REVALIDATE_SECRET` is unset. */
    GENERATED_REVALIDATE_SECRET: z.string().optional(),
    UPSTREAM_TIMEOUT_MS: z.coerce
      .number('must be a number of milliseconds')
      .int()
      .min(50)
      .max(120_000)
      .default(5000),
    ACCESS_TOKEN_KEY: storageKey.default('access_token'),
    REFRESH_TOKEN_KEY: storageKey.default('refresh_token'),
    AD_PROVIDER_SEGMENT: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'may hold letters, digits, dash and underscore only')
      .default('Facebook'),
    AD_PIXEL_ID: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'may hold letters, digits, dash and underscore only')
      .optional(),
    AD_PIXEL_EVENTS: z.enum(['all']).optional(),
    IMAGE_HOSTS: imageHostsSetting,
    ATTEMPTS_FACTOR: z.coerce.number('must be a number').int().min(1).max(1_000_000).default(1),
    TRUSTED_PROXIES: trustedProxiesSetting,
    ATTRIBUTION_DAYS: z.coerce.number('must be a number of days').int().min(1).max(400).default(30),
    ANALYTICS: z.enum(['vercel']).optional(),
    ANALYTICS_PATH: z
      .string()
      .regex(/^\/[\w/-]{1,64}$/, 'must be a path such as /_vercel')
      .optional(),
    /** Set by Vercel, which serves the script of its analytics itself. */
    VERCEL: z.string().optional(),
    TRACKING_TEST: z.stringbool('must be true or false').default(false),
    CAMPAIGNS_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
    TENANTS_FILE: z.string().default('tenants.json'),
    HSTS_SUBDOMAINS: z.stringbool('must be true or false').default(false),
    PAGE_CACHE_MB: z.coerce.number('must be a number of megabytes').int().min(1).default(192),
    PICTURE_CACHE_MB: z.coerce.number('must be a number of megabytes').int().min(1).default(512),
    METRICS_PORT: z.coerce.number('must be a port number').int().min(1).max(65535).optional(),
    REQUEST_LOG: z.stringbool('must be true or false').default(false),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
    CDN_PURGE_URL: httpUrl.optional(),
    CDN_PURGE_TOKEN: z.string().optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    NODE_ENV: z.string().optional(),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  })
  .transform((env) => ({
    apiBaseUrl: env.API_BASE_URL,
    uploadsBaseUrl: env.UPLOADS_BASE_URL ?? (env.API_BASE_URL && `${env.API_BASE_URL}/uploads`),
    imageBaseUrls: env.IMAGE_HOSTS,
    siteUrl: new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin,
    port: env.PORT,
    revalidateSecret: env.REVALIDATE_SECRET ?? env.GENERATED_REVALIDATE_SECRET,
    isRevalidateSecretGenerated: env.REVALIDATE_SECRET === undefined,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    accessTokenKey: env.ACCESS_TOKEN_KEY,
    refreshTokenKey: env.REFRESH_TOKEN_KEY,
    adProviderSegment: env.AD_PROVIDER_SEGMENT,
    adPixelId: env.AD_PIXEL_ID,
    adPixelEvents: env.AD_PIXEL_EVENTS,
    rateLimitFactor: env.ATTEMPTS_FACTOR,
    trustedProxies: env.TRUSTED_PROXIES,
    attributionDays: env.ATTRIBUTION_DAYS,
    analyticsPath: env.ANALYTICS && (env.ANALYTICS_PATH ?? '/_vercel'),
    /** True outside of Vercel, where nothing may serve the script of its analytics. */
    isAnalyticsPathAssumed: env.ANALYTICS !== undefined && !env.ANALYTICS_PATH && !env.VERCEL,
    isTrackingTest: env.TRACKING_TEST,
    campaignsKey: env.CAMPAIGNS_KEY,
    tenantsFile: env.TENANTS_FILE,
    isHstsForSubdomains: env.HSTS_SUBDOMAINS,
    pageCacheMb: env.PAGE_CACHE_MB,
    pictureCacheMb: env.PICTURE_CACHE_MB,
    metricsPort: env.METRICS_PORT,
    hasRequestLog: env.REQUEST_LOG,
    redisUrl: env.REDIS_URL,
    cdnPurgeUrl: env.CDN_PURGE_URL,
    cdnPurgeToken: env.CDN_PURGE_TOKEN,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
    isDevelopment: env.NODE_ENV === 'development',
  }));

export type Settings = z.output<typeof Settings>;

/** A malformed setting; the message is one line that names it. */
export class SettingsError extends Error {}

/**
 * Parses settings from environment variables; an empty value counts as unset.
 * @throws {SettingsError} naming the first malformed setting
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Settings.safeParse(variables);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SettingsError(`Setting ${issue?.path.join('.')}: ${issue?.message}`);
}

let parsedSettings: Settings | undefined;

/** Returns the settings of this process, parsed once. Nothing else in lib/ reads `process.env`. */
export function settings(): Settings {
  parsedSettings ??= parseSettings(process.env);
  return parsedSettings;
}
