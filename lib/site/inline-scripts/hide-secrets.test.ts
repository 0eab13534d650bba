/** @jest-environment jsdom */
import { searchWithSecrets } from '../../platform/urls/search-with-secrets.ts';
import { hideSecretsScript } from './hide-secrets.ts';

/** Opens a page of the shop and runs the script there. */
function open(url: string, state: unknown = null) {
  history.replaceState(state, '', url);
  // biome-ignore lint/security/noGlobalEval: the script is text until a page runs it.
  eval(hideSecretsScript);
  return location.pathname + location.search + location.hash;
}

describe('hideSecretsScript', () => {
  test.each([
    ['/auth/reset-password?email=a%40b.example&token=s3cret', '/auth/reset-password'],
    [
      '/ar/auth/reset-password/?utm_source=mail&token=s3cret#top',
      '/ar/auth/reset-password/?utm_source=mail#top',
    ],
    ['/pages/alerts?token=s3cret&token=s4cret&failed=often', '/pages/alerts?failed=often'],
  ])('takes the secrets out of %s and keeps them for the page', (url, hidden) => {
    expect(open(url)).toBe(hidden);
    const meant = new URLSearchParams(url.replace(/^[^?]*|#.*/g, ''));
    const read = new URLSearchParams(searchWithSecrets());
    for (const name of ['token', 'email', 'utm_source', 'failed'])
      expect(read.getAll(name)).toEqual(meant.getAll(name));
  });

  test('keeps what is in the entry of the history', () => {
    open('/pages/alerts?token=s3cret', { layer: 1 });
    expect(history.state).toEqual({ layer: 1, secrets: 'token=s3cret' });
  });

  test('keeps the secrets of a reset link through a reload', () => {
    expect(open('/auth/reset-password', { secrets: 'token=s3cret' })).toBe('/auth/reset-password');
    expect(searchWithSecrets()).toBe('?token=s3cret');
  });

  test('gives the secrets to the other language alone', () => {
    open('/auth/reset-password?utm_source=mail&token=s3cret');
    document.body.innerHTML =
      '<a hreflang="ar" href="/ar/auth/reset-password?utm_source=mail">ع</a><a href="/shop">Shop</a>';
    const links = [...document.querySelectorAll('a')];
    for (const link of links) {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    }
    // Each page of these tests has added its listener to the one window.
    expect(links[0]?.search).toMatch(/^\?utm_source=mail(?:&token=s3cret)+$/);
    expect(links[1]?.search).toBe('');
  });

  test.each(['/shop?token=a&email=b', '/auth/reset-password-tips?token=a', '/auth/login?email=a'])(
    'leaves %s as it is',
    (url) => {
      expect(open(url)).toBe(url);
      expect(history.state).toBeNull();
    },
  );
});
