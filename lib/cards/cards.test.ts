import { product, variant } from '../catalogue/testing.ts';
import { shop } from '../tenant/testing.ts';
import { type CardSubject, cardPath, readCardPath } from './address.ts';
import { cardVersion } from './card.ts';
import { productCard } from './cards.ts';

const now = Date.UTC(2026, 5, 15);
const abaya = product({
  title: 'Abaya',
  categoryName: 'Abayas',
  variants: [
    variant({ id: 1, color: 'Black', price: 100, images: ['/uploads/black.webp'] }),
    variant({
      id: 2,
      color: 'Deep Green',
      price: 200,
      sale: { price: 150, startsAt: now, endsAt: now },
      images: ['/uploads/green.webp'],
    }),
  ],
});
const segmentsOf = (path: string) => path.slice('/cards/'.length).split('/').map(decodeURIComponent);

test.each<CardSubject>([
  { kind: 'home' },
  { kind: 'shop' },
  { kind: 'category', slug: 'عبايات & شالات' },
  { kind: 'feature', slug: 'best-sellers' },
  { kind: 'product', slug: 'abaya', color: null },
  { kind: 'product', slug: 'abaya/50%', color: 'deep green' },
])('the address of a card of %j is read back', (subject) => {
  const path = cardPath('ar', subject, '0123456789ab');
  expect(path).toMatch(/^\/cards\/ar\/[\x21-\x7e]+\.jpg$/);
  expect(readCardPath(segmentsOf(path))).toEqual({ locale: 'ar', subject, version: '0123456789ab' });
});

test.each([
  'en',
  'en/shop',
  'fr/shop/0123456789ab.jpg',
  'en/shop/0123456789AB.jpg',
  'en/shop/0123456789ab.png',
  'en/shop/x/0123456789ab.jpg',
  'en/page/0123456789ab.jpg',
  'en/product/abaya/0123456789ab.jpg',
  'en/product/abaya/black/m/0123456789ab.jpg',
  'en/category//0123456789ab.jpg',
])('%s is the address of no card', (path) => {
  expect(readCardPath(path.split('/'))).toBeNull();
});

test('a colour in any letter case has its picture, its prices and one address', () => {
  expect(productCard(abaya, 'DEEP green', shop, now)).toMatchObject({
    subject: { color: 'deep green' },
    card: { label: 'Deep Green', image: '/uploads/green.webp' },
  });
  const { card } = productCard(abaya, 'deep green', shop, now);
  expect([card.price, card.was].map((words) => words?.replaceAll('\u00a0', ' '))).toEqual([
    'EGP 1.50',
    'EGP 2.00',
  ]);
});

test('a colour that there is not leaves the card of the product', () => {
  expect(productCard(abaya, 'pink', shop, now)).toEqual(productCard(abaya, null, shop, now));
});

test('a product without a price has a card without one', () => {
  expect(productCard(product({}), null, shop, now).card).toMatchObject({ price: null, was: null });
});

test('the version follows what is seen', () => {
  const version = (given: typeof abaya, at = now) =>
    cardVersion(productCard(given, 'deep green', shop, at).card);
  expect(version({ ...abaya, descriptionHtml: 'other words' })).toBe(version(abaya));
  const changed = [version({ ...abaya, title: 'Other' }), version(abaya, now + 1)];
  expect(new Set([version(abaya), ...changed]).size).toBe(3);
});
