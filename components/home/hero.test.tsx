import { slideHref } from './hero.tsx';

test('a slide links to its product, category, feature tag or URL', () => {
  expect(slideHref({ kind: 'feature', slug: 'new-in' })).toBe('/shop/shop-feature/new-in');
  expect(slideHref({ kind: 'category', slug: 'tops' })).toBe('/shop/shop-category/tops');
  expect(slideHref({ kind: 'product', slug: 'abaya' })).toBe('/shop/shop-details/abaya');
  expect(slideHref({ kind: 'url', href: '/pages/about' })).toBe('/pages/about');
  expect(slideHref(null)).toBeNull();
});
