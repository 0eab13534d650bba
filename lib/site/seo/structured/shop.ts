import type {
  MerchantReturnPolicy,
  OfferShippingDetails,
  OnlineStore,
  QuantitativeValue,
  SearchAction,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Product } from '../../../catalogue/product/types.ts';
import { locales } from '../../../platform/i18n/routing.ts';
import { toDecimalString } from '../../../platform/money/money.ts';
import { type Shop, toAbsoluteUrl } from '../../../platform/tenant/shop.ts';
import { localeUrl, paths } from '../../../platform/urls/paths.ts';

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
      urlTemplate: `${localeUrl(origin, locale, paths.shop)}?searchText={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: tenant.name[locale],
    alternateName: locales.filter((other) => other !== locale).map((other) => tenant.name[other]),
    url: localeUrl(origin, locale, paths.home),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#shop` },
    potentialAction: search,
  };
}

const returnMethodUrls = {
  mail: 'https://schema.org/ReturnByMail',
  store: 'https://schema.org/ReturnInStore',
} as const;

const returnFeeUrls = {
  free: 'https://schema.org/FreeReturn',
  buyer: 'https://schema.org/ReturnFeesCustomerResponsibility',
} as const;

/** Shipping cost, and delivery time if known; undefined without a delivery country. */
export function shippingDetails({ tenant }: Pick<Shop, 'tenant'>): OfferShippingDetails | undefined {
  const { delivery, country, currency } = tenant;
  if (!country) return undefined;
  const { cost, handlingDays, transitDays } = delivery;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimalString(cost, currency), currency },
    ...(handlingDays &&
      transitDays && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: dayRange(handlingDays),
          transitTime: dayRange(transitDays),
        },
      }),
  };
}

/** Return policy for a product, or for the shop without `product`. Undefined without a policy or a country, and in excluded categories. */
export function returnPolicy(
  { tenant }: Pick<Shop, 'tenant'>,
  product?: Pick<Product, 'mainCategory'>,
): MerchantReturnPolicy | undefined {
  const { returns, country } = tenant;
  if (!returns || !country || returns.exceptCategories.includes(product?.mainCategory?.slug ?? '')) {
    return undefined;
  }
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returns.days,
    ...(returns.method && { returnMethod: returnMethodUrls[returns.method] }),
    ...(returns.fees && { returnFees: returnFeeUrls[returns.fees] }),
  };
}

function dayRange([minValue, maxValue]: readonly [number, number]): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
