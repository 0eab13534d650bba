import { type FakeBrowser, fakeBrowser } from '../browser-storage/testing.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
const load = () => browser.openTab(() => import('./recent.ts'));

test('the last five searches are kept, latest first, each once in any letter case', async () => {
  const { recentSearches, rememberSearch } = await load();
  expect(recentSearches()).toEqual([]);
  for (const text of ['a', 'b', 'c', 'd', 'B', 'e', 'f']) rememberSearch(text);
  expect(recentSearches()).toEqual(['f', 'e', 'B', 'd', 'c']);
  expect((await load()).recentSearches()).toHaveLength(5);
});

test.each(['"text"', '{}', 'null', 'no JSON'])('%s is no list of searches', async (stored) => {
  browser.stored.set('recent_searches', stored);
  expect((await load()).recentSearches()).toEqual([]);
});

test('what is no search is left out of a stored list, and of a long one the rest', async () => {
  browser.stored.set('recent_searches', JSON.stringify([1, '', 'a', null, 'b', 'c', 'd', 'e', 'f']));
  expect((await load()).recentSearches()).toEqual(['a', 'b', 'c', 'd', 'e']);
});
