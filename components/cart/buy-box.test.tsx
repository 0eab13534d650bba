import { act, screen, waitFor } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { cartItem } from '@/lib/cart/cart-item';
import { locales } from '@/lib/i18n/routing';
import { visitorState, visitorStore } from '@/lib/visitor/state';
import { BuyBox } from './buy-box.tsx';

const product = createSamples('en').createProduct('sample');
const item = cartItem(product, product.variants[0], 0);

const button = (name: string) => screen.getByRole('button', { name });
const quantityField = () => screen.getByRole('textbox', { name: 'Quantity' });
const cartQuantities = () => visitorState.get().cart.map(({ quantity }) => quantity);

async function setCart(quantity: number): Promise<void> {
  const { cart } = await visitorStore();
  const line = { ...item, quantity, seenPrice: item.price };
  await act(() => cart.update(() => (quantity > 0 ? [line] : [])));
}

describe('buy box', () => {
  beforeEach(() => setCart(0));

  test('adds the selected quantity', async () => {
    const { user } = renderInShop(<BuyBox item={item} />);
    await user.click(button('Increase quantity'));
    await user.click(button('Add To Cart'));
    await waitFor(() => expect(cartQuantities()).toEqual([2]));
    expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/shop/cart');
  });

  test('limits the quantity to the remaining stock', async () => {
    await setCart(1);
    const { user } = renderInShop(<BuyBox item={{ ...item, stock: 3 }} />);
    for (let press = 0; press < 4; press += 1) await user.click(button('Increase quantity'));
    expect(quantityField()).toHaveValue('2');
    expect(screen.getByText(/2/, { selector: '[role="status"]' })).toBeVisible();
  });

  test('shows the limit without a warning when stock is not low', async () => {
    const { user } = renderInShop(<BuyBox item={{ ...item, stock: 5 }} />);
    for (let press = 0; press < 4; press += 1) await user.click(button('Increase quantity'));
    expect(screen.getByText('You can order up to 5.')).toBeVisible();
  });

  test('resets the quantity after a rejection', async () => {
    const { user } = renderInShop(<BuyBox item={{ ...item, stock: 2 }} />);
    await user.click(button('Increase quantity'));
    await setCart(2);
    await user.click(button('Add To Cart'));
    await waitFor(() => expect(quantityField()).toHaveValue('1'));
    expect(cartQuantities()).toEqual([2]);
  });

  test('Buy Now adds only units the cart lacks and opens the checkout', async () => {
    await setCart(1);
    const { user, router } = renderInShop(<BuyBox item={item} />, { locale: 'ar' });
    await user.click(button('زيادة الكمية'));
    await user.click(button('اشتري الآن'));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/ar/pages/checkout'));
    expect(cartQuantities()).toEqual([2]);
  });

  test('Buy Now counts units that are being added', async () => {
    const { router } = renderInShop(<BuyBox item={item} />);
    act(() => {
      for (const name of ['Add To Cart', 'Buy Now']) button(name).click();
    });
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/pages/checkout'));
    expect(cartQuantities()).toEqual([1]);
  });

  test('Buy Now does not open the checkout of a sold-out product', async () => {
    const { user, router } = renderInShop(<BuyBox item={{ ...item, stock: 0 }} />);
    await user.click(button('Buy Now'));
    await waitFor(() => expect(button('Buy Now')).not.toHaveAttribute('aria-busy'));
    expect(router.push).not.toHaveBeenCalled();
    expect(cartQuantities()).toEqual([]);
  });

  test.each([
    ['no variant is selected', null],
    ['the price is unknown', { ...item, price: null }],
  ])('disables buying while %s', (_case, unbuyableItem) => {
    renderInShop(<BuyBox item={unbuyableItem} />);
    expect(button('Add To Cart')).toBeDisabled();
    expect(button('Buy Now')).toBeDisabled();
  });

  test.each(locales)('is accessible: %s', async (locale) => {
    renderInShop(<BuyBox item={item} />, { locale });
    await expectAccessible();
  });
});
