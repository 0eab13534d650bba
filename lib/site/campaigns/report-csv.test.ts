import { parseCsv } from '../documents/testing.ts';
import { type CampaignReport, metricValue } from './report.ts';
import { reportCsv } from './report-csv.ts';
import { reportLabels } from './report-labels.ts';

const metrics = {
  landings: 4,
  visitors: 3,
  productViews: 2,
  adds: 1,
  checkouts: 1,
  orders: 1,
  revenue: 125005,
  averageOrder: 125005,
  cost: null,
};
const metricsWithoutOrders = { ...metrics, landings: 0, orders: 0, revenue: 0, averageOrder: null };
const vitals = { lcp: { p75: 1204, loads: 20 }, inp: { p75: 9, loads: 19 }, cls: null };
const report = (campaign: string): CampaignReport => ({
  hasSampleTraffic: false,
  currency: 'EGP',
  total: metrics,
  campaigns: [{ source: 'a,b', medium: 'say "hi"\nto', campaign, ...metrics, vitals: null }],
  contents: [{ name: 'Organic', ...metricsWithoutOrders }],
  terms: [],
  days: [{ day: '2026-03-04', ...metrics }],
  landingPages: [{ path: '/shop', ...metrics }],
  pageVitals: [{ page: '/', language: 'ar', vitals }],
});
/** Labels that are their message keys. */
const labels = reportLabels(((name: string) => name) as Parameters<typeof reportLabels>[0]);
const metricHeaders =
  'metrics.landings,metrics.visitors,metrics.productViews,metrics.adds,metrics.checkouts,metrics.orders,' +
  'metrics.conversion,metrics.revenue,metrics.averageOrder,currency\r\n';

describe('reportCsv', () => {
  test('writes a campaign as UTF-8 CSV with translated headers', () => {
    expect(reportCsv(report('عيد'), 'campaigns', labels)).toBe(
      `\ufeffcampaign,source,medium,${metricHeaders}عيد,"a,b","say ""hi""\nto",4,3,2,1,1,1,0.2500,1250.05,1250.05,EGP\r\n`,
    );
  });

  test('labels visits without a campaign by channel', () => {
    const organic = { source: 'organic', medium: 'Organic', campaign: 'organic' };
    const reportWithOrganicVisits = {
      ...report('x'),
      campaigns: [{ ...organic, channel: 'search' as const, ...metricsWithoutOrders, vitals: null }],
    };
    expect(reportCsv(reportWithOrganicVisits, 'campaigns', labels)).toContain(
      '\r\nnoCampaign,channels.search,,0,3,2,1,1,0,,0.00,,EGP\r\n',
    );
    expect(reportCsv(reportWithOrganicVisits, 'contents', labels)).toContain('\r\nnotNamed,0,3,');
  });

  test('exports days and pages', () => {
    const line = '4,3,2,1,1,1,0.2500,1250.05,1250.05,EGP\r\n';
    expect(reportCsv(report('x'), 'days', labels)).toBe(`\ufeffday,${metricHeaders}2026-03-04,${line}`);
    expect(reportCsv(report('x'), 'pages', labels)).toBe(`\ufeffpage,${metricHeaders}/shop,${line}`);
  });

  test('writes costs in the campaigns and days tables, empty where unknown', () => {
    const { campaigns, ...others } = report('x');
    const reportWithCosts = { ...others, campaigns: campaigns.map((row) => ({ ...row, cost: 50_000 })) };
    expect(reportCsv(reportWithCosts, 'campaigns', labels, true)).toContain(
      'metrics.averageOrder,metrics.cost,metrics.costPerOrder,metrics.returnOnSpend,currency\r\n',
    );
    expect(reportCsv(reportWithCosts, 'campaigns', labels, true)).toContain(
      ',1250.05,1250.05,500.00,500.00,2.5001,EGP\r\n',
    );
    expect(reportCsv(reportWithCosts, 'days', labels, true)).toContain(',1250.05,1250.05,,,,EGP\r\n');
    expect(reportCsv(reportWithCosts, 'pages', labels, true)).not.toContain('cost');
  });

  test('divides costs by orders, and revenue by costs that are not 0', () => {
    const ratesOf = (cost: number, orders: number) =>
      (['costPerOrder', 'returnOnSpend'] as const).map((metric) =>
        metricValue({ ...metrics, cost, orders, revenue: 90 }, metric),
      );
    expect(ratesOf(45, 4)).toEqual([11, 2]);
    expect(ratesOf(1, 0)).toEqual([null, 90]);
    expect(ratesOf(0, 2)).toEqual([0, null]);
  });

  test('writes vitals in the campaigns and speed tables', () => {
    const [campaign] = report('x').campaigns;
    const reportWithVitals = { ...report('x'), campaigns: campaign ? [{ ...campaign, vitals }] : [] };
    expect(reportCsv(reportWithVitals, 'campaigns', labels)).toContain(
      ',currency,speed.lcp,speed.inp,speed.cls\r\n',
    );
    expect(reportCsv(reportWithVitals, 'campaigns', labels)).toContain(',EGP,1204,,\r\n');
    expect(reportCsv(reportWithVitals, 'speed', labels)).toBe(
      '\ufeffpage,speed.language,speed.lcp,speed.inp,speed.cls\r\n/,speed.languages.ar,1204,,\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200f=1', '＝1', '\rx', '|cmd'])(
    'escapes the formula %j',
    (campaign) => {
      const [record] = parseCsv(reportCsv(report(campaign), 'campaigns', labels).slice(1));
      expect(record?.campaign).toEqual([`'${campaign}`]);
    },
  );
});
