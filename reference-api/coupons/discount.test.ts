import fc from 'fast-check';
import { type Coupon, couponKey, describeCoupon, discountOf, rejectionOf } from './discount.ts';

const now = new Date('2026-11-20T12:00:00Z');
const secondMs = 1000;

function coupon(fields: Partial<Coupon> = {}): Coupon {
  return {
    code: 'CODE',
    kind: 'percent',
    percent: 10,
    amountMinor: null,
    currency: null,
    minimumMinor: 0,
    startsAt: null,
    endsAt: null,
    oncePerEmail: false,
    maxUses: null,
    uses: 0,
    ...fields,
  };
}
const order = { currency: 'EGP', subtotalMinor: 100_000, shippingMinor: 5_000 };

describe('a coupon', () => {
  test.each([
    [{ kind: 'percent', percent: 10 }, 10_000],
    [{ kind: 'percent', percent: 100 }, 100_000],
    [{ kind: 'amount', amountMinor: 12_345 }, 12_345],
    [{ kind: 'amount', amountMinor: 200_000 }, 100_000],
    [{ kind: 'shipping' }, 5_000],
  ] as const)('%j discounts an order of 1,000 and delivery for 50', (fields, discount) => {
    expect(discountOf(coupon({ percent: null, ...fields }), order)).toBe(discount);
  });

  test('rounds half a minor unit up', () => {
    const discounts = [5, 14, 15, 25].map((subtotalMinor) =>
      discountOf(coupon(), { currency: 'EGP', subtotalMinor, shippingMinor: 0 }),
    );
    expect(discounts).toEqual([1, 1, 2, 3]);
  });

  test.each([
    ['KWD', 9_990, 10, 1_000],
    ['KWD', 9_940, 10, 990],
    ['KWD', 9_950, 10, 1_000],
    ['KWD', 9_990, 100, 9_990],
    ['KWD', 9_994, 100, 9_994],
    ['KWD', 9_994, 10, 999],
    ['EGP', 9_994, 10, 999],
    ['JPY', 995, 10, 100],
  ])('%s %i less %i %% stays payable by card: %i off', (currency, subtotalMinor, percent, off) => {
    expect(discountOf(coupon({ percent }), { currency, subtotalMinor, shippingMinor: 0 })).toBe(off);
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
    [{ minimumMinor: 100_000 }, null],
    [{ minimumMinor: 100_001 }, 'This coupon is for orders from EGP\u00a01,000.01'],
  ])('a coupon with %j has the rejection %j', (fields, rejection) => {
    expect(rejectionOf(coupon(fields), order, now)?.en ?? null).toBe(rejection);
  });

  test('states its minimum in the Arabic rejection', () => {
    expect(rejectionOf(coupon({ minimumMinor: 100_001 }), order, now)?.ar).toMatch(/1,000\.01/);
  });

  test.each([
    [null, 10_000, 'KWD', 100_000],
    [null, 9_950, 'JPY', 100],
    [null, 10_000, 'SAR', 10_000],
    ['KWD', 9_995, 'KWD', 9_995],
  ])('a coupon of currency %s and amount %d takes in %s %d', (currency, amountMinor, ordered, off) => {
    const applied = coupon({
      kind: 'amount',
      percent: null,
      currency,
      amountMinor,
      minimumMinor: amountMinor,
    });
    const orderOf = (subtotalMinor: number) => ({ currency: ordered, subtotalMinor, shippingMinor: 0 });
    expect(discountOf(applied, orderOf(1_000_000))).toBe(off);
    expect(rejectionOf(applied, orderOf(off), now)).toBeNull();
    expect(rejectionOf(applied, orderOf(off - 1), now)?.en).toMatch(/^This coupon is for orders from/);
  });

  test('describes its value in both languages', () => {
    const texts = (fields: Partial<Coupon>) =>
      (['en', 'ar'] as const).map((language) => describeCoupon(coupon(fields), 'EGP', language));
    expect(texts({ percent: 10 })).toEqual(['10% off', 'خصم 10%']);
    expect(texts({ kind: 'amount', amountMinor: 10_000 })).toEqual([
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
    subtotalMinor: fc.integer({ min: 0, max: 2 ** 52 }),
    shippingMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
  });
  const coupons = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => coupon({ percent })),
    fc
      .integer({ min: 1, max: 2_147_483_647 })
      .map((amountMinor) => coupon({ kind: 'amount', percent: null, amountMinor })),
    fc.constant(coupon({ kind: 'shipping', percent: null })),
  );

  test('has a discount between zero and the discounted amount', () => {
    fc.assert(
      fc.property(coupons, amounts, (applied, { subtotalMinor, shippingMinor }) => {
        const discount = discountOf(applied, { currency: 'EGP', subtotalMinor, shippingMinor });
        const discountedAmount = applied.kind === 'shipping' ? shippingMinor : subtotalMinor;
        return Number.isSafeInteger(discount) && discount >= 0 && discount <= discountedAmount;
      }),
    );
  });

  test('is discounted by the exact percentage, rounded to minor units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 2 ** 52 }),
        (percent, subtotalMinor) => {
          const exact = (BigInt(subtotalMinor) * BigInt(percent) + 50n) / 100n;
          const discount = discountOf(coupon({ percent }), {
            currency: 'EGP',
            subtotalMinor,
            shippingMinor: 0,
          });
          return BigInt(discount) === exact;
        },
      ),
    );
  });
});
