import { addCosts } from './add-costs.ts';

const noMetrics = {
  landings: 0,
  visitors: 0,
  productViews: 0,
  adds: 0,
  checkouts: 0,
  orders: 0,
  revenue: 0,
  averageOrder: null,
};
const campaign = (source: string, medium: string, name: string) => ({
  ...noMetrics,
  source,
  medium,
  campaign: name,
});
const day = (name: string) => ({ ...noMetrics, day: name });
const report = {
  total: noMetrics,
  campaigns: [campaign('Meta', 'cpc', 'Eid'), campaign('meta', 'story', 'eid'), campaign('x', 'cpc', 'y')],
  days: [day('2026-11-01'), day('2026-11-02')],
};
const eidCost = {
  source: 'META',
  campaign: 'eid',
  days: [
    { day: '2026-11-01', cost: 100_00 },
    { day: '2026-11-03', cost: 20_00 },
  ],
};
const visits = [
  { source: 'meta', medium: 'cpc', campaign: 'eid', landings: 30 },
  { source: 'meta', medium: 'story', campaign: 'eid', landings: 10 },
];
const costsOf = ({ total, campaigns, days }: ReturnType<typeof addCosts>) => ({
  total: total.cost,
  campaigns: campaigns.map(({ cost }) => cost),
  days: days.map(({ day: name, cost }) => [name, cost]),
});

describe('addCosts', () => {
  test('divides a cost among its media in proportion to visits', () => {
    expect(costsOf(addCosts(report, [eidCost], visits, {}, 'EGP', noMetrics))).toEqual({
      total: 120,
      campaigns: [90, 30, null],
      days: [
        ['2026-11-01', 100],
        ['2026-11-02', null],
        ['2026-11-03', 20],
      ],
    });
  });

  test('adds a row for a cost without visits', () => {
    const { campaigns } = addCosts({ ...report, campaigns: [] }, [eidCost], [], {}, 'EGP', noMetrics);
    expect(campaigns).toEqual([
      { ...noMetrics, source: 'META', medium: 'organic', campaign: 'eid', cost: 120 },
    ]);
  });

  test('counts only the share of the filtered medium', () => {
    const filter = { source: 'meta', medium: 'story', campaign: 'Eid' };
    const storyReport = { ...report, campaigns: [campaign('meta', 'story', 'eid')] };
    expect(costsOf(addCosts(storyReport, [eidCost], visits, filter, 'EGP', noMetrics))).toMatchObject({
      total: 30,
      campaigns: [30],
    });
  });

  test('adds nothing without costs of the reported campaign', () => {
    expect(addCosts(report, [], visits, {}, 'EGP', noMetrics)).toBe(report);
    expect(addCosts(report, [eidCost], visits, { source: 'x' }, 'EGP', noMetrics)).toBe(report);
  });
});
