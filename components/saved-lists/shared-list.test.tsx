import { screen, waitFor } from '@testing-library/react';
import { CompareView } from '@/components/compare/compare-view';
import { setAccountLists, signInAndLoadLists } from '@/components/testing/account-samples';
import type { FakeApi } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { bestSellers, fillList, renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { product } from '@/lib/catalogue/product/testing';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { visitorState } from '@/lib/shopper/visitor/state';

const abaya = product({ id: 1, slug: 'abaya', title: 'Abaya', price: 10_000, stock: 5 });
const cape = product({ id: 2, slug: 'cape', title: 'Cape', price: 20_000, stock: 5 });
const views = {
  wishlist: <WishlistView bestSellers={bestSellers} clearTexts={{ clear: 'Clear', allRemoved: 'Cleared' }} />,
  compare: <CompareView bestSellers={bestSellers} />,
};
const lists = ['wishlist', 'compare'] as const;
let api: FakeApi;

const savedSlugs = (list: (typeof lists)[number]) => visitorState.get()[list].map(({ slug }) => slug);
const openList = (list: (typeof lists)[number], query: string, locale?: Locale) =>
  renderOnPage(views[list], { path: `/shop/${list}${query}`, locale });

beforeEach(async () => {
  api = await startVisit({ abaya, cape });
});

describe.each(lists)('shared %s', (list) => {
  test.each(locales)("is shown without changing the visitor's list in %s", async (locale) => {
    await fillList(list, [cape]);
    const t = texts(locale);
    openList(list, '?items=abaya,cape', locale);
    expect(screen.getByText(t(`browser.${list}.shared`))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('Abaya'));
    expect(screen.queryByRole('button', { name: /^(Remove|حذف) / })).toBeNull();
    expect(savedSlugs(list)).toEqual(['cape']);
    await expectAccessible();
  });

  test("is added to the visitor's list only after a click", async () => {
    await fillList(list, [cape]);
    const { user } = openList(list, '?items=abaya,cape');
    await user.click(screen.getByRole('button', { name: /^Add all to my / }));
    await waitFor(() => expect(savedSlugs(list)).toEqual(['cape', 'abaya']));
    expect(location.search).toBe('');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test("shows unknown products as unavailable and leads to the visitor's list", async () => {
    const unknownSlugs = ['constructor', '__proto__', '..', '<b>x</b>', 'a'.repeat(300)];
    api.setProducts({ constructor: null, '<b>x</b>': null });
    const { user, container } = openList(list, `?items=${encodeURIComponent(unknownSlugs.join(','))}`);
    expect((await screen.findAllByText('This product is no longer available.'))[0]).toBeVisible();
    expect(container.querySelector('b')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Show my / }));
    expect(location.search).toBe('');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('has a link, which is copied where no share sheet exists', async () => {
    await fillList(list, [abaya, cape]);
    const { user } = openList(list, '?utm_source=x');
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share this list' }));
    await waitFor(() => expect(screen.getByText('Link copied')).toBeVisible());
    const url = new URL(String(copy.mock.lastCall));
    expect(url.pathname).toBe(`/shop/${list}`);
    expect([...url.searchParams]).toEqual([['items', 'abaya,cape']]);
  });
});

test('a shared wishlist stays open when adding it fails', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  setAccountLists(api);
  api.setResponse('POST /Posts/WishLists', () => Promise.reject(new TypeError('Failed to fetch')));
  await signInAndLoadLists();
  const { user } = openList('wishlist', '?items=abaya');
  await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('Abaya'));
  await user.click(screen.getByRole('button', { name: 'Add all to my wishlist' }));
  await waitFor(() => expect(screen.getByText(/^We can't reach the shop right now/)).toBeVisible());
  expect(screen.getByText('Someone shared this wishlist with you.')).toBeVisible();
  expect(location.search).toBe('?items=abaya');
});
