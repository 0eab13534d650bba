import { act, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { renderInShop } from '@/components/testing/render-in-shop';
import { Link } from '@/components/ui/link';
import { track } from '@/lib/shopper/tracking/track';
import { startRecordingFollowedSearches } from './record-followed-searches.ts';

const logPath = '/UtmTrackings/Log';
const recentSearches = () => localStorage.getItem('recent_searches');
/** A search is recorded once its script has loaded. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const setNavigation = (path: string, referrer: string, type = 'navigate') => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const navigation = { name: `https://shop.example${path}`, type };
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation] as never);
};

let stop = () => {};
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.setResponse(`POST ${logPath}`, {});
});
afterEach(() => stop());

describe('the search that led to a page', () => {
  test.each([
    ['a search', '/shop?searchText=silk', 'https://shop.example/', 'navigate', '["silk"]'],
    ['no search', '/shop', 'https://shop.example/', 'navigate', null],
    ['a reload', '/shop?searchText=silk', 'https://shop.example/', 'reload', null],
    ['a way back', '/shop?searchText=silk', 'https://shop.example/', 'back_forward', null],
    ['another site', '/shop?searchText=silk', 'https://other.example/', 'navigate', null],
  ])('is recorded after %s', async (_case, path, referrer, type, expected) => {
    setNavigation(path, referrer, type);
    stop = startRecordingFollowedSearches();
    await settle();
    expect(recentSearches()).toBe(expected);
  });
});

describe('a followed link', () => {
  const search = '/shop?searchText=silk';

  /** Uses a link on a page; returns the texts of the searches that were tracked. */
  async function trackedSearches(
    use: (user: UserEvent, link: Element) => Promise<void>,
    { href = search, path = '/' } = {},
  ): Promise<unknown[]> {
    setNavigation('/', '');
    stop = startRecordingFollowedSearches();
    const { user, getByText } = renderInShop(
      <Link href={href}>
        <bdi>Silk</bdi>
      </Link>,
      { path },
    );
    // After the listener of the code: jsdom cannot open another tab.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    // Sends the events of earlier tests, too.
    track({ type: 'page-view' });
    await waitFor(() => expect(api.sentTo(logPath)).not.toEqual([]));
    await settle();
    api.requests.length = 0;
    await use(user, getByText('Silk'));
    await settle();
    const events = api.sentTo(logPath).flatMap(({ body }) => body as { eventType: string; value: unknown }[]);
    return events.filter(({ eventType }) => eventType === 'search').map(({ value }) => value);
  }

  test.each<[string, (user: UserEvent, link: Element) => Promise<void>]>([
    ['a click', (user, link) => user.click(link)],
    ['a double click', (user, link) => user.dblClick(link)],
    ['the keyboard', (user) => user.keyboard('{Tab}{Enter}')],
  ])('to a search counts once: %s', async (_case, use) => {
    expect(await trackedSearches(use)).toEqual(['silk']);
    expect(recentSearches()).toBe('["silk"]');
  });

  test('that opens another tab leaves the search to that page', async () => {
    const use = async (user: UserEvent, link: Element) => {
      await user.keyboard('{Control>}');
      await user.click(link);
      await user.keyboard('{/Control}');
    };
    expect(await trackedSearches(use)).toEqual([]);
  });

  test.each([
    ['of the same search', `${search}&page=2`, search],
    ['without search', '/shop', '/'],
  ])('%s counts as none', async (_case, href, path) => {
    const use = (user: UserEvent, link: Element) => user.click(link);
    expect(await trackedSearches(use, { href, path })).toEqual([]);
    expect(recentSearches()).toBeNull();
  });
});
