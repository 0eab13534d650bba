import { contentPaths } from '../../lib/platform/urls/paths.ts';
import { anyProduct, productPath } from './catalogue.ts';

const product = anyProduct;

/** Path of a product page that responds with 200. */
export const productPage = productPath(product);

/** Public pages that respond with 200. */
export const publicPaths = [
  '/',
  '/shop',
  '/shop/shop-category',
  '/shop/shop-category/abayas',
  '/shop/shop-category/closed-abayas',
  '/shop/shop-feature/best-sellers',
  productPage,
  '/shop/shop-details-with-video',
  '/shop/shop-details-with-countdown',
  '/shop/shop-details-list',
  '/shop/shop-details-gallery',
  '/shop/shop-feature',
  '/shop/cart',
  '/shop/wishlist',
  '/shop/compare',
  '/pages',
  ...Object.values(contentPaths),
  '/pages/checkout',
  '/pages/checkout/thank-you',
  '/shop/order',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
];

/** Pages that require sign-in. */
export const customerPaths = ['/pages/profile'];

/** Paths that respond with 404, one of each kind. */
export const missingPaths = [
  '/404',
  '/nothing-here',
  '/nothing/here/at/all',
  '/shop/nothing-here',
  '/shop/shop-category/no-such-category',
  '/shop/shop-feature/no-such-tag',
  '/shop/shop-details',
  '/shop/shop-details/no-such-product',
  '/shop/shop-details/no-such-product?color=black&size=M',
  `/shop/shop-details/${encodeURIComponent('عباية لا وجود لها')}`,
  '/pages/nothing-here',
  // Exists only under `npm run dev`.
  '/dev/gallery',
  // Internal paths of the server.
  '/shop/~/cached/-',
  '/shop/~/live/color%3DBlack',
  '/shop/%7E/cached/-',
  '/shop/shop-category/abayas/~/list/page%3D2',
  '/shop/shop-feature/best-sellers/~/list/sortBy%3Dlow',
  `${productPath(product)}/~/variant/color%3Dblack`,
  `/~/markdown/product/${product.slug}`,
  '/~/sitemap',
];

/** Alias paths and their redirect targets. */
export const aliases: [from: string, to: string][] = [
  ['/home', '/'],
  ['/home/electronic', '/'],
  [`/shop-details/${product.slug}`, productPath(product)],
  ['/shop-category', '/shop/shop-category'],
  ['/shop-category/abayas', '/shop/shop-category/abayas'],
  ['/shop-feature', '/shop/shop-feature'],
  ['/shop-feature/best-sellers', '/shop/shop-feature/best-sellers'],
  ['/wishlist', '/shop/wishlist'],
  ['/cart', '/shop/cart'],
  ['/compare', '/shop/compare'],
  ['/pages/cart', '/shop/cart'],
  ['/auth', '/auth/login'],
  ['/authentication/login', '/auth/login'],
];
