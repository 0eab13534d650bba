import type { ShopEvent } from './events.ts';

/** A call of the advertising pixel. */
export interface PixelCall {
  name: 'PageView' | 'AddToCart' | 'InitiateCheckout';
  parameters: Record<string, unknown>;
}

/** What the pixel is told of an event; null for those it does not hear of (specification sections 3 and 7). */
export function pixelCall(event: ShopEvent): PixelCall | null {
  switch (event.type) {
    case 'page-view':
      return { name: 'PageView', parameters: {} };
    case 'add-to-cart': {
      const { itemId, productId } = event.item;
      return { name: 'AddToCart', parameters: { content_ids: [itemId], content_type: 'product', productId } };
    }
    case 'initiate-checkout':
      return {
        name: 'InitiateCheckout',
        parameters: { value: event.total / 100, currency: event.currency },
      };
    default:
      return null;
  }
}
