import { type Locale, locales, routing } from '../i18n/routing.ts';

/** Path of a page in a language: `/shop` or `/ar/shop`. Takes and gives same-site paths that begin with a slash. */
export function localePath(locale: Locale, path: string): string {
  if (locale === routing.defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Absolute address of a page in a language. */
export function absoluteAddress(origin: string, locale: Locale, path: string): string {
  return `${origin}${localePath(locale, path)}`;
}

/** Absolute address of a page in every language, and the one for languages the shop does not speak. */
export function alternates(origin: string, path: string): Record<Locale | 'x-default', string> {
  const entries = locales.map((locale) => [locale, absoluteAddress(origin, locale, path)]);
  return {
    ...(Object.fromEntries(entries) as Record<Locale, string>),
    'x-default': absoluteAddress(origin, routing.defaultLocale, path),
  };
}

/** Pages of plain words: footer, sitemaps, llms.txt and the browser tests go over this table; `contentPages` of the messages names each. */
export const contentPaths = {
  about: '/pages/about',
  policy: '/pages/policy',
  privacyPolicy: '/pages/privacy-policy',
  contact: '/pages/contact',
} as const;

/** Names of these pages. */
export function contentPages() {
  return Object.keys(contentPaths) as (keyof typeof contentPaths)[];
}

const categoryFolder = '/shop/shop-category';
const featureFolder = '/shop/shop-feature';
/** The folder of products' pages; the slug follows. */
export const productFolder = '/shop/shop-details';

/** Where the pages are that stand for one thing of the catalogue: its slug follows. */
export const slugFolders = {
  category: categoryFolder,
  feature: featureFolder,
  product: productFolder,
} as const;

/** The pages that show some product in one view of its details. */
export const samplePaths = {
  countdown: '/shop/shop-details-with-countdown',
  gallery: '/shop/shop-details-gallery',
  list: '/shop/shop-details-list',
  video: '/shop/shop-details-with-video',
} as const;

/** Paths of the pages, without language. Slugs come decoded. `checks/page-paths.test.ts` holds that nothing else spells them. */
export const paths = {
  home: '/',
  shop: '/shop',
  categories: categoryFolder,
  category: (slug: string) => `${categoryFolder}/${encodeURIComponent(slug)}`,
  feature: (slug: string) => `${featureFolder}/${encodeURIComponent(slug)}`,
  product: (slug: string) => `${productFolder}/${encodeURIComponent(slug)}`,
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
  ...contentPaths,
  campaigns: '/campaigns',
  shopByCategory: (querySlug: string) => `/shop?category=${encodeURIComponent(querySlug)}`,
} as const;
