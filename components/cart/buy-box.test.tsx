import { act, screen, waitFor } from '@testing-library/react';
import { recordToasts } from '@/components/testing/record-toasts';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { onNotify, type Toast } from '@/components/toasts/notify';
import { locales } from '@/lib/platform/i18n/routing';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { BuyBox } from './buy-box.tsx';
import { quantityIcons } from './quantity-icons.tsx';

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
    const { user } = renderInShop(<BuyBox icons={quantityIcons} item={item} />);
    await user.click(button('Increase quantity'));
    await user.click(button('Add To Cart'));
    await waitFor(() => expect(cartQuantities()).toEqual([2]));
    expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/shop/cart');
  });

  test('limits the quantity to the remaining stock', async () => {
    await setCart(1);
    const { user } = renderInShop(<BuyBox icons={quantityIcons} item={{ ...item, stock: 3 }} />);
    for (let press = 0; press < 4; press += 1) await user.click(button('Increase quantity'));
    expect(quantityField()).toHaveValue('2');
    expect(screen.getByText(/2/, { selector: '[role="status"]' })).toBeVisible();
  });

  test('shows the limit without a warning when stock is not low', async () => {
    const { user } = renderInShop(<BuyBox icons={quantityIcons} item={{ ...item, stock: 5 }} />);
    for (let press = 0; press < 4; press += 1) await user.click(button('Increase quantity'));
    expect(screen.getByText('You can order up to 5.')).toBeVisible();
  });

  test('disables the steppers at both ends of the quantity', async () => {
    const { user } = renderInShop(<BuyBox icons={quantityIcons} item={{ ...item, stock: 2 }} />);
    const [decrease, increase] = ['Decrease quantity', 'Increase quantity'].map(button) as [
      HTMLElement,
      HTMLElement,
    ];
    expect(decrease).toHaveAttribute('aria-disabled', 'true');
    expect(increase).toHaveAttribute('aria-disabled', 'false');
    await user.click(decrease);
    await user.click(increase);
    expect(quantityField()).toHaveValue('2');
    expect(decrease).toHaveAttribute('aria-disabled', 'false');
    expect(increase).toHaveAttribute('aria-disabled', 'true');
    await user.click(decrease);
    expect(quantityField()).toHaveValue('1');
  });

  test('says how much is left besides the cart', async () => {
    renderInShop(<BuyBox icons={quantityIcons} item={{ ...item, stock: 3 }} />);
    expect(screen.getByText('Only 3 left in stock.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Cart' })).toBeNull();
    await setCart(3);
    expect(screen.getByText('All that is left of it is in your cart.')).toBeVisible();
  });

  test('resets the quantity after a rejection', async () => {
    const { user } = renderInShop(<BuyBox icons={quantityIcons} item={{ ...item, stock: 2 }} />);
    await user.click(button('Increase quantity'));
    await setCart(2);
    await user.click(button('Add To Cart'));
    await waitFor(() => expect(quantityField()).toHaveValue('1'));
    expect(cartQuantities()).toEqual([2]);
  });

  test('Buy Now adds units the cart lacks, says so, offers all', async () => {
    await setCart(1);
    const toasts: Toast[] = [];
    onNotify((message) => 'text' in message && toasts.push(message));
    const { user, router } = renderInShop(<BuyBox icons={quantityIcons} item={item} />, { locale: 'ar' });
    await user.click(button('زيادة الكمية'));
    await user.click(button('اشتري الآن'));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/ar/pages/checkout'));
    expect(cartQuantities()).toEqual([2]);
    expect(toasts.map(({ text, action }) => [text, action?.label])).toEqual([
      [`${item.title}: في سلتكِ من قبل قطعة واحدة، فتشترين الآن 2.`, 'شراء 3'],
    ]);
    await act(async () => toasts[0]?.action?.run());
    await waitFor(() => expect(cartQuantities()).toEqual([3]));
  });

  test('Buy Now counts units that are being added', async () => {
    const toasts = recordToasts();
    const { router } = renderInShop(<BuyBox icons={quantityIcons} item={item} />);
    act(() => {
      for (const name of ['Add To Cart', 'Buy Now']) button(name).click();
    });
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/pages/checkout'));
    expect(cartQuantities()).toEqual([1]);
    expect(toasts).toEqual([]);
  });

  test('Buy Now adds nothing when the cart has enough', async () => {
    await setCart(1);
    const { user, router } = renderInShop(<BuyBox icons={quantityIcons} item={item} />);
    await user.click(button('Buy Now'));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/pages/checkout'));
    expect(cartQuantities()).toEqual([1]);
  });

  test('Buy Now does not open the checkout of a sold-out product', async () => {
    const { user, router } = renderInShop(<BuyBox icons={quantityIcons} item={{ ...item, stock: 0 }} />);
    await user.click(button('Buy Now'));
    await waitFor(() => expect(button('Buy Now')).not.toHaveAttribute('aria-busy'));
    expect(router.push).not.toHaveBeenCalled();
    expect(cartQuantities()).toEqual([]);
  });

  test.each([
    ['no variant is selected', null],
    ['the price is unknown', { ...item, price: null }],
  ])('disables buying while %s', (_case, unbuyableItem) => {
    renderInShop(<BuyBox icons={quantityIcons} item={unbuyableItem} />);
    expect(button('Add To Cart')).toBeDisabled();
    expect(button('Buy Now')).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'View Cart' })).toBeNull();
    expect(screen.queryAllByText(/^We don't have its price/)).toHaveLength(unbuyableItem ? 1 : 0);
  });

  test('offers other sizes after adding one that was not chosen', async () => {
    const change = jest.fn(async () => {});
    const offeredChoice = { label: 'Size', values: ['54', '56'], change };
    const { user, rerender } = renderInShop(
      <BuyBox icons={quantityIcons} item={item} offeredChoice={offeredChoice} />,
    );
    expect(screen.queryByRole('button', { name: '54' })).toBeNull();
    await user.click(button('Add To Cart'));
    expect(await screen.findByRole('button', { name: '54' })).toBeVisible();
    rerender(
      <BuyBox icons={quantityIcons} item={{ ...item, variantId: 'other' }} offeredChoice={offeredChoice} />,
    );
    expect(screen.queryByRole('button', { name: '54' })).toBeNull();
    rerender(<BuyBox icons={quantityIcons} item={item} />);
    expect(screen.queryByRole('button', { name: '54' })).toBeNull();
    rerender(<BuyBox icons={quantityIcons} item={item} offeredChoice={offeredChoice} />);
    await user.click(await screen.findByRole('button', { name: '56' }));
    expect(change.mock.calls).toEqual([[item, 1, '56']]);
    await waitFor(() => expect(button('Add To Cart')).toHaveFocus());
    expect(screen.queryByRole('button', { name: '54' })).toBeNull();
  });

  test('changes the size of all units added since', async () => {
    const change = jest.fn(async () => {});
    const { user } = renderInShop(
      <BuyBox icons={quantityIcons} item={item} offeredChoice={{ label: 'Size', values: ['54'], change }} />,
    );
    await user.click(button('Add To Cart'));
    await screen.findByRole('button', { name: '54' });
    await waitFor(() => expect(button('Add To Cart')).not.toHaveAttribute('aria-busy'));
    await user.click(button('Increase quantity'));
    await user.click(button('Add To Cart'));
    await waitFor(() => expect(cartQuantities()).toEqual([3]));
    await waitFor(() => expect(button('Add To Cart')).not.toHaveAttribute('aria-busy'));
    await user.click(button('54'));
    expect(change.mock.calls).toEqual([[item, 3, '54']]);
  });

  test.each([
    ['fully in view', { isIntersecting: true, intersectionRatio: 1 }, true, false],
    ['partly in view', { isIntersecting: true, intersectionRatio: 0.5 }, true, true],
    ['out of view', { isIntersecting: false, intersectionRatio: 0 }, true, true],
    ['out of view on a wide screen', { isIntersecting: false, intersectionRatio: 0 }, false, false],
  ])('says what it adds while its place is %s', (_case, entry, isNarrow, isFloating) => {
    let report = (_entries: unknown[]) => {};
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(((callback: typeof report) => {
      report = callback;
      return { observe() {}, disconnect() {} };
    }) as never);
    jest.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ matches: isNarrow }) as never);
    renderInShop(<BuyBox icons={quantityIcons} item={item} summary="Black" />);
    expect(screen.getByText('Black')).toBeVisible();
    act(() => report([entry]));
    expect(screen.queryAllByText('Black')).toHaveLength(isFloating ? 1 : 0);
  });

  test.each(locales)('is accessible: %s', async (locale) => {
    renderInShop(<BuyBox icons={quantityIcons} item={item} />, { locale });
    await expectAccessible();
  });
});
