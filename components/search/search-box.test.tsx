import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeApi, failure, fakeApi, hangingResponse } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { localePath } from '@/lib/platform/urls/paths';
import { track } from '@/lib/shopper/tracking/track';
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
  api = fakeApi();
  api.setResponse('GET /Shops/GetSearchFilters', { categories: [] });
  api.setResponse(`POST ${filterPath}`, ({ body }: { body: unknown }) =>
    filterResult(`${searchTextOf(body)} abaya`, `${searchTextOf(body)} hijab`),
  );
});

const searchField = (locale: Locale = 'en') =>
  screen.getByRole('combobox', { name: texts(locale)('browser.search.placeholder') });
const options = () => screen.queryAllByRole('option');
const waitForOptions = (...names: string[]) =>
  waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringContaining(name)),
    ),
  );

describe('search box', () => {
  test.each(locales)('suggests products, which the arrow keys select: %s', async (locale) => {
    const { user, router } = renderInShop(<SearchBox icon={null} />, { locale });
    await fill(user, searchField(locale), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    expect(searchField(locale)).toHaveAttribute('aria-expanded', 'true');
    expect(options()[0]).toHaveTextContent(/800/);
    await user.keyboard('{ArrowUp}');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(searchField(locale)).toHaveAttribute('aria-activedescendant', options()[0]?.id);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith(localePath(locale, '/shop/shop-details/satin-abaya'));
  });

  test('requests nine products after a pause in typing', async () => {
    const { user } = renderInShop(<SearchBox icon={null} />);
    await user.type(searchField(), 'silk');
    await waitForOptions('silk abaya', 'silk hijab');
    expect(api.sentTo(filterPath).at(-1)?.body).toMatchObject({
      searchText: 'silk',
      pageNumber: 1,
      pageSize: 9,
    });
  });

  test.each([
    ['during a composition', { isComposing: true }],
    ['that ends a composition in Safari', { keyCode: 229 }],
  ])('leaves keys to an input method: %s', async (_case, init) => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    await user.keyboard('{ArrowDown}');
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      expect(fireEvent.keyDown(searchField(), { key, ...init })).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
    expect(searchField()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  });

  test('closes the suggestions on Escape and keeps the text', async () => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(searchField()).toHaveValue('satin');
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/shop?searchText=satin');
  });

  test('opens the product of a clicked suggestion', async () => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    await user.click(options()[1] as HTMLElement);
    expect(router.push).toHaveBeenCalledWith('/shop/shop-details/satin-hijab');
    expect(options()).toEqual([]);
  });

  test('suggests recent searches for an empty text', async () => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), '  crepe ');
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenLastCalledWith('/shop?searchText=crepe');
    await waitFor(() => expect(localStorage.getItem('recent_searches')).toBe('["crepe"]'));
    await user.clear(searchField());
    await waitForOptions('crepe');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(router.push).toHaveBeenCalledTimes(2);
    expect(router.push).toHaveBeenLastCalledWith('/shop?searchText=crepe');
  });

  test.each(locales)('offers popular searches when nothing is found: %s', async (locale) => {
    api.setResponse(`POST ${filterPath}`, filterResult());
    const { user, router } = renderInShop(<SearchBox icon={null} popularSearches={['Silk']} />, { locale });
    const t = texts(locale);
    await fill(user, searchField(locale), 'zzz');
    await waitForOptions('Silk');
    expect(screen.getByRole('status')).toHaveTextContent(t('browser.search.nothingFound', { text: 'zzz' }));
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: t('browser.search.clear') }));
    expect(searchField(locale)).toHaveValue('');
    await waitFor(() => expect(searchField(locale)).toHaveFocus());
    await user.click(options()[0] as HTMLElement);
    expect(router.push).toHaveBeenLastCalledWith(localePath(locale, '/shop?searchText=Silk'));
  });

  test('suggests only products within the price limit in the text', async () => {
    const { user } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'dress under 1500');
    await waitFor(() =>
      expect(api.sentTo(filterPath).at(-1)?.body).toMatchObject({ searchText: 'dress', maxPrice: 1500 }),
    );
  });

  test.each(['click', 'keyboard'])('closes on Cancel by %s', async (inputMethod) => {
    const { user } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    const cancelButton = screen.getByRole('button', { name: 'Cancel' });
    if (inputMethod === 'click') await user.click(cancelButton);
    else {
      act(() => cancelButton.focus());
      await user.keyboard('{Enter}');
    }
    expect(options()).toEqual([]);
    expect(searchField()).not.toHaveFocus();
  });

  test('does not search for an empty text', async () => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await user.type(searchField(), '   {Enter}');
    expect(router.push).not.toHaveBeenCalled();
  });

  test('ignores late suggestions for earlier text', async () => {
    let respondLate = () => {};
    api.setResponse(`POST ${filterPath}`, async ({ body }: { body: unknown }) => {
      if (searchTextOf(body) === 'pear') await new Promise<void>((resolve) => (respondLate = resolve));
      return filterResult(`${searchTextOf(body)} abaya`);
    });
    const { user } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'pear');
    await waitFor(() => expect(api.sentTo(filterPath)).toHaveLength(1));
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya');
    await act(async () => respondLate());
    await waitForOptions('satin abaya');
  });

  test('opens the listing although suggestions fail', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${filterPath}`, failure(503));
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'linen');
    await waitFor(() => expect(api.sentTo(filterPath)).not.toEqual([]));
    await act(async () => {});
    expect(screen.queryByText('No suggestions')).toBeNull();
    expect(searchField()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/shop?searchText=linen');
  });

  test('shows the search text of the current listing', () => {
    renderInShop(<SearchBox icon={null} />, { path: '/shop?searchText=silk' });
    expect(searchField()).toHaveValue('silk');
  });

  test('opens on focus and selects from the first option on', async () => {
    localStorage.setItem('recent_searches', '["crepe","silk"]');
    const { user } = renderInShop(<SearchBox icon={null} />);
    await act(async () => void (await import('./suggestions-panel.tsx')));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(searchField()).toHaveAttribute('aria-expanded', 'false');
    await user.click(searchField());
    await waitForOptions('crepe', 'silk');
    expect(searchField()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('crepe');
    await user.keyboard('{Escape}');
    expect(searchField()).toHaveAttribute('aria-expanded', 'false');
    expect(searchField()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('crepe');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(searchField());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('crepe');
  });

  test('replaces the suggestions of an earlier text when the connection hangs', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    api.setResponse(`POST ${filterPath}`, hangingResponse());
    await user.type(searchField(), ' silk');
    await waitForOptions();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/shop?searchText=satin+silk');
  });

  test('has no active option when it opens again', async () => {
    const { user } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toBeVisible();
    act(() => searchField().blur());
    expect(options()).toEqual([]);
    await user.click(searchField());
    await waitForOptions('satin abaya', 'satin hijab');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });

  test('closes when its button submits the search', async () => {
    const { user, router } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    await user.click(screen.getByRole('button', { name: texts('en')('browser.search.submit') }));
    expect(router.push).toHaveBeenCalledWith('/shop?searchText=satin');
    expect(options()).toEqual([]);
  });

  test('tracks a picked search, but not a picked product', async () => {
    const logPath = '/UtmTrackings/Log';
    api.setResponse(`POST ${logPath}`, {});
    localStorage.setItem('recent_searches', '["crepe"]');
    const eventTypes = () => api.sentTo(logPath).map(({ body }) => (body as { eventType: string }).eventType);
    // Sends the events of earlier tests, too.
    track({ type: 'page-view' });
    await waitFor(() => expect(eventTypes()).toContain('page-view'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    api.requests.length = 0;
    const { user } = renderInShop(<SearchBox icon={null} />);
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    await user.click(options()[0] as HTMLElement);
    await user.clear(searchField());
    await waitForOptions('crepe');
    await user.click(options()[0] as HTMLElement);
    await waitFor(() => expect(eventTypes()).toEqual(['search']));
  });

  test('records a picked search as the most recent one', async () => {
    localStorage.setItem('recent_searches', '["crepe","linen"]');
    const { user } = renderInShop(<SearchBox icon={null} popularSearches={['Silk', 'Velvet']} />);
    const pick = async (name: string) => {
      await user.click(searchField());
      await user.click(await screen.findByRole('option', { name }));
    };
    const expectRecent = (...searches: string[]) =>
      waitFor(() => expect(localStorage.getItem('recent_searches')).toBe(JSON.stringify(searches)));
    await pick('Silk');
    await expectRecent('Silk', 'crepe', 'linen');
    await pick('linen');
    await expectRecent('linen', 'Silk', 'crepe');
    await user.click(searchField());
    await waitForOptions('linen', 'Silk', 'crepe', 'Velvet');
  });

  test('closes when the visitor presses elsewhere', async () => {
    const { user } = renderInShop(
      <>
        <SearchBox icon={null} />
        <p>Elsewhere</p>
      </>,
    );
    await fill(user, searchField(), 'satin');
    await waitForOptions('satin abaya', 'satin hijab');
    fireEvent.pointerDown(searchField());
    expect(options()).toHaveLength(2);
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(options()).toEqual([]);
  });
});
