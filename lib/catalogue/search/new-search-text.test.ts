import { newSearchText } from './new-search-text.ts';

const shop = 'https://rida.example';
const results = (query: string) => `${shop}/shop?${query}`;

describe('newSearchText', () => {
  test.each([
    [`${shop}/ar`, 'searchText=crepe', 'crepe'],
    [results('searchText=linen'), 'searchText=crepe', 'crepe'],
    [results('typedText=linen+38'), 'searchText=%20crepe%20', 'crepe'],
    [`${shop}/`, 'searchText=dress&maxPrice=1500&typedText=dress+under+1500', 'dress under 1500'],
  ])('from %s to %s is %s', (previous, query, text) => {
    expect(newSearchText(previous, results(query))).toBe(text);
  });

  test.each([
    ['another site', 'https://search.example/', 'searchText=crepe'],
    ['no page', '', 'searchText=crepe'],
    ['another page of results', results('searchText=crepe'), 'searchText=crepe&page=2'],
    ['a correction', results('searchText=crape'), 'searchText=crape&exactText=1'],
    [
      'numbers as filters',
      results('searchText=dress&typedText=dress+38'),
      'searchText=dress+38&typedText=dress+38',
    ],
    ['a removed filter', results('searchText=dress&typedText=dress+38&size=38'), 'searchText=dress'],
    ['a page without search', shop, 'page=2'],
    ['an empty text', shop, 'searchText=+'],
  ])('is null after %s', (_case, previous, query) => {
    expect(newSearchText(previous, results(query))).toBeNull();
  });
});
