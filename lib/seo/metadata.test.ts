import { shop } from '../tenant/testing.ts';
import { pageMetadata } from './metadata.ts';

jest.mock('../tenant/current-shop.ts', () => ({
  currentShop: async () => (jest.requireActual('../tenant/testing.ts') as { shop: unknown }).shop,
}));
jest.mock('../share-images/tagline.ts', () => ({ tagline: async () => 'Cloaks' }));

const { origin } = shop;
const head = { path: '/shop', title: 'Shop', description: 'All of it.' };

test('a page has its title with the shop’s, one canonical address, and both languages', async () => {
  const metadata = await pageMetadata(head);
  expect(metadata).toMatchObject({
    title: 'Shop | Rida',
    description: 'All of it.',
    alternates: {
      canonical: `${origin}/shop`,
      languages: { en: `${origin}/shop`, ar: `${origin}/ar/shop`, 'x-default': `${origin}/shop` },
    },
    robots: { 'max-image-preview': 'large' },
    openGraph: {
      ...{ type: 'website', siteName: 'Rida', title: 'Shop', url: `${origin}/shop` },
      ...{ locale: 'en_US', alternateLocale: ['ar_AR'] },
    },
  });
  expect((await pageMetadata({ ...head, title: 'Rida' })).title).toBe('Rida');
});

test('a page that is kept out of search engines says so, and lets its links be followed', async () => {
  expect((await pageMetadata({ ...head, indexed: false })).robots).toEqual({ index: false, follow: true });
});

test('shares are counted for the shared address, and a page may say itself what it is', async () => {
  const { openGraph } = await pageMetadata({ ...head, shared: '/shop?color=Black', type: null });
  expect(openGraph).toMatchObject({ url: `${origin}/shop?color=Black` });
  expect(openGraph).not.toHaveProperty('type');
});

test('the picture of a page is its own, else that of the shop, in the size that networks ask for and with words', async () => {
  const imageOf = async (given: Parameters<typeof pageMetadata>[0]) => {
    const { openGraph, twitter } = await pageMetadata(given);
    const [image] = (openGraph?.images ?? []) as { url: string; alt: string }[];
    expect(twitter).toMatchObject({
      card: 'summary_large_image',
      images: [{ url: image?.url, alt: image?.alt }],
    });
    return image;
  };
  expect(await imageOf(head)).toMatchObject({
    ...{ width: 1200, height: 630, type: 'image/jpeg', alt: 'Cloaks' },
    url: expect.stringMatching(new RegExp(`^${origin}/cards/en/shop/[\\da-f]{12}\\.jpg$`)),
  });
  const { productShareImage } = await import('../share-images/share-images.ts');
  const { product } = await import('../catalogue/testing.ts');
  const abaya = product({ title: 'Abaya', categoryName: 'Abayas', price: 100 });
  const image = await imageOf({ ...head, shareImage: productShareImage(abaya, null, shop, 0) });
  expect(image?.alt.replaceAll('\u00a0', ' ')).toBe('Abaya · Abayas · EGP 1.00');
  expect(image?.url).toContain('/cards/en/product/abaya/');
});
