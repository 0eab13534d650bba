import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
import { product } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { visitorState } from '@/lib/shopper/visitor/state';

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

describe.each(locales)('ordering when the API names another price than the page: %s', (locale) => {
  const hourMs = 3_600_000;
  const t = texts(locale);
  const saleUntil = (endsAt: number) => ({ price: 6_000, startsAt: 0, endsAt });

  /** Lets the API take orders at this price only, in currency units. */
  function takeOrdersAt(price: number) {
    api.setResponse(`POST ${ordersPath}`, ({ body }: { body: unknown }) => {
      const [line] = Object(body).lines;
      if (line.price === price) return { id: 7, number: 'RD-7', status: 'placed' };
      const change = {
        productId: 1,
        variantId: null,
        title: 'Abaya',
        slug: 'abaya',
        price: { seen: line.price, now: price },
        quantity: { wanted: 2, available: 5 },
      };
      return Response.json({ Message: 'Some prices have changed', changes: [change] }, { status: 409 });
    });
  }

  async function acceptChanges(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: t('checkout.accept') }));
    await waitFor(() => expect(orderButton(locale)).toHaveFocus());
  }

  test.each([
    ['ended for the API', 6_000, hourMs, 100],
    ['begun for the API', 10_000, -hourMs, 60],
  ])('orders at its price once accepted, when a sale has %s', async (_name, seenPrice, endsIn, price) => {
    jest.spyOn(console, 'error').mockImplementation();
    const abayaOnSale = { ...abaya, sale: saleUntil(Date.now() + endsIn) };
    api.setProducts({ abaya: abayaOnSale });
    takeOrdersAt(price);
    await fillCart([abaya], { seenPrice });
    const { user } = await openCheckout(locale);
    await waitFor(() => expect(orderButton(locale)).toBeVisible());
    await user.click(orderButton(locale));
    await acceptChanges(user);
    await user.click(orderButton(locale));
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(api.sentTo(ordersPath)).toHaveLength(2);
    expect(orderedLines()).toMatchObject([{ price }]);
  });

  test('accepts a price again that the API takes back', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setProducts({ abaya: { ...abaya, sale: saleUntil(Date.now() + hourMs) } });
    takeOrdersAt(100);
    await fillCart([abaya], { seenPrice: 6_000 });
    const { user } = await openCheckout(locale);
    await user.click(orderButton(locale));
    await acceptChanges(user);
    takeOrdersAt(60);
    await user.click(orderButton(locale));
    await acceptChanges(user);
    await user.click(orderButton(locale));
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(orderedLines()).toMatchObject([{ price: 60 }]);
  });
});

describe.each([-24, -1, 16 / 60, 3])('ordering on a device %f hours fast', (hours) => {
  test.each([
    ['before', 30, 60],
    ['after', -30, 100],
  ])('is at the price of the shop %s a sale ends', async (_name, minutesLeft, price) => {
    const deviation = hours * 3_600_000;
    const abayaOnSale = {
      ...abaya,
      sale: { price: 6_000, startsAt: 0, endsAt: Date.now() + minutesLeft * 60_000 },
    };
    const deviceNow = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => deviceNow() + deviation);
    api.shopTime = deviceNow;
    api.setProducts({ abaya: abayaOnSale });
    await fillCart([abaya], { seenPrice: price * 100 });
    const { user } = await openCheckout();
    await waitFor(() => expect(totalDescription()).toHaveTextContent(`EGP ${(price * 2 + 50).toFixed(2)}`));
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(orderedLines()).toMatchObject([{ price }]);
    expect(api.sentTo(ordersPath)).toHaveLength(1);
  });
});

test.each(locales)('a cart larger than an order says what to do: %s', async (locale) => {
  const products = Array.from({ length: 101 }, (_, index) => ({
    ...abaya,
    id: index + 1,
    slug: `abaya-${index}`,
  }));
  api.setProducts(Object.fromEntries(products.map((each) => [each.slug, each])));
  await fillCart(products);
  const { user } = await openCheckout(locale);
  const t = texts(locale);
  const notice = screen.getByText(t('checkout.tooManyLines', { max: 100, count: 101 }));
  expect(screen.getByRole('link', { name: t('checkout.changeCart') })).toHaveAttribute(
    'href',
    `${locale === 'ar' ? '/ar' : ''}/shop/cart`,
  );
  await expectAccessible();
  await user.click(orderButton(locale));
  await waitFor(() => expect(notice.closest('[role=alert]')).toHaveFocus());
  expect(api.sentTo(ordersPath)).toEqual([]);
  await fillCart(products.slice(1));
  expect(notice).not.toBeInTheDocument();
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

  test.each<[string, unknown]>([
    ['a failing shop', failure(502)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a product that could not be read', () => Response.json({ products: {} })],
  ])('orders nothing at prices read earlier after %s', async (_case, response) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7' });
    await fillCart([abaya]);
    const { user } = await openCheckout();
    await waitFor(() => expect(api.sentTo('/api/products')).toHaveLength(1));
    api.setResponse('GET /api/products', response);
    for (let press = 0; press < 2; press += 1) {
      await user.click(orderButton());
      expect(await screen.findByText(/nothing has been ordered/)).toHaveRole('alert');
    }
    expect(api.sentTo(ordersPath)).toEqual([]);
    expect(totalDescription()).toHaveTextContent(/EGP\s250\.00/);
    api.setProducts({ abaya });
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(api.sentTo(ordersPath)).toHaveLength(1);
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
