import { act, screen, waitFor } from '@testing-library/react';
import { customer, signInCustomer, wireOrder } from '@/components/testing/account-samples';
import { abaya, fillCart, startCheckout } from '@/components/testing/checkout-page';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { persistPlacedOrder } from '@/lib/checkout/placed-order';
import { type Locale, locales } from '@/lib/i18n/routing';
import { visitorStore } from '@/lib/visitor/state';
import { ThankYouContent } from './thank-you-content.tsx';

const orders = '/Posts/Orders/Page';
let api: FakeApi;

beforeEach(async () => {
  api = await startCheckout();
  api.respond(`POST ${orders}`, { items: [wireOrder], total: 1 });
});

const open = (locale: Locale = 'en') => renderInShop(<ThankYouContent />, { locale });
const persistOrder = (isHeld = false) =>
  persistPlacedOrder({ id: 7, number: 'RD-7', email: customer.email, isHeld });

describe('thank-you page', () => {
  test.each(locales)('shows number, delivery time and details of the order: %s', async (locale) => {
    const t = texts(locale);
    persistOrder();
    open(locale);
    const number = await screen.findByText(t('checkout.thanks.number'));
    expect(number).toHaveTextContent(/RD-7$/);
    expect(number).toHaveFocus();
    const days = { from: 2, to: 4, exact: 'no' } as const;
    expect(screen.getByText(t('checkout.thanks.arrives', days))).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Crepe Abaya' })).toBeVisible();
    expect(api.sentTo(orders)).toMatchObject([{ body: { number: 'RD-7', email: customer.email } }]);
    const prefix = locale === 'ar' ? '/ar' : '';
    const track = screen.getByRole('link', { name: t('checkout.thanks.track') });
    expect(track).toHaveAttribute('href', `${prefix}/shop/order`);
    await expectAccessible();
  });

  test('promises no delivery time for an order that is held', async () => {
    persistOrder(true);
    open();
    expect(await screen.findByText(/we hold it for you until/)).toHaveTextContent(/RD-7$/);
    expect(screen.queryByText(/working days/)).toBeNull();
    await screen.findByRole('link', { name: 'Crepe Abaya' });
  });

  test('lets a customer cancel the order', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    persistOrder();
    act(signInCustomer);
    await act(async () => (await visitorStore()).reload());
    api.respond('GET /Posts/Orders/Get/7', wireOrder);
    api.respond('DELETE /Posts/Orders/7', null);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Order RD-7 is cancelled.')).toHaveFocus();
    expect(screen.getByText('Cancelled')).toBeVisible();
  });

  test('shows the number alone when the details cannot be fetched', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    api.respond(`POST ${orders}`, failure(500));
    persistOrder();
    open();
    expect(await screen.findByText('RD-7')).toBeVisible();
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says when no order was placed in this tab', async () => {
    open();
    expect(await screen.findByText(/There is no order in this tab/)).toBeVisible();
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });
});

describe('Back from the thank-you page', () => {
  const thanks = '/pages/checkout/thank-you?number=RD-7';
  const goBack = (path: string) => {
    history.replaceState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const openPage = async (locale: Locale = 'en') => {
    persistOrder();
    const { router } = renderInShop(<ThankYouContent />, { locale, path: thanks });
    await screen.findByText('RD-7');
    return router;
  };

  test.each(['/pages/checkout', '/shop/cart', '/ar/shop/cart'])(
    'leads from the emptied %s to the order',
    async (path) => {
      const isArabic = path.startsWith('/ar');
      const router = await openPage(isArabic ? 'ar' : 'en');
      goBack(path);
      expect(router.replace.mock.calls).toEqual([[isArabic ? `/ar${thanks}` : thanks]]);
    },
  );

  test('stays on a cart that was filled again, and on other pages', async () => {
    const router = await openPage();
    goBack('/shop');
    await fillCart([abaya]);
    goBack('/shop/cart');
    expect(router.replace).not.toHaveBeenCalled();
  });
});
