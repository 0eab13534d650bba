import { act, screen, waitFor, within } from '@testing-library/react';
import { signInCustomer } from '@/components/testing/account-samples';
import { fillCart } from '@/components/testing/checkout-page';
import type { FakeApi } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { CartButton } from './cart-button.tsx';
import { CartPanel } from './cart-panel.tsx';

const abaya = product({ id: 1, slug: 'abaya', title: 'Abaya', price: 10_000, stock: 5 });
const onClose = jest.fn();
let api: FakeApi;

const panel = () => screen.getByRole('dialog');
const open = (locale?: 'en' | 'ar') =>
  renderOnPage(
    <>
      <CartButton>icon</CartButton>
      <CartPanel onClose={onClose} />
    </>,
    { locale },
  );

beforeEach(async () => {
  onClose.mockClear();
  api = await startVisit({ abaya });
});

describe('cart panel', () => {
  test.each(locales)('shows lines, subtotal and links to cart and checkout: %s', async (locale) => {
    await fillCart([abaya]);
    open(locale);
    const t = texts(locale);
    expect(panel()).toHaveAccessibleName(t('browser.cart.panel'));
    const line = await within(panel()).findByRole('listitem');
    expect(line).toHaveTextContent('2 ×');
    const prefix = locale === 'ar' ? '/ar' : '';
    const link = (name: string) => within(panel()).getByRole('link', { name });
    expect(link('Abaya')).toHaveAttribute('href', `${prefix}/shop/shop-details/abaya`);
    expect(link(t('browser.cart.viewCart'))).toHaveAttribute('href', `${prefix}/shop/cart`);
    expect(link(t('browser.cart.checkout'))).toHaveAttribute('href', `${prefix}/pages/checkout`);
    await waitFor(() => expect(panel()).toHaveTextContent(/200/));
    await expectAccessible();
  });

  test('undoes a removal inside the dialog', async () => {
    await fillCart([abaya]);
    const { user } = open();
    await user.click(within(panel()).getByRole('button', { name: 'Remove Abaya' }));
    expect(await within(panel()).findByText('Your Cart is empty')).toBeVisible();
    await waitFor(() => expect(within(panel()).getByRole('button', { name: 'Close' })).toHaveFocus());
    expect(within(panel()).getByRole('link', { name: 'Go to Shop' })).toHaveAttribute('href', '/shop');
    await expectAccessible();
    await user.click(await within(panel()).findByRole('button', { name: 'Undo' }));
    expect(await within(panel()).findByRole('listitem')).toHaveTextContent('Abaya');
  });

  test('closes with its button, but not on a click inside', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Your Cart is empty'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(panel()).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("shows the account's total until its lines are loaded", async () => {
    let respondWithLines = (_lines: object[]) => {};
    const lines = new Promise<object[]>((resolve) => (respondWithLines = resolve));
    api.setResponse('GET /ShoppingCart/GetCartTotal', { quantity: 2, total: 200, currency: 'EGP' });
    api.setResponse('GET /ShoppingCart/ListItemsInCart', () => lines);
    api.setResponse('GET /Posts/WishLists/List', []);
    open();
    act(signInCustomer);
    const loadingButton = await screen.findByRole('button', { name: 'Shopping cart, 2 items', hidden: true });
    expect(loadingButton).toBeInTheDocument();
    expect(within(panel()).getByRole('list')).toHaveAttribute('aria-busy', 'true');
    expect(panel()).toHaveTextContent('SubtotalEGP 200.00');
    await act(async () => respondWithLines([{ id: 1, slug: 'abaya', title: 'Abaya', orderQuantity: 2 }]));
    expect(await within(panel()).findByRole('listitem')).toHaveTextContent('Abaya');
    expect(panel()).toHaveTextContent('SubtotalEGP 200.00');
  });
});
