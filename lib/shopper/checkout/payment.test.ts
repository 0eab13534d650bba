import { installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { paymentOrigins } from '../../platform/tenant/payment-origins.ts';
import { allowedPaymentUrl, leaveForPayment, startPayment } from './payment.ts';

const origins = ['https://pay.example', 'http://127.0.0.1:4000'];

describe('payment pages', () => {
  test.each(['https://pay.example/c/1?x=1', 'http://127.0.0.1:4000/TestCard/1'])(
    'allowedPaymentUrl accepts %s',
    (url) => {
      expect(allowedPaymentUrl({ url }, origins)).toBe(url);
    },
  );

  test.each([
    'https://pay.example.evil.example/',
    'https://pay.example@evil.example/',
    'http://pay.example/',
    'https://pay.example:8443/',
    '//pay.example/',
    'javascript:alert(1)',
    '',
    null,
    {},
  ])('allowedPaymentUrl rejects %j', (url) => {
    expect(allowedPaymentUrl({ url }, origins)).toBeNull();
    expect(allowedPaymentUrl(undefined, origins)).toBeNull();
  });

  test('startPayment returns an allowed URL and fails with 502 for another', async () => {
    const startWith = (url: string) => {
      installFakeAuthBrowser(() => Response.json({ response: { url } }));
      return startPayment({ number: 'R-7', email: 'sara@rida.example' }, origins, 'en');
    };
    expect(await startWith('https://pay.example/c/1')).toBe('https://pay.example/c/1');
    await expect(startWith('https://evil.example/')).rejects.toMatchObject({ status: 502 });
  });

  test('leaving for payment reloads a page that Back restores', () => {
    const location = { assign: jest.fn(), reload: jest.fn() };
    const addEventListener = jest.fn();
    Object.assign(globalThis, { addEventListener });
    Object.defineProperty(globalThis, 'location', { value: location, configurable: true });
    leaveForPayment('https://pay.example/c/1');
    expect(location.assign).toHaveBeenCalledWith('https://pay.example/c/1');
    const [type, onPageShow, options] = addEventListener.mock.calls[0];
    expect([type, options]).toEqual(['pageshow', { once: true }]);
    onPageShow({ persisted: false });
    expect(location.reload).toHaveBeenCalledTimes(0);
    onPageShow({ persisted: true });
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  test('only shops that take cards have payment origins', () => {
    const tenant = { capabilities: ['card' as const], paymentOrigins: ['api', 'https://pay.example'] };
    expect(paymentOrigins(tenant, 'http://127.0.0.1:4000/base')).toEqual([
      'http://127.0.0.1:4000',
      'https://pay.example',
    ]);
    expect(paymentOrigins(tenant, undefined)).toEqual(['https://pay.example']);
    expect(paymentOrigins({ ...tenant, capabilities: [] }, 'http://127.0.0.1:4000')).toBeUndefined();
  });
});
