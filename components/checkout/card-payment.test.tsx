import { act, screen, waitFor } from '@testing-library/react';
import { MyOrders } from '@/components/account/my-orders';
import { TrackOrderForm } from '@/components/account/track-order-form';
import { wireOrder } from '@/components/testing/account-samples';
import {
  abaya,
  buyer,
  fillCart,
  openCheckout,
  orderButton,
  ordersPath,
  setUpCheckout,
} from '@/components/testing/checkout-page';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { recordNavigations } from '@/components/testing/record-navigations';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import {
  loadPlacedOrder,
  persistPlacedOrder,
  takePendingPurchase,
} from '@/lib/shopper/checkout/placed-orders';
import { visitorState } from '@/lib/shopper/visitor/state';
import { ThankYou } from './thank-you.tsx';

const paymentOrigin = 'https://pay.example';
const paymentUrl = `${paymentOrigin}/c/1`;
const orderLookupPath = '/Posts/Orders/Page';
const paymentStartPath = '/Payments/Start';
let api: FakeApi;
/** URLs that the buyer has left the shop for. */
let navigations: string[];

beforeEach(async () => {
  api = await setUpCheckout();
  api.setProducts({ abaya });
  await fillCart([abaya]);
  navigations = recordNavigations();
});

const setOrderStatus = (status: string) =>
  api.setResponse(`POST ${orderLookupPath}`, { items: [{ ...wireOrder, status }], total: 1 });
const openThankYouPage = (locale: 'en' | 'ar' = 'en') => {
  persistPlacedOrder({ id: 7, number: 'RD-7', email: buyer.email, isHeld: false, isByCard: true });
  return renderInShop(<ThankYou paymentOrigins={[paymentOrigin]} />, { locale });
};

describe('checkout by card', () => {
  test.each(locales)('offers cash first and leads to the payment page: %s', async (locale) => {
    const t = texts(locale);
    api.setResponse(`POST ${ordersPath}`, {
      id: 7,
      number: 'RD-7',
      status: 'awaiting-payment',
      payment: { url: paymentUrl, expiresAt: '2026-11-23T20:00:00Z' },
    });
    const { user, router } = await openCheckout(locale, { paymentOrigins: [paymentOrigin] });
    const group = screen.getByRole('radiogroup', { name: t('checkout.payment') });
    const [cash, card] = Array.from(group.querySelectorAll('input'));
    expect(cash).toBeChecked();
    await user.click(card as HTMLElement);
    expect(screen.getByText(t('checkout.termsByCard'))).toBeVisible();
    await expectAccessible();
    await user.click(orderButton(locale));
    await waitFor(() => expect(navigations).toEqual([paymentUrl]));
    expect(api.sentTo(ordersPath)).toMatchObject([{ body: { payment: 'card' } }]);
    expect(router.push).not.toHaveBeenCalled();
    expect(loadPlacedOrder()).toMatchObject({ number: 'RD-7', isByCard: true });
    expect(visitorState.get().cart).toEqual([]);
    expect(takePendingPurchase('RD-7')).toMatchObject({ type: 'purchase', orderId: 7 });
    expect(takePendingPurchase('RD-7')).toBeNull();
  });

  test.each([
    ['has another origin', 'https://evil.example/c/1'],
    ['is missing', undefined],
  ])('leads to the thank-you page when the payment URL %s', async (_case, url) => {
    api.setResponse(`POST ${ordersPath}`, {
      id: 7,
      number: 'RD-7',
      status: 'awaiting-payment',
      ...(url && { payment: { url, expiresAt: '2026-11-23T20:00:00Z' } }),
    });
    const { user, router } = await openCheckout('en', { paymentOrigins: [paymentOrigin] });
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(orderButton());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/pages/checkout/thank-you?number=RD-7'));
    expect(navigations).toEqual([]);
  });

  test('offers no card payment in a shop without it', async () => {
    await openCheckout();
    expect(screen.getAllByRole('radio', { name: 'Cash on delivery' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('radio', { name: 'Card' })).toBeNull();
  });
});

describe('thank-you page of an order by card', () => {
  test.each(
    locales.flatMap((locale) => [
      [locale, 'payment-failed', 'failed'] as const,
      [locale, 'awaiting-payment', 'waiting'] as const,
    ]),
  )('leads to another payment attempt: %s, %s', async (locale, status, textKey) => {
    const t = texts(locale);
    setOrderStatus(status);
    api.setResponse(`POST ${paymentStartPath}`, { url: paymentUrl, expiresAt: '2026-11-23T20:00:00Z' });
    const { user } = openThankYouPage(locale);
    expect(await screen.findByText(t(`orders.payment.${textKey}`))).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: t('orders.payment.payAgain') }));
    await waitFor(() => expect(navigations).toEqual([paymentUrl]));
    expect(api.sentTo(paymentStartPath)).toMatchObject([{ body: { number: 'RD-7', email: buyer.email } }]);
  });

  test.each([
    ['paid', 'Your order is paid. Thank you!'],
    ['expired', /has ended and its pieces are back/],
  ])('says that an order is %s and offers no further attempt', async (status, text) => {
    setOrderStatus(status);
    openThankYouPage();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('shows the order as paid when another attempt is rejected as paid', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    setOrderStatus('payment-failed');
    const { user } = openThankYouPage();
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.setResponse(`POST ${paymentStartPath}`, failure(409, 'This order is paid already'));
    setOrderStatus('paid');
    await user.click(retryButton);
    expect(await screen.findByText('Your order is paid. Thank you!')).toBeVisible();
    expect(navigations).toEqual([]);
  });

  test('shows a payment that is confirmed late', async () => {
    jest.useFakeTimers();
    try {
      setOrderStatus('awaiting-payment');
      openThankYouPage();
      await act(() => jest.advanceTimersByTimeAsync(500));
      setOrderStatus('paid');
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(screen.getByText('Your order is paid. Thank you!')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('is looked up again after 2, 7, 17 and 37 seconds', async () => {
    jest.useFakeTimers();
    try {
      setOrderStatus('awaiting-payment');
      openThankYouPage();
      await act(() => jest.advanceTimersByTimeAsync(500));
      const start = api.sentTo(orderLookupPath).length;
      const lookups: number[] = [];
      for (const seconds of [1, 1, 4, 1, 9, 1, 19, 1, 60]) {
        await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
        lookups.push(api.sentTo(orderLookupPath).length - start);
      }
      expect(lookups).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['payment-failed', /The payment did not go through/, 1],
    ['paid', 'Your order is paid. Thank you!', 1],
  ])('is not looked up again once it is %s', async (status, text, count) => {
    jest.useFakeTimers();
    try {
      setOrderStatus(status);
      openThankYouPage();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(screen.getByText(text)).toBeVisible();
      expect(api.sentTo(orderLookupPath)).toHaveLength(count);
    } finally {
      jest.useRealTimers();
    }
  });

  test('has no payment button without an allowed payment page', async () => {
    setOrderStatus('payment-failed');
    persistPlacedOrder({ id: 7, number: 'RD-7', email: buyer.email, isHeld: false, isByCard: true });
    renderInShop(<ThankYou paymentOrigins={[]} />);
    expect(await screen.findByText(/The payment did not go through/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });

  test('offers another check when the payment status cannot be fetched', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${orderLookupPath}`, failure(500));
    const { user } = openThankYouPage();
    const checkButton = await screen.findByRole('button', { name: 'Check again' });
    setOrderStatus('paid');
    await user.click(checkButton);
    expect(await screen.findByText('Your order is paid. Thank you!')).toBeVisible();
  });
});

describe('an unpaid order', () => {
  test('can be paid on the page for tracking an order', async () => {
    setOrderStatus('payment-failed');
    api.setResponse(`POST ${orderLookupPath}`, {
      items: [{ ...wireOrder, status: 'payment-failed', payment: 'card' }],
      total: 1,
    });
    api.setResponse(`POST ${paymentStartPath}`, { url: paymentUrl, expiresAt: '2026-11-23T20:00:00Z' });
    persistPlacedOrder({ id: 7, number: 'RD-7', email: buyer.email, isHeld: false, isByCard: true });
    const { user } = renderInShop(<TrackOrderForm paymentOrigins={[paymentOrigin]} />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(navigations).toEqual([paymentUrl]));
  });

  test('can be paid in the account of its customer', async () => {
    const unpaidOrder = { ...wireOrder, status: 'awaiting-payment', payment: 'card' };
    api.setResponse(`POST ${orderLookupPath}`, { items: [unpaidOrder], total: 1 });
    api.setResponse('GET /Posts/Orders/Get/7', unpaidOrder);
    api.setResponse(`POST ${paymentStartPath}`, { url: paymentUrl, expiresAt: '2026-11-23T20:00:00Z' });
    const { user } = renderInShop(<MyOrders email="c" paymentOrigins={[paymentOrigin]} />);
    await user.click(await screen.findByText('Order RD-7'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(navigations).toEqual([paymentUrl]));
    expect(api.sentTo(paymentStartPath)).toMatchObject([
      { body: { number: 'RD-7', email: wireOrder.contact.email } },
    ]);
    await expectAccessible();
  });

  test('that was paid meanwhile is shown as paid in the account', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const unpaidOrder = { ...wireOrder, status: 'payment-failed', payment: 'card' };
    api.setResponse(`POST ${orderLookupPath}`, { items: [unpaidOrder], total: 1 });
    api.setResponse('GET /Posts/Orders/Get/7', unpaidOrder);
    api.setResponse(`POST ${paymentStartPath}`, failure(409, 'This order is paid already'));
    const { user } = renderInShop(<MyOrders email="paid" paymentOrigins={[paymentOrigin]} />);
    const summary = await screen.findByText('Order RD-7');
    await user.click(summary);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.setResponse('GET /Posts/Orders/Get/7', { ...unpaidOrder, status: 'paid' });
    await user.click(retryButton);
    expect(await screen.findByText('Your order is paid. Thank you!')).toBeVisible();
    await waitFor(() => expect(summary.closest('summary')).toHaveTextContent('Paid'));
  });

  test('is shown on the thank-you page of another tab', async () => {
    api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7', status: 'awaiting-payment' });
    const { user, unmount } = await openCheckout('en', { paymentOrigins: [paymentOrigin] });
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
    unmount();
    sessionStorage.clear();
    setOrderStatus('payment-failed');
    renderInShop(<ThankYou paymentOrigins={[paymentOrigin]} />, {
      path: '/pages/checkout/thank-you?number=RD-7',
    });
    expect(await screen.findByText(/The payment did not go through/)).toBeVisible();
  });
});
