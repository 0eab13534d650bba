import { direction, type Locale } from '../../platform/i18n/routing.ts';
import type { Tenant } from '../../platform/tenant/tenant.ts';
import { localePath, paths } from '../../platform/urls/paths.ts';

/** Background of pages; shown while the installed app starts. */
const backgroundColor = '#fbf8f4';

/** Returns the path of the manifest in a language. */
export function manifestPath(locale: Locale): string {
  return localePath(locale, '/manifest.webmanifest');
}

/** Returns the path of an icon of app-icon.ts. */
export function appIconPath(name: string): string {
  return `/app-icons/${name}`;
}

/** Returns the web app manifest of a shop in one language. Both languages share one app id. */
export function webManifest(tenant: Tenant, locale: Locale, description: string) {
  const name = tenant.name[locale];
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: locale,
    dir: direction(locale),
    start_url: localePath(locale, paths.home),
    scope: '/',
    display: 'standalone',
    background_color: backgroundColor,
    theme_color: tenant.tenantPrimaryColor,
    categories: ['shopping', 'lifestyle'],
    icons: [
      { src: appIconPath('192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: appIconPath('512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: appIconPath('maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
