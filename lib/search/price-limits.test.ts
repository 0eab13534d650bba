import { extractPriceLimits, withPriceFilter } from './price-limits.ts';

describe('extractPriceLimits', () => {
  test.each([
    ['dress under 1500', 'dress', null, 1500],
    ['Abaya below EGP 1,500', 'Abaya', null, 1500],
    ['less than 900 pounds skirt', 'skirt', null, 900],
    ['black dress up to 2k', 'black dress', null, 2000],
    ['dress over 500', 'dress', 500, null],
    ['silk scarf above 99.50 SAR', 'silk scarf', 99.5, null],
    ['no more than 700 hijab', 'hijab', null, 700],
    ['ring no less than 300', 'ring', 300, null],
    ['dress between 500 and 1000', 'dress', 500, 1000],
    ['from 500 to 1000 dress, linen', 'dress, linen', 500, 1000],
    ['over 500 under 1000 dress', 'dress', 500, 1000],
    ['under 1500', '', null, 1500],
    ['فستان أقل من ١٥٠٠', 'فستان', null, 1500],
    ['فستان اقل من ١٬٥٠٠ جنيه', 'فستان', null, 1500],
    ['عباية تحت ٢ ألف', 'عباية', null, 2000],
    ['عباية فوق 500 جنيه سوداء', 'عباية سوداء', 500, null],
    ['أكتر من ٨٠٠', '', 800, null],
    ['طرحة بين ١٠٠ و٢٠٠', 'طرحة', 100, 200],
    ['طرحة من 100 إلى 200 ريال', 'طرحة', 100, 200],
  ])('reads %j', (text, rest, minPrice, maxPrice) => {
    expect(extractPriceLimits(text)).toEqual({ text: rest, minPrice, maxPrice });
  });

  test.each([
    'dress',
    'under scarf',
    'size 42',
    'perfume over 100 ml',
    'perfume under 1,500 ml',
    'wonder 1500',
    'less than',
    'عطر أكثر من ١٠٠ مل',
    'فستان من الكتان',
    '1500',
  ])('finds no price in %j', (text) => {
    expect(extractPriceLimits(text)).toBeNull();
  });

  test('reads a long text in linear time', () => {
    expect(extractPriceLimits('under 1,1,1 '.repeat(2000))).not.toBeUndefined();
  });
});

describe('withPriceFilter', () => {
  test('replaces the price filter, resets the page and keeps the rest', () => {
    const query = new URLSearchParams(
      'searchText=dress+under+1500&minPrice=2000&page=3&color=Black&utm_source=x',
    );
    expect(String(withPriceFilter(query))).toBe('searchText=dress&color=Black&utm_source=x&maxPrice=1500');
  });

  test('drops a text that states only a price', () => {
    expect(String(withPriceFilter(new URLSearchParams('searchText=over+500')))).toBe('minPrice=500');
  });

  test('returns null for a query without price limits', () => {
    expect(withPriceFilter(new URLSearchParams('searchText=dress'))).toBeNull();
    expect(withPriceFilter(new URLSearchParams())).toBeNull();
  });
});
