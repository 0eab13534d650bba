import { isLocale } from '../i18n/routing.ts';
import { localePath, paths, slugFolders } from './address.ts';

const fixed: Record<string, string> = {
  '/home': paths.home,
  '/home/electronic': paths.home,
  '/wishlist': paths.wishlist,
  '/cart': paths.cart,
  '/compare': paths.compare,
  '/pages/cart': paths.cart,
  '/authentication/login': paths.login,
  '/shop-category': paths.categories,
};

const folders = Object.values<string>(slugFolders);

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
  const inShop = paths.shop + path;
  const isMoved = folders.includes(inShop.slice(0, inShop.lastIndexOf('/')));
  const target = fixed[path] ?? (isMoved ? inShop : path);
  const whole = isLocale(language) ? localePath(language, target) : target;
  return whole === pathname ? null : whole;
}
