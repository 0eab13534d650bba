import { readCsv } from '../documents/testing.ts';
import { reportCsv } from './csv.ts';
import type { CampaignReport } from './report.ts';

const figures = {
  landings: 4,
  visitors: 3,
  productViews: 2,
  adds: 1,
  checkouts: 1,
  orders: 1,
  revenue: 125005,
};
const report = (campaign: string): CampaignReport => ({
  currency: 'EGP',
  total: figures,
  campaigns: [{ source: 'a,b', medium: 'say "hi"\nto', campaign, ...figures }],
  days: [{ day: '2026-03-04', ...figures }],
  landingPages: [{ path: '/shop', landings: 4, visitors: 3 }],
});

test('a campaign is a line of RFC 4180 that says in UTF-8 what it is', () => {
  expect(reportCsv(report('عيد'), 'campaigns')).toBe(
    '\ufeffsource,medium,campaign,landings,visitors,productViews,adds,checkouts,orders,revenue,currency\r\n' +
      '"a,b","say ""hi""\nto",عيد,4,3,2,1,1,1,1250.05,EGP\r\n',
  );
});

test('days and pages have tables of their own', () => {
  expect(reportCsv(report('x'), 'days')).toContain('\r\n2026-03-04,4,3,2,1,1,1,1250.05,EGP\r\n');
  expect(reportCsv(report('x'), 'pages')).toBe('\ufeffpath,landings,visitors\r\n/shop,4,3\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200f=1', '＝1', '\rx', '|cmd'])(
  '%j is no formula in a spreadsheet',
  (campaign) => {
    const [line] = readCsv(reportCsv(report(campaign), 'campaigns'));
    expect(line?.campaign).toEqual([`'${campaign}`]);
  },
);
