import type { OnlineStore, SearchAction, WebSite, WithContext } from 'schema-dts';
import { locales } from '../../../platform/i18n/routing.ts';
import { type Shop, toAbsoluteUrl } from '../../../platform/tenant/shop.ts';
import { absoluteUrl, paths } from '../../../platform/urls/paths.ts';
import { returnPolicy } from './policies.ts';

/** OnlineStore of the shop. */
export function organizationData(shop: Shop): WithContext<OnlineStore> {
  const { tenant, locale, origin } = shop;
  const { contact, social, otherSocial, country } = tenant;
  const policy = returnPolicy(shop);
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${origin}/#shop`,
    name: tenant.name[locale],
    url: `${origin}/`,
    logo: toAbsoluteUrl('/icons/icon.svg', shop),
    email: contact.email,
    ...(contact.phone && { telephone: contact.phone }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact.email,
      availableLanguage: ['en', 'ar'],
    },
    ...(contact.city && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: contact.city[locale],
        ...(country && { addressCountry: country }),
      },
    }),
    sameAs: [social, ...otherSocial].map(({ url }) => url),
    ...(policy && { hasMerchantReturnPolicy: policy }),
  };
}

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
