import { meta } from './support/html.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

const details = (slug: string) => `/shop/shop-details/${slug}`;
const path = (address: string | undefined) => new URL(address ?? '').pathname;

test('a new price makes a new card, and the old address leads to it', async ({ storefront, upstream }) => {
  const slug = newSlug();
  const before = path(meta((await storefront.get(details(slug))).body, 'og:image'));
  upstream.prices.set(slug, 250);
  await storefront.announce({ tags: [`product:${slug}`] });
  const after = path(meta((await storefront.get(details(slug))).body, 'og:image'));
  expect(after).not.toBe(before);
  const { status, headers } = await storefront.get(before);
  expect([status, headers.location]).toEqual([307, after]);
  expect((await storefront.get(after)).status).toBe(200);
});

for (const failure of ['status 500', 'missing by status', 'a hang', 'a reset', 'an HTML page'] as const) {
  test(`while pictures answer with ${failure}, a card stands without its picture, for a minute`, async ({
    storefront,
    upstream,
  }) => {
    const card = path(meta((await storefront.get('/')).body, 'og:image'));
    upstream.when('/uploads/', failure);
    await storefront.pass(60);
    const { status, headers } = await storefront.get(card);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
}

test('a card is not drawn while the upstream cannot say what is on it', async ({ storefront, upstream }) => {
  upstream.when('/Products/GetBySlug/', 'status 500');
  const { status, headers } = await storefront.get(`/cards/en/product/${newSlug()}/-/000000000000.jpg`);
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
});

test('only pictures of the uploads are fetched', async ({ storefront, upstream }) => {
  await storefront.get('/');
  const card = path(meta((await storefront.get('/ar')).body, 'og:image'));
  upstream.reset();
  await storefront.get(card);
  for (const call of upstream.calls) expect(call.path).toMatch(/^\/(uploads\/|HomeFashions)/);
});
