import { defaultLocale, type Locale, locales } from '../i18n/routing.ts';

/** Returns the path of a page in a language: `/shop` or `/ar/shop`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Returns the absolute URL of a page in a language, by its path without language. */
export function localeUrl(origin: string, locale: Locale, path: string): string {
  return `${origin}${localePath(locale, path)}`;
}

/** Returns the absolute URLs of a page in every language and as `x-default`, for hreflang links. */
export function alternateUrls(origin: string, path: string): Record<Locale | 'x-default', string> {
  const entries = locales.map((locale) => [locale, localeUrl(origin, locale, path)]);
  return {
    ...(Object.fromEntries(entries) as Record<Locale, string>),
    'x-default': localeUrl(origin, defaultLocale, path),
  };
}

/** Static content pages, listed in footer, sitemaps and llms.txt; their names are in `contentPages` of the messages. */
export const contentPaths = {
  about: '/pages/about',
  policy: '/pages/policy',
  privacyPolicy: '/pages/privacy-policy',
  contact: '/pages/contact',
} as const;

/** Returns the keys of the content pages. */
export function contentPageKeys() {
  return Object.keys(contentPaths) as (keyof typeof contentPaths)[];
}

const categoryPathPrefix = '/shop/shop-category';
const featurePathPrefix = '/shop/shop-feature';
/** Path prefix of product pages, without the slug. */
export const productPathPrefix = '/shop/shop-details';

/** Path prefixes of pages that have a slug. */
export const slugPathPrefixes = {
  category: categoryPathPrefix,
  feature: featurePathPrefix,
  product: productPathPrefix,
} as const;

/** Sample pages: one product each, in other layouts of the product page. */
export const samplePaths = {
  countdown: '/shop/shop-details-with-countdown',
  gallery: '/shop/shop-details-gallery',
  list: '/shop/shop-details-list',
  video: '/shop/shop-details-with-video',
} as const;

/** Page of the links in mails about stock alerts, which carry a token. Not in `paths`, which browsers load. */
export const alertsPath = '/pages/alerts';

/** Alias of the home page that the logo of the mobile menu links to (docs/behaviour.md §2.2). Not in `paths`, which browsers load. */
export const menuLogoPath = '/home/electronic';

/**
 * Paths of all pages, without language; the functions take decoded slugs. `checks/page-paths.check.ts` verifies that no other
 * file contains these paths.
 */
export const paths = {
  home: '/',
  shop: '/shop',
  categories: categoryPathPrefix,
  features: featurePathPrefix,
  category: (slug: string) => `${categoryPathPrefix}/${encodeURIComponent(slug)}`,
  feature: (slug: string) => `${featurePathPrefix}/${encodeURIComponent(slug)}`,
  product: (slug: string) => `${productPathPrefix}/${encodeURIComponent(slug)}`,
  cart: '/shop/cart',
  wishlist: '/shop/wishlist',
  compare: '/shop/compare',
  checkout: '/pages/checkout',
  thanks: '/pages/checkout/thank-you',
  order: '/shop/order',
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  profile: '/pages/profile',
  orders: '/pages/profile#orders',
  preview: '/preview',
  /** Overview of the content pages. */
  contentPages: '/pages',
  ...contentPaths,
  campaigns: '/campaigns',
  /** Takes a slug as queries spell it (`categoryQuerySlug`). */
  shopByCategory: (querySlug: string) => `/shop?category=${encodeURIComponent(querySlug)}`,
} as const;

/**
 * Returns the query that preselects option values on a product page, including the question mark; empty without values. Leaves out options
 * whose value is null. Colour and size come first.
 */
export function optionsQuery({ color, size, ...others }: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ color, size, ...others })) if (value) query.set(key, value);
  return query.size > 0 ? `?${query}` : '';
}
