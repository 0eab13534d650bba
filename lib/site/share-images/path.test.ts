import { readShareImagePath, type ShareImageSubject, shareImagePath } from './share-image.ts';

const version = '0123456789ab';
const segmentsOf = (path: string) => path.split('/').slice(2).map(decodeURIComponent);

describe('share image paths', () => {
  test.each<[ShareImageSubject, string]>([
    [{ kind: 'home' }, '/cards/ar/home'],
    [{ kind: 'shop' }, '/cards/ar/shop'],
    [{ kind: 'category', slug: 'abayas' }, '/cards/ar/category/abayas'],
    [{ kind: 'feature', slug: 'new in' }, '/cards/ar/feature/new%20in'],
    [{ kind: 'product', slug: 'a', color: null }, '/cards/ar/product/a/-'],
    [{ kind: 'product', slug: 'a', color: 'deep/green' }, '/cards/ar/product/a/deep%2Fgreen'],
  ])('the image of %j has the path %s', (subject, path) => {
    expect(shareImagePath('ar', subject, version)).toBe(`${path}/${version}.jpg`);
    expect(readShareImagePath(segmentsOf(`${path}/${version}.jpg`))).toEqual({
      locale: 'ar',
      subject,
      version,
    });
  });

  test.each([
    'fr/home',
    'en/other',
    'en/home/a',
    'en/shop/a',
    'en/category',
    'en/category/',
    'en/category/a/b',
    'en/feature/a/b',
    'en/other/a/b',
    'en/product/a',
    'en/product/a/',
    'en/product//black',
    'en/product/a/black/b',
  ])('%s is no path of a share image', (path) => {
    expect(readShareImagePath(segmentsOf(`/cards/${path}/${version}.jpg`))).toBeNull();
  });

  test.each(['', '0123456789.jpg', '0123456789ab.png'])('%p is no file name', (name) => {
    expect(readShareImagePath(['en', 'home', name])).toBeNull();
  });
});
