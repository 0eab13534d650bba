import { screen, waitFor, within } from '@testing-library/react';
import {
  abaya,
  buyer,
  fillCart,
  hijab,
  openCheckout,
  orderButton,
  ordersPath,
  setUpCheckout,
} from '@/components/testing/checkout-page';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/i18n/routing';
import { product } from '@/lib/product/testing';
import { visitorState } from '@/lib/visitor/state';

const scarf = product({ id: 3, slug: 'scarf', title: 'Scarf', price: 2_000, stock: 5 });
const acceptButton = () => screen.getByRole('button', { name: 'Accept the changes' });
const changesAlert = async () => {
  const text = await screen.findByText('Something has changed since you last looked:');
  return text.closest<HTMLElement>('[role=alert]') as HTMLElement;
};
/** Returns the `dd` of the total in the order summary. */
const totalDescription = () =>
  within(screen.getByRole('region', { name: 'Your Order' }))
    .getAllByRole('definition')
    .at(-1);
const orderedLines = () => Object(api.sentTo(ordersPath).at(-1)?.body).lines;
let api: FakeApi;

beforeEach(async () => {
  api = await setUpCheckout();
  api.setProducts({ abaya, hijab, scarf });
  api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7', status: 'placed' });
});

describe('ordering after changes in the shop', () => {
  test('lists and focuses the changes instead of ordering', async () => {
    await fillCart([abaya, hijab, scarf]);
    const { user } = await openCheckout();
    await screen.findByText('Scarf');
    const changedProducts = { abaya: { ...abaya, price: 11_000 }, hijab: { ...hijab, stock: 1 } };
    api.setProducts({ ...changedProducts, scarf: { ...scarf, stock: 0 } });
    await user.click(orderButton());
    const changes = await changesAlert();
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Abaya.*The price has changed; it was EGP\s100\.00/),
      expect.stringMatching(/^Hijab.*Only 1 left in stock/),
      expect.stringMatching(/^Scarf.*Sold out/),
    ]);
    await waitFor(() => expect(changes).toHaveFocus());
    expect(screen.getByLabelText('Name')).toHaveValue(buyer.name);
    orderButton().focus();
    await user.click(orderButton());
    await waitFor(() => expect(changes).toHaveFocus());
    expect(api.sentTo(ordersPath)).toEqual([]);
    await expectAccessible();

    await user.click(acceptButton());
    await waitFor(() => expect(orderButton()).toHaveFocus());
    expect(screen.queryByText('Scarf')).toBeNull();
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(orderedLines()).toEqual([
      { productId: 1, variantId: null, quantity: 2, price: 110 },
      { productId: 2, variantId: null, quantity: 1, price: 50 },
    ]);
  });

  test.each(locales)('removes a line without a price when the changes are accepted: %s', async (locale) => {
    const t = texts(locale);
    await fillCart([abaya, hijab]);
    api.setProducts({ abaya: { ...abaya, price: null }, hijab });
    const { user } = await openCheckout(locale);
    expect((await screen.findAllByText(t('browser.cart.issue.noPrice'))).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: t('checkout.accept') }));
    await waitFor(() => expect(visitorState.get().cart).toMatchObject([{ slug: 'hijab' }]));
    await user.click(orderButton(locale));
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(orderedLines()).toMatchObject([{ productId: 2 }]);
  });

  test('lists the changes when the API has rejected the order', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await fillCart([abaya]);
    const { user } = await openCheckout();
    api.setResponse(`POST ${ordersPath}`, () => {
      api.setProducts({ abaya: { ...abaya, price: 12_000 } });
      return Response.json({ Message: 'Some prices have changed' }, { status: 409 });
    });
    await user.click(orderButton());
    expect(await screen.findByText('Some prices have changed')).toHaveRole('alert');
    await waitFor(() => expect(screen.getAllByText(/it was EGP\s100\.00/)).not.toEqual([]));
    const alert = await changesAlert();
    await waitFor(() => expect(alert).toHaveFocus());
  });
});

describe('ordering while prices are unknown', () => {
  test('orders nothing until the buyer has seen the total', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('GET /api/products', failure(502));
    await fillCart([abaya], { seenPrice: null });
    const { user } = await openCheckout();
    expect(totalDescription()).toHaveTextContent('N/A');
    expect(screen.getByText(/We don't have the price of some pieces yet/)).toBeVisible();
    await expectAccessible();
    await user.click(orderButton());
    expect(await screen.findByText(/nothing has been ordered/)).toHaveRole('alert');

    api.setProducts({ abaya });
    await user.click(orderButton());
    expect(await screen.findByText(/has just come in/)).toHaveRole('alert');
    expect(totalDescription()).toHaveTextContent(/EGP\s250\.00/);
    expect(api.sentTo(ordersPath)).toEqual([]);

    api.setProducts({ abaya: { ...abaya, price: 15_000 } });
    await user.click(orderButton());
    const alert = await changesAlert();
    await waitFor(() => expect(alert).toHaveFocus());
    expect(api.sentTo(ordersPath)).toEqual([]);
  });

  test('shows the last known prices and can refetch them', async () => {
    api.setResponse('GET /api/products', failure(502));
    await fillCart([abaya]);
    const { user } = await openCheckout();
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(totalDescription()).toHaveTextContent(/EGP\s250\.00/);
    await expectAccessible();
    api.setProducts({ abaya: { ...abaya, price: 11_000 } });
    await user.click(retryButton);
    await changesAlert();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
