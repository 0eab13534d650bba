import { browserCalls, campaignCalls, trackingCalls } from '../../contract/calls.ts';
import { capabilityChecks } from '../../contract/conformance/capability-checks.ts';
import { checkCatalogue } from '../../contract/conformance/check-catalogue.ts';
import { checkCustomers } from '../../contract/conformance/check-customers.ts';
import { checkOptions } from '../../contract/conformance/check-options.ts';
import { checkOrders } from '../../contract/conformance/check-orders.ts';
import {
  announceOrders,
  createBuyer,
  findTestItem,
  type TestItem,
} from '../../contract/conformance/test-order.ts';
import { envelope } from '../../contract/envelope.ts';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from '../testing/api-client.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { startTextIdProxy } from '../testing/text-ids.ts';

const campaignsKey = 'a-key-of-the-campaign-report';

// The drivers of the databases differ in the types of values from raw queries.
describeOnEachDatabase('the reference API', (createDatabase) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ ...(await createDatabase()), CAMPAIGNS_KEY: campaignsKey, CARD_PROVIDER: 'test' });
  });
  afterAll(() => api.stop());

  describe('conformance', () => {
    test('catalogue calls conform in both languages', async () => {
      const failures = [];
      for await (const result of checkCatalogue(api.baseUrl)) {
        if (result.violations.length > 0) failures.push(result);
      }
      expect(failures).toEqual([]);
    });

    test('customer calls conform', async () => {
      const results = [];
      for await (const result of checkCustomers(api.baseUrl)) results.push(result);
      expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
      expect(results.length).toBeGreaterThan(30);
    });

    test.each(Object.entries(capabilityChecks))(
      'calls of the capability %s conform',
      async (_name, check) => {
        const results = [];
        for await (const result of check(api.baseUrl)) results.push(result);
        expect(
          results.filter(({ violations, isUnsupported }) => violations.length > 0 || isUnsupported),
        ).toEqual([]);
        expect(results.length).toBeGreaterThan(0);
      },
    );

    test('options conform', async () => {
      const results = [];
      for await (const result of checkOptions(api.baseUrl)) results.push(result);
      expect(results).toEqual([{ name: 'options of the first 20 products', violations: [], notes: [] }]);
    });

    test('an API with text ids conforms', async () => {
      const proxy = await startTextIdProxy(api.baseUrl);
      const results = [];
      const capabilities = ['reviews', 'coupons', 'card', 'stock-alerts', 'facets', 'looks', 'fit'] as const;
      const checks = capabilities.flatMap((name) => capabilityChecks[name] ?? []);
      for (const check of [checkCatalogue, checkCustomers, ...checks])
        for await (const result of check(proxy.baseUrl)) results.push(result);
      proxy.stop();
      expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
      expect(results.length).toBeGreaterThan(60);
    });

    test('an id that the reference API does not give is rejected', async () => {
      for (const id of ['n1', 0, 2_147_483_648]) {
        const response = await callApi(api, 'POST', '/StockAlerts', {
          body: { productId: id, variantId: 1, email: 'mona@shop.example', language: 'en' },
        });
        expect([id, response.status]).toEqual([id, 400]);
      }
      expect((await api.filter({ categoryId: 'abayas' })).total).toBe(0);
    });

    test('the campaign report conforms', async () => {
      const [offer] = (await findOffers(api, 1)) as [Offer];
      const touchpoint = { utm_source: 'letter', utm_medium: 'e-mail', utm_campaign: 'summer' };
      const utm = { first: touchpoint, last: touchpoint };
      await placeOrder(api, newOrder([{ offer, quantity: 1 }], { utm, sessionId: 'anna' }));
      const event = { sessionId: 'anna', pageUrl: '/shop', utmSource: 'letter', utmCampaign: 'summer' };
      const json = JSON.stringify({ page: '/shop', language: 'en', lcp: 900, cls: 0.01 });
      await callApi(api, 'POST', trackingCalls.logEvents.path, {
        body: [
          { ...event, eventId: '1', eventType: 'page-view' },
          { ...event, eventId: '2', eventType: 'web-vitals', json },
        ],
      });
      const { method, path, response } = campaignCalls.campaigns;
      const { body } = await callApi(api, method, path, { headers: { 'x-campaigns-key': campaignsKey } });
      expect(envelope(response).parse(body).response).toMatchObject({
        total: { landings: 1, orders: 1, vitals: { lcp: { p75: 900, loads: 1 } } },
        landingPages: [{ path: '/shop' }],
      });
    });

    test('test orders are placed, discounted, paid and cancelled', async () => {
      const item = (await findTestItem(api.baseUrl)) as TestItem;
      const options = { capabilities: ['coupons', 'card'], coupon: 'WELCOME10', shipping: 'free' } as const;
      const buyer = createBuyer();
      expect(announceOrders(buyer, item, options).join('\n')).toContain(buyer.email);
      const results = [];
      for await (const result of checkOrders(api.baseUrl, buyer, item, options)) results.push(result);
      expect(
        results.filter(({ violations, isUnsupported }) => violations.length > 0 || isUnsupported),
      ).toEqual([]);
      expect(results.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'POST /Posts/Orders repeated under its key',
          'POST /Posts/Orders with WELCOME10',
          'POST /Coupons/Check WELCOME10 after cancelling',
          'POST /Payments/Start of a paid order',
        ]),
      );
      const notes = results.flatMap((result) => result.notes ?? []);
      expect(notes).toEqual([
        `customer ${buyer.email}`,
        expect.stringMatching(/^order \S+: cancel it in the API$/),
      ]);
    });

    test.each([404, 405])('an API that responds %d to optional calls conforms', async (status) => {
      const optionalCalls = browserCalls('Facebook').filter(({ optional }) => optional);
      // `List` is a path of its own, not an id.
      const isOptional = (url: unknown, method = 'GET') =>
        optionalCalls.some(
          (call) =>
            call.method === method &&
            new RegExp(`${call.path.replace(/\{\w+\}/, '(?!List$)[^/]+')}$`).test(String(url)),
        );
      const realFetch = fetch;
      const fetchSpy = jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation((url, init) =>
          isOptional(url, init?.method)
            ? Promise.resolve(new Response('<h1>Nothing</h1>', { status }))
            : realFetch(url, init),
        );
      const results = [];
      for await (const result of checkCustomers(api.baseUrl)) results.push(result);
      fetchSpy.mockRestore();
      expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
      const unsupported = results.filter(({ isUnsupported }) => isUnsupported).map(({ name }) => name);
      expect(unsupported).toEqual([
        'GET /ShoppingCart/GetCartTotal',
        'GET /Posts/WishLists/Get/{productId} on the wishlist',
        'GET /Posts/WishLists/{productId} on the wishlist',
        'POST /Posts/WishLists/Page',
        'PUT /Posts/WishLists/deleteItems',
        'GET /Posts/Orders/List',
        'DELETE /Posts/Orders/{id} without a token',
        'POST /accounts/Logout',
      ]);
    });
  });

  test('the OpenAPI document lists every call of the contract', async () => {
    const document = await (await fetch(`${api.baseUrl}/openapi.json`)).json();
    const paths = [...browserCalls('Facebook'), ...Object.values(campaignCalls)].map(({ path }) => path);
    expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort());
    expect(document.paths['/Products/GetBySlug/{slug}'].get.responses['404']).toBeDefined();
    expect(document.components.schemas.ProductFilter.properties.sortBy).toBeDefined();
  });

  test('health reports database and number of products', async () => {
    const health = await (await fetch(`${api.baseUrl}/health`)).json();
    const { total } = await api.filter({ pageSize: 1 });
    expect(health).toEqual({
      status: 'ok',
      degraded: [],
      database: expect.stringMatching(/^(?:postgres|pglite)$/),
      products: total,
    });
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
  ])('the call %s %s with body %s is rejected with %d', async (method, path, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(api.baseUrl + path, { method, body, headers });
    expect(response.status).toBe(status);
    expect(Object.keys(await response.json()).filter((key) => key !== 'errors')).toEqual(['Message']);
  });

  test('a validation error names each invalid field', async () => {
    const body = JSON.stringify({ pageSize: 0, minPrice: -1, sortBy: 'dearest' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${api.baseUrl}/Products/Filter`, { method: 'POST', body, headers });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors).sort()).toEqual(['minPrice', 'pageSize', 'sortBy']);
  });

  test('a body with another content type than JSON is rejected', async () => {
    const response = await fetch(`${api.baseUrl}/Products/Filter`, { method: 'POST', body: 'pageSize=3' });
    expect(response.status).toBe(415);
  });

  test.each([
    ['ar', 'عبايات'],
    ['ar-EG,ar;q=0.9,en;q=0.5', 'عبايات'],
    ['en;q=0.4, ar;q=0.8', 'عبايات'],
    ['fr, en;q=0.5', 'Abayas'],
    ['fr', 'Abayas'],
  ])('Accept-Language %s selects %s', async (language, name) => {
    const category = await api.get<{ name: string }>('/Categories/GetCategoriesBySlug?slug=abayas', language);
    expect(category.name).toBe(name);
  });
});
