import { type FakeBrowser, installFakeBrowser } from './testing.ts';

let browser: FakeBrowser;
let persistStored: typeof import('./persist-stored.ts').persistStored;
let onStorageFailure: typeof import('./persist-stored.ts').onStorageFailure;
let writeStored: typeof import('./stored-values.ts').writeStored;

beforeEach(async () => {
  browser = installFakeBrowser();
  [{ persistStored, onStorageFailure }, { writeStored }] = await browser.openTab(() =>
    Promise.all([import('./persist-stored.ts'), import('./stored-values.ts')]),
  );
});

describe('persistStored', () => {
  test('evicts caches only when storage is full', () => {
    browser.stored.set('known_products_en', '{}').set('language', 'en');
    expect(persistStored('cart_coupon', 'EID')).toBe(true);
    expect(browser.stored.has('known_products_en')).toBe(true);
    browser.quota = 50;
    expect(persistStored('cart_coupon', 'x'.repeat(20))).toBe(true);
    expect(Object.fromEntries(browser.stored)).toEqual({
      language: 'en',
      cart_coupon: JSON.stringify('x'.repeat(20)),
    });
  });
});

describe('onStorageFailure', () => {
  const listener = jest.fn();
  beforeEach(() => listener.mockClear());

  test('is called once, however many writes fail', () => {
    onStorageFailure(listener);
    persistStored('cart_coupon', 'EID');
    expect(listener).toHaveBeenCalledTimes(0);
    browser.isBlocked = true;
    persistStored('cart_coupon', 'EID');
    persistStored('cart_coupon', 'EID');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is called at once after an earlier failure', () => {
    browser.isBlocked = true;
    persistStored('cart_coupon', 'EID');
    onStorageFailure(listener);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is not called for values that may be lost', () => {
    onStorageFailure(listener);
    browser.isBlocked = true;
    writeStored('cart_coupon', 'EID');
    expect(listener).toHaveBeenCalledTimes(0);
  });
});
