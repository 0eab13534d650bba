import { shop } from '../../platform/tenant/testing.ts';
import { jsonHandler, startUpstream, type TestUpstream } from '../../platform/upstream/testing.ts';
import { readAlertToken } from './alert-page.ts';

let upstream: TestUpstream;
let server: typeof import('./server.ts');
beforeAll(async () => {
  upstream = await startUpstream();
  server = await import('./server.ts');
});
afterAll(() => upstream.stop());

const request = new Request('https://shop.example/api/alerts', { method: 'POST' });
const options = { locale: 'ar', tenant: { ...shop.tenant, origin: 'https://shop.example' } } as const;
const body = { productId: 1, variantId: 2, email: 'salma@shop.example', language: 'ar' } as const;

describe('forms of stock alerts', () => {
  test.each([
    [200, null, null],
    [404, 'later', 'later'],
    [429, 'often', 'often'],
    [400, 'email', 'later'],
    [500, 'later', 'later'],
  ])('map the status %i to the failures %j and %j', async (status, requestFailure, tokenFailure) => {
    upstream.handler = jsonHandler({}, status);
    expect(await server.requestAlert(request, body, options)).toBe(requestFailure);
    expect(upstream.requests.at(-1)).toMatchObject({ path: '/StockAlerts', body: JSON.stringify(body) });
    for (const [action, path] of [
      ['confirm', '/StockAlerts/t.1/Confirm'],
      ['end', '/StockAlerts/t.1/End'],
    ] as const) {
      expect(await server.confirmOrEndAlert(request, 't.1', action, options)).toBe(tokenFailure);
      expect(upstream.requests.at(-1)).toMatchObject({ path, headers: { 'accept-language': 'ar' } });
    }
  });
});

const wireAlert = { state: 'Pending', product: { slug: 'abaya', title: 'Abaya' }, variant: 'Black, M' };

test('reads an alert, with its slug for a missing title', () => {
  expect(server.readMailAlert(wireAlert)).toEqual({
    state: 'pending',
    slug: 'abaya',
    title: 'Abaya',
    variant: 'Black, M',
  });
  expect(server.readMailAlert({ ...wireAlert, product: { slug: 'abaya' }, variant: null })).toMatchObject({
    title: 'abaya',
    variant: '',
  });
});

test.each([null, [], {}, { ...wireAlert, state: 'lost' }, { ...wireAlert, product: null }])(
  'returns null for the payload %j',
  (payload) => expect(server.readMailAlert(payload)).toBeNull(),
);

test.each([undefined, null, '', '.', '..', 'x'.repeat(501)])('rejects the token %j', (value) => {
  expect(readAlertToken(value)).toBeNull();
});

test('a token keeps its dots', () => {
  expect(readAlertToken('id.signature')).toBe('id.signature');
});
