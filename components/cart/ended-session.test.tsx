import { act, screen, waitFor } from '@testing-library/react';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { setAccountLists, signInAndLoadLists, wireProfile } from '@/components/testing/account-samples';
import {
  abaya,
  openCheckout,
  orderButton,
  ordersPath,
  setUpCheckout,
} from '@/components/testing/checkout-page';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { standardDelivery } from '@/components/testing/shipping-samples';
import { forgetEndedSession } from '@/lib/platform/auth/ended-session';
import { restoreSession } from '@/lib/platform/auth/restore-session';
import { session } from '@/lib/platform/auth/session';
import { createToken } from '@/lib/platform/auth/testing';
import { watchSession } from '@/lib/platform/auth/watch-session';
import type { Locale } from '@/lib/platform/i18n/routing';
import { CartPanel } from './cart-panel.tsx';
import { CartView } from './cart-view.tsx';

const bestSellers = { title: 'Best Sellers', slugs: [] };
const email = wireProfile.email;
let api: FakeApi;

/** Stores the tokens of a customer whose session the API has ended. */
function storeEndedTokens(): void {
  localStorage.setItem('access_token', createToken({ name: 'Salma', email, exp: 1 }));
  localStorage.setItem('refresh_token', 'old');
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation();
  api = await setUpCheckout();
  api.setProducts({ abaya });
  api.setResponse('POST /accounts/RefreshToken', failure(401));
});

describe('a customer whose session has ended', () => {
  test.each<[string, React.ReactNode, string, Locale]>([
    [
      'the cart',
      <CartView key="" bestSellers={bestSellers} shippingOptions={standardDelivery} />,
      'Sign in to see your cart',
      'en',
    ],
    ['the panel', <CartPanel key="" onClose={() => {}} />, 'Sign in to see your cart', 'en'],
    [
      'the checkout',
      <CheckoutView key="" bestSellers={bestSellers} shippingOptions={standardDelivery} />,
      'Sign in to see your cart',
      'en',
    ],
    [
      'the cart',
      <CartView key="" bestSellers={bestSellers} shippingOptions={standardDelivery} />,
      'سجّلي الدخول لعرض سلتكِ',
      'ar',
    ],
  ])('sees a sign-in link: %s', async (_where, content, text, locale) => {
    storeEndedTokens();
    renderInShop(content, { locale, path: '/shop/cart' });
    await act(restoreSession);
    const link = screen.getByRole('link', { name: text });
    const prefix = locale === 'ar' ? '/ar' : '';
    const returnTo = new URLSearchParams({ returnTo: `${prefix}/shop/cart` });
    expect(link).toHaveAttribute('href', `${prefix}/auth/login?${returnTo}`);
    await expectAccessible();
  });

  test('sees the sign-in link after a reload, but not after signing out', async () => {
    storeEndedTokens();
    await act(restoreSession);
    act(watchSession);
    renderInShop(<CartView bestSellers={bestSellers} shippingOptions={standardDelivery} />);
    expect(screen.getByRole('link', { name: 'Sign in to see your cart' })).toBeVisible();
    act(forgetEndedSession);
    act(watchSession);
    expect(screen.getByText('No Cart Items Found')).toBeVisible();
  });

  test('sees why nothing was ordered and keeps the checkout form', async () => {
    api.setResponse('GET /Posts/Profiles/Get', wireProfile);
    setAccountLists(api, { cart: [{ id: 1, slug: 'abaya', title: 'Abaya', orderQuantity: 1 }] });
    api.setResponse(`POST ${ordersPath}`, failure(401));
    localStorage.setItem('access_token', createToken({ email, exp: 4_000_000_000 }));
    await signInAndLoadLists();
    const { user, unmount } = await openCheckout();
    await fill(user, await screen.findByLabelText('Street'), '5 Nile Street');
    await user.click(orderButton());
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toHaveRole('alert');
    expect(session.get().status).toBe('anonymous');
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue('5 Nile Street'));
    unmount();
    await openCheckout();
    expect(screen.getByLabelText('Street')).toHaveValue('5 Nile Street');
  });
});
