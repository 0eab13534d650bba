import { act, screen, waitFor } from '@testing-library/react';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/i18n/routing';
import { browserSettings } from '@/lib/settings/browser-settings';
import { localePath } from '@/lib/urls/paths';
import { SearchBox } from './search-box.tsx';

const filterPath = '/Products/Filter';

const filterResult = (...titles: string[]) => ({
  items: titles.map((title, index) => ({
    id: index + 1,
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    price: 800,
  })),
  total: titles.length,
});
const searchTextOf = (body: unknown) => (body as { searchText: string }).searchText;

let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  delete browserSettings().popularSearches;
  api = fakeApi();
  api.respond('GET /Shops/GetSearchFilters', { categories: [] });
  api.respond(`POST ${filterPath}`, ({ body }: { body: unknown }) =>
    filterResult(`${searchTextOf(body)} abaya`, `${searchTextOf(body)} hijab`),
  );
});

const box = (locale: Locale = 'en') =>
  screen.getByRole('combobox', { name: texts(locale)('browser.search.placeholder') });
const options = () => screen.queryAllByRole('option');
const waitForOptions = (...names: string[]) =>
  waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringContaining(name)),
    ),
  );

describe('search box', () => {
  test.each(locales)('suggests products that the keyboard selects: %s', async (locale) => {
    const { user, router } = renderInShop(<SearchBox icon={null} />, { locale });
    await fill(user, box(locale), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    expect(box(locale)).toHaveAttribute('aria-expanded', 'true');
    expect(options()[0]).toHaveTextContent(/800/);
    await user.keyboard('{ArrowUp}');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(box(locale)).toHaveAttribute('aria-activedescendant', options()[0]?.id);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith(localePath(locale, '/shop/shop-details/satin-abaya'));
  });

  test('requests nine products after a pause in typing', async () => {
    const { user } = renderInShop(<SearchBox icon={null} />);
    await user.type(box(), 'silk');
    await waitForOptions('silk abaya', 'silk hijab');
    expect(api.sentTo(filterPath).at(-1)?.body).toMatchObject({
      searchText: 'silk',
      pageNumber: 1,
      pageSize: 9,
    });
  });

  test('closes the suggestions on Escape and keeps the text', async () => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, box(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('satin');
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/shop?searchText=satin');
  });

  test('opens the product of a clicked suggestion', async () => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, box(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    await user.click(options()[1] as HTMLElement);
    expect(router.push).toHaveBeenCalledWith('/shop/shop-details/satin-hijab');
    expect(options()).toEqual([]);
  });

  test('suggests recent searches for an empty text', async () => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, box(), '  crepe ');
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenLastCalledWith('/shop?searchText=crepe');
    await waitFor(() => expect(localStorage.getItem('recent_searches')).toBe('["crepe"]'));
    await user.clear(box());
    await waitForOptions('crepe');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(router.push).toHaveBeenCalledTimes(2);
    expect(router.push).toHaveBeenLastCalledWith('/shop?searchText=crepe');
  });

  test.each(locales)('offers searches where nothing was found, and clears the text: %s', async (locale) => {
    api.respond(`POST ${filterPath}`, filterResult());
    browserSettings().popularSearches = ['Silk'];
    const { user, router } = renderInShop(<SearchBox icon={null} />, { locale });
    const t = texts(locale);
    await fill(user, box(locale), 'zzz');
    await waitForOptions('Silk');
    expect(screen.getByRole('status')).toHaveTextContent(t('browser.search.nothingFound', { text: 'zzz' }));
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: t('browser.search.clear') }));
    expect(box(locale)).toHaveValue('');
    expect(box(locale)).toHaveFocus();
    await user.click(options()[0] as HTMLElement);
    expect(router.push).toHaveBeenLastCalledWith(localePath(locale, '/shop?searchText=Silk'));
  });

  test('suggests within the price that the text states', async () => {
    const { user } = renderInShop(<SearchBox icon={null} />);
    await fill(user, box(), 'dress under 1500');
    await waitFor(() =>
      expect(api.sentTo(filterPath).at(-1)?.body).toMatchObject({ searchText: 'dress', maxPrice: 1500 }),
    );
  });

  test.each(['click', 'keyboard'])('closes on Cancel: %s', async (way) => {
    const { user } = renderInShop(<SearchBox icon={null} />);
    await fill(user, box(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    if (way === 'click') await user.click(cancel);
    else {
      act(() => cancel.focus());
      await user.keyboard('{Enter}');
    }
    expect(options()).toEqual([]);
    expect(box()).not.toHaveFocus();
  });

  test('does not search for an empty text', async () => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await user.type(box(), '   {Enter}');
    expect(router.push).not.toHaveBeenCalled();
  });

  test('ignores late suggestions for earlier text', async () => {
    let respondLate = () => {};
    api.respond(`POST ${filterPath}`, async ({ body }: { body: unknown }) => {
      if (searchTextOf(body) === 'pear') await new Promise<void>((resolve) => (respondLate = resolve));
      return filterResult(`${searchTextOf(body)} abaya`);
    });
    const { user } = renderInShop(<SearchBox icon={null} />);
    await fill(user, box(), 'pear');
    await waitFor(() => expect(api.sentTo(filterPath)).toHaveLength(1));
    await fill(user, box(), 'satin');
    await waitForOptions('satin abaya');
    await act(async () => respondLate());
    await waitForOptions('satin abaya');
  });

  test('works while suggestions fail', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.respond(`POST ${filterPath}`, failure(503));
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, box(), 'linen');
    expect(await screen.findByText('No suggestions')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/shop?searchText=linen');
  });

  test('shows the text of the current search', () => {
    renderInShop(<SearchBox icon={null} />, { path: '/shop?searchText=silk' });
    expect(box()).toHaveValue('silk');
  });

  test('closes when the visitor presses elsewhere', async () => {
    const { user } = renderInShop(
      <>
        <SearchBox icon={null} />
        <p>Elsewhere</p>
      </>,
    );
    await fill(user, box(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    await user.click(screen.getByText('Elsewhere'));
    expect(options()).toEqual([]);
  });
});
