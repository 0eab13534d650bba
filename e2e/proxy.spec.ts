import { type Failure, failures } from './support/behaviour.ts';
import { ask } from './support/http.ts';
import { pour } from './support/pour.ts';
import { expect, test } from './support/with-fake-upstream.ts';

const json = { 'content-type': 'application/json' };

test('the upstream is told where a call came from last, whatever a visitor says it came through', async ({
  storefront,
  upstream,
}) => {
  const path = '/Products/Filter';
  const options = { method: 'POST', headers: { ...json, 'x-forwarded-for': '1.1.1.1' }, body: '{}' };
  await ask(storefront.port, `/api/upstream${path}`, options);
  const told = upstream.calls.filter((call) => call.path === path).at(-1)?.headers['x-forwarded-for'];
  expect(told).toMatch(/^1\.1\.1\.1, (::1|(::ffff:)?127\.0\.0\.1)$/);
});

test('what the contract has passes with its token, key and body, and a call without a body has none', async ({
  storefront,
  upstream,
}) => {
  const headers = { ...json, authorization: 'Bearer t', 'idempotency-key': 'k', cookie: 'session=private' };
  await ask(storefront.port, '/api/upstream/Posts/Orders', { method: 'POST', headers, body: '{"lines":[]}' });
  await ask(storefront.port, '/api/upstream/Posts/WishLists/7', { method: 'DELETE', headers });
  await ask(storefront.port, '/api/upstream/Posts/Profiles', {
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

test('a beacon may be plain text, nothing else may', async ({ storefront, upstream }) => {
  const options = { method: 'POST', headers: { 'content-type': 'text/plain;charset=UTF-8' }, body: '[]' };
  expect((await ask(storefront.port, '/api/upstream/Posts/Orders', options)).status).toBe(415);
  await ask(storefront.port, '/api/upstream/UtmTrackings/Log', options);
  await ask(storefront.port, '/api/upstream/Facebook/track-event-cart', options);
  const paths = upstream.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith('/Products/'))).toEqual([
    '/UtmTrackings/Log',
    '/Facebook/track-event-cart',
  ]);
});

test('a body that is too long is refused before it has come', async ({ storefront }) => {
  const path = '/api/upstream/Products/Filter';
  expect((await pour(storefront.port, path, { announced: 2 * 1024 * 1024 })).status).toBe(413);
  const { status, taken } = await pour(storefront.port, path);
  expect(status).toBe(413);
  expect(taken).toBeLessThan(32 * 1024 * 1024);
});

test('a call with a large body leaves its connection to nobody, and a read is tried again on one that broke', async ({
  storefront,
  upstream,
}) => {
  const body = JSON.stringify({ name: 'M'.repeat(200_000) });
  await ask(storefront.port, '/api/upstream/Posts/Profiles', { method: 'PUT', headers: json, body });
  const call = upstream.calls.find(({ method }) => method === 'PUT');
  expect(call?.headers.connection).toBe('close');
  upstream.when('/Categories/ListCatgories', 'a reset', 'ok');
  const { status } = await ask(storefront.port, '/api/upstream/Categories/ListCatgories');
  expect(status).toBe(200);
});

test('what broke at the upstream is no fault of the shop, and what it says of it is passed on', async ({
  storefront,
  upstream,
}) => {
  upstream.when('/ShoppingCart/', 'status 500');
  const { status, body } = await storefront.get('/api/upstream/ShoppingCart/ListItemsInCart');
  expect([status, body]).toEqual([502, '{"Message":"Something broke"}']);
});

/** Answers that only who reads them finds wrong; `account-failures.spec.ts` has them. */
const passed = ['JSON that is none', 'an HTML page'];

for (const failure of (Object.keys(failures) as Failure[]).filter((one) => !passed.includes(one))) {
  test(`${failure} of the upstream is a failure for the browser too, in JSON and kept by nobody`, async ({
    storefront,
    upstream,
  }) => {
    upstream.when('/Auth/login', failure);
    const login = { method: 'POST', headers: json, body: '{"email":"a@shop.example","password":"a"}' };
    const { status, headers, body } = await ask(storefront.port, '/api/upstream/Auth/login', login);
    if (failure === 'status 401')
      expect([status, JSON.parse(body)]).toEqual([401, { Message: 'Who are you?' }]);
    else expect(status).toBeGreaterThanOrEqual(500);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).not.toMatch(/<html|elsewhere\.example/i);
  });
}
