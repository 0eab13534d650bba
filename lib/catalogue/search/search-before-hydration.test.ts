import { searchBeforeHydration } from './search-before-hydration.ts';

const shop = 'https://rida.example';
const resultsUrl = `${shop}/shop?searchText=crepe`;

describe('a search submitted before hydration', () => {
  test('is recognised by a previous page of the shop with another search', () => {
    expect(searchBeforeHydration(`${shop}/ar`, resultsUrl, 'navigate')).toBe('crepe');
    expect(searchBeforeHydration(`${shop}/shop?searchText=linen`, resultsUrl, 'navigate')).toBe('crepe');
  });

  test('is not assumed for links of other sites or typed URLs', () => {
    expect(searchBeforeHydration('https://search.example/', resultsUrl, 'navigate')).toBeNull();
    expect(searchBeforeHydration('', resultsUrl, 'navigate')).toBeNull();
  });

  test('is not repeated by reloading, going back or paging', () => {
    expect(searchBeforeHydration(shop, resultsUrl, 'reload')).toBeNull();
    expect(searchBeforeHydration(shop, resultsUrl, 'back_forward')).toBeNull();
    expect(searchBeforeHydration(resultsUrl, `${resultsUrl}&pageNumber=2`, 'navigate')).toBeNull();
  });

  test('is not assumed without a search text', () => {
    expect(searchBeforeHydration(shop, `${shop}/shop`, 'navigate')).toBeNull();
    expect(searchBeforeHydration(shop, `${shop}/shop?searchText=+`, 'navigate')).toBeNull();
  });
});
