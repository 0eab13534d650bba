import type { Offer } from 'schema-dts';
import { currentPrice, nextSaleBoundary, type Priced } from '../../catalogue/pricing.ts';
import { decimalText } from '../../money/decimal-text.ts';
import type { Minor } from '../../money/money.ts';
import type { Shop } from '../../tenant/shop.ts';

interface OfferedThing extends Priced {
  /** Absolute address of the page that shows it chosen. */
  url: string;
  inStock: boolean;
  shippingDetails: Offer['shippingDetails'];
  hasMerchantReturnPolicy: Offer['hasMerchantReturnPolicy'];
}

/**
 * What something costs at `now`; undefined without a price, and for a price of zero, which merchant listings refuse.
 * During a sale the old price is given as struck through. A price is valid until its sale closes, or the next one opens.
 */
export function offer(thing: OfferedThing, { tenant, locale }: Shop, now: number): Offer | undefined {
  const { price, was, percentOff } = currentPrice(thing, now);
  if (!price) return undefined;
  const { currency } = tenant;
  const validUntil = nextSaleBoundary([thing], now);
  return {
    '@type': 'Offer',
    url: thing.url,
    price: decimalText(price),
    priceCurrency: currency,
    ...(was !== null && percentOff !== null && { priceSpecification: struckThrough(was, currency) }),
    ...(validUntil !== null && { priceValidUntil: dateOf(validUntil) }),
    availability: thing.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: tenant.name[locale] },
    shippingDetails: thing.shippingDetails,
    hasMerchantReturnPolicy: thing.hasMerchantReturnPolicy,
  };
}

function struckThrough(price: Minor, priceCurrency: string): Offer['priceSpecification'] {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: decimalText(price),
    priceCurrency,
  };
}

/** The last day that ends no later than the sale: a date says nothing of the hour. */
function dateOf(instant: number): string {
  return new Date(instant - 1).toISOString().slice(0, 10);
}
