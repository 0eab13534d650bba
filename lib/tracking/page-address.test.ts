import { isForStaff, isSecret, withoutSecrets } from './page-address.ts';

const shop = 'https://shop.example';

test.each(['/auth/reset-password', '/ar/auth/reset-password', '/ar/auth/reset-password/'])(
  'the address of %s is sent without its token and its email, and with everything else',
  (path) => {
    const address = `${shop}${path}?utm_source=mail&email=a%40b.example&token=secret&lang=ar#top`;
    expect(withoutSecrets(address)).toBe(`${shop}${path}?utm_source=mail&lang=ar#top`);
    expect(isSecret(address)).toBe(true);
  },
);

test.each([
  `${shop}/shop?token=a&email=b`,
  `${shop}/?utm_term=a b+c%20d&utm_source='`,
  `${shop}/blog/auth/reset-password-tips?token=1`,
  'android-app://com.example',
  'no address',
  '',
])('%p is sent byte for byte', (address) => {
  expect(withoutSecrets(address)).toBe(address);
  expect(isSecret(address)).toBe(false);
});

test('only the pages of staff are not counted', () => {
  expect(['/campaigns', '/ar/preview'].map(isForStaff)).toEqual([true, true]);
  expect(['/', '/campaigns/summer', '/shop'].map(isForStaff)).toEqual([false, false, false]);
});
