import { screen, within } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import type { DayMetrics } from '@/lib/site/campaigns/report';
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

describe('range of a Trend', () => {
  const dates = () => [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);

  test('names its ends and has a larger dot for the maximum', () => {
    renderInShop(<Trend metric="landings" days={days} currency="EGP" />);
    expect(dates()).toEqual(['1 Mar 2026', '3 Mar 2026']);
    const dots = [...screen.getByRole('img').querySelectorAll('path[stroke-linecap]')];
    expect(dots.map((dot) => Number(dot.getAttribute('stroke-width')))).toEqual([5, 11, 5]);
  });

  test.each([
    [31, 31],
    [32, 1],
  ])('of %d days has %d dots', (count, dotCount) => {
    const range = Array.from({ length: count }, (_, index) => dayOf(index, index));
    renderInShop(<Trend metric="landings" days={range} currency="EGP" />);
    expect(pathsOf(screen.getByRole('img'))).toHaveLength(dotCount + 1);
  });

  test('of one day has one date', () => {
    renderInShop(<Trend metric="landings" days={days.slice(0, 1)} currency="EGP" />);
    expect(dates()).toEqual(['1 Mar 2026']);
  });

  test('without days has no chart', () => {
    const { container } = renderInShop(<Trend metric="landings" days={[]} currency="EGP" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Funnel', () => {
  test('of a campaign without visits has empty bars', () => {
    const none = { landings: 0, productViews: 0, adds: 0, checkouts: 0, orders: 0, revenue: 0 };
    renderInShop(
      <Funnel name="Eid" sourceMedium="mail / letter" metrics={{ ...metrics, ...none }} currency="EGP" />,
    );
    const [, ...bars] = screen.getByRole('img').querySelectorAll('rect');
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['0', '0', '0', '0', '0']);
    expect(bars.map((bar) => Number(bar.getAttribute('y')).toFixed(2))).toEqual([
      '0.22',
      '1.22',
      '2.22',
      '3.22',
      '4.22',
    ]);
    expect(screen.getByText('0% of landings became orders')).toBeVisible();
    expect(screen.getByText('mail / letter')).toBeVisible();
  });

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
