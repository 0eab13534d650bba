import { couponPaths } from '../../../contract/paths.ts';
import type { LineView } from '../cart/line-view.ts';
import { installFakeAccount, testLine } from '../cart/testing.ts';
import { checkCoupon, couponLines } from './check-coupon.ts';

const request = { code: 'eid', shipping: 'express' as const, lines: [] };

/** Responds to all calls; returns the bodies of the calls. */
function respondWith(response: object, status = 200): unknown[] {
  const bodies: unknown[] = [];
  installFakeAccount();
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    expect(url).toContain(couponPaths.checkCoupon);
    bodies.push(JSON.parse(String(body)));
    return Response.json(response, { status });
  }) as typeof fetch;
  return bodies;
}

describe('checkCoupon', () => {
  test('sends currency, delivery and lines', async () => {
    const bodies = respondWith({ response: { code: 'EID', discount: 12.5, text: 'Eid gift' } });
    expect(await checkCoupon(request, 'en')).toEqual({
      code: 'EID',
      discount: 1250,
      text: 'Eid gift',
      rejection: null,
    });
    expect(bodies).toEqual([{ ...request, currency: 'SAR' }]);
  });

  test('falls back to the requested code and no text', async () => {
    respondWith({ response: { discount: '0' } });
    expect(await checkCoupon(request, 'en')).toEqual({ code: 'eid', discount: 0, text: '', rejection: null });
  });

  test.each([400, 404, 409, 422])('resolves to the rejection of status %i', async (status) => {
    respondWith({ Message: 'Expired' }, status);
    expect(await checkCoupon(request, 'en')).toEqual({
      code: 'eid',
      discount: 0,
      text: '',
      rejection: { kind: 'inapplicable', reason: 'Expired' },
    });
  });

  test.each([
    [404, {}],
    [405, { Message: 'Not allowed' }],
    [501, {}],
  ])('resolves to an API without coupons for status %i', async (status, body) => {
    respondWith(body, status);
    expect(await checkCoupon(request, 'en')).toMatchObject({ rejection: { kind: 'unsupported' } });
  });

  test.each([403, 410, 423, 500])('rejects with status %i', async (status) => {
    respondWith({ Message: 'No' }, status);
    await expect(checkCoupon(request, 'en')).rejects.toMatchObject({ status });
  });

  test('rejects a response without a discount', async () => {
    respondWith({ response: { code: 'EID' } });
    await expect(checkCoupon(request, 'en')).rejects.toMatchObject({ status: 502 });
  });
});

test('couponLines contains buyable lines with prices in currency units', () => {
  const view = (id: string, price: number | null, issue: object | null = null) =>
    ({ line: testLine(id, 2), currentPrice: { price }, issue }) as unknown as LineView;
  const views = [view('1', 12_345), view('2', null), view('3', 500, { kind: 'unavailable' })];
  expect(couponLines(views)).toEqual([
    { productId: '1', variantId: 'v1', quantity: 2, price: 123.45 },
    { productId: '2', variantId: 'v2', quantity: 2, price: null },
  ]);
});
