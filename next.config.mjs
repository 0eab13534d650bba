import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const browserIntl = { browser: './lib/platform/i18n/intl-in-browser.ts' };

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  turbopack: { resolveAlias: { 'next-intl': browserIntl, 'use-intl/react': browserIntl } },
  reactStrictMode: true,
  // The middleware removes trailing slashes in the same redirect as aliases and language.
  skipTrailingSlashRedirect: true,
  // The cache handler bounds its memory and caches resized images, too.
  cacheMaxMemorySize: 0,
  cacheHandler: fileURLToPath(new URL('server/cache/next-cache-handler.mjs', import.meta.url)),
  // `npm test` checks types.
  typescript: { ignoreBuildErrors: true },
  // Every client gets its metadata in `<head>`; by default Next streams it later to all but some bots.
  htmlLimitedBots: /.*/,
  images: {
    localPatterns: [{ pathname: '/uploads/**', search: '' }],
    deviceSizes: [390, 640, 828, 1080, 1440, 1920],
    imageSizes: [180, 270],
    qualities: [75],
    formats: ['image/webp'],
    minimumCacheTTL: 86400,
    customCacheHandler: true,
  },
};

/** Files that end in `.dev.tsx` are pages only under `npm run dev` and part of no build. */
const developmentConfig = { pageExtensions: ['dev.tsx', 'tsx', 'ts'] };

/** @param {string} phase phase of Next, such as its development server */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  // Imported here because only builds need it, and it loads a compiler.
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withNextIntl = createNextIntlPlugin({
    requestConfig: './lib/platform/tenant/intl-request-config.ts',
    experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
  });
  return withNextIntl({ ...config, ...(phase === PHASE_DEVELOPMENT_SERVER && developmentConfig) });
};
