import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/tenant/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const intlInBrowser = { browser: './lib/i18n/intl-in-browser.ts' };

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  turbopack: { resolveAlias: { 'next-intl': intlInBrowser, 'use-intl/react': intlInBrowser } },
  reactStrictMode: true,
  // The middleware takes slashes at the end away, together with all else that a redirect is for.
  skipTrailingSlashRedirect: true,
  // server/next-cache.mjs bounds what is kept, pictures as well.
  cacheMaxMemorySize: 0,
  cacheHandler: fileURLToPath(new URL('server/next-cache.mjs', import.meta.url)),
  // `npm test` checks types, so that a start need not.
  typescript: { ignoreBuildErrors: true },
  htmlLimitedBots: /.*/,
  images: {
    localPatterns: [{ pathname: '/uploads/**', search: '' }],
    deviceSizes: [390, 640, 828, 1080, 1440, 1920],
    imageSizes: [96, 180, 270],
    qualities: [75],
    formats: ['image/webp'],
    minimumCacheTTL: 86400,
    customCacheHandler: true,
  },
};

/** A page in a file that ends in `.dev.tsx` is one under `npm run dev` alone, and no part of any build. */
const whileDeveloping = { pageExtensions: ['dev.tsx', 'tsx', 'ts'] };

/** @param {string} phase what Next is about to do */
export default (phase) =>
  withNextIntl({ ...config, ...(phase === PHASE_DEVELOPMENT_SERVER && whileDeveloping) });
