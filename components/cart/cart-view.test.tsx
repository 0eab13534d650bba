import { act, screen, waitFor, within } from '@testing-library/react';
import { fillCart } from '@/components/testing/checkout-page';
import type { FakeApi } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { standardDelivery } from '@/components/testing/shipping-samples';
import { bestSellers, renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { CartView } from './cart-view.tsx';

const black = variant({ id: 10, color: 'Black', size: 'M', price: 20_000, stock: 15 });
const abaya = product({ id: 1, slug: 'abaya', title: 'Abaya', variants: [black] });
const hijab = product({ id: 2, slug: 'hijab', title: 'Hijab', price: 5_000, stock: 5 });
let api: FakeApi;

const button = (name: string) => screen.getByRole('button', { name });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const quantities = () => visitorState.get().cart.map(({ quantity }) => quantity);

/** Opens the cart with one abaya and one hijab. */
async function openCart(locale?: 'en' | 'ar') {
  await fillCart([hijab], { quantity: 1 });
  const { cart } = await visitorStore();
  const line = { productId: 1, variantId: 10, slug: 'abaya', title: 'Abaya', quantity: 1, seenPrice: 20_000 };
  await act(() => cart.update((lines) => [line, ...lines]));
  const page = renderOnPage(<CartView bestSellers={bestSellers} shippingOptions={standardDelivery} />, {
    locale,
    path: '/shop/cart',
  });
  await waitFor(async () => expect(await row('Abaya')).toHaveTextContent('200'));
  return page;
}

beforeEach(async () => {
  api = await startVisit({ abaya, hijab });
});

describe('cart page', () => {
  test.each(locales)('shows lines, options and totals: %s', async (locale) => {
    await openCart(locale);
    const t = texts(locale);
    const line = await row('Abaya');
    const prefix = locale === 'ar' ? '/ar' : '';
    for (const text of ['Black', 'M']) expect(line).toHaveTextContent(text);
    expect(within(line).getByRole('link', { name: 'Abaya' })).toHaveAttribute(
      'href',
      `${prefix}/shop/shop-details/abaya?color=Black&size=M`,
    );
    for (const name of ['product', 'size', 'color', 'price', 'quantity', 'total', 'remove'] as const)
      expect(
        screen.getByRole('columnheader', { name: t(`browser.cart.columns.${name}`) }),
      ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: t('browser.cart.summary') })).toHaveTextContent(/250.*300/);
    expect(screen.getByRole('link', { name: t('browser.cart.proceed') })).toHaveAttribute(
      'href',
      `${prefix}/pages/checkout`,
    );
    expect(api.sentTo('/api/products').map(({ query }) => query.getAll('slug'))).toEqual([
      ['abaya', 'hijab'],
    ]);
    await expectAccessible();
  });

  test('counts every press on the steppers', async () => {
    await openCart();
    const decreaseButton = button('Decrease quantity of Abaya');
    expect(decreaseButton).toHaveAttribute('aria-disabled', 'true');
    act(() => {
      for (let press = 0; press < 10; press += 1) button('Increase quantity of Abaya').click();
    });
    await waitFor(() => expect(quantities()).toEqual([11, 1]));
    await waitFor(() => expect(screen.getByText('10 Abaya added to cart')).toBeVisible());
    expect(await row('Abaya')).toHaveTextContent('2,200.00');
    act(() => {
      for (let press = 0; press < 12; press += 1) decreaseButton.click();
    });
    await waitFor(() => expect(quantities()).toEqual([1, 1]));
    await waitFor(() => expect(screen.getByText('Decrement Quantity For Abaya')).toBeVisible());
    expect(decreaseButton).toHaveAttribute('aria-disabled', 'true');
  });

  test('says at the stock limit that no more is available', async () => {
    const { user } = await openCart();
    for (let press = 0; press < 5; press += 1) await user.click(button('Increase quantity of Hijab'));
    await waitFor(() =>
      expect(screen.getByText('No more quantity available for this product!')).toBeVisible(),
    );
    expect(quantities()).toEqual([1, 5]);
  });

  test('removes a line, focuses the next and offers to undo', async () => {
    const { user } = await openCart();
    await user.click(button('Remove Abaya'));
    await waitFor(() => expect(quantities()).toEqual([1]));
    await waitFor(() => expect(button('Remove Hijab')).toHaveFocus());
    const toast = (await screen.findByText('Abaya remove from cart')).closest('[data-type]');
    expect(toast).toHaveAttribute('data-type', 'error');
    await user.click(button('Undo'));
    expect(await row('Abaya')).toBeVisible();
  });

  test.each(locales)('asks before it removes everything, and offers to undo: %s', async (locale) => {
    const t = texts(locale);
    const { user } = await openCart(locale);
    const clearButton = button(t('browser.cart.clear'));
    await user.click(clearButton);
    const dialog = screen.getByRole('alertdialog', { name: t('browser.cart.clearQuestion') });
    const dialogButton = (name: 'cancel' | 'confirm') =>
      within(dialog).getByRole('button', { name: t(`browser.cart.${name}`) });
    await waitFor(() => expect(dialogButton('cancel')).toHaveFocus());
    await expectAccessible();
    await user.click(dialogButton('cancel'));
    expect(dialog).not.toBeVisible();
    expect(quantities()).toHaveLength(2);
    await user.click(clearButton);
    await user.click(dialogButton('confirm'));
    await waitFor(() => expect(screen.getByText(t('browser.cart.empty'))).toBeVisible());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(screen.getByText(t('browser.cart.allRemoved'))).toBeVisible());
    expect(screen.getByRole('link', { name: t('browser.cart.continueShopping') })).toHaveAttribute(
      'href',
      `${locale === 'ar' ? '/ar' : ''}/shop/shop-category`,
    );
    await user.click(button(t('browser.cart.undo')));
    expect(await row('Hijab')).toBeVisible();
  });

  test('clears a coupon code without sending it', async () => {
    const { user } = await openCart();
    const requestsBefore = api.requests.length;
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'SUMMER{Enter}');
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('');
    expect(screen.getByText(/^We don't take coupon codes/)).toBeVisible();
    expect(api.requests).toHaveLength(requestsBefore);
  });
});
