import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Product } from '../../contract/catalogue.ts';
import { ask, type Offer, order, orderOf } from '../../upstream/testing/shopper.ts';

/** Where the browser reaches the API: through the shop. */
const throughShop = (port: number) => ({ baseUrl: `http://localhost:${port}/api/upstream` });

/** What is sold for one price whatever its colour and size. */
export async function findOffers(port: number): Promise<Offer[]> {
  const body = { pageNumber: 1, pageSize: 100, tags: ['status:in-stock'] };
  const told = await ask(throughShop(port), 'POST', '/Products/Filter', { body });
  const items: z.infer<typeof Product>[] = told.body.response.items;
  return items.flatMap(({ id, title, slug, variants }) => {
    const [variant] = variants;
    if (!variant || variants.some(({ salePrice }) => salePrice !== null)) return [];
    return [
      { productId: id, title, slug, variantId: variant.id, stock: variant.quantity, price: variant.price },
    ];
  });
}

/** Orders until it is stopped, each under a key of its own that is sent again until it is placed, as the checkout sends it. */
export function orderOnAndOn(port: number, offer: Offer): { stop(): Promise<string[]> } {
  const numbers: string[] = [];
  let isOver = false;
  const place = async () => {
    const key = randomUUID();
    const contact = { name: 'Mona', email: `${key}@shop.example`, phoneNumber: '+20 10 1234 5678' };
    const body = orderOf([{ offer, quantity: 1 }], { contact });
    // Hourly limits are for each sender.
    const headers = { 'x-forwarded-for': `102.1.${numbers.length >> 8}.${numbers.length & 255}` };
    for (;;) {
      const told = await order(throughShop(port), body, { key, headers }).catch(() => null);
      if (told?.status === 200) return numbers.push(told.body.response.number);
      if (told?.status === 409) throw new Error(JSON.stringify(told.body));
      await sleep(200);
    }
  };
  const ordering = (async () => {
    while (!isOver) {
      await place();
      await sleep(100);
    }
  })();
  ordering.catch(() => {});
  return {
    async stop() {
      isOver = true;
      await ordering;
      return numbers;
    },
  };
}
