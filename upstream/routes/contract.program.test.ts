import { allCalls, campaignCalls } from '../../contract/calls.ts';
import { checkCatalogue } from '../../contract/check-catalogue.ts';
import { checkCustomers } from '../../contract/check-customers.ts';
import { type Api, startApi } from '../testing/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('every answer matches the contract, in both languages', async () => {
  const wrong = [];
  for await (const checked of checkCatalogue(api.baseUrl)) {
    if (checked.faults.length > 0) wrong.push(checked);
  }
  expect(wrong).toEqual([]);
});

test('every answer to a customer matches the contract', async () => {
  const checks = [];
  for await (const checked of checkCustomers(api.baseUrl)) checks.push(checked);
  expect(checks.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(checks.length).toBeGreaterThan(30);
});

test('an API that has no call for signing out keeps the contract, too', async () => {
  const real = fetch;
  const without = jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const isLogout = String(address).endsWith('/accounts/Logout');
    return isLogout
      ? Promise.resolve(new Response('<h1>Nothing</h1>', { status: 404 }))
      : real(address, init);
  });
  const checks = [];
  for await (const checked of checkCustomers(api.baseUrl)) checks.push(checked);
  without.mockRestore();
  expect(checks.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test('the OpenAPI document names every call of the contract', async () => {
  const document = await (await fetch(`${api.baseUrl}/openapi.json`)).json();
  const paths = [...allCalls('Facebook'), campaignCalls.campaigns].map(({ path }) => path);
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort());
  expect(document.paths['/Products/GetBySlug/{slug}'].get.responses['404']).toBeDefined();
  expect(document.components.schemas.ProductFilter.properties.sortBy).toBeDefined();
});

test('health says what runs and how much is sold', async () => {
  const health = await (await fetch(`${api.baseUrl}/health`)).json();
  const { total } = await api.filter({ pageSize: 1 });
  expect(health).toEqual({ status: 'ok', database: 'pglite', products: total });
});

test.each([
  ['GET', '/nowhere', undefined, 404],
  ['GET', '/products/filter', undefined, 404],
  ['GET', '/Products/GetBySlug/no-such-product', undefined, 404],
  ['GET', '/Products/GetBySlug/%00', undefined, 404],
  ['GET', '/Products/GetBySlug/%ff', undefined, 404],
  ['GET', '/Categories/GetCategoriesBySlug', undefined, 400],
  ['POST', '/Products/Filter', '{"pageSize":', 400],
  ['POST', '/Products/Filter', '[]', 400],
  ['POST', '/Products/Filter', `{"searchText":"${'x'.repeat(1_100_000)}"}`, 413],
])('%s %s refuses with a message and nothing else', async (method, path, body, status) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(api.baseUrl + path, { method, body, headers });
  expect(response.status).toBe(status);
  expect(Object.keys(await response.json()).filter((key) => key !== 'errors')).toEqual(['Message']);
});

test('a body that is not valid names each field at fault', async () => {
  const body = JSON.stringify({ pageSize: 0, minPrice: -1, sortBy: 'dearest' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${api.baseUrl}/Products/Filter`, { method: 'POST', body, headers });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()).errors).sort()).toEqual(['minPrice', 'pageSize', 'sortBy']);
});

test('a body that is not JSON is refused by its type', async () => {
  const response = await fetch(`${api.baseUrl}/Products/Filter`, { method: 'POST', body: 'pageSize=3' });
  expect(response.status).toBe(415);
});

test.each([
  ['ar', 'عبايات'],
  ['ar-EG,ar;q=0.9,en;q=0.5', 'عبايات'],
  ['en;q=0.4, ar;q=0.8', 'عبايات'],
  ['fr, en;q=0.5', 'Abayas'],
  ['fr', 'Abayas'],
])('Accept-Language %s is answered with %s', async (language, name) => {
  const category = await api.get<{ name: string }>('/Categories/GetCategoriesBySlug?slug=abayas', language);
  expect(category.name).toBe(name);
});
