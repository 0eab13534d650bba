import { act } from '@testing-library/react';
import fc from 'fast-check';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { renderInShop } from '@/components/testing/render-in-shop';
import { startVisit } from '@/components/testing/visitor-page';
import { onNotify } from '@/components/toasts/notify';
import { createProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { product } from '@/lib/catalogue/product/testing';
import { quantityOf } from '@/lib/shopper/cart/cart';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { createLineView } from '@/lib/shopper/cart/line-view';
import { track } from '@/lib/shopper/tracking/track';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { useLineActions } from './use-line-actions.ts';

const products = [1, 2, 3].map((id) =>
  product({ id, slug: `p${id}`, title: `Product ${id}`, price: id * 1000, stock: 4 }),
);
let api: FakeApi;
let actions: ReturnType<typeof useLineActions>;
let undo: (() => void) | undefined;

function Actions() {
  actions = useLineActions();
  return null;
}

/** Views of the lines in the cart, with a stock that may have fallen below their quantity. */
function cartViews(stock: number) {
  return visitorState.get().cart.map((line) => {
    const shown = products.find(({ id }) => id === line.productId);
    return createLineView(line, shown ? createProductSnapshot({ ...shown, stock }) : null, 0);
  });
}

const steps = ['add', 'increment', 'decrement', 'remove', 'clear', 'undo', 'reconcile'] as const;

async function perform(step: (typeof steps)[number], index: number): Promise<void> {
  const shown = products[index % products.length];
  const views = cartViews(step === 'reconcile' ? 1 : 4);
  const view = views[index % Math.max(1, views.length)];
  if (step === 'add' && shown)
    await (await visitorStore()).cart.add(cartItem(shown, undefined, 0), 1 + (index % 2));
  else if (step === 'undo') undo?.();
  else if (step === 'clear') await actions.clear(views, document.body);
  else if (step === 'reconcile') await actions.reconcile(views);
  else if (view && step !== 'add') await actions[step](view, document.body);
}

/** Units of a product by its events: added less removed. */
function trackedQuantity(productId: number): number {
  return api
    .sentTo('/UtmTrackings/Log')
    .map(({ body }) => Object(body))
    .filter((event) => event.productId === productId && /-(?:to|from)-cart$/.test(event.eventType))
    .reduce((sum, { eventType, json }) => {
      const { quantity } = JSON.parse(json);
      return sum + (eventType === 'add-to-cart' ? quantity : -quantity);
    }, 0);
}

beforeAll(() => {
  // Without Web Locks, each change of the cart would wait for other tabs.
  const locks = { request: (_name: string, work: () => unknown) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

test('events add up to the cart after any sequence of actions', async () => {
  await startVisit({});
  renderInShop(<Actions />);
  onNotify((toast) => {
    undo = ('action' in toast && toast.action?.run) || undo;
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(5)), { minLength: 5, maxLength: 10 }),
      async (sequence) => {
        await startVisit({});
        undo = undefined;
        api = fakeApi();
        api.setResponse('POST /UtmTrackings/Log', {});
        track({ type: 'page-view' });
        for (const [step, index] of sequence) await act(() => perform(step, index));
        // The events leave in a later task.
        await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
        const { cart } = visitorState.get();
        for (const { id } of products)
          expect(trackedQuantity(Number(id))).toBe(quantityOf(cart, { productId: id, variantId: null }));
      },
    ),
    { numRuns: 10, seed: 7 },
  );
});
