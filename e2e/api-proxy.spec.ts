import { sendEndlessBody } from './support/endless-body.ts';
import { httpRequest } from './support/http.ts';
import { expect, test } from './support/test-with-fake-upstream.ts';
import { type UpstreamFailure, upstreamFailures } from './support/upstream-behaviour.ts';

const jsonHeaders = { 'content-type': 'application/json' };

test.describe('API proxy', () => {
  test('sends the client address alone in X-Forwarded-For', async ({ storefront, upstream }) => {
    const path = '/Products/Filter';
    const options = {
      method: 'POST',
      headers: { ...jsonHeaders, 'x-forwarded-for': '1.1.1.1, 198.51.100.7' },
      body: '{}',
    };
    await httpRequest(storefront.port, `/api/upstream${path}`, options);
    const forwardedFor = upstream.calls.filter((call) => call.path === path).at(-1)?.headers[
      'x-forwarded-for'
    ];
    expect(forwardedFor).toBe('198.51.100.7');
  });

  test('forwards contract calls with token, idempotency key and body', async ({ storefront, upstream }) => {
    const headers = {
      ...jsonHeaders,
      authorization: 'Bearer t',
      'idempotency-key': 'k',
      cookie: 'session=private',
    };
    await httpRequest(storefront.port, '/api/upstream/Posts/Orders', {
      method: 'POST',
      headers,
      body: '{"lines":[]}',
    });
    await httpRequest(storefront.port, '/api/upstream/Posts/WishLists/7', { method: 'DELETE', headers });
    await httpRequest(storefront.port, '/api/upstream/Posts/Profiles', {
      method: 'PUT',
      headers,
      body: '{"name":"M"}',
    });
    const calls = upstream.calls.filter(({ path }) => path.startsWith('/Posts/'));
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/Posts/Orders', '{"lines":[]}'],
      ['DELETE', '/Posts/WishLists/7', ''],
      ['PUT', '/Posts/Profiles', '{"name":"M"}'],
    ]);
    for (const call of calls) {
      expect(call.headers).toMatchObject({ authorization: 'Bearer t', 'idempotency-key': 'k' });
      expect(call.headers.cookie).toBeUndefined();
    }
  });

  test('accepts plain text only from tracking beacons', async ({ storefront, upstream }) => {
    const options = { method: 'POST', headers: { 'content-type': 'text/plain;charset=UTF-8' }, body: '[]' };
    expect((await httpRequest(storefront.port, '/api/upstream/Posts/Orders', options)).status).toBe(415);
    await httpRequest(storefront.port, '/api/upstream/UtmTrackings/Log', options);
    await httpRequest(storefront.port, '/api/upstream/Facebook/track-event-cart', options);
    const paths = upstream.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('/Products/'))).toEqual([
      '/UtmTrackings/Log',
      '/Facebook/track-event-cart',
    ]);
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

  test('sends large bodies with Connection: close and retries broken reads', async ({
    storefront,
    upstream,
  }) => {
    const body = JSON.stringify({ name: 'M'.repeat(200_000) });
    await httpRequest(storefront.port, '/api/upstream/Posts/Profiles', {
      method: 'PUT',
      headers: jsonHeaders,
      body,
    });
    const call = upstream.calls.find(({ method }) => method === 'PUT');
    expect(call?.headers.connection).toBe('close');
    upstream.setBehaviour('/Categories/ListCatgories', 'a reset', 'ok');
    const { status } = await httpRequest(storefront.port, '/api/upstream/Categories/ListCatgories');
    expect(status).toBe(200);
  });

  test('responds 502 with the message of a failing upstream', async ({ storefront, upstream }) => {
    upstream.setBehaviour('/ShoppingCart/', 'status 500');
    const { status, body } = await storefront.get('/api/upstream/ShoppingCart/ListItemsInCart');
    expect([status, body]).toEqual([502, '{"Message":"Something broke"}']);
  });

  /** Failures that the proxy forwards unchanged, because the client detects them; see `lib/upstream/browser-call.test.ts`. */
  const forwardedFailures = ['malformed JSON', 'an HTML page'];

  for (const failure of (Object.keys(upstreamFailures) as UpstreamFailure[]).filter(
    (failure) => !forwardedFailures.includes(failure),
  )) {
    test(`responds with an uncached JSON error: ${failure}`, async ({ storefront, upstream }) => {
      upstream.setBehaviour('/Auth/login', failure);
      const login = {
        method: 'POST',
        headers: jsonHeaders,
        body: '{"email":"a@shop.example","password":"a"}',
      };
      const { status, headers, body } = await httpRequest(storefront.port, '/api/upstream/Auth/login', login);
      if (failure === 'status 401')
        expect([status, JSON.parse(body)]).toEqual([401, { Message: 'Who are you?' }]);
      else expect(status).toBeGreaterThanOrEqual(500);
      expect(headers['cache-control']).toContain('no-store');
      expect(body).not.toMatch(/<html|elsewhere\.example/i);
    });
  }
});
