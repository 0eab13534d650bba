import { act, screen, waitFor } from '@testing-library/react';
import {
  abaya,
  fillCart,
  openCheckout,
  orderButton,
  ordersPath,
  setUpCheckout,
} from '@/components/testing/checkout-page';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { clearAttempt } from '@/lib/shopper/checkout/place-order';

const rejectWithNetworkError = () => Promise.reject(new TypeError('Failed to fetch'));
const resendButton = (locale: Locale = 'en') =>
  screen.queryByRole('button', { name: texts(locale)('checkout.unconfirmed.again') });
let api: FakeApi;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation();
  clearAttempt();
  api = await setUpCheckout();
  api.setProducts({ abaya });
  api.setResponse(`POST ${ordersPath}`, rejectWithNetworkError);
  await fillCart([abaya]);
});

/** Sends an order whose response is lost and empties the cart, as the API empties the cart of a customer. */
async function loseResponse(locale: Locale = 'en') {
  const { user, unmount } = await openCheckout(locale);
  await user.click(orderButton(locale));
  await screen.findByText(texts(locale)('checkout.unanswered'));
  unmount();
  await fillCart([]);
}

const resend = async (locale: Locale = 'en') => {
  const rendered = await openCheckout(locale);
  await rendered.user.click(resendButton(locale) as HTMLElement);
  return rendered;
};

describe('an unconfirmed order', () => {
  test.each(locales)('can be resent from the checkout of an empty cart: %s', async (locale) => {
    const t = texts(locale);
    await loseResponse(locale);
    await openCheckout(locale);
    expect(screen.getByRole('heading', { name: t('checkout.unconfirmed.title') })).toBeVisible();
    expect(screen.getByText(/250\.00/)).toBeVisible();
    expect(screen.queryByText(t('browser.cart.empty'))).toBeNull();
    await expectAccessible();
  });

  test('is sent again unchanged and leads to its confirmation', async () => {
    await loseResponse();
    api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7' });
    const { router } = await resend();
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(router.push).toHaveBeenCalledWith('/pages/checkout/thank-you?number=RD-7');
    const [first, second] = api.sentTo(ordersPath);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  test('can be resent again when resending fails', async () => {
    await loseResponse();
    const { user } = await resend();
    expect(await screen.findByText(/We can't reach the shop right now/)).toHaveRole('alert');
    await expectAccessible();
    api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7' });
    await user.click(resendButton() as HTMLElement);
    expect(await screen.findByText('RD-7')).toBeVisible();
  });

  test('is resent once when the button is pressed again', async () => {
    await loseResponse();
    let respondWithOrder = (_order: object) => {};
    api.setResponse(`POST ${ordersPath}`, () => new Promise((resolve) => (respondWithOrder = resolve)));
    const { user } = await resend();
    expect(resendButton()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(api.sentTo(ordersPath)).toHaveLength(2));
    await user.click(resendButton() as HTMLElement);
    expect(api.sentTo(ordersPath)).toHaveLength(2);
    await act(async () => respondWithOrder({ id: 7, number: 'RD-7' }));
    expect(await screen.findByText('RD-7')).toBeVisible();
  });

  test('cannot be resent once it is rejected', async () => {
    await loseResponse();
    api.setResponse(`POST ${ordersPath}`, failure(409, 'Counting stock'));
    const { unmount } = await resend();
    expect(await screen.findByRole('alert')).toHaveTextContent(/will not be sent again.*Counting stock/);
    expect(screen.getByText('No Cart Items Found')).toBeVisible();
    expect(resendButton()).toBeNull();
    await expectAccessible();
    unmount();
    await openCheckout();
    expect(resendButton()).toBeNull();
  });

  test('can be resent from above the form after a reload', async () => {
    await loseResponse();
    await fillCart([abaya]);
    await openCheckout();
    expect(resendButton()).toBeVisible();
    expect(orderButton()).toBeVisible();
  });

  test('can be resent from the notice only after its form is gone', async () => {
    const { user } = await openCheckout();
    await user.click(orderButton());
    await screen.findByText(texts('en')('checkout.unanswered'));
    expect(resendButton()).toBeNull();
    await fillCart([]);
    await waitFor(() => expect(resendButton()).toBeVisible());
  });
});
