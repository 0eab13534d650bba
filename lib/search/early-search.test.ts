import { earlySearch } from './early-search.ts';

const shop = 'https://rida.example';
const found = `${shop}/shop?searchText=crepe`;

describe('a search whose form was sent before the scripts were there', () => {
  test('is known by the page that it was sent from', () => {
    expect(earlySearch(`${shop}/ar`, found, 'navigate')).toBe('crepe');
    expect(earlySearch(`${shop}/shop?searchText=linen`, found, 'navigate')).toBe('crepe');
  });

  test('is not taken from a link of somewhere else, nor from a typed address', () => {
    expect(earlySearch('https://search.example/', found, 'navigate')).toBeNull();
    expect(earlySearch('', found, 'navigate')).toBeNull();
  });

  test('is counted once: not on a reload, not on the way back, not while its results are paged through', () => {
    expect(earlySearch(shop, found, 'reload')).toBeNull();
    expect(earlySearch(shop, found, 'back_forward')).toBeNull();
    expect(earlySearch(found, `${found}&pageNumber=2`, 'navigate')).toBeNull();
  });

  test('is nothing where nothing was searched for', () => {
    expect(earlySearch(shop, `${shop}/shop`, 'navigate')).toBeNull();
    expect(earlySearch(shop, `${shop}/shop?searchText=+`, 'navigate')).toBeNull();
  });
});
