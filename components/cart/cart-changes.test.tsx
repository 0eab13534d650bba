import { act, screen, waitFor } from '@testing-library/react';
import { fillCart } from '@/components/testing/checkout-page';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { expectAccessible } from '@/components/testing/render-in-shop';
import { standardDelivery } from '@/components/testing/shipping-samples';
import { bestSellers, renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product } from '@/lib/catalogue/product/testing';
import type { Product } from '@/lib/catalogue/product/types';
import { visitorState } from '@/lib/shopper/visitor/state';
import { CartView } from './cart-view.tsx';

const createProduct = (id: number, slug: string, title: string, overrides: Partial<Product> = {}) =>
  product({ id, slug, title, price: 10_000, stock: 5, ...overrides });
const abaya = createProduct(1, 'abaya', 'Abaya');
const hijab = createProduct(2, 'hijab', 'Hijab');
const cape = createProduct(3, 'cape', 'Cape');
const unreachableText = /^We can't reach the shop right now/;
let api: FakeApi;

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const summary = () => screen.getByRole('region', { name: 'Order Summary' });
const updateButton = () => screen.getByRole('button', { name: 'Update Cart' });
const open = () =>
  renderOnPage(<CartView bestSellers={bestSellers} shippingOptions={standardDelivery} />, {
    path: '/shop/cart',
  });

beforeEach(async () => {
  api = await startVisit({ abaya, hijab, cape });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('cart page after changes in the shop', () => {
  test('marks unavailable lines and leaves them out of the total', async () => {
    api.setProducts({ abaya: { ...abaya, stock: 1 }, hijab: { ...hijab, stock: 0 }, cape: null });
    await fillCart([abaya, hijab, cape]);
    const { user } = open();
    await waitFor(async () => expect(await row('Abaya')).toHaveTextContent('Only 1 left in stock.'));
    expect(await row('Hijab')).toHaveTextContent('Sold out');
    expect(await row('Cape')).toHaveTextContent('This product is no longer available.');
    expect(screen.getByRole('button', { name: 'Increase quantity of Hijab' })).toBeDisabled();
    await expectAccessible();
    await user.click(updateButton());
    await waitFor(async () => expect(await row('Abaya')).not.toHaveTextContent('left in stock'));
    await waitFor(() => expect(screen.getByText('Prices and stock are up to date.')).toBeVisible());
    expect(visitorState.get().cart[0]).toMatchObject({ quantity: 1 });
    expect(summary()).toHaveTextContent('EGP 150.00');
  });

  test('reports a new price until the cart is updated', async () => {
    await fillCart([{ ...abaya, price: 15_000 }]);
    const { user } = open();
    await waitFor(async () =>
      expect(await row('Abaya')).toHaveTextContent('The price has changed; it was EGP 150.00.'),
    );
    await user.click(updateButton());
    await waitFor(async () => expect(await row('Abaya')).not.toHaveTextContent('The price has changed'));
  });

  test('applies the regular price when a sale ends', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const endsAt = Date.now() + 60_000;
    api.setProducts({ abaya: { ...abaya, sale: { price: 8_000, startsAt: 0, endsAt } } });
    await fillCart([abaya], { seenPrice: 8_000 });
    open();
    await waitFor(() => expect(summary()).toHaveTextContent('EGP 160.00'));
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(summary()).toHaveTextContent('EGP 200.00'));
    expect(await row('Abaya')).toHaveTextContent('The price has changed; it was EGP 80.00.');
  });

  test('keeps lines and quantities while the shop is unreachable', async () => {
    await fillCart([abaya, hijab], { quantity: 1 });
    const { user } = open();
    await waitFor(() => expect(summary()).toHaveTextContent('EGP 200.00'));
    api.setResponse('GET /api/products', failure(502));
    await user.click(updateButton());
    expect((await screen.findAllByText(unreachableText))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Abaya' }));
    await waitFor(() => expect(summary()).toHaveTextContent('EGP 300.00'));
    await expectAccessible();
    api.setProducts({ abaya, hijab });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(visitorState.get().cart.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('keeps the last known price of a product that cannot be fetched', async () => {
    await fillCart([abaya, hijab], { quantity: 1 });
    const { user } = open();
    await waitFor(() => expect(summary()).toHaveTextContent('EGP 200.00'));
    api.setProducts({ abaya: { ...abaya, price: 12_000 } });
    await user.click(updateButton());
    await waitFor(async () => expect(await row('Abaya')).toHaveTextContent('EGP 120.00'));
    expect((await screen.findAllByText(unreachableText))[0]).toBeVisible();
    expect(await row('Hijab')).toHaveTextContent('EGP 100.00');
  });
});
