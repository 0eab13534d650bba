/** An unsigned token that carries these claims. */
export function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}

/**
 * Puts a browser in place of what Node has. It keeps the tokens under `a` and `r`, as everything in the map that it gives.
 * @param answer what the upstream says to a call of this path with this `Authorization`
 */
export function fakeTokenBrowser(
  answer: (path: string, authorization: string | null) => Response,
): Map<string, string> {
  const stored = new Map<string, string>();
  const given = {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    document: {
      cookie: '',
      documentElement: { lang: 'en', dataset: {} },
      getElementById: () => ({ textContent: '{"accessTokenKey":"a","refreshTokenKey":"r"}' }),
    },
    fetch: async (address: string, init: RequestInit) =>
      answer(address.replace('/api/upstream', ''), new Headers(init.headers).get('authorization')),
  };
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return stored;
}
