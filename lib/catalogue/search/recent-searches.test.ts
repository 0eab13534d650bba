import { type FakeBrowser, installFakeBrowser } from '../../platform/browser-storage/testing.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = installFakeBrowser();
});
const openTab = () => browser.openTab(() => import('./recent-searches.ts'));

describe('recent searches', () => {
  test('the last five searches are stored without duplicates, latest first', async () => {
    const { loadRecentSearches, recordRecentSearch } = await openTab();
    expect(loadRecentSearches()).toEqual([]);
    for (const text of ['a', 'b', 'c', 'd', 'B', 'e', 'f']) recordRecentSearch(text);
    expect(loadRecentSearches()).toEqual(['f', 'e', 'B', 'd', 'c']);
    expect((await openTab()).loadRecentSearches()).toHaveLength(5);
  });

  test.each(['"text"', '{}', 'null', 'no JSON'])('a stored %s is ignored', async (stored) => {
    browser.stored.set('recent_searches', stored);
    expect((await openTab()).loadRecentSearches()).toEqual([]);
  });

  test('malformed and excess items of a stored list are dropped', async () => {
    browser.stored.set('recent_searches', JSON.stringify([1, '', 'a', null, 'b', 'c', 'd', 'e', 'f']));
    expect((await openTab()).loadRecentSearches()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
