import { act, screen, waitFor, within } from '@testing-library/react';
import { CartView } from '@/components/cart/cart-view';
import { fillCart } from '@/components/testing/checkout-page';
import { type FakeApi, failure, hangingResponse } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { standardDelivery } from '@/components/testing/shipping-samples';
import { bestSellers, renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { dismissLinkedCoupon, setCouponCode, setCouponFromUrl } from '@/lib/shopper/coupons/coupon-code';
import { CouponFromLink } from './coupon-from-link.tsx';

const checkPath = '/Coupons/Check';
const abaya = product({ id: 1, slug: 'abaya', title: 'Abaya', price: 20_000, stock: 15 });
let api: FakeApi;

/** Response to a coupon check: a discount of 10 percent of the subtotal. */
const respondWithTenPercentOff = ({ body }: { body: unknown }) => {
  const { lines } = body as { lines: { price: number; quantity: number }[] };
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { code: 'SPRING', kind: 'percent', discount: subtotal / 10, text: '10% off' };
};

const storedCode = () => localStorage.getItem('cart_coupon');
const field = (locale: 'en' | 'ar' = 'en') =>
  screen.getByRole('textbox', { name: texts(locale)('browser.cart.coupon') });
const summary = (locale: 'en' | 'ar' = 'en') =>
  screen.getByRole('region', { name: texts(locale)('browser.cart.summary') });

async function openCart(locale?: 'en' | 'ar') {
  await fillCart([abaya], { quantity: 1 });
  const page = renderOnPage(
    <CartView bestSellers={bestSellers} shippingOptions={standardDelivery} takesCoupons />,
    {
      locale,
      path: '/shop/cart',
    },
  );
  await waitFor(() => expect(summary(locale)).toHaveTextContent('200.00'));
  return page;
}

beforeEach(async () => {
  api = await startVisit({ abaya });
  act(() => setCouponCode(null));
  act(dismissLinkedCoupon);
  api.setResponse(`POST ${checkPath}`, respondWithTenPercentOff);
});

describe('coupon in the cart', () => {
  test.each(locales)('reduces the total, which includes delivery: %s', async (locale) => {
    const { user } = await openCart(locale);
    await user.type(field(locale), 'spring{Enter}');
    expect(await within(summary(locale)).findByText('10% off')).toBeVisible();
    expect(field(locale)).toHaveValue('');
    expect(summary(locale)).toHaveTextContent(/SPRING.*20\.00.*230\.00/);
    expect(localStorage.getItem('cart_coupon')).toBe('"SPRING"');
    await expectAccessible();
  });

  test('is checked for the lines of the cart', async () => {
    const { user } = await openCart();
    await user.type(field(), 'spring{Enter}');
    await waitFor(() => expect(api.sentTo(checkPath)).not.toEqual([]));
    expect(api.sentTo(checkPath)[0]?.body).toEqual({
      code: 'spring',
      currency: 'EGP',
      shipping: 'standard',
      lines: [{ productId: 1, variantId: null, quantity: 1, price: 200 }],
    });
  });

  test('is checked again for another quantity', async () => {
    act(() => setCouponCode('SPRING'));
    const { user } = await openCart();
    await waitFor(() => expect(summary()).toHaveTextContent('230.00'));
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Abaya' }));
    await waitFor(() => expect(summary()).toHaveTextContent(/-EGP\s40\.00.*410\.00/));
  });

  test.each(locales)('is rejected with the reason of the API: %s', async (locale) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${checkPath}`, failure(409, 'Only from 1,000'));
    const { user } = await openCart(locale);
    await user.type(field(locale), 'SPRING{Enter}');
    expect(await screen.findByText('Only from 1,000')).toHaveRole('alert');
    expect(field(locale)).toHaveAccessibleDescription('Only from 1,000');
    expect(field(locale)).toHaveValue('SPRING');
    expect(localStorage.getItem('cart_coupon')).toBeNull();
    await expectAccessible();
  });

  test.each([
    ['fails', () => failure(500)],
    ['does not answer', hangingResponse],
  ])('can be tried again when the API %s', async (_case, response) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${checkPath}`, response());
    const { user } = await openCart();
    await user.type(field(), 'SPRING{Enter}');
    expect(await screen.findByText(texts('en')('coupons.failed'))).toHaveRole('alert');
    api.setResponse(`POST ${checkPath}`, respondWithTenPercentOff);
    await user.type(field(), '{Enter}');
    expect(await within(summary()).findByText('10% off')).toBeVisible();
  });

  test.each(locales)('is not taken by an API without coupons: %s', async (locale) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${checkPath}`, failure(404));
    const { user } = await openCart(locale);
    await user.type(field(locale), 'SPRING{Enter}');
    const text = texts(locale)('browser.cart.noCoupons');
    expect(await screen.findByText(text)).toHaveRole('alert');
    act(() => setCouponCode('SPRING'));
    expect(await within(summary(locale)).findByText(text)).toBeVisible();
    expect(summary(locale)).toHaveTextContent('250.00');
  });

  test('shows its rejection until it is removed', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${checkPath}`, failure(409, 'Only from 1,000'));
    act(() => setCouponCode('SPRING'));
    const { user } = await openCart();
    expect(await within(summary()).findByText('Only from 1,000')).toBeVisible();
    expect(summary()).toHaveTextContent('250.00');
    await user.click(screen.getByRole('button', { name: 'Remove coupon SPRING' }));
    expect(within(summary()).queryByText('Only from 1,000')).toBeNull();
    expect(localStorage.getItem('cart_coupon')).toBeNull();
  });

  test('never makes the total negative', async () => {
    api.setResponse(`POST ${checkPath}`, { code: 'BIG', kind: 'amount', discount: 5000, text: 'A lot' });
    act(() => setCouponCode('BIG'));
    await openCart();
    await waitFor(() => expect(summary()).toHaveTextContent(/-EGP\s250\.00.*EGP\s0\.00/));
  });

  test('shows a discount of nothing without a sign', async () => {
    api.setResponse(`POST ${checkPath}`, {
      code: 'GIFT',
      kind: 'shipping',
      discount: 0,
      text: 'Free delivery',
    });
    act(() => setCouponCode('GIFT'));
    await openCart();
    expect(await within(summary()).findByText('Free delivery')).toBeVisible();
    expect(summary()).toHaveTextContent(/EGP\s0\.00/);
    expect(summary()).not.toHaveTextContent('-EGP');
  });

  test('is set by a link, which must have a code', async () => {
    act(() => setCouponFromUrl('https://shop.example/?utm_source=mail&coupon=SPRING'));
    await openCart();
    expect(await within(summary()).findByText('10% off')).toBeVisible();
    act(() => setCouponFromUrl('https://shop.example/?coupon=%20'));
    act(() => setCouponFromUrl(`https://shop.example/?coupon=${'X'.repeat(41)}`));
    expect([storedCode(), localStorage.getItem('linked_coupon')]).toEqual(['"SPRING"', null]);
  });

  test('is set by the landing page, once, and by later links', async () => {
    const waitForCode = (code: string) => waitFor(() => expect(storedCode()).toBe(`"${code}"`));
    const landing = { name: 'https://shop.example/?coupon=LANDING' };
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([landing] as never);
    const { navigate } = renderOnPage(<CouponFromLink />, { path: '/shop' });
    await waitForCode('LANDING');
    act(() => setCouponCode(null));
    navigate('/shop/cart?utm_source=x&amp;Coupon=LATER');
    await waitForCode('LATER');
    act(() => setCouponCode(null));
    navigate('/pages/about');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(storedCode()).toBeNull();
  });

  test('is synchronized from another tab', async () => {
    await openCart();
    localStorage.setItem('cart_coupon', '"SPRING"');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart_coupon' })));
    expect(await within(summary()).findByText('10% off')).toBeVisible();
  });
});

describe('coupon of a link while another one is in the cart', () => {
  const link = (code: string) => act(() => setCouponFromUrl(`https://shop.example/?coupon=${code}`));

  /** Lets the codes take off these amounts, and rejects all others. */
  function setDiscounts(discounts: Record<string, number>) {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${checkPath}`, ({ body }: { body: unknown }) => {
      const { code } = body as { code: string };
      const discount = discounts[code.toUpperCase()];
      return discount === undefined
        ? Response.json({ Message: 'It has expired' }, { status: 409 })
        : { code: code.toUpperCase(), kind: 'amount', discount, text: `${code} text` };
    });
  }

  test.each(locales)('does not apply and throws out nothing: %s', async (locale) => {
    const t = texts(locale);
    setDiscounts({ SPRING: 20 });
    act(() => setCouponCode('SPRING'));
    link('EXPIRED99');
    const { user } = await openCart(locale);
    const notice = t('coupons.linkedRejected', { code: 'EXPIRED99', reason: 'It has expired' });
    expect(await within(summary(locale)).findByText(notice)).toBeVisible();
    expect(within(summary(locale)).getByText(t('coupons.stays', { code: 'SPRING' }))).toBeVisible();
    expect(summary(locale)).toHaveTextContent(/SPRING.*20\.00.*230\.00/);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: t('coupons.understood') }));
    expect(screen.queryByText(notice)).toBeNull();
    expect([storedCode(), localStorage.getItem('linked_coupon')]).toEqual(['"SPRING"', null]);
  });

  test.each([
    ['better', 50, 'linkedBetter'],
    ['worse', 5, 'linkedWorse'],
    ['as good', 20, 'linkedEqual'],
  ] as const)('is offered when it is %s', async (_name, discount, textKey) => {
    const t = texts('en');
    const money = (amount: number) => `EGP\u00a0${amount.toFixed(2)}`;
    setDiscounts({ SPRING: 20, EID: discount });
    act(() => setCouponCode('SPRING'));
    link('EID');
    const { user } = await openCart();
    const values = { code: 'EID', discount: money(discount), current: 'SPRING', currentDiscount: money(20) };
    expect(await screen.findByText(t(`coupons.${textKey}`, values), { normalizer: String })).toBeVisible();
    expect(storedCode()).toBe('"SPRING"');
    await user.click(screen.getByRole('button', { name: 'Keep SPRING' }));
    expect(screen.queryByRole('button', { name: 'Keep SPRING' })).toBeNull();
    link('EID');
    await user.click(await screen.findByRole('button', { name: 'Use EID' }));
    expect([storedCode(), localStorage.getItem('linked_coupon')]).toEqual(['"EID"', null]);
    await waitFor(() => expect(summary()).toHaveTextContent((250 - discount).toFixed(2)));
  });

  test('takes the place of one that does not apply', async () => {
    setDiscounts({ EID: 50 });
    act(() => setCouponCode('WINTER'));
    link('EID');
    await openCart();
    await waitFor(() => expect(storedCode()).toBe('"EID"'));
    expect(await within(summary()).findByText('EID text')).toBeVisible();
  });

  test('is the same coupon in any letter case', () => {
    act(() => setCouponCode('SPRING'));
    link('spring');
    expect([storedCode(), localStorage.getItem('linked_coupon')]).toEqual(['"SPRING"', null]);
  });
});
