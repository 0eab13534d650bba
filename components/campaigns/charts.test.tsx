import { screen, within } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import type { DayMetrics } from '@/lib/campaigns/report';
import { Funnel } from './funnel.tsx';
import { Trend } from './trend.tsx';

const metrics = {
  landings: 40,
  visitors: 30,
  productViews: 20,
  adds: 10,
  checkouts: 4,
  orders: 2,
  revenue: 90_000,
  averageOrder: 45_000,
  cost: null,
};

const dayOf = (index: number, landings: number): DayMetrics => ({
  ...metrics,
  landings,
  day: new Date(Date.UTC(2026, 2, index + 1)).toISOString().slice(0, 10),
});

const days = [0, 6, 3].map((landings, index) => dayOf(index, landings));

/** Path data of a chart: the line, then its dots. */
const pathsOf = (chart: HTMLElement) =>
  [...chart.querySelectorAll('path')].map((path) => path.getAttribute('d'));

describe('Trend', () => {
  test('draws a line with a dot for each day', () => {
    renderInShop(<Trend metric="landings" days={days} currency="EGP" />);
    const chart = screen.getByRole('img', { name: /^Landings by day/ });
    expect(pathsOf(chart)).toEqual([
      'M 0.5 40 L 1.5 0 L 2.5 20',
      'M 0.5 40 h 0',
      'M 1.5 0 h 0',
      'M 2.5 20 h 0',
    ]);
  });

  test.each([
    ['en', '9 in all; the most is 6, on 2 Mar 2026.'],
    ['ar', 'المجموع 9، وأكثرها 6 في'],
  ] as const)('names total and maximum in %s', async (locale, text) => {
    renderInShop(<Trend metric="landings" days={days} currency="EGP" />, { locale });
    expect(screen.getByRole('img')).toHaveAccessibleName(expect.stringContaining(text));
    expect(screen.getByRole('img')).toHaveClass('rtl-mirror');
    await expectAccessible();
  });

  test('marks only the maximum of a long range', () => {
    const longRange = Array.from({ length: 90 }, (_, index) => dayOf(index, index === 50 ? 9 : 1));
    renderInShop(<Trend metric="landings" days={longRange} currency="EGP" />);
    expect(pathsOf(screen.getByRole('img')).slice(1)).toEqual(['M 50.5 0 h 0']);
  });

  test('draws a flat line when every value is zero', () => {
    renderInShop(<Trend metric="landings" days={[dayOf(0, 0), dayOf(1, 0)]} currency="EGP" />);
    expect(pathsOf(screen.getByRole('img'))[0]).toBe('M 0.5 40 L 1.5 40');
  });
});

describe('Funnel', () => {
  test('draws and lists every step', async () => {
    renderInShop(<Funnel name="Eid" metrics={metrics} currency="EGP" />);
    const chart = screen.getByRole('img', { name: /^From landing to order: Eid/ });
    expect([...chart.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')))).toEqual([
      100, 100, 50, 25, 10, 5,
    ]);
    expect(within(chart).getByText(/Landings: 40 · Product views: 20/)).toBeInTheDocument();
    expect(screen.getByText('5% of landings became orders')).toBeVisible();
    await expectAccessible();
  });
});
