import { cachedFailure, cacheFailure, clearFailureCache } from './failure-cache.ts';
import { UpstreamError } from './upstream-error.ts';

const error = new UpstreamError('unreadable', 'GET /a', 'no JSON');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  clearFailureCache();
});

describe('cachedFailure', () => {
  test('returns a failure for one second, under its own key', () => {
    cacheFailure('GET /a', error);
    expect(cachedFailure('GET /a')).toEqual(error);
    expect(cachedFailure('GET /b')).toBeUndefined();
    jest.advanceTimersByTime(999);
    expect(cachedFailure('GET /a')).toEqual(error);
    jest.advanceTimersByTime(1);
    expect(cachedFailure('GET /a')).toBeUndefined();
  });

  test("rebuilds another bundle's failure with this bundle's error class", async () => {
    cacheFailure('GET /a', error);
    await jest.isolateModulesAsync(async () => {
      const otherBundle = await import('./failure-cache.ts');
      const { UpstreamError: OtherError } = await import('./upstream-error.ts');
      expect(OtherError).not.toBe(UpstreamError);
      expect(otherBundle.cachedFailure('GET /a')).toBeInstanceOf(OtherError);
    });
  });

  test('returns nothing after the cache is cleared', () => {
    cacheFailure('GET /a', error);
    clearFailureCache();
    expect(cachedFailure('GET /a')).toBeUndefined();
  });
});

describe('cacheFailure', () => {
  test('empties a full cache of a thousand entries first', () => {
    for (let number = 0; number < 1000; number += 1) cacheFailure(`GET /${number}`, error);
    expect(cachedFailure('GET /0')).toEqual(error);
    cacheFailure('GET /one-more', error);
    expect(cachedFailure('GET /0')).toBeUndefined();
    expect(cachedFailure('GET /one-more')).toEqual(error);
  });
});
