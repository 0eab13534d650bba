import { consumeRateLimit, refundRateLimit, registerSharedRateLimits } from './rate-limit.ts';

let now = 0;

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => jest.restoreAllMocks());

describe('consumeRateLimit', () => {
  test('allows the maximum in each window', async () => {
    const action = { key: 'previews', max: 2, windowMs: 1000 };
    const consumeThree = async () => [
      await consumeRateLimit(action),
      await consumeRateLimit(action),
      await consumeRateLimit(action),
    ];
    expect(await consumeThree()).toEqual([0, 0, 1000]);
    now = 999;
    expect(await consumeRateLimit(action)).toBe(1);
    now = 1000;
    expect(await consumeThree()).toEqual([0, 0, 1000]);
  });

  test('counts by weight and does not count a rejected action', async () => {
    const action = { key: 'products', max: 10, windowMs: 1000 };
    expect(await consumeRateLimit({ ...action, weight: 11 })).toBeGreaterThan(0);
    expect(await consumeRateLimit({ ...action, weight: 10 })).toBe(0);
    expect(await consumeRateLimit(action)).toBeGreaterThan(0);
  });

  test('a refunded action can be repeated', async () => {
    const action = { key: 'refunded', max: 1, windowMs: 1000 };
    await refundRateLimit('refunded');
    expect(await consumeRateLimit(action)).toBe(0);
    await refundRateLimit('refunded');
    expect(await consumeRateLimit(action)).toBe(0);
    expect(await consumeRateLimit(action)).toBe(1000);
  });

  test('a refund does not start another window', async () => {
    const action = { key: 'refunded early', max: 1, windowMs: 1000 };
    now = 0;
    await consumeRateLimit(action);
    now = 600;
    await refundRateLimit(action.key);
    await consumeRateLimit(action);
    expect(await consumeRateLimit(action)).toBe(400);
  });

  test('takes back no more than was counted', async () => {
    const action = { key: 'refunded twice', max: 1, windowMs: 1000 };
    await consumeRateLimit(action);
    await refundRateLimit(action.key);
    await refundRateLimit(action.key);
    expect([await consumeRateLimit(action), await consumeRateLimit(action)]).toEqual([0, 1000]);
  });

  test('counts locally while the shared counter is unavailable', async () => {
    const sharedResults = [0, 70, null];
    registerSharedRateLimits({
      consume: async () => sharedResults.shift() ?? null,
      refund: async () => false,
    });
    const action = { key: 'shared', max: 1, windowMs: 1000 };
    expect([
      await consumeRateLimit(action),
      await consumeRateLimit(action),
      await consumeRateLimit(action),
    ]).toEqual([0, 70, 0]);
    expect(await consumeRateLimit(action)).toBe(1000);
  });
});
