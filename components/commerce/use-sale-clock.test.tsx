import { act, screen } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { renderInShop } from '@/components/testing/render-in-shop';
import { isSaleActive } from '@/lib/catalogue/product/pricing';
import { fetchAndLearnShopTime } from '@/lib/platform/shop-time/shop-time';
import { useSaleClock } from './use-sale-clock.ts';

const minuteMs = 60_000;
const shopStart = Date.UTC(2026, 10, 26, 20);
const sale = { price: 600, startsAt: shopStart - minuteMs, endsAt: shopStart + 30 * minuteMs };

function SaleStatus({ renderedAt }: { renderedAt?: number }) {
  return <p>{isSaleActive(sale, useSaleClock([sale], renderedAt)) ? 'sale' : 'no sale'}</p>;
}

let api: FakeApi;
/** How far the device's clock is fast. */
let deviation: number;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const setClock = (fastMs: number) => {
  jest.useFakeTimers({ now: shopStart + fastMs });
  api = fakeApi();
  deviation = fastMs;
  api.shopTime = () => Date.now() - deviation;
};
const showPageAgain = () => act(async () => void dispatchEvent(new Event('visibilitychange')));

// The first test of the file: later ones know the shop's time.
test('a sale lasts by the time of rendering while that is all', async () => {
  setClock(180 * minuteMs);
  const { shopTime } = api;
  api.shopTime = () => Number.NaN;
  renderInShop(<SaleStatus renderedAt={shopStart} />);
  await advance(29 * minuteMs);
  expect(screen.getByText('sale')).toBeVisible();
  // The page had been rendered five minutes before it was loaded.
  api.shopTime = () => shopTime() + 5 * minuteMs;
  await showPageAgain();
  await advance(0);
  expect(screen.getByText('no sale')).toBeVisible();
});

describe.each([-24, -1, 16 / 60, 3])('a sale on a device %f hours fast', (hours) => {
  beforeEach(async () => {
    setClock(hours * 60 * minuteMs);
    await fetchAndLearnShopTime('/api/time');
  });

  test('ends by the time of the shop', async () => {
    renderInShop(<SaleStatus renderedAt={shopStart} />);
    await advance(0);
    expect(screen.getByText('sale')).toBeVisible();
    await advance(29 * minuteMs);
    expect(screen.getByText('sale')).toBeVisible();
    await advance(minuteMs + 2000);
    expect(screen.getByText('no sale')).toBeVisible();
  });

  test('has ended when the device wakes up after its end', async () => {
    renderInShop(<SaleStatus renderedAt={shopStart} />);
    await advance(0);
    // Timers and the monotonic clock stand still meanwhile.
    jest.setSystemTime(Date.now() + 60 * minuteMs);
    await showPageAgain();
    expect(screen.getByText('no sale')).toBeVisible();
  });

  test('goes on when only the clock was set', async () => {
    renderInShop(<SaleStatus renderedAt={shopStart} />);
    await advance(0);
    jest.setSystemTime(Date.now() + 60 * minuteMs);
    deviation += 60 * minuteMs;
    await showPageAgain();
    await advance(0);
    expect(screen.getByText('sale')).toBeVisible();
  });
});
