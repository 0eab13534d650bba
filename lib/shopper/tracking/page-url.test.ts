import { isUntrackedPage, mayHaveSecrets, redactUrl } from './page-url.ts';

const shop = 'https://shop.example';

describe('page URLs', () => {
  test.each([
    '/auth/reset-password',
    '/ar/auth/reset-password',
    '/ar/auth/reset-password/',
    '/pages/alerts',
    '/ar/pages/alerts',
  ])('redacts token and email of %s and nothing else', (path) => {
    const url = `${shop}${path}?utm_source=mail&email=a%40b.example&token=secret&lang=ar#top`;
    expect(redactUrl(url)).toBe(`${shop}${path}?utm_source=mail&lang=ar#top`);
    expect(mayHaveSecrets(url)).toBe(true);
  });

  test.each([
    `${shop}/shop?token=a&email=b`,
    `${shop}/?utm_term=a b+c%20d&utm_source='`,
    `${shop}/pages/alerts-help?token=1`,
    `${shop}/blog/auth/reset-password-tips?token=1`,
    'android-app://com.example',
    'no url',
    '',
  ])('leaves %p unchanged', (url) => {
    expect(redactUrl(url)).toBe(url);
    expect(mayHaveSecrets(url)).toBe(false);
  });

  test('recognises internal pages in every language', () => {
    expect(['/campaigns', '/ar/preview'].map(isUntrackedPage)).toEqual([true, true]);
    expect(['/', '/campaigns/summer', '/shop'].map(isUntrackedPage)).toEqual([false, false, false]);
  });
});
