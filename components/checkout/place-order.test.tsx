import { act, screen, waitFor } from '@testing-library/react';
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
import { type FakeApi, failure, hangingResponse } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import type { CartLine } from '@/lib/shopper/cart/cart';
import { loadDraft } from '@/lib/shopper/checkout/checkout-values';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';

const unansweredText = texts('en')('checkout.unanswered');
const rejectWithNetworkError = () => Promise.reject(new TypeError('Failed to fetch'));
let api: FakeApi;

const idempotencyKeys = () => api.sentTo(ordersPath).map(({ headers }) => headers.get('idempotency-key'));

beforeEach(async () => {
  api = await setUpCheckout();
  api.setProducts({ abaya, hijab });
  api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7', status: 'placed' });
  await fillCart([abaya, hijab]);
});

describe('placing an order', () => {
  test.each(locales)('orders the cart and empties it: %s', async (locale) => {
    const { router } = await openCheckout(locale);
    await waitFor(() => expect(api.sentTo('/api/products')).toHaveLength(1));
    await act(async () => orderButton(locale).click());
    const prefix = locale === 'ar' ? '/ar' : '';
    const thankYouPath = `${prefix}/pages/checkout/thank-you?number=RD-7`;
    await waitFor(() => expect(router.push.mock.calls).toEqual([[thankYouPath]]));
    await waitFor(() => expect(screen.getByText(texts(locale)('checkout.thanks.number'))).toHaveFocus());
    await waitFor(() => expect(visitorState.get().cart).toEqual([]));
    expect(loadDraft().name).toBe('');
    const { payment, name, email, phoneNumber, country, governorate, city, street } = buyer;
    expect(api.sentTo(ordersPath)).toMatchObject([
      {
        body: {
          contact: { name, email, phoneNumber },
          address: { country, governorate, city, street },
          shipping: 'standard',
          payment,
          currency: 'EGP',
          lines: [
            { productId: 1, quantity: 2, price: 100 },
            { productId: 2, quantity: 2, price: 50 },
          ],
        },
      },
    ]);
    await expectAccessible();
  });

  test.each(locales)('says that the order is being placed: %s', async (locale) => {
    let respond = () => {};
    const response = new Promise<object>((resolve) => {
      respond = () => resolve({ id: 7, number: 'RD-7', status: 'placed' });
    });
    api.setResponse(`POST ${ordersPath}`, () => response);
    await openCheckout(locale);
    await act(async () => orderButton(locale).click());
    const busyButton = screen.getByRole('button', { name: texts(locale)('checkout.placingOrder') });
    expect(busyButton).toHaveAttribute('aria-busy', 'true');
    await expectAccessible();
    respond();
    await waitFor(() => expect(screen.getByText('RD-7')).toBeVisible());
  });

  test('sends one order when the form is submitted repeatedly', async () => {
    const { container } = await openCheckout();
    const form = container.querySelector('form');
    await act(async () => {
      for (let count = 0; count < 3; count += 1) form?.requestSubmit();
    });
    await waitFor(() => expect(screen.getByText('RD-7')).toBeVisible());
    expect(api.sentTo(ordersPath)).toHaveLength(1);
  });

  test.each([
    ['a failing shop', () => failure(500), unansweredText],
    ['no response', () => rejectWithNetworkError, unansweredText],
    ['a connection that hangs', hangingResponse, unansweredText],
    ['a rejection', () => failure(422, 'We do not deliver there'), 'We do not deliver there'],
  ])('keeps the form for another attempt after %s', async (_case, response, message) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, response());
    const { user } = await openCheckout();
    await user.click(orderButton());
    expect(await screen.findByText(message)).toHaveRole('alert');
    expect(screen.getByLabelText('Name')).toHaveValue(buyer.name);
    expect(screen.getByLabelText('Governorate')).toHaveValue(buyer.governorate);
    expect(visitorState.get().cart).toHaveLength(2);
    api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7' });
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
  });

  test('orders nothing while the check of prices hangs', async () => {
    const { user } = await openCheckout();
    await waitFor(() => expect(api.sentTo('/api/products')).toHaveLength(1));
    api.setResponse('GET /api/products', hangingResponse());
    await user.click(orderButton());
    expect(await screen.findByText(texts('en')('checkout.notChecked'))).toHaveRole('alert');
    expect(api.sentTo(ordersPath)).toEqual([]);
    api.setProducts({ abaya, hijab });
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
  });

  test.each<[string, () => void]>([
    ['when sold out', () => api.setProducts({ abaya: { ...abaya, stock: 0 }, hijab })],
    ['while nothing can be checked', () => api.setResponse('GET /api/products', failure(502))],
  ])('resends an unconfirmed order under its idempotency key %s', async (_case, change) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, rejectWithNetworkError);
    const { user } = await openCheckout();
    await user.click(orderButton());
    await screen.findByText(unansweredText);
    change();
    api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7' });
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(idempotencyKeys()).toEqual([expect.any(String), idempotencyKeys()[0]]);
  });

  test('warns before a second order while the first is unconfirmed', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, rejectWithNetworkError);
    const { user } = await openCheckout();
    await user.click(orderButton());
    await screen.findByText(unansweredText);
    await fill(user, screen.getByLabelText('City'), 'Maadi');
    await user.click(orderButton());
    expect(await screen.findByText(/An order you sent before may have reached us/)).toHaveRole('alert');
    expect(idempotencyKeys()).toHaveLength(1);
    api.setResponse(`POST ${ordersPath}`, { id: 8, number: 'RD-8' });
    await user.click(orderButton());
    expect(await screen.findByText('RD-8')).toBeVisible();
    expect(new Set(idempotencyKeys()).size).toBe(2);
  });

  test('shows field errors of the API at the fields', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const errors = { 'contact.email': ['We cannot write to this address'] };
    api.setResponse(`POST ${ordersPath}`, () => Response.json({ errors }, { status: 400 }));
    const { user } = await openCheckout();
    await user.click(orderButton());
    const email = screen.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription('We cannot write to this address'));
    await waitFor(() => expect(email).toHaveFocus());
  });

  test('keeps a line whose quantity was raised while ordering', async () => {
    await fillCart([hijab, abaya]);
    api.setResponse(`POST ${ordersPath}`, async () => {
      const { cart } = await visitorStore();
      await act(() => cart.update((lines) => lines.with(0, { ...(lines[0] as CartLine), quantity: 3 })));
      return { id: 7, number: 'RD-7' };
    });
    const { user } = await openCheckout();
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
    await waitFor(() => expect(visitorState.get().cart).toMatchObject([{ slug: 'hijab', quantity: 3 }]));
  });
});
