import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { locales } from '../../../platform/i18n/routing.ts';
import type { Shop } from '../../../platform/tenant/shop.ts';
import { absoluteUrl, paths } from '../../../platform/urls/paths.ts';

/** WebSite with its search action. */
export function websiteData({ tenant, locale, origin }: Shop): WithContext<WebSite> {
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(origin, locale, paths.shop)}?searchText={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: tenant.name[locale],
    alternateName: locales.filter((other) => other !== locale).map((other) => tenant.name[other]),
    url: absoluteUrl(origin, locale, paths.home),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#shop` },
    potentialAction: search,
  };
}
