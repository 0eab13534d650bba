import englishMessages from '../../../messages/en.json';
import { resolveTenant } from '../../platform/tenant/server.ts';
import { pageMetadata } from './metadata.ts';

jest.mock('next-intl/server', () => ({ getLocale: async () => 'en' }));
jest.mock('next/root-params', () => ({ tenant: async () => 'rida' }), { virtual: true });

const tenant = resolveTenant(null);
const { origin } = tenant;
const options = { path: '/shop', title: 'Shop', description: 'All of it.' };

describe('pageMetadata', () => {
  test('sets title, canonical URL and alternates', async () => {
    const metadata = await pageMetadata(options);
    expect(metadata).toMatchObject({
      title: 'Shop | Rida',
      description: 'All of it.',
      alternates: {
        canonical: `${origin}/shop`,
        languages: { en: `${origin}/shop`, ar: `${origin}/ar/shop`, 'x-default': `${origin}/shop` },
      },
      robots: { 'max-image-preview': 'large' },
      openGraph: {
        type: 'website',
        siteName: 'Rida',
        title: 'Shop',
        url: `${origin}/shop`,
        locale: 'en_US',
        alternateLocale: ['ar_AR'],
      },
    });
    expect((await pageMetadata({ ...options, title: 'Rida' })).title).toBe('Rida');
  });

  test('sets noindex and follow when isIndexed is false', async () => {
    expect((await pageMetadata({ ...options, isIndexed: false })).robots).toEqual({
      index: false,
      follow: true,
    });
  });

  test('uses the share path for og:url and omits a null type', async () => {
    const { openGraph } = await pageMetadata({
      ...options,
      sharePath: '/shop?color=Black',
      openGraphType: null,
    });
    expect(openGraph).toMatchObject({ url: `${origin}/shop?color=Black` });
    expect(openGraph).not.toHaveProperty('type');
  });

  test('uses the share image of page or shop, with alt text', async () => {
    const imageOf = async (pageOptions: Parameters<typeof pageMetadata>[0]) => {
      const { openGraph, twitter } = await pageMetadata(pageOptions);
      const [image] = (openGraph?.images ?? []) as { url: string; alt: string }[];
      expect(twitter).toMatchObject({
        card: 'summary_large_image',
        images: [{ url: image?.url, alt: image?.alt }],
      });
      return image;
    };
    expect(await imageOf(options)).toMatchObject({
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: englishMessages.layout.footerTagline,
      url: expect.stringMatching(new RegExp(`^${origin}/cards/en/shop/[\\da-f]{12}\\.jpg$`)),
    });
    const { productShareImage } = await import('../share-images/share-image-content.ts');
    const { product } = await import('../../catalogue/product/testing.ts');
    const abaya = product({ title: 'Abaya', categoryName: 'Abayas', price: 100 });
    const image = await imageOf({
      ...options,
      shareImage: productShareImage(abaya, null, { tenant, origin, locale: 'en' }, 0),
    });
    expect(image?.alt.replaceAll('\u00a0', ' ')).toBe('Abaya · Abayas · EGP 1.00');
    expect(image?.url).toContain('/cards/en/product/abaya/');
  });
});
