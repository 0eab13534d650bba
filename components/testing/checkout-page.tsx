import { act, screen } from '@testing-library/react';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { product } from '@/lib/catalogue/product/testing';
import type { Product } from '@/lib/catalogue/product/types';
import { setSession } from '@/lib/platform/auth/session';
import type { Locale } from '@/lib/platform/i18n/routing';
import type { ShippingOptions } from '@/lib/shopper/cart/shipping';
import { emptyCheckout, persistDraft } from '@/lib/shopper/checkout/checkout-values';
import { visitorStore } from '@/lib/shopper/visitor/state';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { renderInShop, texts } from './render-in-shop.tsx';
import { standardDelivery } from './shipping-samples.ts';

export const ordersPath = '/Posts/Orders';

/** Values of a complete checkout form. */
export const buyer = {
  ...emptyCheckout,
  name: 'Salma Hassan',
  email: 'salma@shop.example',
  phoneNumber: '01001234567',
  country: 'EG',
  governorate: 'Giza',
  city: 'Dokki',
  street: '3 Tahrir Street',
};

/** Products without variants. Prices are in hundredths. */
export const abaya = product({ id: 1, slug: 'abaya', title: 'Abaya', price: 10_000, stock: 5 });
export const hijab = product({ id: 2, slug: 'hijab', title: 'Hijab', price: 5_000, stock: 5 });

/** Installs a fake API and starts as a guest with an empty cart and a complete draft of the form. */
export async function setUpCheckout(): Promise<FakeApi> {
  const api = fakeApi();
  localStorage.clear();
  sessionStorage.clear();
  act(() => setSession({ status: 'anonymous' }));
  const { cart } = await visitorStore();
  await act(() => cart.update(() => []));
  persistDraft(buyer);
  return api;
}

/** Puts products into the cart. `seenPrice` is the price at which the buyer added them, by default the current one. */
export async function fillCart(
  products: readonly Product[],
  { quantity = 2, seenPrice }: { quantity?: number; seenPrice?: number | null } = {},
): Promise<void> {
  const { cart } = await visitorStore();
  const lines = products.map(({ id, slug, title, price }) => ({
    productId: id,
    variantId: null,
    slug,
    title,
    quantity,
    seenPrice: seenPrice === undefined ? price : seenPrice,
  }));
  await act(() => cart.update(() => lines));
}

/** Renders the checkout and waits for its form, or for the text of an empty cart. */
export async function openCheckout(
  locale: Locale = 'en',
  {
    takesCoupons = false,
    paymentOrigins,
    shippingOptions = standardDelivery,
  }: { takesCoupons?: boolean; paymentOrigins?: string[]; shippingOptions?: ShippingOptions } = {},
) {
  const rendered = renderInShop(
    <CheckoutView
      bestSellers={{ title: 'Best Sellers', slugs: [] }}
      shippingOptions={shippingOptions}
      takesCoupons={takesCoupons}
      paymentOrigins={paymentOrigins}
    />,
    {
      locale,
      path: '/pages/checkout',
    },
  );
  await act(async () => {});
  return rendered;
}

export const orderButton = (locale: Locale = 'en') =>
  screen.getByRole('button', { name: texts(locale)('checkout.placeOrder') });
