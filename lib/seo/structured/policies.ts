import type { MerchantReturnPolicy, OfferShippingDetails, QuantitativeValue } from 'schema-dts';
import type { Product } from '../../catalogue/types.ts';
import { decimalText } from '../../money/decimal-text.ts';
import type { Shop } from './shop.ts';

/** How long delivery takes and what it costs; undefined where the tenant's configuration does not say. */
export function shippingDetails({ tenant }: Pick<Shop, 'tenant'>): OfferShippingDetails | undefined {
  const { shipping, country, currency } = tenant;
  if (!shipping || !country) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(shipping.handlingDays),
      transitTime: days(shipping.transitDays),
    },
    ...(shipping.rate !== undefined && {
      shippingRate: { '@type': 'MonetaryAmount', value: decimalText(shipping.rate), currency },
    }),
  };
}

/** How a product comes back; undefined for the categories that the policy excepts. Without a product: the shop's rule. */
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
  };
}

function days([minValue, maxValue]: readonly [number, number]): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
