import { paymentOrigins } from '../tenant/payment-origins.ts';
import { allowedPaymentUrl } from './payment-page.ts';

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
