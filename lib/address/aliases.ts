import { isLocale } from '../i18n/routing.ts';
import { localePath } from './address.ts';

const fixed: Record<string, string> = {
  '/home': '/',
  '/home/electronic': '/',
  '/wishlist': '/shop/wishlist',
  '/cart': '/shop/cart',
  '/compare': '/shop/compare',
  '/pages/cart': '/shop/cart',
  '/authentication/login': '/auth/login',
  '/shop-category': '/shop/shop-category',
};

const moved = /^\/(shop-details|shop-category|shop-feature)\/[^/]+$/;

/**
 * The address that a path stands for in the end, without query; null when it is that address itself. Takes the aliases of
 * contract.md, the needless prefix `/en`, prefixes in capitals and slashes too many together, so that one redirect is enough.
 * The language is kept: `/AR/cart/` stands for `/ar/shop/cart`.
 */
export function aliasTarget(pathname: string): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const language = first.toLowerCase();
  const path = (isLocale(language) ? `/${rest.join('/')}` : pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const target = fixed[path] ?? (moved.test(path) ? `/shop${path}` : path);
  const whole = isLocale(language) ? localePath(language, target) : target;
  return whole === pathname ? null : whole;
}
