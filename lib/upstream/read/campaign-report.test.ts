import { readCampaignReport } from './campaign-report.ts';
import { testReader } from './testing.ts';

const none = { landings: 0, visitors: 0, productViews: 0, adds: 0, checkouts: 0, orders: 0, revenue: 0 };

test('a report is read with its revenue in hundredths; what is absent is 0 or organic', () => {
  const wire = {
    currency: 'EGP',
    total: { ...none, landings: '4', revenue: '1,250.50' },
    campaigns: [{ source: 'letter', medium: null, campaign: 'عيد', orders: 2, revenue: 10.1 }, null, 'x'],
    days: [{ day: '2026-03-04T00:00:00Z', landings: 1 }, { day: '2026-13-40' }, { landings: 1 }],
    landingPages: [{ path: '/shop', landings: 2, visitors: 1 }, { landings: 1 }],
  };
  expect(readCampaignReport(wire, testReader())).toEqual({
    currency: 'EGP',
    total: { ...none, landings: 4, revenue: 125050 },
    campaigns: [{ source: 'letter', medium: 'organic', campaign: 'عيد', ...none, orders: 2, revenue: 1010 }],
    days: [{ day: '2026-03-04', ...none, landings: 1 }],
    landingPages: [{ path: '/shop', landings: 2, visitors: 1 }],
  });
});

test('a figure that cannot be read is 0 and noted', () => {
  const reader = testReader();
  expect(readCampaignReport({ total: { orders: 'many', revenue: -1 } }, reader)?.total).toEqual(none);
  expect(reader.fields).toEqual(['campaigns.orders', 'campaigns.revenue']);
});

test.each([null, [], 'report', {}, { total: [] }])('%j is no report', (value) => {
  expect(readCampaignReport(value, testReader())).toBeNull();
});
