import { act, screen, waitFor, within } from '@testing-library/react';
import {
  abaya,
  fillCart,
  hijab,
  openCheckout,
  orderButton,
  ordersPath,
  setUpCheckout,
} from '@/components/testing/checkout-page';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { couponCode, setCouponCode } from '@/lib/shopper/coupons/coupon-code';

const checkPath = '/Coupons/Check';
const appliedCoupon = { code: 'SPRING', kind: 'amount', discount: 100, text: '100 off' };
let api: FakeApi;

const summary = (locale: 'en' | 'ar' = 'en') =>
  screen.getByRole('region', { name: texts(locale)('checkout.summary') });
const open = async (locale?: 'en' | 'ar') => {
  const page = await openCheckout(locale, { takesCoupons: true });
  await waitFor(() => expect(api.sentTo(checkPath)).not.toEqual([]));
  return page;
};

beforeEach(async () => {
  api = await setUpCheckout();
  api.setProducts({ abaya, hijab });
  api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7', status: 'placed' });
  api.setResponse(`POST ${checkPath}`, appliedCoupon);
  await fillCart([abaya, hijab]);
  act(() => setCouponCode('SPRING'));
});

describe('checkout with a coupon', () => {
  test.each(locales)('shows the coupon among the costs and sends it: %s', async (locale) => {
    const { user } = await open(locale);
    expect(await within(summary(locale)).findByText('100 off')).toBeVisible();
    expect(summary(locale)).toHaveTextContent(/300\.00.*50\.00.*SPRING.*100\.00.*250\.00/);
    await user.click(orderButton(locale));
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(api.sentTo(ordersPath)).toMatchObject([{ body: { coupon: 'SPRING' } }]);
    expect(couponCode.get()).toBeNull();
    await expectAccessible();
  });

  test("checks the coupon for the buyer's e-mail address before the order", async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = await open();
    await within(summary()).findByText('100 off');
    api.setResponse(`POST ${checkPath}`, failure(409, 'Your address has used it already'));
    await user.click(orderButton());
    expect(await screen.findByText(/^Your address has used it already$/, { selector: 'p *' })).toBeVisible();
    expect(api.sentTo(checkPath).at(-1)).toMatchObject({ body: { email: 'salma@shop.example' } });
    expect(api.sentTo(ordersPath)).toEqual([]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Continue without the coupon' }));
    await waitFor(() => expect(orderButton()).toHaveFocus());
    expect(summary()).toHaveTextContent('350.00');
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(api.sentTo(ordersPath)[0]?.body).not.toHaveProperty('coupon');
  });

  test('sends no order at a discount that the buyer has not seen', async () => {
    const { user } = await open();
    await within(summary()).findByText('100 off');
    api.setResponse(`POST ${checkPath}`, { ...appliedCoupon, discount: 50, text: '50 off' });
    await user.click(orderButton());
    expect(await screen.findByText(texts('en')('checkout.otherDiscount'))).toHaveRole('alert');
    expect(summary()).toHaveTextContent('300.00');
    expect(api.sentTo(ordersPath)).toEqual([]);
    await user.click(orderButton());
    expect(await screen.findByText('RD-7')).toBeVisible();
  });

  test('sends no order while the coupon cannot be checked', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${checkPath}`, failure(500));
    const { user } = await open();
    await user.click(orderButton());
    expect(await screen.findByText(texts('en')('checkout.notChecked'))).toHaveRole('alert');
    expect(api.sentTo(ordersPath)).toEqual([]);
  });

  test('shows the rejection when another order used the coupon first', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = await open();
    await within(summary()).findByText('100 off');
    api.setResponse(`POST ${ordersPath}`, () => {
      api.setResponse(`POST ${checkPath}`, failure(409, 'Somebody was faster'));
      return Response.json(
        { Message: 'Somebody was faster', changes: [{ coupon: 'SPRING', text: 'Somebody was faster' }] },
        { status: 409 },
      );
    });
    await user.click(orderButton());
    expect(await screen.findByRole('button', { name: 'Continue without the coupon' })).toBeVisible();
    expect(couponCode.get()).toBe('SPRING');
  });

  test('resends an unconfirmed order with its coupon and total', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, () => Promise.reject(new TypeError('Failed to fetch')));
    const { user, unmount } = await open();
    await within(summary()).findByText('100 off');
    await user.click(orderButton());
    await waitFor(() => expect(api.sentTo(ordersPath)).toHaveLength(1));
    await screen.findByText(texts('en')('checkout.unanswered'));
    unmount();
    await open();
    expect(screen.getByText(/Your last order, of EGP\s250\.00/)).toBeVisible();
    api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7' });
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('RD-7')).toBeVisible();
    const [first, second] = api.sentTo(ordersPath);
    expect(second?.body).toEqual(first?.body);
    expect(first?.body).toMatchObject({ discount: 100 });
    expect(couponCode.get()).toBeNull();
  });
});

test('a shop without coupons ignores a stored coupon', async () => {
  const { user } = await openCheckout();
  await user.click(orderButton());
  expect(await screen.findByText('RD-7')).toBeVisible();
  expect(api.sentTo(checkPath)).toEqual([]);
  expect(api.sentTo(ordersPath)[0]?.body).not.toHaveProperty('coupon');
});
