import { product } from '../product/testing.ts';
import { fashionProductsInCategory, favoritesForTab, shopTheLookProducts } from './section-products.ts';

const tops = { id: 1, name: 'بلوزات', slug: 'tops' };
const topByName = product({ id: 1, type: 'fashion', categoryName: 'Tops' });
const topBySlug = product({ id: 2, type: 'Fashion', mainCategory: tops });
const jacket = product({ id: 3, type: 'fashion', mainCategory: { id: 2, name: 'Jackets', slug: 'outer' } });
const ring = product({ id: 4, type: 'jewelry', categoryName: 'Tops' });
const allProducts = [topByName, topBySlug, jacket, ring];

describe('favourites', () => {
  test('a category matches by name or slug in any letter case', () => {
    expect(fashionProductsInCategory(allProducts, 'TOPS')).toEqual([topByName, topBySlug]);
    expect(fashionProductsInCategory(allProducts, 'jackets')).toEqual([jacket]);
    expect(fashionProductsInCategory(allProducts, 'بلوزات')).toEqual([topBySlug]);
    expect(fashionProductsInCategory(allProducts, 'Pants')).toEqual([]);
  });

  test('without a category, every fashion product is included', () => {
    expect(fashionProductsInCategory(allProducts, null)).toEqual([topByName, topBySlug, jacket]);
  });

  test('a tab includes only fashion products of its category', () => {
    const top = product({ slug: 'top', type: 'fashion', mainCategory: { id: 1, name: 'TOPS', slug: 'x' } });
    const pants = product({
      slug: 'pants',
      type: 'Fashion',
      mainCategory: { id: 2, name: 'بناطيل', slug: 'pants' },
    });
    const phone = product({
      slug: 'phone',
      type: 'electronics',
      mainCategory: { id: 3, name: 'Tops', slug: 'tops' },
    });
    const slugs = (tab: Parameters<typeof favoritesForTab>[1]) =>
      favoritesForTab([top, pants, phone], tab).map(({ slug }) => slug);
    expect(slugs('all')).toEqual(['top', 'pants']);
    expect(slugs('tops')).toEqual(['top']);
    expect(slugs('pants')).toEqual(['pants']);
    expect(slugs('jackets')).toEqual([]);
  });
});

test('Shop The Look gets the last fashion products', () => {
  const fiveProducts = [1, 2, 3, 4, 5].map((id) => product({ id, type: 'fashion' }));
  expect(shopTheLookProducts([...fiveProducts, ring], 4).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(shopTheLookProducts([jacket], 4)).toEqual([jacket]);
  expect([shopTheLookProducts(fiveProducts, 1).length, shopTheLookProducts(fiveProducts, 0).length]).toEqual([
    1, 0,
  ]);
});
