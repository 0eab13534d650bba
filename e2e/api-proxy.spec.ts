import { sendEndlessBody } from './support/endless-body.ts';
import { expect, test } from './support/test-with-fake-upstream.ts';

// `lib/platform/upstream/proxy.slow.test.ts` has all calls, headers, body types and failures.
test.describe('API proxy', () => {
  test('forwards a call with its token and the client address alone', async ({ storefront, upstream }) => {
    const { status } = await storefront.get('/api/upstream/Posts/Orders', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer t',
        'idempotency-key': 'k',
        cookie: 'session=private',
        'x-forwarded-for': '1.1.1.1, 198.51.100.7',
      },
      body: '{"lines":[]}',
    });
    expect(status).toBeLessThan(500);
    const calls = upstream.calls.filter(({ path }) => path === '/Posts/Orders');
    expect(calls).toMatchObject([
      {
        method: 'POST',
        body: '{"lines":[]}',
        headers: { authorization: 'Bearer t', 'idempotency-key': 'k', 'x-forwarded-for': '198.51.100.7' },
      },
    ]);
    expect(calls[0]?.headers.cookie).toBeUndefined();
  });

  test('rejects an oversized body before reading it', async ({ storefront }) => {
    const path = '/api/upstream/Products/Filter';
    expect((await sendEndlessBody(storefront.port, path, { contentLength: 2 * 1024 * 1024 })).status).toBe(
      413,
    );
    const { status, sentBytes } = await sendEndlessBody(storefront.port, path);
    expect(status).toBe(413);
    expect(sentBytes).toBeLessThan(32 * 1024 * 1024);
  });

  test('responds with an uncached JSON error when the upstream fails', async ({ storefront, upstream }) => {
    for (const failure of ['status 500', 'an endless body'] as const) {
      upstream.setBehaviour('/ShoppingCart/', failure);
      const { status, headers, body } = await storefront.get('/api/upstream/ShoppingCart/ListItemsInCart');
      expect(status, failure).toBeGreaterThanOrEqual(500);
      expect(headers['cache-control']).toContain('no-store');
      expect(JSON.parse(body)).toEqual({ Message: expect.any(String) });
      if (failure === 'status 500') expect([status, body]).toEqual([500, '{"Message":"Something broke"}']);
    }
  });
});
