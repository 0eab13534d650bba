import { screen, within } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { locales } from '@/lib/platform/i18n/routing';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import { deliveryCalendar } from '@/lib/platform/tenant/delivery';
import { shop } from '@/lib/platform/tenant/testing';
import { orderStatuses } from '@/lib/shopper/orders/order';
import { OrderStatus, OrderView } from './order-view.tsx';

const { order } = createSamples('en');
const calendar = deliveryCalendar({
  ...shop.tenant,
  delivery: {
    ...shop.tenant.delivery,
    handlingDays: [0, 1],
    transitDays: [2, 3],
    daysOff: { weekdays: ['friday'], dates: [] },
    cutOff: 15,
  },
});

/** Returns the description of a term. */
const detail = (term: string) => screen.getByText(term).nextElementSibling;

describe('order view', () => {
  test('shows number, date, status, recipient and address', () => {
    renderInShop(<OrderView order={order} />);
    expect(detail('Order number')).toHaveTextContent('RD-100245');
    expect(detail('Date')).toHaveTextContent('14 February 2026');
    expect(detail('Status')).toHaveTextContent('Shipped');
    expect(screen.getByText('Dina Shawky')).toBeVisible();
    expect(screen.getByText('El Nozha Street, 12')).toBeVisible();
  });

  test.each([
    ['an order under way', { order }, true],
    ['a delivered order', { order: { ...order, status: 'delivered' } as const }, false],
    ['a sample', { order, isSample: true }, false],
  ])('shows the delivery dates of an order under way only: %s', (_case, props, isShown) => {
    browserSettings().deliveryCalendar = calendar ?? undefined;
    renderInShop(<OrderView {...props} />);
    expect(screen.queryAllByText(texts('en')('orders.arrives'))).toHaveLength(isShown ? 1 : 0);
  });

  test('names the place and day of an order to be picked up', () => {
    browserSettings().deliveryCalendar = calendar ?? undefined;
    renderInShop(<OrderView order={{ ...order, shipping: 'pick-up', shippingCost: 1000 }} />);
    expect(screen.getByRole('heading', { name: 'Pick-up at' })).toBeVisible();
    expect(detail('Ready')).toHaveTextContent('Sunday');
    expect(detail('Pick-up')).toHaveTextContent(/10\.00/);
  });

  test('shows each line with its options, quantity and price', () => {
    renderInShop(<OrderView order={order} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/shop/shop-details/wool-blend-open-abaya',
    );
    expect(first).toHaveTextContent(/Black · 56.*1 piece.*1,890\.00/);
    expect(second).toHaveTextContent(/2 pieces.*650\.00/);
    expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  });

  test.each([
    ['free delivery', 0, 'Free'],
    ['the delivery cost', 3500, 'EGP 35.00'],
    ['an unknown delivery cost', null, 'N/A'],
  ])('shows %s and the total', (_case, cost, text) => {
    renderInShop(<OrderView order={{ ...order, shippingCost: cost }} />);
    expect(detail('Shipping')).toHaveTextContent(text);
    expect(detail('Total')).toHaveTextContent(/2,540\.00/);
  });

  test.each([
    ['Discount', null],
    [texts('en')('orders.coupon', { code: 'SPRING' }), 'SPRING'],
  ])('shows a discount as %s', (term, coupon) => {
    renderInShop(<OrderView order={{ ...order, discount: 5000, coupon }} />);
    expect(detail(term)).toHaveTextContent('-EGP 50.00');
  });

  test('shows no discount by default', () => {
    renderInShop(<OrderView order={{ ...order, discount: null, coupon: null }} />);
    expect(screen.queryByText('Discount')).toBeNull();
  });

  test('separates colour and size only where both are known', () => {
    const [line] = order.lines as [(typeof order.lines)[number]];
    const lines = [
      { ...line, size: null, options: [] },
      { ...line, color: null, options: [] },
    ];
    renderInShop(<OrderView order={{ ...order, lines }} />);
    const [colorOnly, sizeOnly] = screen.getAllByRole('listitem');
    expect(colorOnly).toHaveTextContent('Black');
    expect(colorOnly).not.toHaveTextContent('·');
    expect(sizeOnly).toHaveTextContent('56');
    expect(sizeOnly).not.toHaveTextContent('·');
  });

  test('leaves out what the API did not send', () => {
    const lines = order.lines.map((line) => ({ ...line, image: null, price: null }));
    const { container } = renderInShop(<OrderView order={{ ...order, createdAt: null, lines }} />);
    expect(screen.queryByText('Date')).toBeNull();
    expect(container.querySelector('img, .aspect-3\\/4')).toBeNull();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('N/A');
  });

  test.each(locales)('is accessible: %s', async (locale) => {
    renderInShop(<OrderView order={createSamples(locale).order} />, { locale });
    await expectAccessible();
  });
});

describe('order status', () => {
  test.each(locales)('is translated when known and shown as received otherwise: %s', (locale) => {
    const t = texts(locale);
    renderInShop(
      [...orderStatuses, 'lost'].map((status) => <OrderStatus key={status} status={status} />),
      {
        locale,
      },
    );
    const expected = orderStatuses.map((status) => t(`orders.statuses.${status}`)).join('');
    expect(document.body).toHaveTextContent(`${expected}lost`);
  });
});
