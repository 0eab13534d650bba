import { readCsv } from '../documents/testing.ts';
import { reportCsv } from './csv.ts';
import type { CampaignReport } from './report.ts';
import { reportWords } from './words.ts';

const figures = {
  landings: 4,
  visitors: 3,
  productViews: 2,
  adds: 1,
  checkouts: 1,
  orders: 1,
  revenue: 125005,
  averageOrder: 125005,
};
const none = { ...figures, landings: 0, orders: 0, revenue: 0, averageOrder: null };
const vitals = { lcp: { p75: 1204, loads: 20 }, inp: { p75: 9, loads: 19 }, cls: null };
const report = (campaign: string): CampaignReport => ({
  currency: 'EGP',
  total: figures,
  campaigns: [{ source: 'a,b', medium: 'say "hi"\nto', campaign, ...figures, vitals: null }],
  contents: [{ name: 'Organic', ...none }],
  terms: [],
  days: [{ day: '2026-03-04', ...figures }],
  landingPages: [{ path: '/shop', ...figures }],
  pageVitals: [{ page: '/', language: 'ar', vitals }],
});
/** Words as they are named in the messages. */
const words = reportWords(((name: string) => name) as Parameters<typeof reportWords>[0]);
const heads =
  'figures.landings,figures.visitors,figures.productViews,figures.adds,figures.checkouts,figures.orders,' +
  'figures.conversion,figures.revenue,figures.averageOrder,currency\r\n';

test('a campaign is a line of RFC 4180 that says in UTF-8 what it is, under heads in words', () => {
  expect(reportCsv(report('عيد'), 'campaigns', words)).toBe(
    `\ufeffcampaign,source,medium,${heads}عيد,"a,b","say ""hi""\nto",4,3,2,1,1,1,0.2500,1250.05,1250.05,EGP\r\n`,
  );
});

test('visits without a campaign are named by their channel, values that were not named by what they are', () => {
  const organic = { source: 'organic', medium: 'Organic', campaign: 'organic' };
  const given = {
    ...report('x'),
    campaigns: [{ ...organic, channel: 'search' as const, ...none, vitals: null }],
  };
  expect(reportCsv(given, 'campaigns', words)).toContain(
    '\r\nnoCampaign,channels.search,,0,3,2,1,1,0,,0.00,,EGP\r\n',
  );
  expect(reportCsv(given, 'contents', words)).toContain('\r\nnotNamed,0,3,');
});

test('days and pages have tables of their own', () => {
  const line = '4,3,2,1,1,1,0.2500,1250.05,1250.05,EGP\r\n';
  expect(reportCsv(report('x'), 'days', words)).toBe(`\ufeffday,${heads}2026-03-04,${line}`);
  expect(reportCsv(report('x'), 'pages', words)).toBe(`\ufeffpage,${heads}/shop,${line}`);
});

test('how fast pages were stands beside each campaign, and in a table of its own; what too few told of is empty', () => {
  const [campaign] = report('x').campaigns;
  const given = { ...report('x'), campaigns: campaign ? [{ ...campaign, vitals }] : [] };
  expect(reportCsv(given, 'campaigns', words)).toContain(',currency,speed.lcp,speed.inp,speed.cls\r\n');
  expect(reportCsv(given, 'campaigns', words)).toContain(',EGP,1204,,\r\n');
  expect(reportCsv(given, 'speed', words)).toBe(
    '\ufeffpage,speed.language,speed.lcp,speed.inp,speed.cls\r\n/,speed.languages.ar,1204,,\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200f=1', '＝1', '\rx', '|cmd'])(
  '%j is no formula in a spreadsheet',
  (campaign) => {
    const [line] = readCsv(reportCsv(report(campaign), 'campaigns', words).slice(1));
    expect(line?.campaign).toEqual([`'${campaign}`]);
  },
);
