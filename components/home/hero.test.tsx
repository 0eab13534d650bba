import { screen } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { SlideLink, slideHref } from './hero.tsx';

test('a slide links to its product, category, feature tag or URL', () => {
  expect(slideHref({ kind: 'feature', slug: 'new-in' })).toBe('/shop/shop-feature/new-in');
  expect(slideHref({ kind: 'category', slug: 'tops' })).toBe('/shop/shop-category/tops');
  expect(slideHref({ kind: 'product', slug: 'abaya' })).toBe('/shop/shop-details/abaya');
  expect(slideHref({ kind: 'url', href: '/pages/about' })).toBe('/pages/about');
  expect(slideHref(null)).toBeNull();
});

describe('the link of a slide', () => {
  const link = () => screen.getByRole('link');
  test('leaves navigation to another site to the browser', () => {
    renderInShop(<SlideLink href="https://other.example/">About</SlideLink>, { locale: 'ar' });
    expect(link()).toHaveAttribute('href', 'https://other.example/');
    expect(link()).toHaveAttribute('rel', 'noopener');
  });

  test('leads to a path of the shop in the current language', () => {
    renderInShop(<SlideLink href="/shop">About</SlideLink>, { locale: 'ar' });
    expect(link()).toHaveAttribute('href', '/ar/shop');
  });
});
