import { isLocale } from '../i18n/routing.ts';

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
 * The address an alias of contract.md stands for, without query; null when the path is no alias.
 * The language prefix is kept: `/ar/cart` stands for `/ar/shop/cart`.
 */
export function aliasTarget(pathname: string): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const prefix = first !== 'en' && isLocale(first) ? `/${first}` : '';
  const path = (prefix ? `/${rest.join('/')}` : pathname).replace(/(.)\/+$/, '$1');
  const target = fixed[path] ?? (moved.test(path) ? `/shop${path}` : null);
  if (target === null) return null;
  return prefix && target === '/' ? prefix : `${prefix}${target}`;
}
