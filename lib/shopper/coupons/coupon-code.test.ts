import { type FakeBrowser, installFakeBrowser } from '../../platform/browser-storage/testing.ts';

let browser: FakeBrowser;
let coupon: typeof import('./coupon-code.ts');

const openTab = async () => {
  coupon = await browser.openTab(() => import('./coupon-code.ts'));
};

beforeEach(async () => {
  browser = installFakeBrowser();
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true });
  await openTab();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

describe('coupon code', () => {
  test('survives a reload until it is removed', async () => {
    coupon.setCouponCode('EID');
    expect(coupon.couponCode.get()).toBe('EID');
    await openTab();
    expect(coupon.couponCode.get()).toBe('EID');
    coupon.setCouponCode(null);
    expect([coupon.couponCode.get(), browser.stored.size]).toEqual([null, 0]);
  });

  test('follows changes in other tabs', () => {
    expect(coupon.couponCode.get()).toBeNull();
    browser.stored.set('cart_coupon', '"EID"');
    expect(coupon.couponCode.get()).toBeNull();
    browser.dispatchStorage('cart_coupon');
    expect(coupon.couponCode.get()).toBe('EID');
  });

  test('is not loaded on the server', () => {
    Reflect.deleteProperty(globalThis, 'window');
    browser.stored.set('cart_coupon', '"EID"');
    expect(coupon.couponCode.get()).toBeNull();
  });

  test('is taken from a URL when it is not too long', () => {
    const codeFrom = (url: string) => {
      coupon.setCouponCode(null);
      coupon.setCouponFromUrl(url);
      return coupon.couponCode.get();
    };
    expect(codeFrom('https://shop.example/?coupon=EID')).toBe('EID');
    expect(codeFrom(`https://shop.example/?coupon=${'x'.repeat(40)}`)).toHaveLength(40);
    expect(codeFrom(`https://shop.example/?coupon=${'x'.repeat(41)}`)).toBeNull();
    for (const url of ['https://shop.example/', '/?coupon=EID']) expect(codeFrom(url)).toBeNull();
  });

  test('stays when a URL has no code', () => {
    coupon.setCouponCode('EID');
    coupon.setCouponFromUrl('https://shop.example/');
    expect(coupon.couponCode.get()).toBe('EID');
  });
});
