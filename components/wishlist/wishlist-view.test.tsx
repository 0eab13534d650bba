import { act, screen, waitFor, within } from '@testing-library/react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { setAccountLists, signInAndLoadLists } from '@/components/testing/account-samples';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { bestSellers, fillList, renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { visitorState } from '@/lib/shopper/visitor/state';
import { WishlistView } from './wishlist-view.tsx';

const abaya = product({ id: 1, slug: 'abaya', title: 'Abaya', price: 10_000, stock: 5 });
const hijab = product({ id: 2, slug: 'hijab', title: 'Hijab', price: 5_000, stock: 0 });
const cape = product({ id: 3, slug: 'cape', title: 'Cape' });
const clearTexts = { clear: 'Clear Wishlist', allRemoved: 'Everything was removed' };
let api: FakeApi;

const button = (name: string) => screen.getByRole('button', { name });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const savedSlugs = () => visitorState.get().wishlist.map(({ slug }) => slug);
const openWishlist = (locale?: Locale) =>
  renderOnPage(<WishlistView bestSellers={bestSellers} clearTexts={clearTexts} />, {
    locale,
    path: '/shop/wishlist',
  });

beforeEach(async () => {
  api = await startVisit({ abaya, hijab, cape: null });
});

describe('wishlist', () => {
  test.each(locales)('lists products with price and stock: %s', async (locale) => {
    await fillList('wishlist', [abaya, hijab, cape]);
    openWishlist(locale);
    const t = texts(locale);
    await waitFor(async () => expect(await row('Abaya')).toHaveTextContent('100'));
    expect(await row('Hijab')).toHaveTextContent(t('browser.cart.issue.soldOut'));
    expect(await row('Cape')).toHaveTextContent(t('browser.cart.issue.unavailable'));
    for (const name of [
      'cart.columns.product',
      'cart.columns.price',
      'wishlist.addCart',
      'wishlist.action',
    ] as const)
      expect(screen.getByRole('columnheader', { name: t(`browser.${name}`) })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: t('browser.wishlist.goToCart') })).toHaveAttribute(
      'href',
      locale === 'ar' ? '/ar/shop/cart' : '/shop/cart',
    );
    await expectAccessible();
  });

  test('removes a product, keeps the focus and offers to undo', async () => {
    await fillList('wishlist', [abaya, cape]);
    const { user } = openWishlist();
    await user.click(button('Remove Abaya'));
    await waitFor(() => expect(savedSlugs()).toEqual(['cape']));
    await waitFor(() => expect(button('Remove Cape')).toHaveFocus());
    await user.click(button('Remove Cape'));
    await waitFor(() => expect(screen.getByText('No Wishlist Items Found')).toBeVisible());
    const toast = (await screen.findByText('Abaya remove to wishlist')).closest('li') as HTMLElement;
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(await row('Abaya')).toBeVisible();
  });

  test('is cleared and restored without API requests for a guest', async () => {
    await fillList('wishlist', [abaya, hijab]);
    const { user } = openWishlist();
    await user.click(button('Clear Wishlist'));
    await waitFor(() => expect(screen.getByText('No Wishlist Items Found')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await expectAccessible();
    await waitFor(() => expect(screen.getByText('Everything was removed')).toBeVisible());
    await user.click(button('Undo'));
    await waitFor(() => expect(savedSlugs()).toEqual(['abaya', 'hijab']));
    expect(api.requests.filter(({ path }) => path.startsWith('/Posts/'))).toEqual([]);
  });

  test('is cleared with one call for a customer', async () => {
    setAccountLists(api, { wishlist: [abaya, hijab] });
    api.setResponse('PUT /Posts/WishLists/deleteItems', []);
    await signInAndLoadLists();
    const { user } = openWishlist();
    await row('Abaya');
    await user.click(button('Clear Wishlist'));
    await waitFor(() => expect(screen.getByText('Everything was removed')).toBeVisible());
    const changes = api.requests.filter(
      ({ method, path }) => method !== 'GET' && path.startsWith('/Posts/WishLists'),
    );
    expect(changes).toMatchObject([{ path: '/Posts/WishLists/deleteItems', body: { ids: [1, 2] } }]);
  });

  test.each([
    ['clearing', 'Clear Wishlist', 'PUT /Posts/WishLists/deleteItems', 'Everything was removed'],
    ['a removal', 'Remove Abaya', 'DELETE /Posts/WishLists/1', 'Abaya remove to wishlist'],
  ] as const)('keeps its products when %s fails', async (_case, name, call, confirmation) => {
    jest.spyOn(console, 'error').mockImplementation();
    setAccountLists(api, { wishlist: [abaya, hijab] });
    api.setResponse(call, failure(500));
    await signInAndLoadLists();
    const { user } = openWishlist();
    await row('Abaya');
    await user.click(button(name));
    await waitFor(() => expect(screen.getByText(/^We can't reach the shop right now/)).toBeVisible());
    expect(savedSlugs()).toEqual(['abaya', 'hijab']);
    expect(screen.queryByText(confirmation)).toBeNull();
  });

  test('keeps a product that is added to the cart', async () => {
    await fillList('wishlist', [abaya]);
    const { user } = openWishlist();
    const [addButton] = await screen.findAllByRole('button', { name: 'Add to Cart' });
    await user.click(addButton as HTMLElement);
    expect((await screen.findAllByRole('link', { name: 'View Cart' }))[0]).toBeVisible();
    expect(visitorState.get().cart).toMatchObject([{ slug: 'abaya', quantity: 1 }]);
    expect(savedSlugs()).toEqual(['abaya']);
  });

  test('asks for the size before it adds a product', async () => {
    const variants = ['52', '54'].map((size, id) =>
      variant({ id, size, color: 'Black', price: 10_000, stock: 2 }),
    );
    const sized = product({ id: 4, slug: 'sized', title: 'Sized', variants });
    await startVisit({ sized });
    await fillList('wishlist', [sized]);
    const { user } = openWishlist();
    const [addButton] = await screen.findAllByRole('button', { name: 'Add to Cart' });
    await user.click(addButton as HTMLElement);
    expect(currentOverlay.get()).toEqual({
      kind: 'option-sheet',
      slug: 'sized',
      options: { color: 'Black' },
    });
    expect(visitorState.get().cart).toEqual([]);
    act(() => currentOverlay.set(null));
  });

  test('disables the cart button of a product without a price', async () => {
    await startVisit({ abaya: { ...abaya, price: null } });
    await fillList('wishlist', [abaya]);
    openWishlist();
    for (const addButton of await screen.findAllByRole('button', { name: 'Add to Cart' }))
      expect(addButton).toBeDisabled();
    expect(
      screen.getAllByText("We don't have its price at the moment, so it cannot be ordered.")[0],
    ).toBeVisible();
  });
});
