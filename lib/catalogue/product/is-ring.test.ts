import { isRing } from './is-ring.ts';
import { product } from './testing.ts';

const jewelry = { id: 1, name: 'Jewelry', slug: 'jewelry' };
const arabicJewelry = { id: 1, name: 'المجوهرات', slug: 'accessories' };

describe('isRing', () => {
  test.each([
    { categoryName: 'Rings' },
    { categoryName: 'Gold Rings for Women' },
    { categoryName: 'خواتم' },
    { categoryName: 'الخَواتِم والدبل' },
    { categoryName: 'Fine', mainCategory: { id: 2, name: 'Fine', slug: 'gold-rings' } },
    { title: 'Pearl Ring', mainCategory: jewelry },
    { title: 'خاتم قمر بلؤلؤة', mainCategory: arabicJewelry },
    { title: 'Solitaire ring', type: 'jewelry' },
  ])('is true for %j', (fields) => {
    expect(isRing(product(fields))).toBe(true);
  });

  test.each([
    { title: 'Midi Dress', categoryName: 'Dresses', type: 'fashion' },
    { title: 'Ring-detail Dress', categoryName: 'Dresses' },
    { title: 'فستان بخاتم معدني', categoryName: 'فساتين' },
    { title: 'Tee', categoryName: 'Ring-spun cotton' },
    { title: 'Pearl Bracelet', mainCategory: jewelry },
    { title: 'Pearl Earrings', categoryName: 'Earrings', mainCategory: jewelry },
    { title: 'سوار لؤلؤ', mainCategory: arabicJewelry },
    {},
  ])('is false for %j', (fields) => {
    expect(isRing(product(fields))).toBe(false);
  });
});
