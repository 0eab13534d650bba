import { cacheFailure, clearFailureCache, findCachedFailure, UpstreamError } from './upstream-error.ts';

const error = new UpstreamError('unreadable', 'GET /a', 'no JSON');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  clearFailureCache();
});

describe('findCachedFailure', () => {
  test('returns a failure for one second, under its own key', () => {
    cacheFailure('GET /a', error);
    expect(findCachedFailure('GET /a')).toEqual(error);
    expect(findCachedFailure('GET /b')).toBeUndefined();
    jest.advanceTimersByTime(999);
    expect(findCachedFailure('GET /a')).toEqual(error);
    jest.advanceTimersByTime(1);
    expect(findCachedFailure('GET /a')).toBeUndefined();
  });

  test("returns another bundle's failure as the error class of its own bundle", async () => {
    cacheFailure('GET /a', error);
    await jest.isolateModulesAsync(async () => {
      const readingBundle = await import('./upstream-error.ts');
      const { UpstreamError: OwnUpstreamError } = await import('./upstream-error.ts');
      expect(OwnUpstreamError).not.toBe(UpstreamError);
      expect(readingBundle.findCachedFailure('GET /a')).toBeInstanceOf(OwnUpstreamError);
    });
  });

  test('returns nothing after the cache is cleared', () => {
    cacheFailure('GET /a', error);
    clearFailureCache();
    expect(findCachedFailure('GET /a')).toBeUndefined();
  });
});

describe('cacheFailure', () => {
  test('empties a full cache of a thousand entries first', () => {
    for (let number = 0; number < 1000; number += 1) cacheFailure(`GET /${number}`, error);
    expect(findCachedFailure('GET /0')).toEqual(error);
    cacheFailure('GET /one-more', error);
    expect(findCachedFailure('GET /0')).toBeUndefined();
    expect(findCachedFailure('GET /one-more')).toEqual(error);
  });
});
