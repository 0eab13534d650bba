import type { OnlineStore, WithContext } from 'schema-dts';
import { type Shop, toAbsoluteUrl } from '../../../platform/tenant/shop.ts';
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
