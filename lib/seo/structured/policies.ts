import type { MerchantReturnPolicy, OfferShippingDetails, QuantitativeValue } from 'schema-dts';
import type { Product } from '../../catalogue/types.ts';
import { decimalText } from '../../money/decimal-text.ts';
import type { Shop } from '../../tenant/shop.ts';

const methods = {
  mail: 'https://schema.org/ReturnByMail',
  store: 'https://schema.org/ReturnInStore',
} as const;

const fees = {
  free: 'https://schema.org/FreeReturn',
  buyer: 'https://schema.org/ReturnFeesCustomerResponsibility',
} as const;

/** What delivery costs, and how long it takes where that is known; undefined without a country to deliver to. */
export function shippingDetails({ tenant }: Pick<Shop, 'tenant'>): OfferShippingDetails | undefined {
  const { delivery, country, currency } = tenant;
  if (!country) return undefined;
  const { cost, handlingDays, transitDays } = delivery;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: decimalText(cost), currency },
    ...(handlingDays &&
      transitDays && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(handlingDays),
          transitTime: days(transitDays),
        },
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
    ...(returns.method && { returnMethod: methods[returns.method] }),
    ...(returns.fees && { returnFees: fees[returns.fees] }),
  };
}

function days([minValue, maxValue]: readonly [number, number]): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
