import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Product } from '../../contract/catalogue.ts';
import type { IntegerIds } from '../../reference-api/http/integer-ids.ts';
import { callApi, newOrder, type Offer, placeOrder } from '../../reference-api/testing/api-client.ts';

/** Address of the API through the proxy of the shop, as browsers use it. */
const apiThroughShop = (port: number) => ({ baseUrl: `http://localhost:${port}/api/upstream` });

/** Returns products in stock with the same price for all variants. */
export async function findOffers(port: number): Promise<Offer[]> {
  const body = { pageNumber: 1, pageSize: 100, tags: ['status:in-stock'] };
  const response = await callApi(apiThroughShop(port), 'POST', '/Products/Filter', { body });
  const items: IntegerIds<z.infer<typeof Product>>[] = response.body.response.items;
  return items.flatMap(({ id, title, slug, variants }) => {
    const [variant] = variants;
    if (!variant || variants.some(({ salePrice }) => salePrice !== null)) return [];
    return [
      { productId: id, title, slug, variantId: variant.id, stock: variant.quantity, price: variant.price },
    ];
  });
}

/**
 * Places one order after another until `stop`, which returns their numbers. Each order has its own idempotency key and is retried
 * until it is placed, as the checkout does. `retryCount` returns how many times an order had to be sent again so far.
 */
export function orderRepeatedly(
  port: number,
  offer: Offer,
): { retryCount(): number; stop(): Promise<string[]> } {
  let retryCount = 0;
  const numbers: string[] = [];
  let isStopped = false;
  const placeOne = async () => {
    const key = randomUUID();
    const contact = { name: 'Mona', email: `${key}@shop.example`, phoneNumber: '+20 10 1234 5678' };
    const body = newOrder([{ offer, quantity: 1 }], { contact });
    // Hourly rate limits apply per IP address.
    const headers = { 'x-forwarded-for': `102.1.${numbers.length >> 8}.${numbers.length & 255}` };
    for (;;) {
      const response = await placeOrder(apiThroughShop(port), body, { key, headers }).catch(() => null);
      if (response?.status === 200) return numbers.push(response.body.response.number);
      if (response?.status === 409) throw new Error(JSON.stringify(response.body));
      retryCount += 1;
      await sleep(200);
    }
  };
  const ordering = (async () => {
    while (!isStopped) {
      await placeOne();
      await sleep(100);
    }
  })();
  // Prevents an unhandled rejection; `stop` rejects with the same error.
  ordering.catch(() => {});
  return {
    retryCount: () => retryCount,
    async stop() {
      isStopped = true;
      await ordering;
      return numbers;
    },
  };
}
