import type { Offer } from 'schema-dts';
import { isoSecond } from '../../../catalogue/product/iso-second.ts';
import { currentPrice, nextSaleBoundary, type Priced } from '../../../catalogue/product/pricing.ts';
import type { MinorUnits } from '../../../platform/money/money.ts';
import { toDecimalString } from '../../../platform/money/money.ts';
import type { Shop } from '../../../platform/tenant/shop.ts';

interface OfferInput extends Priced {
  /** Absolute URL that preselects the variant. */
  url: string;
  inStock: boolean;
  shippingDetails: Offer['shippingDetails'];
  hasMerchantReturnPolicy: Offer['hasMerchantReturnPolicy'];
}

/**
 * Builds an Offer; undefined without a price, or for price zero, which merchant listings reject. During a sale it has the regular
 * price as strikethrough price. It is valid until the sale ends or the next one begins.
 */
export function offerData(input: OfferInput, { tenant, locale }: Shop, now: number): Offer | undefined {
  const { price, originalPrice, percentOff } = currentPrice(input, now);
  if (!price) return undefined;
  const { currency } = tenant;
  const validUntil = nextSaleBoundary([input], now);
  return {
    '@type': 'Offer',
    url: input.url,
    price: toDecimalString(price, currency),
    priceCurrency: currency,
    ...(originalPrice !== null &&
      percentOff !== null && { priceSpecification: strikethroughPrice(originalPrice, currency) }),
    ...(validUntil !== null && { priceValidUntil: isoSecond(validUntil - 1) }),
    availability: input.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: tenant.name[locale] },
    shippingDetails: input.shippingDetails,
    hasMerchantReturnPolicy: input.hasMerchantReturnPolicy,
  };
}

function strikethroughPrice(price: MinorUnits, priceCurrency: string): Offer['priceSpecification'] {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toDecimalString(price, priceCurrency),
    priceCurrency,
  };
}
