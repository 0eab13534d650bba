import { loginPath, redirectToLogin } from './login-path.ts';

describe('login route', () => {
  test.each([
    ['en', undefined, '/auth/login'],
    ['ar', undefined, '/ar/auth/login'],
    ['ar', '/ar/shop?page=2', '/ar/auth/login?returnTo=%2Far%2Fshop%3Fpage%3D2'],
    ['en', 'https://elsewhere.example', '/auth/login'],
  ] as const)('loginPath in %s from %s is %s', (locale, from, path) => {
    expect(loginPath(locale, from)).toBe(path);
  });

  test('redirectToLogin adds the current URL only with returnHere', () => {
    const visited: string[] = [];
    const location = {
      pathname: '/shop',
      search: '?page=2',
      hash: '#top',
      assign: (to: string) => visited.push(to),
    };
    const document = { documentElement: { lang: 'en' } };
    for (const [name, value] of Object.entries({ location, document }))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    redirectToLogin({ returnHere: true });
    redirectToLogin({ returnHere: false });
    expect(visited).toEqual(['/auth/login?returnTo=%2Fshop%3Fpage%3D2%23top', '/auth/login']);
  });
});
