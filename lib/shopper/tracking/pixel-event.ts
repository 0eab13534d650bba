import { toCurrencyUnits } from '../../../contract/currency.ts';
import type { ShopEvent } from './events.ts';

/** A standard event of the advertising pixel. */
export interface PixelEvent {
  name: 'PageView' | 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Purchase';
  parameters: Record<string, unknown>;
}

/**
 * Maps an event to the pixel; null for events that the pixel does not receive (docs/behaviour.md §8).
 * @param shopOfFullPixel the current shop if its pixel also receives product views and purchases, else null
 */
export function pixelEvent(
  event: ShopEvent,
  shopOfFullPixel: { currency: string } | null,
): PixelEvent | null {
  switch (event.type) {
    case 'page-view':
      return { name: 'PageView', parameters: {} };
    case 'add-to-cart': {
      const { itemId, productId } = event.item;
      return { name: 'AddToCart', parameters: { ...contentParameters([itemId]), productId } };
    }
    case 'initiate-checkout':
      return {
        name: 'InitiateCheckout',
        parameters: { value: toCurrencyUnits(event.total, event.currency), currency: event.currency },
      };
    case 'product-view': {
      if (shopOfFullPixel === null) return null;
      const { itemId, price } = event.item;
      const { currency } = shopOfFullPixel;
      const valueParameters = price !== null && { value: toCurrencyUnits(price, currency), currency };
      return { name: 'ViewContent', parameters: { ...contentParameters([itemId]), ...valueParameters } };
    }
    case 'purchase': {
      if (shopOfFullPixel === null) return null;
      const { itemIds, total, currency } = event;
      return {
        name: 'Purchase',
        parameters: { ...contentParameters(itemIds), value: toCurrencyUnits(total, currency), currency },
      };
    }
    default:
      return null;
  }
}

function contentParameters(ids: string[]) {
  return { content_ids: ids, content_type: 'product' };
}
