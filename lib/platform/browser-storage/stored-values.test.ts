import { type FakeBrowser, installFakeBrowser } from './testing.ts';

let browser: FakeBrowser;
let values: typeof import('./stored-values.ts');

beforeEach(async () => {
  browser = installFakeBrowser();
  values = await browser.openTab(() => import('./stored-values.ts'));
});

describe('stored values', () => {
  test('are loaded as written; a missing or malformed one is undefined', () => {
    values.writeStored('cart_coupon', { code: 'EID' });
    expect(values.loadStored('cart_coupon')).toEqual({ code: 'EID' });
    expect([values.loadStored('cart_merge'), browser.log]).toEqual([undefined, []]);
    browser.stored.set('cart_merge', '{');
    expect(values.loadStored('cart_merge')).toBeUndefined();
    expect(browser.log).toEqual([expect.stringContaining('cart_merge')]);
  });

  test('are not quoted in the log', () => {
    browser.stored.set('cart_checkout', 'sara@rida.example');
    values.loadStored('cart_checkout');
    expect(browser.log).toEqual([expect.stringContaining('cart_checkout')]);
    expect(browser.log.join()).not.toContain('sara');
  });

  test.each(['full', 'blocked'])('live in memory when storage is %s', (state) => {
    browser.quota = 0;
    browser.isBlocked = state === 'blocked';
    expect(values.writeStored('cart_coupon', 'EID')).toBe(false);
    expect(values.loadStored('cart_coupon')).toBe('EID');
  });
});

describe('onStorageChange', () => {
  test('is called for its key, for cleared storage and for restored pages', () => {
    const listener = jest.fn();
    values.onStorageChange('cart_coupon', listener);
    browser.dispatchStorage('language');
    expect(listener).toHaveBeenCalledTimes(0);
    browser.dispatchStorage('cart_coupon');
    browser.dispatchStorage(null);
    browser.restorePages();
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('safeLocalStorage', () => {
  const openTab = async () => (await browser.openTab(() => import('./stored-values.ts'))).safeLocalStorage;

  test('keeps values in memory until unload when storage is blocked', async () => {
    browser.isBlocked = true;
    const storage = await openTab();
    expect([storage.get('language'), storage.set('language', 'ar'), storage.get('language')]).toEqual([
      null,
      false,
      'ar',
    ]);
    storage.remove('language');
    expect(storage.get('language')).toBe(null);
    storage.set('language', 'ar');
    expect((await openTab()).get('language')).toBe(null);
  });

  test('prefers a value in memory until storage has room for it', async () => {
    const storage = await openTab();
    storage.set('language', 'en');
    browser.quota = 0;
    storage.set('language', 'ar');
    expect([storage.get('language'), browser.stored.get('language')]).toEqual(['ar', 'en']);
    browser.quota = 100;
    storage.set('language', 'ar');
    browser.stored.set('language', 'en');
    expect(storage.get('language')).toBe('en');
  });
});

describe('writeStoredOrReport', () => {
  test('evicts caches only when storage is full', () => {
    browser.stored.set('known_products_en', '{}').set('language', 'en');
    expect(values.writeStoredOrReport('cart_coupon', 'EID')).toBe(true);
    expect(browser.stored.has('known_products_en')).toBe(true);
    browser.quota = 50;
    expect(values.writeStoredOrReport('cart_coupon', 'x'.repeat(20))).toBe(true);
    expect(Object.fromEntries(browser.stored)).toEqual({
      language: 'en',
      cart_coupon: JSON.stringify('x'.repeat(20)),
    });
  });
});

describe('setStorageFailureListener', () => {
  const listener = jest.fn();
  beforeEach(() => listener.mockClear());

  test('is called once, however many writes fail', () => {
    values.setStorageFailureListener(listener);
    values.writeStoredOrReport('cart_coupon', 'EID');
    expect(listener).toHaveBeenCalledTimes(0);
    browser.isBlocked = true;
    values.writeStoredOrReport('cart_coupon', 'EID');
    values.writeStoredOrReport('cart_coupon', 'EID');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is called at once after an earlier failure', () => {
    browser.isBlocked = true;
    values.writeStoredOrReport('cart_coupon', 'EID');
    values.setStorageFailureListener(listener);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is not called for values that may be lost', () => {
    values.setStorageFailureListener(listener);
    browser.isBlocked = true;
    values.writeStored('cart_coupon', 'EID');
    expect(listener).toHaveBeenCalledTimes(0);
  });
});
