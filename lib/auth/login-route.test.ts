import { goToLogin, loginAddress } from './login-route.ts';

test.each([
  ['en', undefined, '/auth/login'],
  ['ar', undefined, '/ar/auth/login'],
  ['ar', '/ar/shop?page=2', '/ar/auth/login?returnTo=%2Far%2Fshop%3Fpage%3D2'],
  ['en', 'https://elsewhere.example', '/auth/login'],
] as const)('in %s the login route back to %s is %s', (locale, from, address) => {
  expect(loginAddress(locale, from)).toBe(address);
});

test('whoever is sent there comes back to the very place, where that is wanted', () => {
  const went: string[] = [];
  const location = {
    pathname: '/shop',
    search: '?page=2',
    hash: '#top',
    assign: (to: string) => went.push(to),
  };
  const document = { documentElement: { lang: 'en' } };
  for (const [name, value] of Object.entries({ location, document }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  goToLogin({ andBack: true });
  goToLogin({ andBack: false });
  expect(went).toEqual(['/auth/login?returnTo=%2Fshop%3Fpage%3D2%23top', '/auth/login']);
});
