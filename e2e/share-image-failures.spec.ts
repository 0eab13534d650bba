import { meta } from './support/html.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';

const productPathOf = (slug: string) => `/shop/shop-details/${slug}`;
const pathnameOf = (url: string | undefined) => new URL(url ?? '').pathname;

test.describe('share image', () => {
  test('changes its URL with the price and redirects the old URL', async ({ storefront, upstream }) => {
    const slug = newSlug();
    const oldPath = pathnameOf(meta((await storefront.get(productPathOf(slug))).body, 'og:image'));
    upstream.prices.set(slug, 250);
    await storefront.sendWebhook({ tags: [`product:${slug}`] });
    const newPath = pathnameOf(meta((await storefront.get(productPathOf(slug))).body, 'og:image'));
    expect(newPath).not.toBe(oldPath);
    const { status, headers } = await storefront.get(oldPath);
    expect([status, headers.location]).toEqual([307, newPath]);
    expect((await storefront.get(newPath)).status).toBe(200);
  });

  // `lib/site/share-images/source-image.test.ts` has the other failures.
  for (const failure of ['status 500', 'an HTML page'] as const) {
    test(`omits the photo for a minute when uploads fail: ${failure}`, async ({ storefront, upstream }) => {
      // A new slug, so that its photo is not cached yet.
      const productPath = productPathOf(`${newSlug()}-pictured`);
      const imagePath = pathnameOf(meta((await storefront.get(productPath)).body, 'og:image'));
      upstream.setBehaviour('/uploads/', failure);
      await storefront.advanceTime(60);
      const { status, headers } = await storefront.get(imagePath);
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(headers['cache-control']).toBe('public, max-age=60');
    });
  }

  test('is not rendered while its product cannot be read', async ({ storefront, upstream }) => {
    upstream.setBehaviour('/Products/GetBySlug/', 'status 500');
    const { status, headers } = await storefront.get(`/cards/en/product/${newSlug()}/-/000000000000.jpg`);
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  });

  test('fetches photos from the uploads only', async ({ storefront, upstream }) => {
    await storefront.get('/');
    const imagePath = pathnameOf(meta((await storefront.get('/ar')).body, 'og:image'));
    upstream.reset();
    await storefront.get(imagePath);
    for (const call of upstream.calls) expect(call.path).toMatch(/^\/(uploads\/|HomeFashions)/);
  });
});
