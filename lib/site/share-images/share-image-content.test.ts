import { product, variant } from '../../catalogue/product/testing.ts';
import { shop } from '../../platform/tenant/testing.ts';
import {
  readShareImagePath,
  type ShareImageSubject,
  shareImagePath,
  shareImageVersion,
} from './share-image.ts';
import { productShareImage } from './share-image-content.ts';

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

describe('share images', () => {
  test.each<ShareImageSubject>([
    { kind: 'home' },
    { kind: 'shop' },
    { kind: 'category', slug: 'عبايات & شالات' },
    { kind: 'feature', slug: 'best-sellers' },
    { kind: 'product', slug: 'abaya', color: null },
    { kind: 'product', slug: 'abaya/50%', color: 'deep green' },
  ])('round-trips the path of %j', (subject) => {
    const path = shareImagePath('ar', subject, '0123456789ab');
    expect(path).toMatch(/^\/cards\/ar\/[\x21-\x7e]+\.jpg$/);
    expect(readShareImagePath(segmentsOf(path))).toEqual({ locale: 'ar', subject, version: '0123456789ab' });
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
  ])('rejects the path %s', (path) => {
    expect(readShareImagePath(path.split('/'))).toBeNull();
  });

  test('a color is case-insensitive and sets photo and prices', () => {
    expect(productShareImage(abaya, 'DEEP green', shop, now)).toMatchObject({
      subject: { color: 'deep green' },
      content: { label: 'Deep Green', image: '/uploads/green.webp' },
    });
    const { content } = productShareImage(abaya, 'deep green', shop, now);
    expect([content.price, content.was].map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
      'EGP 1.50',
      'EGP 2.00',
    ]);
  });

  test('an unknown color falls back to the product', () => {
    expect(productShareImage(abaya, 'pink', shop, now)).toEqual(productShareImage(abaya, null, shop, now));
  });

  test('a product without a price shows none', () => {
    expect(productShareImage(product({}), null, shop, now).content).toMatchObject({
      price: null,
      was: null,
    });
  });

  test('the version depends on visible content only', () => {
    const version = (item: typeof abaya, at = now) =>
      shareImageVersion(productShareImage(item, 'deep green', shop, at).content);
    expect(version({ ...abaya, descriptionHtml: 'other text' })).toBe(version(abaya));
    const changed = [version({ ...abaya, title: 'Other' }), version(abaya, now + 1)];
    expect(new Set([version(abaya), ...changed]).size).toBe(3);
  });

  test('without a color, the first card image is shown', () => {
    expect(productShareImage(abaya, null, shop, now).content.image).toBe('/uploads/black.webp');
    expect(productShareImage(product({}), null, shop, now).content.image).toBeNull();
  });

  test('the version is twelve hexadecimal digits', () => {
    const versions = [null, 'deep green'].map((color) =>
      shareImageVersion(productShareImage(abaya, color, shop, now).content),
    );
    for (const version of versions) expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(new Set(versions).size).toBe(2);
  });
});
