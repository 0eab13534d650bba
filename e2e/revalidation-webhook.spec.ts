import { formatPrice } from './support/catalogue.ts';
import { sendEndlessBody } from './support/endless-body.ts';
import { visibleText } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { port as portWithReferenceApi } from './support/shop-origin.ts';
import { signWebhook } from './support/storefront.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';

const productEvent = (slug: string) => ({ event: 'product.updated', slug });

test.describe('revalidation webhook', () => {
  const body = JSON.stringify({ tags: ['home'] });
  const guessedSignatures: Record<string, string>[] = [
    {},
    { 'x-signature': signWebhook(body) },
    { 'x-signature': signWebhook(body, '') },
  ];
  const statusesAt = (port: number) =>
    Promise.all(
      guessedSignatures.map(
        async (headers) =>
          (await httpRequest(port, '/api/revalidate', { method: 'POST', body, headers })).status,
      ),
    );

  // `app/api/revalidate/route.test.ts` has a shop without a secret and all rejected bodies and signatures.
  test('exists only for the reference API that the shop starts', async () => {
    expect(await statusesAt(portWithReferenceApi)).toEqual([404, 404, 404]);
  });

  test('rejects an oversized body before reading it', async ({ storefront }) => {
    const contentLength = 300 * 1024 * 1024;
    expect((await sendEndlessBody(storefront.port, '/api/revalidate', { contentLength })).status).toBe(413);
    const { status, sentBytes } = await sendEndlessBody(storefront.port, '/api/revalidate');
    expect(status).toBe(413);
    expect(sentBytes).toBeLessThan(32 * 1024 * 1024);
  });

  test('reports by how many seconds the clock of the sender differs', async ({ storefront }) => {
    const health = async () => JSON.parse((await storefront.get('/api/health')).body);
    const send = (aheadSeconds: number) => {
      const sentAt = new Date(storefront.now() + aheadSeconds * 1000).toISOString();
      return storefront.sendWebhook({ tags: ['home'], sentAt });
    };
    const rejected = await send(900);
    expect([rejected.status, JSON.parse(rejected.body).Message]).toEqual([
      401,
      expect.stringMatching(/ (899|900) seconds ahead of the clock here$/),
    ]);
    expect(await health()).toMatchObject({
      degraded: ['webhook'],
      webhook: { clockSkewSeconds: expect.any(Number) },
    });
    expect(JSON.parse((await send(-900)).body).Message).toMatch(/ 90\d seconds behind the clock here$/);
    expect((await send(0)).status).toBe(200);
    expect(await health()).toMatchObject({ degraded: [] });
    expect(await health()).not.toHaveProperty('webhook');
  });

  test('rejects GET requests', async ({ storefront }) => {
    expect((await storefront.get('/api/revalidate')).status).toBe(405);
  });

  // `lib/platform/cache/revalidation-webhook.test.ts` turns events and tags into the same tags.
  test('updates the price for the next visitor after a change event', async ({ upstream, storefront }) => {
    const slug = `${newSlug()}-عباية`;
    const path = `/shop/shop-details/${encodeURIComponent(slug)}`;
    const paths = [path, `/ar${path}`];
    const other = newSlug();
    await storefront.get(`/shop/shop-details/${other}`);
    upstream.prices.set(slug, 100);
    for (const path of paths) expect(visibleText((await storefront.get(path)).body)).toContain('100.00');

    upstream.prices.set(slug, 75);
    for (const path of paths) expect(visibleText((await storefront.get(path)).body)).toContain('100.00');

    const { status } = await storefront.sendWebhook(productEvent(slug));
    expect(status).toBe(200);
    for (const path of paths) {
      const text = visibleText((await storefront.get(path)).body);
      expect(text).toContain('75.00');
      expect(text).not.toContain('100.00');
    }
    await test.step('other products stay cached', async () => {
      upstream.calls.length = 0;
      expect((await storefront.get(`/shop/shop-details/${other}`)).status).toBe(200);
      expect(upstream.calls.filter((call) => call.path.includes(other))).toEqual([]);
    });
  });

  test('makes a product available that was missing before', async ({ upstream, storefront }) => {
    const slug = newSlug();
    upstream.setBehaviour(`/Products/GetBySlug/${slug}`, 'null response');
    expect((await storefront.get(`/shop/shop-details/${slug}`)).status).toBe(404);
    upstream.reset();
    await storefront.probeUpstream();
    await storefront.sendWebhook(productEvent(slug));
    expect((await storefront.get(`/shop/shop-details/${slug}`)).status).toBe(200);
  });

  test('does not cache a page rendered during invalidation', async ({ upstream, storefront }) => {
    const slug = newSlug();
    const path = `/shop/shop-details/${slug}`;
    upstream.prices.set(slug, 100);
    upstream.setBehaviour(`/Products/GetBySlug/${slug}`, { sendDelayMs: 500 });
    const pendingResponse = storefront.get(path);
    await expect.poll(() => upstream.calls.some((call) => call.path.includes(slug))).toBe(true);
    upstream.prices.set(slug, 75);
    upstream.setBehaviour(`/Products/GetBySlug/${slug}`, 'ok');
    await storefront.probeUpstream();
    expect((await storefront.sendWebhook(productEvent(slug))).status).toBe(200);
    for (let visit = 0; visit < 3; visit += 1) {
      expect(visibleText((await storefront.get(path)).body)).toContain(formatPrice(75));
    }
    expect(visibleText((await pendingResponse).body)).toContain(formatPrice(100));
  });

  test('handles concurrent duplicates of a message', async ({ upstream, storefront }) => {
    const slug = newSlug();
    const path = `/shop/shop-details/${slug}`;
    for (const price of [100, 75]) {
      upstream.prices.set(slug, price);
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => storefront.sendWebhook(productEvent(slug))),
      );
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
      expect(visibleText((await storefront.get(path)).body)).toContain(formatPrice(price));
    }
    expect(upstream.calls.filter((call) => call.path.includes(slug)).length).toBeLessThanOrEqual(4);
  });
});
