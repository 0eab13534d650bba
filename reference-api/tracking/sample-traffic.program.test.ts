import { type Api, startApi } from '../testing/api.ts';
import { callApi } from '../testing/api-client.ts';
import { seededDatabase } from '../testing/seeded-database.ts';

const key = 'the key of the marketers';
const shops = JSON.stringify([
  { currency: 'EGP', origin: 'https://rida.example' },
  { currency: 'KWD', origin: 'https://dinar.example' },
]);

let database: Awaited<ReturnType<typeof seededDatabase>>;
beforeAll(async () => {
  database = await seededDatabase();
});

async function withApi<T>(environment: Record<string, string>, work: (api: Api) => Promise<T>): Promise<T> {
  const api = await startApi({ ...database, SHOPS: shops, CAMPAIGNS_KEY: key, ...environment });
  return work(api).finally(() => api.stop());
}

const reportOf = async (api: Api, currency: string) =>
  (
    await callApi(api, 'GET', `/Posts/Campaigns/Get?currency=${currency}`, {
      headers: { 'x-campaigns-key': key },
    })
  ).body.response;

test('sample traffic is marked, and goes with its setting', async () => {
  const first = await withApi({ SAMPLE_TRAFFIC: 'true' }, async (api) => {
    for (const currency of ['EGP', 'KWD']) {
      const report = await reportOf(api, currency);
      expect(report.hasSampleTraffic).toBe(true);
      expect(report.campaigns).toHaveLength(4);
      for (const { campaign } of report.campaigns) expect(campaign).toMatch(/^sample-/);
      const { landings, productViews, adds, checkouts, orders, revenue } = report.total;
      const funnel = [landings, productViews, adds, checkouts, orders];
      expect(funnel).toEqual(funnel.toSorted((a, b) => b - a));
      expect(orders).toBeGreaterThan(0);
      // 400 to 3000 units of the currency each.
      expect(revenue / orders).toBeGreaterThan(400);
      expect(revenue / orders).toBeLessThan(3000);
      expect(report.pageVitals.length).toBeGreaterThan(0);
    }
    return reportOf(api, 'EGP');
  });

  const second = await withApi({ SAMPLE_TRAFFIC: 'true' }, (api) => reportOf(api, 'EGP'));
  expect(second.total.orders).toBe(first.total.orders);

  const without = await withApi({}, (api) => reportOf(api, 'EGP'));
  expect([without.campaigns, without.total.landings, without.hasSampleTraffic]).toEqual([[], 0, undefined]);
});
