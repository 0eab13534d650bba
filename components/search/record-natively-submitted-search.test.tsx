import { recordNativelySubmittedSearch } from './record-natively-submitted-search.ts';

describe('recordNativelySubmittedSearch', () => {
  test.each([
    ['a search', '/shop?searchText=silk', 'https://shop.example/', '["silk"]'],
    ['no search', '/shop', 'https://shop.example/', null],
    ['another site', '/shop?searchText=silk', 'https://other.example/', null],
  ])('records %s that led to the page before hydration', async (_case, path, referrer, expected) => {
    localStorage.clear();
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    const navigation = { name: `https://shop.example${path}`, type: 'navigate' };
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation] as never);
    await recordNativelySubmittedSearch();
    // A recent search is stored once its script has loaded.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(localStorage.getItem('recent_searches')).toBe(expected);
  });
});
