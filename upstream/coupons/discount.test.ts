import fc from 'fast-check';
import { type Coupon, couponKey, describeCoupon, discountOf, rejectionOf } from './discount.ts';

const now = new Date('2026-11-20T12:00:00Z');
const secondMs = 1000;

function coupon(fields: Partial<Coupon> = {}): Coupon {
  return {
    code: 'CODE',
    kind: 'percent',
    percent: 10,
    amountCents: null,
    currency: null,
    minimumCents: 0,
    startsAt: null,
    endsAt: null,
    oncePerEmail: false,
    maxUses: null,
    uses: 0,
    ...fields,
  };
}
const order = { currency: 'EGP', subtotalCents: 100_000, shippingCents: 5_000 };

describe('a coupon', () => {
  test.each([
    [{ kind: 'percent', percent: 10 }, 10_000],
    [{ kind: 'percent', percent: 100 }, 100_000],
    [{ kind: 'amount', amountCents: 12_345 }, 12_345],
    [{ kind: 'amount', amountCents: 200_000 }, 100_000],
    [{ kind: 'shipping' }, 5_000],
  ] as const)('%j discounts an order of 1,000 and delivery for 50', (fields, discount) => {
    expect(discountOf(coupon({ percent: null, ...fields }), order)).toBe(discount);
  });

  test('rounds half a hundredth up', () => {
    const discounts = [5, 14, 15, 25].map((subtotalCents) =>
      discountOf(coupon(), { subtotalCents, shippingCents: 0 }),
    );
    expect(discounts).toEqual([1, 1, 2, 3]);
  });

  test.each([
    [{}, null],
    [{ startsAt: now, endsAt: now }, null],
    [{ startsAt: new Date(now.getTime() + secondMs) }, 'This coupon is not valid yet'],
    [{ endsAt: new Date(now.getTime() - secondMs) }, 'This coupon has expired'],
    [{ maxUses: 1, uses: 0 }, null],
    [{ maxUses: 1, uses: 1 }, 'This coupon has been used already'],
    [{ currency: 'EGP' }, null],
    [{ currency: 'SAR' }, 'This coupon is not for this shop'],
    [{ minimumCents: 100_000 }, null],
    [{ minimumCents: 100_001 }, 'This coupon is for orders from EGP\u00a01,000.01'],
  ])('with %j has the rejection %j', (fields, rejection) => {
    expect(rejectionOf(coupon(fields), order, now)?.en ?? null).toBe(rejection);
  });

  test('states its minimum in the Arabic rejection', () => {
    expect(rejectionOf(coupon({ minimumCents: 100_001 }), order, now)?.ar).toMatch(/1,000\.01/);
  });

  test('describes its value in both languages', () => {
    const texts = (fields: Partial<Coupon>) =>
      (['en', 'ar'] as const).map((language) => describeCoupon(coupon(fields), 'EGP', language));
    expect(texts({ percent: 10 })).toEqual(['10% off', 'خصم 10%']);
    expect(texts({ kind: 'amount', amountCents: 10_000 })).toEqual([
      'EGP\u00a0100.00 off',
      expect.stringMatching(/^خصم .*100\.00/),
    ]);
    expect(texts({ kind: 'shipping' })).toEqual(['Free delivery', 'توصيل مجاني']);
  });

  test('has the same normalized code in any letter case and width', () => {
    expect(
      [' welcome10 ', 'Welcome10', 'ＷＥＬＣＯＭＥ１０', '\u202aWELCOME١٠\u202c'].map(couponKey),
    ).toEqual(Array(4).fill('WELCOME10'));
  });
});

describe('an order with a coupon', () => {
  const amounts = fc.record({
    subtotalCents: fc.integer({ min: 0, max: 2 ** 52 }),
    shippingCents: fc.integer({ min: 0, max: 1_000_000_000 }),
  });
  const coupons = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => coupon({ percent })),
    fc
      .integer({ min: 1, max: 2_147_483_647 })
      .map((amountCents) => coupon({ kind: 'amount', percent: null, amountCents })),
    fc.constant(coupon({ kind: 'shipping', percent: null })),
  );

  test('has a discount between zero and the discounted amount', () => {
    fc.assert(
      fc.property(coupons, amounts, (applied, { subtotalCents, shippingCents }) => {
        const discount = discountOf(applied, { subtotalCents, shippingCents });
        const discountedAmount = applied.kind === 'shipping' ? shippingCents : subtotalCents;
        return Number.isSafeInteger(discount) && discount >= 0 && discount <= discountedAmount;
      }),
    );
  });

  test('is discounted by the exact percentage, rounded to hundredths', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 2 ** 52 }),
        (percent, subtotalCents) => {
          const exact = (BigInt(subtotalCents) * BigInt(percent) + 50n) / 100n;
          const discount = discountOf(coupon({ percent }), { subtotalCents, shippingCents: 0 });
          return BigInt(discount) === exact;
        },
      ),
    );
  });
});
