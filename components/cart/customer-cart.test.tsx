import { act, screen, waitFor, within } from '@testing-library/react';
import { setAccountLists, signInAndLoadLists } from '@/components/testing/account-samples';
import { fillCart } from '@/components/testing/checkout-page';
import { type FakeApi, failure, hangingResponse, type SentRequest } from '@/components/testing/fake-api';
import { texts } from '@/components/testing/render-in-shop';
import { standardDelivery } from '@/components/testing/shipping-samples';
import { bestSellers, renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { BuyBox } from './buy-box.tsx';
import { CartView } from './cart-view.tsx';
import { quantityIcons } from './quantity-icons.tsx';

const abaya = product({
  id: 1,
  slug: 'abaya',
  title: 'Abaya',
  variants: [variant({ id: 10, price: 10_000, stock: 9 })],
});
const wireLine = (orderQuantity: number) => ({
  id: 1,
  slug: 'abaya',
  title: 'Abaya',
  variant: { id: 10 },
  orderQuantity,
});
const rejectWithNetworkError = () => Promise.reject(new TypeError('Failed to fetch'));
const unreachableText =
  "We can't reach the shop right now. Please check whether your change was made before you try again.";
let api: FakeApi;

const button = (name: string) => screen.getByRole('button', { name });
const quantities = () => visitorState.get().cart.map(({ quantity }) => quantity);

async function openCart() {
  await signInAndLoadLists();
  const page = renderOnPage(<CartView bestSellers={bestSellers} shippingOptions={standardDelivery} />, {
    path: '/shop/cart',
  });
  await screen.findByRole('row', { name: /Abaya/ });
  return page;
}

beforeEach(async () => {
  api = await startVisit({ abaya });
  setAccountLists(api, { cart: [wireLine(2)] });
});

describe('cart of a customer', () => {
  test('is refetched after a change', async () => {
    const { user } = await openCart();
    expect(button('Decrease quantity of Abaya')).toHaveAttribute('aria-disabled', 'false');
    api.setResponse('POST /ShoppingCart/AddToCart', [wireLine(3)]);
    api.setResponse('GET /ShoppingCart/ListItemsInCart', [wireLine(7)]);
    await user.click(button('Increase quantity of Abaya'));
    await waitFor(() => expect(quantities()).toEqual([7]));
    expect(api.sentTo('/ShoppingCart/AddToCart')).toMatchObject([
      { body: { productId: 1, variantId: 10, quantity: 1 } },
    ]);
  });

  test.each([
    ['Increase quantity of Abaya', '/ShoppingCart/AddToCart'],
    ['Decrease quantity of Abaya', '/ShoppingCart/AddToCart'],
    ['Remove Abaya', '/ShoppingCart/RemoveFromCart'],
  ] as const)('reverts a change that fails and says so: %s', async (name, path) => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = await openCart();
    api.setResponse(`POST ${path}`, rejectWithNetworkError);
    await user.click(button(name));
    await waitFor(() => expect(screen.getByText(unreachableText)).toBeVisible());
    expect(quantities()).toEqual([2]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('shows the account’s quantity after a change that got no answer', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = await openCart();
    const hang = hangingResponse();
    api.setResponse('POST /ShoppingCart/AddToCart', (request: SentRequest) => {
      setAccountLists(api, { cart: [wireLine(3)] });
      return hang(request);
    });
    await user.click(button('Increase quantity of Abaya'));
    await waitFor(() => expect(screen.getByText(unreachableText)).toBeVisible());
    expect(quantities()).toEqual([3]);
    api.setResponse('POST /ShoppingCart/AddToCart', () => {
      setAccountLists(api, { cart: [wireLine(4)] });
      return [wireLine(4)];
    });
    await user.click(button('Increase quantity of Abaya'));
    await waitFor(() => expect(api.sentTo('/ShoppingCart/ListItemsInCart').length).toBeGreaterThan(2));
    expect(quantities()).toEqual([4]);
  });

  test('keeps all lines when clearing fails', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = await openCart();
    api.setResponse('POST /ShoppingCart/RemoveFromCart', rejectWithNetworkError);
    await user.click(button('Clear Cart'));
    await user.click(button('Confirm'));
    await waitFor(() => expect(screen.getByText(unreachableText)).toBeVisible());
    expect(quantities()).toEqual([2]);
    expect(screen.queryByText('All items have been removed from the cart')).toBeNull();
    // The button went with the lines, which were taken out at first.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('moves the focus when lines are gone although clearing failed', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = await openCart();
    api.setResponse('POST /ShoppingCart/RemoveFromCart', () => {
      // The account has removed the line, but its response is lost.
      setAccountLists(api);
      return rejectWithNetworkError();
    });
    await user.click(button('Clear Cart'));
    await user.click(button('Confirm'));
    expect(await screen.findByText('No Cart Items Found')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('is fetched again by an update after it could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('GET /ShoppingCart/ListItemsInCart', failure(500));
    await signInAndLoadLists();
    const { user } = renderOnPage(<CartView bestSellers={bestSellers} shippingOptions={standardDelivery} />, {
      path: '/shop/cart',
    });
    await screen.findByRole('alert');
    setAccountLists(api, { cart: [wireLine(4)] });
    await user.click(button('Update Cart'));
    await waitFor(() => expect(quantities()).toEqual([4]));
  });

  test("shows the API's message when another device took the stock", async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = await openCart();
    api.setResponse(
      'POST /ShoppingCart/AddToCart',
      failure(409, 'No more quantity available for this product!'),
    );
    await user.click(button('Increase quantity of Abaya'));
    await waitFor(() =>
      expect(screen.getByText('No more quantity available for this product!')).toBeVisible(),
    );
    expect(quantities()).toEqual([2]);
  });

  test.each(['Add to Cart', 'Add To Cart', 'Buy Now'])(
    'cannot hold a product without variants: %s',
    async (name) => {
      const brooch = cartItem(
        product({ id: 2, slug: 'brooch', title: 'Brooch', price: 10_000 }),
        undefined,
        0,
      );
      await signInAndLoadLists();
      const { user } = renderOnPage(
        <>
          <AddToCartButton item={brooch} />
          <BuyBox icons={quantityIcons} item={brooch} />
        </>,
      );
      const path = location.pathname;
      await user.click(button(name));
      const toast = within(await screen.findByRole('region'));
      expect(await toast.findByText('No more quantity available for this product!')).toBeVisible();
      expect(toast.getByText(texts('en')('browser.cart.noVariant', { title: 'Brooch' }))).toBeVisible();
      expect([api.sentTo('/ShoppingCart/AddToCart'), location.pathname]).toEqual([[], path]);
    },
  );

  test("keeps a guest's lines that the account rejects, and says why", async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { cart } = await visitorStore();
    const guestLine = {
      productId: 1,
      variantId: 10,
      slug: 'abaya',
      title: 'Abaya',
      quantity: 1,
      seenPrice: null,
    };
    await act(() => cart.update(() => [guestLine]));
    api.setResponse('POST /ShoppingCart/AddListProductsToCart', failure(409, 'We are counting stock'));
    await openCart();
    await waitFor(() => expect(screen.getByText('We are counting stock')).toBeVisible());
    expect(quantities()).toEqual([2]);
    expect(JSON.parse(localStorage.getItem('cart_products') ?? '')).toHaveLength(1);
  });

  test("moves a guest's lines to the account once", async () => {
    await fillCart([{ ...abaya, id: 1 }], { quantity: 1 });
    const { cart } = await visitorStore();
    await act(() => cart.update((lines) => lines.map((line) => ({ ...line, variantId: 10 }))));
    api.setResponse('POST /ShoppingCart/AddListProductsToCart', () => {
      api.setResponse('GET /ShoppingCart/ListItemsInCart', [wireLine(3)]);
      return [wireLine(3)];
    });
    await openCart();
    await waitFor(() => expect(quantities()).toEqual([3]));
    await act(async () => (await visitorStore()).reload());
    expect(api.sentTo('/ShoppingCart/AddListProductsToCart')).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('cart_products') ?? '')).toEqual([]);
  });
});
