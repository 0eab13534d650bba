import type { ShopEvent } from './events.ts';

/** A call of the advertising pixel. */
export interface PixelCall {
  name: 'PageView' | 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Purchase';
  parameters: Record<string, unknown>;
}

/**
 * What the pixel is told of an event; null for those it does not hear of (specification sections 3 and 7).
 * @param more the currency, where it hears of views and purchases of products besides what is specified
 */
export function pixelCall(event: ShopEvent, more: { currency: string } | null): PixelCall | null {
  switch (event.type) {
    case 'page-view':
      return { name: 'PageView', parameters: {} };
    case 'add-to-cart': {
      const { itemId, productId } = event.item;
      return { name: 'AddToCart', parameters: { ...content([itemId]), productId } };
    }
    case 'initiate-checkout':
      return {
        name: 'InitiateCheckout',
        parameters: { value: event.total / 100, currency: event.currency },
      };
    case 'product-view': {
      const { itemId, price } = event.item;
      const value = price !== null && { value: price / 100, currency: more?.currency };
      return more && { name: 'ViewContent', parameters: { ...content([itemId]), ...value } };
    }
    case 'purchase': {
      const { itemIds, total, currency } = event;
      return more && { name: 'Purchase', parameters: { ...content(itemIds), value: total / 100, currency } };
    }
    default:
      return null;
  }
}

function content(ids: string[]) {
  return { content_ids: ids, content_type: 'product' };
}
