import { act, screen, waitFor } from '@testing-library/react';
import {
  customer,
  setAccountLists,
  signInAndLoadLists,
  wireOrder,
  wireProfile,
} from '@/components/testing/account-samples';
import { abaya, fillCart, setUpCheckout } from '@/components/testing/checkout-page';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { recordToasts } from '@/components/testing/record-toasts';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { createToken } from '@/lib/platform/auth/testing';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { persistPlacedOrder } from '@/lib/shopper/checkout/placed-orders';
import { visitorState } from '@/lib/shopper/visitor/state';
import { ThankYou } from './thank-you.tsx';

const ordersPath = '/Posts/Orders/Page';
let api: FakeApi;

beforeEach(async () => {
  api = await setUpCheckout();
  api.setResponse(`POST ${ordersPath}`, { items: [wireOrder], total: 1 });
});

const thankYouPath = '/pages/checkout/thank-you';
const renderPage = (locale: Locale = 'en', query = '') =>
  renderInShop(<ThankYou />, { locale, path: thankYouPath + query });
const persistOrder = (isHeld = false) =>
  persistPlacedOrder({ id: 7, number: 'RD-7', email: customer.email, isHeld });

describe('thank-you page', () => {
  test.each(locales)('shows number, delivery time and details of the order: %s', async (locale) => {
    const t = texts(locale);
    persistOrder();
    renderPage(locale);
    const number = await screen.findByText(t('checkout.thanks.number'));
    expect(number).toHaveTextContent(/RD-7$/);
    await waitFor(() => expect(number).toHaveFocus());
    const days = { from: 2, to: 4, exact: 'no' } as const;
    expect(screen.getByText(t('checkout.thanks.arrives', days))).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Crepe Abaya' })).toBeVisible();
    expect(api.sentTo(ordersPath)).toMatchObject([{ body: { number: 'RD-7', email: customer.email } }]);
    const prefix = locale === 'ar' ? '/ar' : '';
    const trackLink = screen.getByRole('link', { name: t('checkout.thanks.track') });
    expect(trackLink).toHaveAttribute('href', `${prefix}/shop/order?number=RD-7`);
    await expectAccessible();
  });

  test.each(locales)('saves the details of a guest in a new account: %s', async (locale) => {
    const t = texts(locale);
    const toasts = recordToasts();
    setAccountLists(api);
    api.setResponse('GET /Posts/Orders/Get/7', wireOrder);
    const accessToken = createToken({ ...customer, exp: 4_000_000_000 });
    api.setResponse('POST /Auth/Register', { status: true, accessToken, refreshToken: 'refresh' });
    api.setResponse('GET /Posts/Profiles/Get', { ...wireProfile, addresses: [] });
    api.setResponse('PUT /Posts/Profiles', wireProfile);
    persistOrder();
    const { user } = renderPage(locale);
    const password = await screen.findByLabelText(t('forms.fields.password'));
    await expectAccessible();
    await fill(user, password, 'a long secret');
    await user.click(screen.getByRole('button', { name: t('checkout.thanks.account.create') }));
    await waitFor(() => expect(toasts).toEqual([t('checkout.thanks.account.created')]));
    const { phoneNumber } = wireOrder.contact;
    expect(api.sentTo('/Auth/Register')).toMatchObject([
      { body: { ...customer, phoneNumber, password: 'a long secret' } },
    ]);
    expect(api.sentTo('/Posts/Profiles').at(-1)?.body).toMatchObject({ addresses: [wireOrder.address] });
    expect(await screen.findByRole('link', { name: t('checkout.thanks.account.profile') })).toBeVisible();
    expect(screen.queryByLabelText(t('forms.fields.password'))).toBeNull();
    expect(screen.getAllByText('RD-7')[0]).toBeVisible();
    await waitFor(() => expect(visitorState.get().isReady).toBe(true));
  });

  test('says when the e-mail address of the order has an account', async () => {
    api.setResponse('POST /Auth/Register', { status: false, errorMessage: 'This e-mail has an account' });
    persistOrder();
    const { user } = renderPage();
    await fill(user, await screen.findByLabelText('Password'), 'a long secret');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This e-mail has an account');
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('offers no account to a signed-in customer', async () => {
    setAccountLists(api);
    api.setResponse('GET /Posts/Orders/Get/7', wireOrder);
    persistOrder();
    await signInAndLoadLists();
    renderPage();
    await screen.findByRole('link', { name: 'Crepe Abaya' });
    expect(screen.queryByRole('heading', { name: 'Keep These Details in an Account' })).toBeNull();
  });

  test('promises no delivery time for an order that is held', async () => {
    persistOrder(true);
    renderPage();
    expect(await screen.findByText(/we hold it for you until/)).toHaveTextContent(/RD-7$/);
    expect(screen.queryByText(/working days/)).toBeNull();
    await screen.findByRole('link', { name: 'Crepe Abaya' });
  });

  test('lets a customer cancel the order', async () => {
    setAccountLists(api);
    api.setResponse('GET /Posts/Orders/Get/7', wireOrder);
    persistOrder();
    await signInAndLoadLists();
    api.setResponse('DELETE /Posts/Orders/7', null);
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const message = await screen.findByText('Order RD-7 is cancelled.');
    await waitFor(() => expect(message).toHaveFocus());
    expect(screen.getByText('Cancelled')).toBeVisible();
  });

  test('shows the number alone when the details cannot be fetched', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, failure(500));
    persistOrder();
    renderPage();
    expect(await screen.findByText('RD-7')).toBeVisible();
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows the order that the URL names of two in this tab', async () => {
    persistOrder();
    persistPlacedOrder({ id: 8, number: 'RD-8', email: customer.email, isHeld: false });
    const { navigate } = renderPage('en', '?number=rd7');
    expect((await screen.findByText(/^Your order is placed/)).textContent).toMatch(/RD-7$/);
    expect(await screen.findByRole('link', { name: 'Crepe Abaya' })).toBeVisible();
    expect(screen.queryByText('RD-8')).toBeNull();
    api.setResponse(`POST ${ordersPath}`, { items: [{ ...wireOrder, id: 8, number: 'RD-8' }], total: 1 });
    navigate(`${thankYouPath}?number=RD-8`);
    await waitFor(() => expect(screen.queryByText('RD-7')).toBeNull());
    await waitFor(() => expect(screen.getAllByText('RD-8').length).toBeGreaterThan(1));
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/shop/order?number=RD-8',
    );
  });

  test.each(locales)('says that it does not know the order of the URL: %s', async (locale) => {
    api.setResponse(`POST ${ordersPath}`, { items: [], total: 0 });
    persistOrder();
    renderPage(locale, '?number=RD-9');
    const text = texts(locale)('checkout.thanks.noneOfLink');
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() =>
      expect(api.sentTo(ordersPath)).toMatchObject([{ body: { number: 'RD-9', email: customer.email } }]),
    );
    await act(async () => {});
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('RD-7')).toBeNull();
    await expectAccessible();
  });

  test.each(['RD-9', '9'.repeat(65)])(
    'requests nothing for %s without a known e-mail address',
    async (number) => {
      if (number !== 'RD-9') persistOrder();
      renderPage('en', `?number=${number}`);
      expect(await screen.findByText(/does not know the order of this link/)).toBeVisible();
      await act(async () => {});
      expect(api.requests).toEqual([]);
    },
  );

  test('shows an order of the customer that another browser has placed', async () => {
    setAccountLists(api);
    api.setResponse('GET /Posts/Orders/Get/7', wireOrder);
    await signInAndLoadLists();
    renderPage('en', '?number=RD-7');
    expect(await screen.findByText('The number of your order is')).toHaveTextContent(/RD-7$/);
    expect(screen.getByRole('link', { name: 'Crepe Abaya' })).toBeVisible();
    expect(screen.queryByText(/working days/)).toBeNull();
    expect(screen.queryByText(/does not know/)).toBeNull();
  });

  test('tries again after a failure to fetch the order of the URL', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, failure(503));
    persistPlacedOrder({ id: 8, number: 'RD-8', email: customer.email, isHeld: false });
    const { user } = renderPage('en', '?number=RD-7');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
    api.setResponse(`POST ${ordersPath}`, { items: [wireOrder], total: 1 });
    await user.click(retryButton);
    expect(await screen.findByRole('link', { name: 'Crepe Abaya' })).toBeVisible();
  });

  test('says when no order was placed in this tab', async () => {
    renderPage();
    expect(await screen.findByText(/There is no order in this tab/)).toBeVisible();
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });
});

describe('Back from the thank-you page', () => {
  const orderPath = `${thankYouPath}?number=RD-7`;
  const goBack = (path: string) => {
    history.replaceState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  /** Renders the page below a router that removes it at once on Back. */
  const renderPageWithOrder = async (locale: Locale = 'en') => {
    persistOrder();
    addEventListener('popstate', () => act(() => unmount()), { once: true });
    const { router, unmount } = renderInShop(<ThankYou />, { locale, path: orderPath });
    await screen.findByText('RD-7');
    return router;
  };

  test.each(['/pages/checkout', '/shop/cart', '/ar/shop/cart'])(
    'leads from the emptied %s to the order',
    async (path) => {
      const isArabic = path.startsWith('/ar');
      const router = await renderPageWithOrder(isArabic ? 'ar' : 'en');
      goBack(path);
      expect(router.replace.mock.calls).toEqual([[isArabic ? `/ar${orderPath}` : orderPath]]);
    },
  );

  test.each([
    ['a cart that was filled again', '/shop/cart'],
    ['another page', '/shop'],
  ])('leads to %s', async (_page, path) => {
    const router = await renderPageWithOrder();
    if (path === '/shop/cart') await fillCart([abaya]);
    goBack(path);
    expect(router.replace).not.toHaveBeenCalled();
  });
});
