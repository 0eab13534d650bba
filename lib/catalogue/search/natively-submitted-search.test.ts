import { nativelySubmittedSearch } from './natively-submitted-search.ts';

const shop = 'https://rida.example';
const resultsUrl = `${shop}/shop?searchText=crepe`;

describe('a search submitted before hydration', () => {
  test('is recognised by a previous page of the shop with another search', () => {
    expect(nativelySubmittedSearch(`${shop}/ar`, resultsUrl, 'navigate')).toBe('crepe');
    expect(nativelySubmittedSearch(`${shop}/shop?searchText=linen`, resultsUrl, 'navigate')).toBe('crepe');
  });

  test('is not assumed for links of other sites or typed URLs', () => {
    expect(nativelySubmittedSearch('https://search.example/', resultsUrl, 'navigate')).toBeNull();
    expect(nativelySubmittedSearch('', resultsUrl, 'navigate')).toBeNull();
  });

  test('is not repeated by reloading, going back or paging', () => {
    expect(nativelySubmittedSearch(shop, resultsUrl, 'reload')).toBeNull();
    expect(nativelySubmittedSearch(shop, resultsUrl, 'back_forward')).toBeNull();
    expect(nativelySubmittedSearch(resultsUrl, `${resultsUrl}&pageNumber=2`, 'navigate')).toBeNull();
  });

  test('is not assumed without a search text', () => {
    expect(nativelySubmittedSearch(shop, `${shop}/shop`, 'navigate')).toBeNull();
    expect(nativelySubmittedSearch(shop, `${shop}/shop?searchText=+`, 'navigate')).toBeNull();
  });
});
