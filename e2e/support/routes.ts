import { contentPaths } from '../../lib/address/address.ts';
import { pathOf, productThat } from './catalogue.ts';

const product = productThat('exists', () => true);

/** Every public page that shows something. */
export const pages = [
  '/',
  '/shop',
  '/shop/shop-category',
  '/shop/shop-category/abayas',
  '/shop/shop-category/closed-abayas',
  '/shop/shop-feature/best-sellers',
  pathOf(product),
  '/shop/shop-details-with-video',
  '/shop/shop-details-with-countdown',
  '/shop/shop-details-list',
  '/shop/shop-details-gallery',
  '/shop/cart',
  '/shop/wishlist',
  '/shop/compare',
  ...Object.values(contentPaths),
  '/pages/checkout',
  '/pages/checkout/thank-you',
  '/shop/order',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
];

/** Pages that ask visitors to sign in first. */
export const customerPages = ['/pages/profile'];

/** Addresses of nothing, of every kind there is. */
export const missing = [
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
  // There while developing alone.
  '/dev/gallery',
  // Where the server itself finds pages.
  '/shop/~/kept/-',
  '/shop/~/live/color%3DBlack',
  '/shop/%7E/kept/-',
  '/shop/shop-category/abayas/~/list/page%3D2',
  '/shop/shop-feature/best-sellers/~/list/sortBy%3Dlow',
  `${pathOf(product)}/~/variant/color%3Dblack`,
  `/~/markdown/product/${product.slug}`,
  '/~/sitemap',
];

/** Old addresses and where each leads. */
export const aliases: [from: string, to: string][] = [
  ['/home', '/'],
  ['/home/electronic', '/'],
  [`/shop-details/${product.slug}`, pathOf(product)],
  ['/shop-category', '/shop/shop-category'],
  ['/shop-category/abayas', '/shop/shop-category/abayas'],
  ['/shop-feature/best-sellers', '/shop/shop-feature/best-sellers'],
  ['/wishlist', '/shop/wishlist'],
  ['/cart', '/shop/cart'],
  ['/compare', '/shop/compare'],
  ['/pages/cart', '/shop/cart'],
  ['/authentication/login', '/auth/login'],
];
