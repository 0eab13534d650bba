import { type Api, seededFolder, startApi } from '../testing/api.ts';
import { startPostgres } from '../testing/postgres.ts';
import { findPostgres } from '../testing/run-postgres.ts';
import { ask, findOffers, type Offer, order, orderOf } from '../testing/shopper.ts';

const key = 'the key of the marketers';
const summer = { utmSource: 'letter', utmMedium: 'e-mail', utmCampaign: 'summer' };
const winter = { utmSource: 'search', utmMedium: 'cpc', utmCampaign: 'winter' };
const counts = { landings: 0, visitors: 0, productViews: 0, adds: 0, checkouts: 0, orders: 0 };
const none = { ...counts, revenue: 0, averageOrder: null };
const unmeasured = { vitals: { lcp: null, inp: null, cls: null } };

const postgres = findPostgres();
describe.each([
  { name: 'PGlite', isThere: true, environment: async () => ({ DATA_DIR: await seededFolder() }) },
  {
    name: 'PostgreSQL',
    isThere: postgres !== undefined,
    environment: async () => ({ DATABASE_URL: await startPostgres(postgres ?? '') }),
  },
])('on $name', ({ isThere, environment }) => {
  if (!isThere) return test.skip('PostgreSQL is not installed', () => {});
  let api: Api;
  let offer: Offer;
  const start = Date.now() - 6 * 3600 * 1000;
  beforeAll(async () => {
    api = await startApi({ ...(await environment()), CAMPAIGNS_KEY: key, ATTEMPTS_FACTOR: '1' });
    offer = (await findOffers(api, 4))[0] as Offer;
    await send([
      happening('page-view', 'anna', 0, summer, '/shop?utm_source=letter'),
      happening('product-view', 'anna', 1, summer, '/shop/shop-details/x'),
      // The same visit goes on.
      happening('page-view', 'anna', 2, summer, '/shop/shop-details/x'),
      happening('add-to-cart', 'anna', 3, summer),
      // Another visit, after a pause.
      happening('page-view', 'anna', 60, summer, '/ar/shop'),
      // Another campaign within the visit; the first one stays the first.
      {
        ...happening('page-view', 'anna', 61, winter, '/shop'),
        first: { utm_source: 'letter', utm_medium: 'e-mail', utm_campaign: 'summer' },
      },
      happening('initiate-checkout', 'anna', 62, winter),
      { ...happening('page-view', 'berta', 5, {}, 'https://shop.example/shop'), channel: 'search' },
    ]);
    const touch = (source: string, medium: string, campaign: string) => ({
      utm_source: source,
      utm_medium: medium,
      utm_campaign: campaign,
    });
    const utm = { first: touch('letter', 'e-mail', 'summer'), last: touch('search', 'cpc', 'winter') };
    await order(api, orderOf([{ offer, quantity: 2 }], { utm, sessionId: 'anna' }));
    await order(api, orderOf([{ offer, quantity: 1 }]));
  });
  afterAll(() => api.stop());

  let told = 0;
  function happening(eventType: string, sessionId: string, minute: number, utm: object, pageUrl = '/') {
    told += 1;
    const occurredAt = new Date(start + minute * 60_000).toISOString();
    return { eventId: `${told}`, eventType, sessionId, occurredAt, pageUrl, ...utm };
  }
  const send = async (events: object | object[]) =>
    expect((await ask(api, 'POST', '/UtmTrackings/Log', { body: events })).status).toBe(200);
  const report = async (query = '', headers: Record<string, string> = { 'x-campaigns-key': key }) =>
    ask(api, 'GET', `/Posts/Campaigns/Get${query}`, { headers });

  test('landings, views, adds, checkouts, orders and revenue are those of the last visit’s campaign', async () => {
    const { campaigns, total, currency } = (await report()).body.response;
    expect(currency).toBe('EGP');
    expect(campaigns).toEqual([
      {
        source: 'search',
        medium: 'cpc',
        campaign: 'winter',
        channel: null,
        ...{ ...none, ...unmeasured },
        landings: 1,
        visitors: 1,
        checkouts: 1,
        orders: 1,
        revenue: offer.price * 2,
        averageOrder: offer.price * 2,
      },
      {
        source: 'organic',
        medium: 'organic',
        campaign: 'organic',
        channel: 'unknown',
        ...{ ...none, ...unmeasured },
        orders: 1,
        revenue: offer.price,
        averageOrder: offer.price,
      },
      {
        source: 'letter',
        medium: 'e-mail',
        campaign: 'summer',
        channel: null,
        ...{ ...none, ...unmeasured },
        landings: 2,
        visitors: 1,
        productViews: 1,
        adds: 1,
      },
      {
        source: 'organic',
        medium: 'organic',
        campaign: 'organic',
        channel: 'search',
        ...{ ...none, ...unmeasured },
        landings: 1,
        visitors: 1,
      },
    ]);
    expect(total).toEqual({
      landings: 4,
      visitors: 2,
      productViews: 1,
      adds: 1,
      checkouts: 1,
      orders: 2,
      revenue: offer.price * 3,
      averageOrder: expect.closeTo(offer.price * 1.5, 1),
      ...unmeasured,
    });
  });

  test('revenue is counted in one currency, which may be asked for', async () => {
    const before = (await report()).body.response.total;
    await order(api, orderOf([{ offer, quantity: 1 }], { currency: 'SAR' }));
    expect((await report()).body.response.total).toEqual({ ...before, orders: before.orders + 1 });
    expect((await report('?currency=SAR')).body.response).toMatchObject({
      currency: 'SAR',
      total: { orders: before.orders + 1, revenue: offer.price },
    });
  });

  test('by first touch an order belongs to the campaign that brought its buyer first', async () => {
    const { campaigns } = (await report('?touch=first')).body.response;
    expect(campaigns[0]).toMatchObject({
      source: 'letter',
      landings: 3,
      orders: 1,
      revenue: offer.price * 2,
    });
  });

  test('events that come again, in a batch or alone, are counted once', async () => {
    const before = (await report()).body.response.total;
    const again = { ...happening('add-to-cart', 'clara', 7, winter), eventId: '4' };
    await send([again, again]);
    await send(again);
    expect((await report()).body.response.total).toEqual(before);
  });

  test('every day of the range is there, and the pages that visits began on', async () => {
    const from = new Date(Date.now() - 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const to = new Date().toISOString().slice(0, 10);
    const { days, landingPages, total } = (await report(`?from=${from}&to=${to}`)).body.response;
    expect(days.map(({ day }: { day: string }) => day)).toHaveLength(4);
    expect(days[0]).toEqual({ day: from, ...none });
    const sum = (field: string) =>
      days.reduce((all: number, day: Record<string, number>) => all + (day[field] ?? 0), 0);
    for (const field of ['landings', 'orders', 'revenue', 'adds']) expect(sum(field)).toBe(total[field]);
    expect(landingPages).toEqual([
      {
        path: '/shop',
        ...{ ...none, landings: 3, visitors: 2, productViews: 1, adds: 1, checkouts: 1 },
        ...{ orders: 1, revenue: offer.price * 2, averageOrder: offer.price * 2 },
      },
      { path: '/ar/shop', ...none, landings: 1, visitors: 1 },
    ]);
  });

  test('a campaign alone is counted by what its links say, whatever the letter case of its names', async () => {
    await send([
      happening('page-view', 'dina', 8, {
        utmSource: 'News',
        utmCampaign: 'eid',
        utmContent: 'top',
        utmTerm: 'abaya',
      }),
      happening('add-to-cart', 'dina', 9, { utmSource: 'news', utmCampaign: 'Eid', utmContent: 'TOP' }),
      happening('page-view', 'elsa', 8, { utmSource: 'news', utmCampaign: 'eid', utmContent: 'end' }),
    ]);
    const asked = await report('?source=NEWS&medium=organic&campaign=eid');
    const { campaigns, contents, terms, total, landingPages } = asked.body.response;
    expect(total).toEqual({ ...none, ...unmeasured, landings: 2, visitors: 2, adds: 1 });
    expect(campaigns).toEqual([
      { source: 'news', medium: 'organic', campaign: 'eid', channel: null, ...total },
    ]);
    expect(contents.map(({ name, landings }: Record<string, unknown>) => [name, landings])).toEqual([
      [expect.stringMatching(/^top$/i), 1],
      ['end', 1],
    ]);
    expect(terms.map(({ name, adds }: Record<string, unknown>) => [name, adds])).toEqual([
      ['abaya', 0],
      ['organic', 1],
    ]);
    expect(landingPages.map(({ path, adds }: Record<string, unknown>) => [path, adds])).toEqual([['/', 1]]);
  });

  test('how fast pages were is what three of four page loads stayed within, by campaign and by page and language', async () => {
    const told = (sessionId: string, json: object) => ({
      ...happening('web-vitals', sessionId, 20, { utmSource: 'speed' }),
      json: JSON.stringify(json),
    });
    const product = { page: '/shop/shop-details/*', language: 'en' };
    await send([
      ...[900, 4000, 1000, 1100].map((lcp) => told('fine', { ...product, lcp, cls: 0.01 })),
      told('grace', { page: '/', language: 'ar', inp: 96 }),
      told('grace', { page: '/', language: 'ar', inp: 'slow' }),
    ]);
    const { pageVitals, campaigns, total } = (await report('?source=speed')).body.response;
    const measured = { lcp: { p75: 1100, loads: 4 }, cls: { p75: 0.01, loads: 4 } };
    const inp = { p75: 96, loads: 1 };
    expect(pageVitals).toEqual([
      { ...product, ...measured, inp: null },
      { page: '/', language: 'ar', inp, lcp: null, cls: null },
    ]);
    expect([campaigns[0].vitals, total.vitals]).toEqual([
      { ...measured, inp },
      { ...measured, inp },
    ]);
  });

  test('visits without a campaign are counted by the channel that they came by', async () => {
    const organic = 'source=organic&medium=organic&campaign=organic';
    expect((await report(`?${organic}&channel=search`)).body.response.total).toMatchObject({
      landings: 1,
      orders: 0,
    });
    expect((await report(`?${organic}&channel=unknown`)).body.response.total).toMatchObject({ orders: 2 });
  });

  test('a range holds what happened in it and nothing else', async () => {
    const at = (minute: number) => encodeURIComponent(new Date(start + minute * 60_000).toISOString());
    const { total } = (await report(`?from=${at(1)}&to=${at(6)}`)).body.response;
    expect(total).toEqual({ ...none, ...unmeasured, landings: 1, visitors: 1, productViews: 1, adds: 1 });
  });

  test.each([
    '?from=yesterday',
    '?from=2026-02-01&to=2026-01-01',
    '?from=2001-01-01',
    '?touch=middle',
    '?channel=pigeon',
  ])('%s is refused', async (query) => {
    expect((await report(query)).status).toBe(400);
  });

  test('it is closed to whoever lacks the key, and guessing ends', async () => {
    expect((await report('', {})).status).toBe(401);
    for (let tried = 0; tried < 20; tried += 1) await report('', { 'x-campaigns-key': `${tried}` });
    expect((await report('', { 'x-campaigns-key': 'x' })).status).toBe(429);
    expect((await report()).status).toBe(200);
  });
});

test('without a key in the environment there is nothing', async () => {
  const api = await startApi();
  expect((await ask(api, 'GET', '/Posts/Campaigns/Get', { headers: { 'x-campaigns-key': '' } })).status).toBe(
    404,
  );
  await api.stop();
});
