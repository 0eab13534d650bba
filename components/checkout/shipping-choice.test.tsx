import { act, screen, waitFor, within } from '@testing-library/react';
import { CartView } from '@/components/cart/cart-view';
import {
  abaya,
  buyer,
  fillCart,
  openCheckout,
  orderButton,
  ordersPath,
  setUpCheckout,
} from '@/components/testing/checkout-page';
import type { FakeApi } from '@/components/testing/fake-api';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { allShipping, pickUpAddress } from '@/components/testing/shipping-samples';
import { omitEmptyFields } from '@/lib/platform/forms/omit-empty-fields';
import { locales } from '@/lib/platform/i18n/routing';
import { chosenShipping } from '@/lib/shopper/cart/shipping';
import { persistDraft } from '@/lib/shopper/checkout/checkout-values';

let api: FakeApi;
const sentOrder = () => Object(api.sentTo(ordersPath).at(-1)?.body);
const option = (name: string) => screen.getByRole('radio', { name });
const total = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('definition').at(-1);

beforeEach(async () => {
  api = await setUpCheckout();
  act(() => chosenShipping.set(null));
  api.setProducts({ abaya });
  api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7', status: 'placed' });
  await fillCart([abaya]);
});

describe.each(locales)('choice of delivery: %s', (locale) => {
  const t = texts(locale);

  test('changes the total of the cart and is selected in the checkout', async () => {
    const { user, unmount } = renderInShop(
      <CartView bestSellers={{ title: '', slugs: [] }} shippingOptions={allShipping} />,
      { locale, path: '/shop/cart' },
    );
    const group = await screen.findByRole('radiogroup', { name: t('browser.cart.shipping') });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(option(t('shippings.standard'))).toHaveAccessibleDescription(/50\.00/);
    expect(option(t('shippings.standard'))).toBeChecked();
    await waitFor(() => expect(total(t('browser.cart.summary'))).toHaveTextContent(/250/));
    await user.click(option(t('shippings.express')));
    expect(total(t('browser.cart.summary'))).toHaveTextContent(/290/);
    await expectAccessible();
    unmount();

    await openCheckout(locale, { shippingOptions: allShipping });
    expect(option(t('shippings.express'))).toBeChecked();
    expect(total(t('checkout.summary'))).toHaveTextContent(/290/);
    await user.click(orderButton(locale));
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(sentOrder()).toMatchObject({ shipping: 'express', shippingCost: 90 });
    expect(chosenShipping.get()).toBeNull();
  });

  test('replaces the address by the place where an order is picked up', async () => {
    persistDraft({ ...buyer, governorate: '', city: '', street: '' });
    const { user } = await openCheckout(locale, { shippingOptions: allShipping });
    await user.click(option(t('shippings.pick-up')));
    expect(screen.queryByLabelText(t('forms.address.street'))).toBeNull();
    expect(screen.getByRole('heading', { name: t('checkout.pickUpAt') })).toBeVisible();
    expect(screen.getByText(/12 Bahgat Ali Street/)).toBeVisible();
    expect(total(t('checkout.summary'))).toHaveTextContent(/200/);
    await expectAccessible();
    await user.click(orderButton(locale));
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(sentOrder()).toMatchObject({
      shipping: 'pick-up',
      shippingCost: 0,
      address: omitEmptyFields(pickUpAddress),
    });
  });

  test('orders at a new delivery cost only after it was shown', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, ({ body }: { body: unknown }) => {
      if (Object(body).shippingCost === 70) return { id: 7, number: 'RD-7', status: 'placed' };
      const change = {
        shipping: 'standard',
        cost: { seen: 50, now: 70 },
        offered: [{ shipping: 'standard', cost: 70 }],
      };
      return Response.json({ Message: 'Delivery has changed', changes: [change] }, { status: 409 });
    });
    const { user } = await openCheckout(locale, { shippingOptions: allShipping });
    await screen.findAllByText('Abaya');
    await user.click(orderButton(locale));
    expect(await screen.findByText('Delivery has changed')).toHaveRole('alert');
    await waitFor(() => expect(total(t('checkout.summary'))).toHaveTextContent(/270/));
    expect(screen.queryByRole('radio', { name: t('shippings.express') })).toBeNull();
    await user.click(orderButton(locale));
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(api.sentTo(ordersPath)).toHaveLength(2);
  });

  test('falls back when the API no longer offers the chosen delivery', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    act(() => chosenShipping.set('express'));
    api.setResponse(`POST ${ordersPath}`, ({ body }: { body: unknown }) => {
      if (Object(body).shipping === 'free') return { id: 7, number: 'RD-7', status: 'placed' };
      const change = {
        shipping: 'express',
        cost: { seen: 90, now: null },
        offered: [{ shipping: 'free', cost: 0 }],
      };
      return Response.json({ Message: 'No express', changes: [change] }, { status: 409 });
    });
    const { user } = await openCheckout(locale, { shippingOptions: allShipping });
    await screen.findAllByText('Abaya');
    await user.click(orderButton(locale));
    await screen.findByText('No express');
    expect(await screen.findByRole('radio', { name: t('shippings.free') })).toBeChecked();
    await user.click(orderButton(locale));
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(sentOrder()).toMatchObject({ shipping: 'free', shippingCost: 0 });
  });
});
