import { act, screen, waitFor } from '@testing-library/react';
import { setAccountLists, signInAndLoadLists } from '@/components/testing/account-samples';
import { type FakeApi, failure, heldResponse } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { standardDelivery } from '@/components/testing/shipping-samples';
import { bestSellers, renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { CartPanel } from './cart-panel.tsx';
import { CartView } from './cart-view.tsx';

const filterPath = '/Products/Filter';
/** Id of the product; each test has its own, because lookups last until the page unloads. */
let id = 100;
let api: FakeApi;

const row = () => screen.findByRole('row', { name: /Coat/ });
const foundPage = () => ({ items: [{ id, slug: `coat-${id}`, title: 'Coat' }], total: 1 });
const open = (locale: Locale = 'en') =>
  renderOnPage(<CartView bestSellers={bestSellers} shippingOptions={standardDelivery} />, { locale });
const storedSlugs = () =>
  JSON.parse(localStorage.getItem('cart_products') ?? '').map(({ slug }: { slug?: string }) => slug);

/** Stores a line as another program does. */
async function storeLine(): Promise<void> {
  const line = { productId: id, variantId: 1601, slug: null, title: 'Coat', quantity: 2, seenPrice: null };
  const { cart } = await visitorStore();
  await act(() => cart.update(() => [line]));
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  id += 1;
  const coat = product({
    id,
    slug: `coat-${id}`,
    title: 'Coat',
    variants: [variant({ id: 1601, size: 'M', price: 10_000, stock: 5 })],
  });
  api = await startVisit({ [coat.slug]: coat });
});

describe('a cart line without slug', () => {
  test.each(locales)('shows as loading until its product is found: %s', async (locale) => {
    const held = heldResponse();
    api.setResponse(`POST ${filterPath}`, held.responder);
    await storeLine();
    open(locale);
    const t = texts(locale);
    expect(await row()).toHaveTextContent(t('browser.cart.issue.loading'));
    for (const text of [t('browser.cart.issue.unavailable'), t('browser.notAvailable')])
      expect(await row()).not.toHaveTextContent(text);
    expect(
      screen.getByRole('button', { name: t('browser.cart.increaseOf', { title: 'Coat' }) }),
    ).toBeDisabled();
    await expectAccessible();
    await act(async () => held.send(foundPage()));
    await waitFor(async () => expect(await row()).toHaveTextContent('200'));
    expect(await row()).not.toHaveTextContent(t('browser.cart.issue.loading'));
    expect(screen.getByRole('link', { name: 'Coat' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/shop/shop-details/coat-${id}?size=M`),
    );
    await waitFor(() => expect(storedSlugs()).toEqual([`coat-${id}`]));
    expect(api.sentTo(filterPath)).toHaveLength(1);
  });

  test('says that its product could not be loaded, and tries again', async () => {
    api.setResponse(`POST ${filterPath}`, failure(500));
    await storeLine();
    const { user } = open();
    await waitFor(async () => expect(await row()).toHaveTextContent('This product could not be loaded.'));
    expect(await row()).not.toHaveTextContent('no longer available');
    expect(api.sentTo(filterPath)).toHaveLength(1);
    await expectAccessible();
    api.setResponse(`POST ${filterPath}`, foundPage);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await row()).toHaveTextContent('200'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Coat' }));
    await waitFor(() => expect(visitorState.get().cart).toMatchObject([{ quantity: 3 }]));
  });

  test('is unavailable where the API has no such product', async () => {
    api.setResponse(`POST ${filterPath}`, { items: [], total: 0 });
    await storeLine();
    const { user } = open();
    await waitFor(async () => expect(await row()).toHaveTextContent('This product is no longer available.'));
    expect(screen.queryByRole('link', { name: 'Coat' })).toBeNull();
    expect(storedSlugs()).toEqual([null]);
    const callCount = api.sentTo(filterPath).length;
    for (let mount = 0; mount < 3; mount += 1) renderOnPage(<CartPanel onClose={() => {}} />).unmount();
    await act(async () => {});
    expect(api.sentTo(filterPath)).toHaveLength(callCount);
    await user.click(screen.getByRole('button', { name: 'Remove Coat' }));
    await waitFor(() => expect(screen.getByText('No Cart Items Found')).toBeVisible());
  });

  test('could not be loaded where the catalogue is too large to read', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ id: index + 5000, slug: `other-${index}` }));
    api.setResponse(`POST ${filterPath}`, { items, total: 3000 });
    await storeLine();
    open();
    await waitFor(async () => expect(await row()).toHaveTextContent('This product could not be loaded.'));
    expect(await row()).not.toHaveTextContent('no longer available');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(api.sentTo(filterPath)).toHaveLength(3);
  });

  test('of an account is found, too', async () => {
    api.setResponse(`POST ${filterPath}`, foundPage);
    setAccountLists(api, { cart: [{ id, title: 'Coat', variant: 1601, orderQuantity: 2 }] });
    renderOnPage(<CartPanel onClose={() => {}} />);
    await signInAndLoadLists();
    const link = await screen.findByRole('link', { name: 'Coat' });
    await waitFor(() => expect(link.closest('li')).toHaveTextContent('EGP 100.00'));
    expect(api.sentTo(filterPath)).toHaveLength(1);
    expect(api.sentTo('/ShoppingCart/AddToCart')).toEqual([]);
  });
});
