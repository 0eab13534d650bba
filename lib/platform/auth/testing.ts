/** Creates an unsigned JWT with these claims. */
export function createToken(claims: object): string {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encodePart({ alg: 'HS256' })}.${encodePart(claims)}.signature`;
}

/**
 * Installs a fake browser in the globals of the test file. It stores tokens under the keys `a` and `r`; its error log is muted.
 * @param respond response of the API to a path, the `Authorization` header and all options of the request
 * @param shopTime time that each response states in `Date`, by default that of the device; epoch milliseconds
 * @returns the contents of its local storage
 */
export function installFakeAuthBrowser(
  respond: (path: string, authorization: string | null, init: RequestInit) => Response,
  shopTime: () => number = Date.now,
): Map<string, string> {
  const stored = new Map<string, string>();
  const globals = {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    document: {
      cookie: '',
      documentElement: { lang: 'en', dataset: {} },
    },
    shopSettings: { accessTokenKey: 'a', refreshTokenKey: 'r' },
    fetch: async (url: string, init: RequestInit = {}) => {
      const path = url.replace('/api/upstream', '');
      const response =
        path === '/api/time'
          ? new Response(null, { status: 204 })
          : respond(path, new Headers(init.headers).get('authorization'), init);
      response.headers.set('date', new Date(shopTime()).toUTCString());
      return response;
    },
  };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return stored;
}
