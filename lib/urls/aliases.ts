import { isLocale } from '../i18n/routing.ts';
import { localePath, menuLogoPath, paths, slugPathPrefixes } from './paths.ts';

const aliases: Record<string, string> = {
  '/home': paths.home,
  [menuLogoPath]: paths.home,
  '/wishlist': paths.wishlist,
  '/cart': paths.cart,
  '/compare': paths.compare,
  '/pages/cart': paths.cart,
  '/auth': paths.login,
  '/authentication/login': paths.login,
  '/shop-category': paths.categories,
  '/shop-feature': paths.features,
};

const prefixes = Object.values<string>(slugPathPrefixes);

/**
 * Returns the canonical path of an alias, without query; null for a path that is canonical already. Resolves aliases, the redundant
 * prefix `/en`, upper-case language prefixes and extra slashes at once, so that one redirect is enough (docs/behaviour.md §2.1). The
 * language stays: `/AR/cart/` becomes `/ar/shop/cart`.
 */
export function aliasTarget(pathname: string): string | null {
  const [, firstSegment = '', ...rest] = pathname.split('/');
  const language = firstSegment.toLowerCase();
  const path = (isLocale(language) ? `/${rest.join('/')}` : pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const shopPath = paths.shop + path;
  const isShopAlias = prefixes.includes(shopPath.slice(0, shopPath.lastIndexOf('/')));
  const target = aliases[path] ?? (isShopAlias ? shopPath : path);
  const localized = isLocale(language) ? localePath(language, target) : target;
  return localized === pathname ? null : localized;
}
