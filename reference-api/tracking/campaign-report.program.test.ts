import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from '../testing/api-client.ts';
import { seededDatabase } from '../testing/seeded-database.ts';

const key = 'the key of the marketers';
const summer = { utmSource: 'letter', utmMedium: 'e-mail', utmCampaign: 'summer' };
const winter = { utmSource: 'search', utmMedium: 'cpc', utmCampaign: 'winter' };
const noCounts = { landings: 0, visitors: 0, productViews: 0, adds: 0, checkouts: 0, orders: 0 };
const noMetrics = { ...noCounts, revenue: 0, averageOrder: null };
const noVitals = { vitals: { lcp: null, inp: null, cls: null } };

describe('campaign report', () => {
  let api: Api;
  let offer: Offer;
  const start = Date.now() - 6 * 3600 * 1000;
  beforeAll(async () => {
    api = await startApi({ ...(await seededDatabase()), CAMPAIGNS_KEY: key, ATTEMPTS_FACTOR: '1' });
    offer = (await findOffers(api, 4))[0] as Offer;
    await sendEvents([
      eventAt('page-view', 'anna', 0, summer, '/shop?utm_source=letter'),
      eventAt('product-view', 'anna', 1, summer, '/shop/shop-details/x'),
      // The same visit continues.
      eventAt('page-view', 'anna', 2, summer, '/shop/shop-details/x'),
      eventAt('add-to-cart', 'anna', 3, summer),
      // A new visit after a pause.
      eventAt('page-view', 'anna', 60, summer, '/ar/shop'),
      // Another campaign within 30 minutes also starts a visit; the first touchpoint stays.
      {
        ...eventAt('page-view', 'anna', 61, winter, '/shop'),
        first: { utm_source: 'letter', utm_medium: 'e-mail', utm_campaign: 'summer' },
      },
      eventAt('initiate-checkout', 'anna', 62, winter),
      { ...eventAt('page-view', 'berta', 5, {}, 'https://shop.example/shop'), channel: 'search' },
    ]);
    const touchpoint = (source: string, medium: string, campaign: string) => ({
      utm_source: source,
      utm_medium: medium,
      utm_campaign: campaign,
    });
    const utm = {
      first: touchpoint('letter', 'e-mail', 'summer'),
      last: touchpoint('search', 'cpc', 'winter'),
    };
    await placeOrder(api, newOrder([{ offer, quantity: 2 }], { utm, sessionId: 'anna' }));
    await placeOrder(api, newOrder([{ offer, quantity: 1 }]));
  });
  afterAll(() => api.stop());

  let eventCount = 0;
  function eventAt(eventType: string, sessionId: string, minute: number, utm: object, pageUrl = '/') {
    eventCount += 1;
    const occurredAt = new Date(start + minute * 60_000).toISOString();
    return { eventId: `${eventCount}`, eventType, sessionId, occurredAt, pageUrl, ...utm };
  }
  const sendEvents = async (events: object | object[]) =>
    expect((await callApi(api, 'POST', '/UtmTrackings/Log', { body: events })).status).toBe(200);
  const getReport = async (query = '', headers: Record<string, string> = { 'x-campaigns-key': key }) =>
    callApi(api, 'GET', `/Posts/Campaigns/Get${query}`, { headers });

  test('metrics belong to the campaign of the last visit', async () => {
    const { campaigns, total, currency } = (await getReport()).body.response;
    expect(currency).toBe('EGP');
    expect(campaigns).toEqual([
      {
        source: 'search',
        medium: 'cpc',
        campaign: 'winter',
        channel: null,
        ...noMetrics,
        ...noVitals,
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
        ...noMetrics,
        ...noVitals,
        orders: 1,
        revenue: offer.price,
        averageOrder: offer.price,
      },
      {
        source: 'letter',
        medium: 'e-mail',
        campaign: 'summer',
        channel: null,
        ...noMetrics,
        ...noVitals,
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
        ...noMetrics,
        ...noVitals,
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
      ...noVitals,
    });
  });

  test('orders in another currency are not counted', async () => {
    const before = (await getReport()).body.response.total;
    await placeOrder(api, newOrder([{ offer, quantity: 1 }], { currency: 'SAR' }));
    expect((await getReport()).body.response.total).toEqual(before);
    expect((await getReport('?currency=SAR')).body.response).toMatchObject({
      currency: 'SAR',
      // Without `SHOPS` there is one shop, whose visits count for every currency.
      total: { landings: before.landings, orders: 1, revenue: offer.price },
    });
  });

  test('first-touch attribution credits the first campaign', async () => {
    const { campaigns } = (await getReport('?touch=first')).body.response;
    expect(campaigns[0]).toMatchObject({
      source: 'letter',
      landings: 3,
      orders: 1,
      revenue: offer.price * 2,
    });
  });

  test('repeated events are counted once', async () => {
    const before = (await getReport()).body.response.total;
    // The id of anna's add-to-cart event.
    const duplicate = { ...eventAt('add-to-cart', 'clara', 7, winter), eventId: '4' };
    await sendEvents([duplicate, duplicate]);
    await sendEvents(duplicate);
    expect((await getReport()).body.response.total).toEqual(before);
  });

  test('the report lists every day and the landing pages', async () => {
    const from = new Date(Date.now() - 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const to = new Date().toISOString().slice(0, 10);
    const { days, landingPages, total } = (await getReport(`?from=${from}&to=${to}`)).body.response;
    expect(days.map(({ day }: { day: string }) => day)).toHaveLength(4);
    expect(days[0]).toEqual({ day: from, ...noMetrics });
    const sum = (field: string) =>
      days.reduce((all: number, day: Record<string, number>) => all + (day[field] ?? 0), 0);
    for (const field of ['landings', 'orders', 'revenue', 'adds']) expect(sum(field)).toBe(total[field]);
    expect(landingPages).toEqual([
      {
        path: '/shop',
        ...noMetrics,
        landings: 3,
        visitors: 2,
        productViews: 1,
        adds: 1,
        checkouts: 1,
        orders: 1,
        revenue: offer.price * 2,
        averageOrder: offer.price * 2,
      },
      { path: '/ar/shop', ...noMetrics, landings: 1, visitors: 1 },
    ]);
  });

  test('a single campaign lists contents and terms, case-insensitively', async () => {
    await sendEvents([
      eventAt('page-view', 'dina', 8, {
        utmSource: 'News',
        utmCampaign: 'eid',
        utmContent: 'top',
        utmTerm: 'abaya',
      }),
      eventAt('add-to-cart', 'dina', 9, { utmSource: 'news', utmCampaign: 'Eid', utmContent: 'TOP' }),
      eventAt('page-view', 'elsa', 8, { utmSource: 'news', utmCampaign: 'eid', utmContent: 'end' }),
    ]);
    const response = await getReport('?source=NEWS&medium=organic&campaign=eid');
    const { campaigns, contents, terms, total, landingPages } = response.body.response;
    expect(total).toEqual({ ...noMetrics, ...noVitals, landings: 2, visitors: 2, adds: 1 });
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

  test('web vitals are 75th percentiles by campaign, page and language', async () => {
    const vitalsEvent = (sessionId: string, json: object) => ({
      ...eventAt('web-vitals', sessionId, 20, { utmSource: 'speed' }),
      json: JSON.stringify(json),
    });
    const product = { page: '/shop/shop-details/*', language: 'en' };
    await sendEvents([
      ...[900, 4000, 1000, 1100].map((lcp) => vitalsEvent('frida', { ...product, lcp, cls: 0.01 })),
      vitalsEvent('grace', { page: '/', language: 'ar', inp: 96 }),
      vitalsEvent('grace', { page: '/', language: 'ar', inp: 'slow' }),
    ]);
    const { pageVitals, campaigns, total } = (await getReport('?source=speed')).body.response;
    const measurements = { lcp: { p75: 1100, loads: 4 }, cls: { p75: 0.01, loads: 4 } };
    const inp = { p75: 96, loads: 1 };
    expect(pageVitals).toEqual([
      { ...product, ...measurements, inp: null },
      { page: '/', language: 'ar', inp, lcp: null, cls: null },
    ]);
    expect([campaigns[0].vitals, total.vitals]).toEqual([
      { ...measurements, inp },
      { ...measurements, inp },
    ]);
  });

  describe('landing pages', () => {
    const path = '/shop/shop-details/kaftan';
    const campaignNamed = (name: string) => ({ ...winter, utmCampaign: name });
    /** @param offsetMs time after `start`; null for events without a time */
    const eventsOf = (name: string, offsetMs: number | null) => {
      const at = (eventType: string, delayMs: number) => ({
        ...eventAt(eventType, name, 30, campaignNamed(name), path),
        occurredAt: offsetMs === null ? null : new Date(start + offsetMs + delayMs).toISOString(),
      });
      // The browser dates the product view before the page view.
      return [at('page-view', 4), at('product-view', 0), at('add-to-cart', 900)];
    };
    const arrivalOrders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const credited = { path, landings: 1, productViews: 1, adds: 1 };

    test.each([
      ['dated', 35 * 60_000],
      ['undated', null],
    ])('are credited with %s events in any order of arrival', async (label, offsetMs) => {
      for (const order of arrivalOrders) {
        const name = `${label} ${order.join('')}`;
        const events = eventsOf(name, offsetMs);
        for (const index of order) await sendEvents(events[index] ?? {});
        const { landingPages } = (await getReport(`?campaign=${name}`)).body.response;
        expect([name, landingPages]).toMatchObject([name, [credited]]);
      }
    });

    test('keep the events of two visits apart', async () => {
      const name = 'returning';
      await sendEvents([
        eventAt('page-view', name, 40, campaignNamed(name), '/shop'),
        eventAt('product-view', name, 41, campaignNamed(name), path),
        eventAt('product-view', name, 100, campaignNamed(name), path),
        {
          ...eventAt('page-view', name, 100, campaignNamed(name), path),
          occurredAt: new Date(start + 100 * 60_000 + 5),
        },
      ]);
      const { landingPages } = (await getReport(`?campaign=${name}`)).body.response;
      expect(landingPages).toMatchObject([
        { path: '/shop', landings: 1, productViews: 1 },
        { path, landings: 1, productViews: 1 },
      ]);
    });

    test('count a new landing when the channel changes', async () => {
      await sendEvents([
        { ...eventAt('page-view', 'channels', 40, {}, '/shop'), channel: 'direct' },
        { ...eventAt('page-view', 'channels', 41, {}, '/'), channel: 'social', clickIds: { fbclid: 'f' } },
        {
          ...eventAt('page-view', 'channels', 42, {}, '/shop'),
          channel: 'social',
          clickIds: { fbclid: 'f' },
        },
      ]);
      expect((await getReport('?channel=social')).body.response.landingPages).toMatchObject([
        { path: '/', landings: 1 },
      ]);
    });
  });

  test('visits without a campaign are counted by channel', async () => {
    const organic = 'source=organic&medium=organic&campaign=organic';
    expect((await getReport(`?${organic}&channel=search`)).body.response.total).toMatchObject({
      landings: 1,
      orders: 0,
    });
    expect((await getReport(`?${organic}&channel=unknown`)).body.response.total).toMatchObject({ orders: 1 });
  });

  test('a range excludes events outside it', async () => {
    const at = (minute: number) => encodeURIComponent(new Date(start + minute * 60_000).toISOString());
    const { total } = (await getReport(`?from=${at(1)}&to=${at(6)}`)).body.response;
    expect(total).toEqual({ ...noMetrics, ...noVitals, landings: 1, visitors: 1, productViews: 1, adds: 1 });
  });

  test('a cost replaces that of the same date, source and campaign', async () => {
    const { currency } = (await getReport()).body.response;
    const row = (source: string, campaign: string, cost: number) => ({
      date: new Date(start).toISOString().slice(0, 10),
      source,
      campaign,
      cost,
      currency,
    });
    const save = (rows: object[], headers = { 'x-campaigns-key': key }) =>
      callApi(api, 'POST', '/Posts/CampaignCosts', { headers, body: { rows } });
    expect((await save([row('letter', 'summer', 1)], { 'x-campaigns-key': 'x' })).status).toBe(401);
    expect((await save([{ ...row('letter', 'summer', 1), date: 'today' }])).status).toBe(400);
    expect((await save([row('letter', 'summer', 99), row('paper', 'launch', 30)])).status).toBe(200);
    expect((await save([row('LETTER', 'Summer', 120.5)])).body.response).toEqual({ saved: 1 });
    const { total, campaigns } = (await getReport()).body.response;
    expect(total.cost).toBe(150.5);
    const costs = campaigns.map((found: { source: string; cost: number | null }) => [
      found.source,
      found.cost,
    ]);
    expect(Object.fromEntries(costs)).toMatchObject({ letter: 120.5, search: null, paper: 30 });
    expect(
      (await getReport('?source=paper&medium=organic&campaign=launch')).body.response.total,
    ).toMatchObject({
      cost: 30,
      landings: 0,
    });
  });

  test.each([
    '?from=yesterday',
    '?from=2026-02-01&to=2026-01-01',
    '?from=2001-01-01',
    '?touch=middle',
    '?channel=pigeon',
  ])('the query %s is rejected', async (query) => {
    expect((await getReport(query)).status).toBe(400);
  });

  test('a wrong key is rejected and rate-limited', async () => {
    expect((await getReport('', {})).status).toBe(401);
    for (let attempt = 0; attempt < 20; attempt += 1)
      await getReport('', { 'x-campaigns-key': `${attempt}` });
    expect((await getReport('', { 'x-campaigns-key': 'x' })).status).toBe(429);
    expect((await getReport()).status).toBe(200);
  });
});

describe('campaign reports of several shops', () => {
  let api: Api;
  const origins = { EGP: 'https://rida.example', SAR: 'https://layl.example' } as const;
  const rejectedOrigin = 'https://unknown.example';
  beforeAll(async () => {
    const shops = Object.entries(origins).map(([currency, origin]) => ({ currency, origin }));
    api = await startApi({ ...(await seededDatabase()), CAMPAIGNS_KEY: key, SHOPS: JSON.stringify(shops) });
    const [offer] = (await findOffers(api, 4)) as [Offer];
    const visit = async (origin: string, sessionId: string, eventTypes: string[]) => {
      const body = eventTypes.map((eventType) => ({ eventType, sessionId, pageUrl: `${origin}/shop` }));
      const headers = { 'x-shop-origin': origin };
      expect((await callApi(api, 'POST', '/UtmTrackings/Log', { body, headers })).status).toBe(200);
    };
    await visit(origins.EGP, 'anna', ['page-view', 'product-view']);
    await visit(origins.SAR, 'berta', ['page-view', 'add-to-cart', 'initiate-checkout']);
    await visit(origins.SAR, 'carla', ['page-view']);
    await visit(rejectedOrigin, 'dora', ['page-view']);
    const buy = (currency: keyof typeof origins, sessionId: string) =>
      placeOrder(api, newOrder([{ offer, quantity: 1 }], { currency, sessionId }), {
        headers: { 'x-shop-origin': origins[currency] },
      });
    expect((await buy('SAR', 'berta')).status).toBe(200);
  });
  afterAll(() => api.stop());

  test.each([
    // An event of an unknown shop counts for the API's own currency.
    ['EGP', { landings: 2, visitors: 2, productViews: 1, adds: 0, checkouts: 0, orders: 0, revenue: 0 }],
    ['SAR', { landings: 2, visitors: 2, productViews: 0, adds: 1, checkouts: 1, orders: 1 }],
  ])('count visits and orders of the shop in %s only', async (currency, total) => {
    const { body } = await callApi(api, 'GET', `/Posts/Campaigns/Get?currency=${currency}`, {
      headers: { 'x-campaigns-key': key },
    });
    expect(body.response.total).toMatchObject(total);
  });
});
