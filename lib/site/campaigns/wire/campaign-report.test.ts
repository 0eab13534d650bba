import { testReadContext } from '../../../catalogue/reads/wire/testing.ts';
import { readCampaignReport } from './campaign-report.ts';

const counts = { landings: 0, visitors: 0, productViews: 0, adds: 0, checkouts: 0, orders: 0 };
const emptyMetrics = { ...counts, revenue: 0, averageOrder: null, cost: null };

describe('readCampaignReport', () => {
  test('reads revenue in hundredths and fills absent values', () => {
    const wire = {
      currency: 'EGP',
      total: { ...emptyMetrics, landings: '4', revenue: '1,250.50' },
      campaigns: [
        {
          source: 'letter',
          medium: null,
          campaign: 'عيد',
          orders: 2,
          revenue: 10.1,
          averageOrder: 10.1,
          vitals: {
            lcp: { p75: '1200', loads: '30' },
            inp: { p75: -1, loads: 3 },
            cls: { p75: 0, loads: 0 },
          },
        },
        { source: 'Organic', channel: 'search' },
        null,
        'x',
      ],
      terms: [{ name: 'abaya', landings: 1 }, {}],
      days: [
        { day: '2026-03-04T00:00:00Z', landings: 1, cost: '20.5' },
        { day: '2026-13-40' },
        { landings: 1 },
      ],
      landingPages: [{ path: '/shop', landings: 2, visitors: 1 }, { landings: 1 }],
      pageVitals: [
        { page: '/', language: 'ar', cls: { p75: 0.01, loads: 2 } },
        { page: '/' },
        { page: '/', language: 'en' },
        null,
      ],
    };
    expect(readCampaignReport(wire, testReadContext())).toEqual({
      currency: 'EGP',
      hasSampleTraffic: false,
      total: { ...emptyMetrics, landings: 4, revenue: 125050 },
      campaigns: [
        {
          source: 'letter',
          medium: 'organic',
          campaign: 'عيد',
          ...emptyMetrics,
          orders: 2,
          revenue: 1010,
          averageOrder: 1010,
          vitals: { lcp: { p75: 1200, loads: 30 }, inp: null, cls: null },
        },
        {
          source: 'Organic',
          medium: 'organic',
          campaign: 'organic',
          channel: 'search',
          ...emptyMetrics,
          vitals: null,
        },
      ],
      contents: [],
      terms: [
        { name: 'abaya', ...emptyMetrics, landings: 1 },
        { name: 'organic', ...emptyMetrics },
      ],
      days: [{ day: '2026-03-04', ...emptyMetrics, landings: 1, cost: 2050 }],
      landingPages: [{ path: '/shop', ...emptyMetrics, landings: 2, visitors: 1 }],
      pageVitals: [
        { page: '/', language: 'ar', vitals: { lcp: null, inp: null, cls: { p75: 0.01, loads: 2 } } },
      ],
    });
  });

  test('reads vitals of 0, but none without page and language', () => {
    const cls = { p75: 0, loads: 2 };
    const pageVitals = [
      { page: '/', language: 'en', cls },
      { page: '/', cls },
      { language: 'en', cls },
    ];
    expect(readCampaignReport({ total: {}, pageVitals }, testReadContext())?.pageVitals).toEqual([
      { page: '/', language: 'en', vitals: { lcp: null, inp: null, cls } },
    ]);
  });

  test('reports an unreadable metric and reads it as 0', () => {
    const context = testReadContext();
    expect(readCampaignReport({ total: { orders: 'many', revenue: -1 } }, context)?.total).toEqual(
      emptyMetrics,
    );
    expect(context.unreadableFields).toEqual(['campaigns.revenue', 'campaigns.orders']);
  });

  test('computes an absent average order', () => {
    const wire = { total: { orders: 3, revenue: 100 } };
    expect(readCampaignReport(wire, testReadContext())?.total.averageOrder).toBe(3333);
  });

  test.each([null, [], 'report', {}, { total: [] }])('rejects %j', (value) => {
    expect(readCampaignReport(value, testReadContext())).toBeNull();
  });
});
