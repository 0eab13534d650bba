import type { BrowserCall } from '../upstream/send-request.ts';
import { callFromBrowser } from './call-from-browser.ts';
import { createToken, installFakeAuthBrowser } from './testing.ts';

let respond: (path: string) => Response;
/** Local storage; `installFakeAuthBrowser` keeps the access token under `a` and the refresh token under `r`. */
let stored: Map<string, string>;
let log: string[];

const personalData = {
  name: 'Salma',
  email: 'salma@shop.example',
  phone: '+201001234567',
  orderId: 'A-4711',
};
const failWith = (status: number) => () =>
  Response.json({ Message: `${personalData.email} ${personalData.phone}` }, { status });
const expiryInSeconds = () => Math.floor(Date.now() / 1000) + 3600;

beforeEach(() => {
  log = [];
  stored = installFakeAuthBrowser((path) => respond(path));
  jest.spyOn(console, 'error').mockImplementation((line) => void log.push(String(line)));
});

const call = (options: Partial<BrowserCall> = {}) =>
  callFromBrowser({ path: '/ShoppingCart/ListItemsInCart', locale: 'en', ...options });

function signIn(): void {
  stored.set('a', createToken({ exp: expiryInSeconds(), email: personalData.email }));
  stored.set('r', 'refresh-token');
}

describe('callFromBrowser', () => {
  test.each<[string, Partial<BrowserCall>, number, string]>([
    [
      'adding to the cart',
      { method: 'POST', path: '/ShoppingCart/AddToCart' },
      409,
      'AddToCart failed: status 409',
    ],
    [
      'merging the cart',
      { method: 'POST', path: '/ShoppingCart/AddListProductsToCart' },
      500,
      'POST /ShoppingCart/AddListProductsToCart failed: status 500',
    ],
    ['a resource call', { path: '/Posts/Orders/Get/A-4711' }, 404, 'GET /Posts/Orders failed: status 404'],
    ['a category call', { path: '/Categories/GetMenuCatgories' }, 503, '/Categories/GetMenuCatgories failed'],
    ['a tag call', { path: '/FeatureTags/GetFeatureTags' }, 502, '/FeatureTags/GetFeatureTags failed'],
  ])('logs the failure of %s and rejects', async (_name, options, status, line) => {
    respond = failWith(status);
    await expect(call(options)).rejects.toMatchObject({ status });
    expect(log).toEqual([expect.stringContaining(line)]);
  });

  test('logs a call without response', async () => {
    respond = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(call()).rejects.toMatchObject({ status: 0 });
    expect(log).toEqual(['GET /ShoppingCart/ListItemsInCart failed: status 0']);
  });

  test('logs neither tokens nor personal data', async () => {
    signIn();
    respond = failWith(401);
    const options = {
      method: 'POST',
      body: personalData,
      path: `/Posts/Orders/${personalData.orderId}`,
    } as const;
    await expect(call(options)).rejects.toThrow();
    expect(log).toEqual([
      'Token refresh failed: status 401',
      'POST /Posts/Orders failed: RefreshRejectedError',
    ]);
  });

  test('logs nothing for a call that succeeds, also after a token refresh', async () => {
    signIn();
    let isRefreshed = false;
    respond = (path) => {
      if (path !== '/accounts/RefreshToken')
        return isRefreshed ? Response.json({ response: 7 }) : failWith(401)();
      isRefreshed = true;
      return Response.json({
        response: { accessToken: createToken({ exp: expiryInSeconds() + 1 }), refreshToken: 'r2' },
      });
    };
    expect(await call()).toBe(7);
    expect(log).toEqual([]);
  });

  test('logs nothing when the API lacks an optional call', async () => {
    for (const status of [404, 405, 501]) {
      respond = failWith(status);
      await expect(call({ isOptional: true })).rejects.toMatchObject({ status });
    }
    expect(log).toEqual([]);
    respond = failWith(500);
    await expect(call({ isOptional: true })).rejects.toMatchObject({ status: 500 });
    expect(log).toHaveLength(1);
  });

  test('logs nothing for an aborted call', async () => {
    respond = () => {
      throw new DOMException('Aborted', 'AbortError');
    };
    await expect(call({ signal: AbortSignal.abort() })).rejects.toThrow('Aborted');
    expect(log).toEqual([]);
  });
});
