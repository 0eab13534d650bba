import { product, variant } from '../../catalogue/product/testing.ts';
import { shop } from '../../platform/tenant/testing.ts';

const getCategoryWithProducts = jest.fn();
const getFeatureWithProducts = jest.fn();
const getProduct = jest.fn();
const getHome = jest.fn();
jest.mock('../../catalogue/reads/collections.ts', () => ({
  getCategoryWithProducts,
  getFeatureWithProducts,
}));
jest.mock('../../catalogue/reads/product-server.ts', () => ({ getProduct }));
jest.mock('../../catalogue/reads/server.ts', () => ({ getHome }));
jest.mock('./tagline.ts', () => ({ tagline: async () => 'Cloaks' }));

let find: typeof import('./server.ts').findShareImage;
beforeAll(async () => {
  ({ findShareImage: find } = await import('./server.ts'));
});

const abaya = product({
  title: 'Abaya',
  images: ['/uploads/a.webp'],
  variants: [variant({ color: 'Black', images: ['/uploads/black.webp'] })],
});

describe('findShareImage', () => {
  test('home and shop show the tagline; home also its first slide', async () => {
    getHome.mockResolvedValue({ slides: [{ image: '/uploads/one.webp' }, { image: '/uploads/two.webp' }] });
    expect((await find({ kind: 'home' }, shop))?.content).toMatchObject({
      title: 'Cloaks',
      image: '/uploads/one.webp',
    });
    getHome.mockResolvedValue({ slides: [] });
    expect((await find({ kind: 'home' }, shop))?.content.image).toBeNull();
    expect((await find({ kind: 'shop' }, shop))?.content).toMatchObject({ title: 'Cloaks', image: null });
  });

  test('a product is shown only in existing colors', async () => {
    getProduct.mockResolvedValue(abaya);
    const colored = (color: string | null) => find({ kind: 'product', slug: 'abaya', color }, shop);
    expect((await colored('black'))?.content).toMatchObject({
      label: 'Black',
      image: '/uploads/black.webp',
    });
    expect((await colored(null))?.content.title).toBe('Abaya');
    expect(await colored('red')).toBeNull();
  });

  test('a category or feature tag falls back to its slug', async () => {
    getCategoryWithProducts.mockResolvedValueOnce({ category: { name: 'Abayas', image: '/uploads/c.webp' } });
    const category = { kind: 'category', slug: 'open-abayas' } as const;
    expect((await find(category, shop))?.content).toMatchObject({
      title: 'Abayas',
      image: '/uploads/c.webp',
    });
    getCategoryWithProducts.mockResolvedValueOnce({ category: null });
    expect((await find(category, shop))?.content).toMatchObject({ title: 'Open abayas', image: null });
    const feature = { kind: 'feature', slug: 'new-in' } as const;
    getFeatureWithProducts.mockResolvedValueOnce({ tag: { name: 'New' }, products: [abaya] });
    expect((await find(feature, shop))?.content).toMatchObject({
      title: 'New',
      image: '/uploads/black.webp',
    });
    getFeatureWithProducts.mockResolvedValueOnce({ tag: null, products: [] });
    expect((await find(feature, shop))?.content).toMatchObject({ title: 'New in', image: null });
  });

  test('returns null for unknown subjects', async () => {
    for (const getter of [getCategoryWithProducts, getFeatureWithProducts, getProduct])
      getter.mockResolvedValue(null);
    expect(await find({ kind: 'category', slug: 'x' }, shop)).toBeNull();
    expect(await find({ kind: 'feature', slug: 'x' }, shop)).toBeNull();
    expect(await find({ kind: 'product', slug: 'x', color: null }, shop)).toBeNull();
  });
});
