import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { cartPaths } from '../../contract/paths.ts';
import { type Api, startApi } from '../testing/api.ts';
import {
  type ApiResponse,
  callApi,
  findOffers,
  newOrder,
  password,
  placeOrder,
  register,
  type Shopper,
} from '../testing/api-client.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { seededEmbeddedDatabase } from '../testing/seeded-database.ts';

const minuteMs = 60_000;

let api: Api;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  api = await startApi({
    SMTP_URL: mails.url,
    SITE_URL: 'https://shop.example',
    SHOPS: '[{"currency":"EGP"},{"currency":"SAR","origin":"https://layl.example"}]',
    ATTEMPTS_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await api.stop();
  mails.close();
});
afterEach(() => api.setClockAhead(0));

const login = (body: object, language?: string) => callApi(api, 'POST', '/Auth/login', { body, language });
const refresh = (refreshToken: string) =>
  callApi(api, 'POST', '/accounts/RefreshToken', { body: { refreshToken } });
const logout = (refreshToken: string, token: string) =>
  callApi(api, 'POST', '/accounts/Logout', { body: { refreshToken }, token });
const getProfile = (token: string) => callApi(api, 'GET', '/Posts/Profiles/Get', { token });

/** Requests a password reset and returns the link in the mail. */
async function requestResetLink(
  email: string,
  { language, shopOrigin }: { language?: string; shopOrigin?: string } = {},
): Promise<URL> {
  const headers = shopOrigin ? { 'x-shop-origin': shopOrigin } : undefined;
  const response = await callApi(api, 'POST', '/Auth/ForgotPassword', { body: { email }, language, headers });
  expect(response.status).toBe(200);
  const { text } = await mails.next();
  return new URL(/https:\/\/\S+/.exec(text)?.[0] ?? '');
}

describe('accounts', () => {
  test('an access token names its customer and expires after 15 minutes', async () => {
    const { token, email } = await register(api);
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({ sub: expect.any(String), name: 'Mona', email });
    expect((claims.exp ?? 0) - Date.now() / 1000).toBeGreaterThan(14 * 60);
    expect((claims.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(15 * 60);
  });

  test('an e-mail address has one account in any letter case', async () => {
    const name = randomUUID();
    await register(api, `${name}@Shop.Example`);
    expect((await login({ email: ` ${name}@SHOP.example`, password })).body.response.status).toBe(true);
    const body = { name: 'Other', email: `${name.toUpperCase()}@shop.example`, password };
    const second = await callApi(api, 'POST', '/Auth/Register', { body });
    expect(second.body.response).toEqual({
      status: false,
      errorMessage: expect.stringContaining('could not be created'),
      accessToken: null,
      refreshToken: null,
    });
  });

  test('a wrong password and an unknown account get the same message', async () => {
    const { email } = await register(api);
    const wrong = await login({ email, password: `${password}!` });
    const unknown = await login({ email: 'nobody@shop.example', password });
    expect(wrong.status).toBe(200);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.response).toMatchObject({ status: false, accessToken: null, refreshToken: null });
    expect((await login({ email, password: 'x' }, 'ar')).body.response.errorMessage).toMatch(/البريد/);
  });

  test('an empty password is rejected, even for an unknown account', async () => {
    expect((await login({ email: 'nobody@shop.example', password: '' })).status).toBe(400);
  });
});

describe('a weak password', () => {
  const email = 'Mona.Hassan@shop.example';
  const weakPasswords = [
    'password',
    'Password',
    '12345678',
    'qwertyuiop',
    'aaaaaaaa',
    '        ',
    email.toLowerCase(),
  ];
  const statusAndErrorFields = async (response: Promise<ApiResponse>) => {
    const { status, body } = await response;
    return [status, Object.keys(body.errors ?? {})];
  };

  test.each(weakPasswords)('%j is rejected at registration', async (weakPassword) => {
    const body = { name: 'Mona', email, password: weakPassword };
    expect(await statusAndErrorFields(callApi(api, 'POST', '/Auth/Register', { body }))).toEqual([
      400,
      ['password'],
    ]);
    const inArabic = await callApi(api, 'POST', '/Auth/Register', { body, language: 'ar' });
    expect(inArabic.body.errors.password[0]).toMatch(/كلمة المرور/);
  });

  test('is rejected as a new password, and a reset link stays valid', async () => {
    const shopper = await register(api);
    const token = (await requestResetLink(shopper.email)).searchParams.get('token');
    const reset = (newPassword: string) =>
      callApi(api, 'POST', '/Auth/ResetPassword', {
        body: { email: shopper.email, token, password: newPassword },
      });
    const change = { currentPassword: password, password: shopper.email };
    const update = callApi(api, 'PUT', '/Posts/Profiles', { token: shopper.token, body: change });
    expect(await statusAndErrorFields(update)).toEqual([400, ['password']]);
    expect(await statusAndErrorFields(reset('iloveyou'))).toEqual([400, ['password']]);
    expect((await reset('another password')).status).toBe(200);
  });
});

describe('sessions', () => {
  test('a refresh token works once and is replaced by another', async () => {
    const shopper = await register(api);
    const first = (await refresh(shopper.refreshToken)).body.response;
    const second = (await refresh(first.refreshToken)).body.response;
    expect(new Set([shopper.refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3);
    expect((await getProfile(second.accessToken)).status).toBe(200);
  });

  test('a replayed refresh token ends its session and no other', async () => {
    const shopper = await register(api);
    const other = (await login({ email: shopper.email, password })).body.response;
    const next = (await refresh(shopper.refreshToken)).body.response;
    expect((await refresh(shopper.refreshToken)).status).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect((await getProfile(next.accessToken)).status).toBe(401);
    expect((await getProfile(shopper.token)).status).toBe(401);
    expect((await getProfile(other.accessToken)).status).toBe(200);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test('signing out revokes both tokens of one session', async () => {
    const shopper = await register(api);
    const other = (await login({ email: shopper.email, password })).body.response;
    const response = await logout(shopper.refreshToken, shopper.token);
    expect([response.status, (await getProfile(shopper.token)).status]).toEqual([200, 401]);
    expect((await refresh(shopper.refreshToken)).status).toBe(401);
    expect((await getProfile(other.accessToken)).status).toBe(200);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test.each([
    ['with an expired access token', async (shopper: Shopper) => logout(shopper.refreshToken, 'expired')],
    ['with an unknown refresh token', async (shopper: Shopper) => logout('unknown', shopper.token)],
  ])('signing out %s ends the session', async (_label, signOut) => {
    const shopper = await register(api);
    expect((await signOut(shopper)).status).toBe(200);
    expect((await getProfile(shopper.token)).status).toBe(401);
    expect((await refresh(shopper.refreshToken)).status).toBe(401);
  });

  test('concurrent use of a refresh token succeeds once and ends the session', async () => {
    const shopper = await register(api);
    const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(shopper.refreshToken)));
    const successes = responses.filter(({ status }) => status === 200);
    expect(successes).toHaveLength(1);
    expect((await refresh(successes[0]?.body.response.refreshToken)).status).toBe(401);
  });

  test('access tokens expire after 15 minutes, refresh tokens after 30 days', async () => {
    const shopper = await register(api);
    await api.setClockAhead(16 * minuteMs);
    const response = await getProfile(shopper.token);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(response.body.Message).toBeTruthy();
    const next = (await refresh(shopper.refreshToken)).body.response;
    await api.setClockAhead(16 * minuteMs + 30 * 24 * 60 * minuteMs);
    expect((await refresh(next.refreshToken)).status).toBe(401);
  });

  test.each([
    ['is empty', ''],
    ['is no JWT', 'nonsense'],
    ['has no signature', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","sid":"1","exp":9999999999}')}.`],
  ])('an access token that %s is rejected', async (_label, token) => {
    expect((await getProfile(token)).status).toBe(401);
  });

  test('an altered access token is rejected', async () => {
    const [header = '', , signature] = (await register(api)).token.split('.');
    const claims = btoa(JSON.stringify({ ...decodeJwt((await register(api)).token) })).replace(/=+$/, '');
    expect((await getProfile(`${header}.${claims}.${signature}`)).status).toBe(401);
  });
});

describe('password reset', () => {
  test('a reset link works once and ends every session of the account', async () => {
    const shopper = await register(api);
    const link = await requestResetLink(shopper.email);
    expect(link.origin + link.pathname).toBe('https://shop.example/auth/reset-password');
    expect(link.searchParams.get('email')).toBe(shopper.email);
    const body = {
      email: shopper.email,
      token: link.searchParams.get('token'),
      password: 'another password',
    };
    expect((await callApi(api, 'POST', '/Auth/ResetPassword', { body })).status).toBe(200);
    expect((await getProfile(shopper.token)).status).toBe(401);
    expect((await refresh(shopper.refreshToken)).status).toBe(401);
    expect((await login({ email: shopper.email, password })).body.response.status).toBe(false);
    expect((await login({ email: shopper.email, password: body.password })).body.response.status).toBe(true);
    const again = await callApi(api, 'POST', '/Auth/ResetPassword', { body });
    expect([again.status, again.body.Message]).toEqual([400, expect.stringContaining('no longer valid')]);
  });

  test('a link works for one account only and expires after 30 minutes', async () => {
    const [shopper, other] = [await register(api), await register(api)];
    const link = await requestResetLink(shopper.email, {
      language: 'ar',
      shopOrigin: 'https://layl.example',
    });
    expect(link.origin + link.pathname).toBe('https://layl.example/ar/auth/reset-password');
    const token = link.searchParams.get('token');
    const reset = (email: string) =>
      callApi(api, 'POST', '/Auth/ResetPassword', { body: { email, token, password: 'another password' } });
    expect((await reset(other.email)).status).toBe(400);
    await api.setClockAhead(31 * minuteMs);
    expect((await reset(shopper.email)).status).toBe(400);
  });

  test('the response does not reveal whether an account exists', async () => {
    const { email } = await register(api);
    const forgot = (body: object) => callApi(api, 'POST', '/Auth/ForgotPassword', { body });
    const [known, unknown] = [await forgot({ email }), await forgot({ email: 'nobody@shop.example' })];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });
});

describe('profile', () => {
  test('an update is partial and keeps exactly one default address', async () => {
    const { token } = await register(api);
    const updateProfile = (body: object) => callApi(api, 'PUT', '/Posts/Profiles', { token, body });
    const address = { country: 'EG', governorate: 'Cairo', city: 'Maadi', street: '9 Road' };
    const first = (await updateProfile({ addresses: [address, { ...address, city: 'Giza' }] })).body.response;
    expect(first.addresses.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([true, false]);
    const [maadi, giza] = first.addresses;
    const reordered = (
      await updateProfile({
        addresses: [
          { ...giza, isDefault: true },
          { ...address, id: 'forged' },
        ],
      })
    ).body;
    expect(reordered.response.addresses[0]).toMatchObject({ id: giza.id, city: 'Giza', isDefault: true });
    expect(['forged', maadi.id]).not.toContain(reordered.response.addresses[1].id);
    expect((await updateProfile({ phoneNumber: '+20 100' })).status).toBe(400);
    const changed = await updateProfile({ name: 'Mona A.', phoneNumber: '+20 100 200 300' });
    expect(changed.body.response).toMatchObject({ name: 'Mona A.', phoneNumber: '+20 100 200 300' });
    expect((await getProfile(token)).body.response.addresses).toHaveLength(2);
  });

  test.each(['password', 'newPassword'])(
    'a new %s requires the current one and replaces the session',
    async (field) => {
      const shopper = await register(api);
      const updateProfile = (body: object) =>
        callApi(api, 'PUT', '/Posts/Profiles', { token: shopper.token, body });
      expect((await updateProfile({ [field]: 'another password' })).status).toBe(400);
      const wrong = await updateProfile({
        currentPassword: 'nonsense',
        [field]: 'another password',
        name: 'Changed',
      });
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['currentPassword']]);
      expect((await getProfile(shopper.token)).body.response.name).toBe('Mona');
      const right = await updateProfile({ currentPassword: password, [field]: 'another password' });
      expect((await getProfile(shopper.token)).status).toBe(401);
      expect((await getProfile(right.body.response.accessToken)).status).toBe(200);
      expect((await refresh(right.body.response.refreshToken)).status).toBe(200);
    },
  );

  test('a customer lists and ends their own sessions only', async () => {
    const phoneUserAgent =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
    const owner = await register(api);
    const phoneLogin = await callApi(api, 'POST', '/Auth/login', {
      body: { email: owner.email, password },
      headers: { 'user-agent': phoneUserAgent },
    });
    const stranger = await register(api);
    const listSessions = async (token: string) =>
      (await callApi(api, 'GET', '/Posts/Sessions/List', { token })).body.response;
    const [current, other, ...more] = await listSessions(owner.token);
    expect([current.isCurrent, other.isCurrent, more]).toEqual([true, false, []]);
    expect(other).toMatchObject({ browser: 'Chrome', system: 'Android' });
    await callApi(api, 'DELETE', `/Posts/Sessions/${other.id}`, { token: stranger.token });
    expect(await listSessions(owner.token)).toHaveLength(2);
    const remaining = await callApi(api, 'DELETE', `/Posts/Sessions/${other.id}`, { token: owner.token });
    expect(remaining.body.response).toMatchObject([{ id: current.id }]);
    const { accessToken, refreshToken } = phoneLogin.body.response;
    expect((await callApi(api, 'GET', '/Posts/Sessions/List', { token: accessToken })).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('rate limits', () => {
  /** API with two fifths of every limit, because hashing many passwords takes long. */
  let limitedApi: Api;
  /** API with one twentieth of every limit. */
  let strictApi: Api;
  beforeAll(async () => {
    [limitedApi, strictApi] = await Promise.all([
      // The clock of the embedded database moves with that of the program.
      startApi({ ...(await seededEmbeddedDatabase()), LOG_LEVEL: 'info', ATTEMPTS_FACTOR: '0.4' }),
      startApi({ LOG_LEVEL: 'silent', ATTEMPTS_FACTOR: '0.05' }),
    ]);
  });
  // The last test stops `limitedApi` to read its log.
  afterAll(() => strictApi.stop());

  test.each([
    ['/Auth/login', { email: 'a@shop.example', password: 'wrong' }, 4],
    ['/Auth/Register', { name: 'M', email: 'b@shop.example', password }, 2],
    ['/Auth/ForgotPassword', { email: 'c@shop.example' }, 2],
  ])('%s is limited per account and network', async (path, body, maxAttempts) => {
    const callFrom = (address: string) =>
      callApi(limitedApi, 'POST', path, { body, headers: { 'x-forwarded-for': address } });
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      expect((await callFrom('198.51.100.1')).status).not.toBe(429);
    }
    const rejected = await callFrom('198.51.100.1');
    expect(rejected.status).toBe(429);
    expect(rejected.body.Message).toBeTruthy();
    const retryAfterSeconds = Number(rejected.headers.get('retry-after'));
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect((await callFrom('203.0.113.1')).status).not.toBe(429);
    await limitedApi.setClockAhead((retryAfterSeconds + 1) * 1000);
    expect((await callFrom('198.51.100.1')).status).not.toBe(429);
    await limitedApi.setClockAhead(0);
  });

  test('wrong passwords never lock out the owner at another IP address', async () => {
    const { email } = await register(limitedApi);
    const login = (candidate: string, address: string) =>
      callApi(limitedApi, 'POST', '/Auth/login', {
        body: { email, password: candidate },
        headers: { 'x-forwarded-for': address },
      });
    for (let attempt = 0; attempt < 12; attempt += 1) await login('wrong', `198.51.100.${attempt % 3}`);
    expect((await login('wrong', '198.51.100.1')).status).toBe(429);
    expect((await login(password, '203.0.113.7')).body.response.status).toBe(true);
  });

  test('successful sign-ins are not counted', async () => {
    const { email } = await register(limitedApi);
    const headers = { 'x-forwarded-for': '203.0.113.8' };
    const responses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      responses.push(
        await callApi(limitedApi, 'POST', '/Auth/login', { body: { email, password }, headers }),
      );
    }
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test.each([
    ['/Auth/login', () => ({ email: `${randomUUID()}@shop.example`, password: 'wrong' }), 10],
    ['/Auth/ForgotPassword', () => ({ email: `${randomUUID()}@shop.example` }), 3],
    ['/accounts/RefreshToken', () => ({ refreshToken: randomUUID() }), 50],
  ])('%s is limited per network, despite forged headers', async (path, createBody, maxAttempts) => {
    const spoofedHeaders = () => ({ 'x-forwarded-for': `${Math.random()}, 192.0.2.77` });
    const responses = await Promise.all(
      Array.from({ length: maxAttempts + 1 }, () =>
        callApi(strictApi, 'POST', path, { body: createBody(), headers: spoofedHeaders() }),
      ),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
    const otherNetwork = { 'x-forwarded-for': '192.0.2.78' };
    const response = await callApi(strictApi, 'POST', path, { body: createBody(), headers: otherNetwork });
    expect(response.status).not.toBe(429);
  });

  test('without SMTP_URL the log contains mails, but no credentials', async () => {
    const shopper = await register(limitedApi, 'log@shop.example');
    await callApi(limitedApi, 'POST', '/Auth/ForgotPassword', { body: { email: shopper.email } });
    await callApi(limitedApi, 'GET', '/Posts/Profiles/Get', { token: shopper.token });
    const { stdout } = await limitedApi.stop();
    expect(stdout).toContain('/auth/reset-password?email=log%40shop.example&token=');
    for (const secret of [password, '$argon2', shopper.token, shopper.refreshToken]) {
      expect(stdout).not.toContain(secret);
    }
  });
});

test('a new AUTH_SECRET ends access tokens, but no session, cart or order', async () => {
  const database = await seededEmbeddedDatabase();
  const startWith = (letter: string) =>
    startApi({ ...database, AUTH_SECRET: letter.repeat(32), ATTEMPTS_FACTOR: '1000', LOG_LEVEL: 'silent' });
  const before = await startWith('a');
  const shopper = await register(before);
  const [offer] = await findOffers(before, 5);
  if (!offer) throw new Error('nothing is in stock');
  const { productId, variantId } = offer;
  await callApi(before, 'POST', cartPaths.addToCart, {
    body: { productId, variantId, quantity: 2 },
    token: shopper.token,
  });
  await before.stop();
  const after = await startWith('b');
  const order = newOrder([{ offer, quantity: 1 }]);
  // An order with an old token must not become a guest's: the browser refreshes the token and sends it again.
  for (const response of [
    await placeOrder(after, order, { token: shopper.token }),
    await callApi(after, 'GET', cartPaths.cartLines, { token: shopper.token }),
  ])
    expect(response.status).toBe(401);
  const refreshed = await callApi(after, 'POST', '/accounts/RefreshToken', {
    body: { refreshToken: shopper.refreshToken },
  });
  const { accessToken: token } = refreshed.body.response as { accessToken: string };
  const cart = await callApi(after, 'GET', cartPaths.cartLines, { token });
  expect(cart.body.response).toMatchObject([{ id: productId, orderQuantity: 2 }]);
  expect((await placeOrder(after, order, { token })).status).toBe(200);
  await after.stop();
});
