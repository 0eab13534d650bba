import { startOptions, suggestionOptions } from './search-options.ts';

const products = Array.from({ length: 9 }, (_, index) => ({
  slug: `p-${index}`,
  title: `Abaya ${index}`,
  image: null,
  price: 'EGP 10.00',
}));
const categories = [{ slug: 'abayas', name: 'Abayas' }];
const countsByKind = (viewportHeight: number, suggestions = { products, categories }) => {
  const options = suggestionOptions(suggestions, viewportHeight);
  return ['product', 'category'].map((kind) => options.filter((option) => option.kind === kind).length);
};

describe('suggestion options', () => {
  test('include as many products as fit into the viewport', () => {
    expect(countsByKind(1400)).toEqual([9, 1]);
    expect(countsByKind(900)).toEqual([6, 1]);
    expect(countsByKind(900, { products, categories: [] })).toEqual([7, 0]);
  });

  test('include three products and all categories above an on-screen keyboard', () => {
    expect(countsByKind(300)).toEqual([3, 1]);
  });

  test('include fewer products when fewer are found', () => {
    expect(countsByKind(900, { products: products.slice(0, 2), categories })).toEqual([2, 1]);
  });
});

describe('start options', () => {
  test('are the searches that the shop offers, else its categories', () => {
    expect(startOptions(['Silk shirt'], categories)).toEqual([
      expect.objectContaining({ kind: 'popular', text: 'Silk shirt', href: '/shop?searchText=Silk+shirt' }),
    ]);
    expect(startOptions([], categories)).toEqual([
      expect.objectContaining({ kind: 'category', text: 'Abayas', href: '/shop/shop-category/abayas' }),
    ]);
  });
});
