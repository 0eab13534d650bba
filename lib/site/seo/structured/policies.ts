import type { MerchantReturnPolicy, OfferShippingDetails, QuantitativeValue } from 'schema-dts';
import type { Product } from '../../../catalogue/product/types.ts';
import { toDecimalString } from '../../../platform/money/money.ts';
import type { Shop } from '../../../platform/tenant/shop.ts';

const returnMethods = {
  mail: 'https://schema.org/ReturnByMail',
  store: 'https://schema.org/ReturnInStore',
} as const;

const returnFees = {
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

/** Return policy of a product, or of the shop without a product. Undefined when there is none, as in excluded categories. */
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
    ...(returns.method && { returnMethod: returnMethods[returns.method] }),
    ...(returns.fees && { returnFees: returnFees[returns.fees] }),
  };
}

function dayRange([minValue, maxValue]: readonly [number, number]): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
