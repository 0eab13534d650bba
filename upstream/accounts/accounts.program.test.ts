import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { type Api, startApi } from '../testing/api.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { ask, password, register, type Shopper, type Told } from '../testing/shopper.ts';

const minute = 60_000;

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

const login = (body: object, language?: string) => ask(api, 'POST', '/Auth/login', { body, language });
const refresh = (refreshToken: string) =>
  ask(api, 'POST', '/accounts/RefreshToken', { body: { refreshToken } });
const logout = (refreshToken: string, token: string) =>
  ask(api, 'POST', '/accounts/Logout', { body: { refreshToken }, token });
const profile = (token: string) => ask(api, 'GET', '/Posts/Profiles/Get', { token });

async function resetToken(email: string, more: { language?: string; shop?: string } = {}): Promise<URL> {
  const { language, shop } = more;
  const headers = shop ? { 'x-shop-origin': shop } : undefined;
  const told = await ask(api, 'POST', '/Auth/ForgotPassword', { body: { email }, language, headers });
  expect(told.status).toBe(200);
  const { text } = await mails.next();
  return new URL(/https:\/\/\S+/.exec(text)?.[0] ?? '');
}

test('an access token says who it is for, and for how long', async () => {
  const { token, email } = await register(api);
  const claims = decodeJwt(token);
  expect(claims).toMatchObject({ sub: expect.any(String), name: 'Mona', email });
  expect((claims.exp ?? 0) - Date.now() / 1000).toBeGreaterThan(14 * 60);
  expect((claims.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(15 * 60);
});

test('an e-mail address is the same however it is capitalised, and has one account', async () => {
  const name = randomUUID();
  await register(api, `${name}@Shop.Example`);
  expect((await login({ email: ` ${name}@SHOP.example`, password })).body.response.status).toBe(true);
  const body = { name: 'Other', email: `${name.toUpperCase()}@shop.example`, password };
  const second = await ask(api, 'POST', '/Auth/Register', { body });
  expect(second.body.response).toEqual({
    status: false,
    errorMessage: expect.stringContaining('could not be created'),
    accessToken: null,
    refreshToken: null,
  });
});

test('a wrong password and an unknown account are refused in the same words, in the language asked for', async () => {
  const { email } = await register(api);
  const wrong = await login({ email, password: `${password}!` });
  const unknown = await login({ email: 'nobody@shop.example', password });
  expect(wrong.status).toBe(200);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body.response).toMatchObject({ status: false, accessToken: null, refreshToken: null });
  expect((await login({ email, password: 'x' }, 'ar')).body.response.errorMessage).toMatch(/البريد/);
});

test('an empty password opens no account, not even an unknown one', async () => {
  expect((await login({ email: 'nobody@shop.example', password: '' })).status).toBe(400);
});

describe('a password that anyone would try', () => {
  const email = 'Mona.Hassan@shop.example';
  const weak = [
    'password',
    'Password',
    '12345678',
    'qwertyuiop',
    'aaaaaaaa',
    '        ',
    email.toLowerCase(),
  ];
  const field = async (asking: Promise<Told>) => {
    const { status, body } = await asking;
    return [status, Object.keys(body.errors ?? {})];
  };

  test.each(weak)('%j opens no account', async (tried) => {
    const body = { name: 'Mona', email, password: tried };
    expect(await field(ask(api, 'POST', '/Auth/Register', { body }))).toEqual([400, ['password']]);
    const said = await ask(api, 'POST', '/Auth/Register', { body, language: 'ar' });
    expect(said.body.errors.password[0]).toMatch(/كلمة المرور/);
  });

  test('is no new one either, by a link or in a profile, and the link stays good', async () => {
    const shopper = await register(api);
    const token = (await resetToken(shopper.email)).searchParams.get('token');
    const reset = (tried: string) =>
      ask(api, 'POST', '/Auth/ResetPassword', { body: { email: shopper.email, token, password: tried } });
    const change = { currentPassword: password, newPassword: shopper.email };
    const put = ask(api, 'PUT', '/Posts/Profiles', { token: shopper.token, body: change });
    expect(await field(put)).toEqual([400, ['newPassword']]);
    expect(await field(reset('iloveyou'))).toEqual([400, ['password']]);
    expect((await reset('another password')).status).toBe(200);
  });
});

test('each refresh token works once and is followed by another', async () => {
  const shopper = await register(api);
  const first = (await refresh(shopper.refreshToken)).body.response;
  const second = (await refresh(first.refreshToken)).body.response;
  expect(new Set([shopper.refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3);
  expect((await profile(second.accessToken)).status).toBe(200);
});

test('a replayed refresh token ends its whole family, access tokens included, and no other', async () => {
  const shopper = await register(api);
  const other = (await login({ email: shopper.email, password })).body.response;
  const next = (await refresh(shopper.refreshToken)).body.response;
  expect((await refresh(shopper.refreshToken)).status).toBe(401);
  expect((await refresh(next.refreshToken)).status).toBe(401);
  expect((await profile(next.accessToken)).status).toBe(401);
  expect((await profile(shopper.token)).status).toBe(401);
  expect((await profile(other.accessToken)).status).toBe(200);
  expect((await refresh(other.refreshToken)).status).toBe(200);
});

test('signing out ends both tokens at once, and no other session', async () => {
  const shopper = await register(api);
  const other = (await login({ email: shopper.email, password })).body.response;
  const told = await logout(shopper.refreshToken, shopper.token);
  expect([told.status, (await profile(shopper.token)).status]).toEqual([200, 401]);
  expect((await refresh(shopper.refreshToken)).status).toBe(401);
  expect((await profile(other.accessToken)).status).toBe(200);
  expect((await refresh(other.refreshToken)).status).toBe(200);
});

test.each([
  ['whose access token has expired', async (one: Shopper) => logout(one.refreshToken, 'expired')],
  ['whose refresh token was just replaced', async (one: Shopper) => logout('replaced', one.token)],
])('signing out ends a session %s', async (_what, signOut) => {
  const shopper = await register(api);
  expect((await signOut(shopper)).status).toBe(200);
  expect((await profile(shopper.token)).status).toBe(401);
  expect((await refresh(shopper.refreshToken)).status).toBe(401);
});

test('of the same refresh token sent many times at once at most one is answered, and the family has ended', async () => {
  const shopper = await register(api);
  const told = await Promise.all(Array.from({ length: 8 }, () => refresh(shopper.refreshToken)));
  const answered = told.filter(({ status }) => status === 200);
  expect(answered).toHaveLength(1);
  expect((await refresh(answered[0]?.body.response.refreshToken)).status).toBe(401);
});

test('an access token is refused when its time is over, a refresh token a month later', async () => {
  const shopper = await register(api);
  await api.setClockAhead(16 * minute);
  const told = await profile(shopper.token);
  expect([told.status, told.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(told.body.Message).toBeTruthy();
  const next = (await refresh(shopper.refreshToken)).body.response;
  await api.setClockAhead(16 * minute + 30 * 24 * 60 * minute);
  expect((await refresh(next.refreshToken)).status).toBe(401);
});

test.each([
  ['nothing', ''],
  ['no token', 'nonsense'],
  ['no signature', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","sid":"1","exp":9999999999}')}.`],
])('an access token with %s is refused', async (_, token) => {
  expect((await profile(token)).status).toBe(401);
});

test('an altered access token is refused', async () => {
  const [head = '', , signature] = (await register(api)).token.split('.');
  const claims = btoa(JSON.stringify({ ...decodeJwt((await register(api)).token) })).replace(/=+$/, '');
  expect((await profile(`${head}.${claims}.${signature}`)).status).toBe(401);
});

test('a link to set a new password works once, and ends every session', async () => {
  const shopper = await register(api);
  const link = await resetToken(shopper.email);
  expect(link.origin + link.pathname).toBe('https://shop.example/auth/reset-password');
  expect(link.searchParams.get('email')).toBe(shopper.email);
  const body = { email: shopper.email, token: link.searchParams.get('token'), password: 'another password' };
  expect((await ask(api, 'POST', '/Auth/ResetPassword', { body })).status).toBe(200);
  expect((await profile(shopper.token)).status).toBe(401);
  expect((await refresh(shopper.refreshToken)).status).toBe(401);
  expect((await login({ email: shopper.email, password })).body.response.status).toBe(false);
  expect((await login({ email: shopper.email, password: body.password })).body.response.status).toBe(true);
  const again = await ask(api, 'POST', '/Auth/ResetPassword', { body });
  expect([again.status, again.body.Message]).toEqual([400, expect.stringContaining('no longer valid')]);
});

test('a link in Arabic leads to the Arabic page of the shop that asked, opens no other account and expires after half an hour', async () => {
  const [shopper, other] = [await register(api), await register(api)];
  const link = await resetToken(shopper.email, { language: 'ar', shop: 'https://layl.example' });
  expect(link.origin + link.pathname).toBe('https://layl.example/ar/auth/reset-password');
  const token = link.searchParams.get('token');
  const reset = (email: string) =>
    ask(api, 'POST', '/Auth/ResetPassword', { body: { email, token, password: 'another password' } });
  expect((await reset(other.email)).status).toBe(400);
  await api.setClockAhead(31 * minute);
  expect((await reset(shopper.email)).status).toBe(400);
});

test('nobody learns whether an address has an account by asking for a new password', async () => {
  const { email } = await register(api);
  const forgot = (body: object) => ask(api, 'POST', '/Auth/ForgotPassword', { body });
  const [known, unknown] = [await forgot({ email }), await forgot({ email: 'nobody@shop.example' })];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});

test('a profile is changed in part, and one address is the default', async () => {
  const { token } = await register(api);
  const put = (body: object) => ask(api, 'PUT', '/Posts/Profiles', { token, body });
  const home = { country: 'EG', governorate: 'Cairo', city: 'Maadi', street: '9 Road' };
  const first = (await put({ addresses: [home, { ...home, city: 'Giza' }] })).body.response;
  expect(first.addresses.map((address: { isDefault: boolean }) => address.isDefault)).toEqual([true, false]);
  const [one, two] = first.addresses;
  const turned = (
    await put({
      addresses: [
        { ...two, isDefault: true },
        { ...home, id: 'made up' },
      ],
    })
  ).body;
  expect(turned.response.addresses[0]).toMatchObject({ id: two.id, city: 'Giza', isDefault: true });
  expect(['made up', one.id]).not.toContain(turned.response.addresses[1].id);
  expect((await put({ phoneNumber: '+20 100' })).status).toBe(400);
  const changed = await put({ name: 'Mona A.', phoneNumber: '+20 100 200 300' });
  expect(changed.body.response).toMatchObject({ name: 'Mona A.', phoneNumber: '+20 100 200 300' });
  expect((await profile(token)).body.response.addresses).toHaveLength(2);
});

test('a new password needs the current one, ends every session and begins this one anew', async () => {
  const shopper = await register(api);
  const put = (body: object) => ask(api, 'PUT', '/Posts/Profiles', { token: shopper.token, body });
  expect((await put({ newPassword: 'another password' })).status).toBe(400);
  const wrong = await put({ currentPassword: 'nonsense', newPassword: 'another password', name: 'Changed' });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['currentPassword']]);
  expect((await profile(shopper.token)).body.response.name).toBe('Mona');
  const right = await put({ currentPassword: password, newPassword: 'another password' });
  expect((await profile(shopper.token)).status).toBe(401);
  expect((await profile(right.body.response.accessToken)).status).toBe(200);
  expect((await refresh(right.body.response.refreshToken)).status).toBe(200);
});

test('a customer sees where they are signed in, and ends any session of their own at once', async () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const here = await register(api);
  const there = await ask(api, 'POST', '/Auth/login', {
    body: { email: here.email, password },
    headers: { 'user-agent': phone },
  });
  const stranger = await register(api);
  const list = async (token: string) =>
    (await ask(api, 'GET', '/Posts/Sessions/List', { token })).body.response;
  const [own, other, ...more] = await list(here.token);
  expect([own.isCurrent, other.isCurrent, more]).toEqual([true, false, []]);
  expect(other).toMatchObject({ browser: 'Chrome', system: 'Android' });
  await ask(api, 'DELETE', `/Posts/Sessions/${other.id}`, { token: stranger.token });
  expect(await list(here.token)).toHaveLength(2);
  const left = await ask(api, 'DELETE', `/Posts/Sessions/${other.id}`, { token: here.token });
  expect(left.body.response).toMatchObject([{ id: own.id }]);
  const { accessToken, refreshToken } = there.body.response;
  expect((await ask(api, 'GET', '/Posts/Sessions/List', { token: accessToken })).status).toBe(401);
  const again = await ask(api, 'POST', '/accounts/RefreshToken', { body: { refreshToken } });
  expect(again.status).toBe(401);
});

describe('limits', () => {
  let limited: Api;
  beforeAll(async () => {
    limited = await startApi({ LOG_LEVEL: 'info' });
  });

  test.each([
    ['/Auth/login', { email: 'a@shop.example', password: 'wrong' }, 10],
    ['/Auth/Register', { name: 'M', email: 'b@shop.example', password }, 5],
    ['/Auth/ForgotPassword', { email: 'c@shop.example' }, 5],
  ])('%s ends for an account and whoever tries, and for nobody elsewhere', async (path, body, attempts) => {
    const from = (address: string) =>
      ask(limited, 'POST', path, { body, headers: { 'x-forwarded-for': address } });
    for (let tried = 0; tried < attempts; tried += 1) {
      expect((await from('198.51.100.1')).status).not.toBe(429);
    }
    const refused = await from('198.51.100.1');
    expect(refused.status).toBe(429);
    expect(refused.body.Message).toBeTruthy();
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect((await from('203.0.113.1')).status).not.toBe(429);
    await limited.setClockAhead((seconds + 1) * 1000);
    expect((await from('198.51.100.1')).status).not.toBe(429);
    await limited.setClockAhead(0);
  });

  test('however many wrong passwords come from anywhere, the right one from elsewhere opens the account', async () => {
    const { email } = await register(limited);
    const login = (given: string, address: string) =>
      ask(limited, 'POST', '/Auth/login', {
        body: { email, password: given },
        headers: { 'x-forwarded-for': address },
      });
    for (let tried = 0; tried < 30; tried += 1) await login('wrong', `198.51.100.${tried % 3}`);
    expect((await login('wrong', '198.51.100.1')).status).toBe(429);
    expect((await login(password, '203.0.113.7')).body.response.status).toBe(true);
  });

  test('signing in rightly uses nothing up', async () => {
    const { email } = await register(limited);
    const headers = { 'x-forwarded-for': '203.0.113.8' };
    const told = [];
    for (let time = 0; time < 12; time += 1) {
      told.push(await ask(limited, 'POST', '/Auth/login', { body: { email, password }, headers }));
    }
    expect(told.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test.each([
    ['/Auth/login', () => ({ email: `${randomUUID()}@shop.example`, password: 'wrong' }), 200],
    ['/Auth/ForgotPassword', () => ({ email: `${randomUUID()}@shop.example` }), 60],
    ['/accounts/RefreshToken', () => ({ refreshToken: randomUUID() }), 1000],
  ])('%s ends for an address, whatever it claims to be, and for no other', async (path, body, attempts) => {
    const headers = () => ({ 'x-forwarded-for': `${Math.random()}, 192.0.2.77` });
    const told = await Promise.all(
      Array.from({ length: attempts + 1 }, () =>
        ask(limited, 'POST', path, { body: body(), headers: headers() }),
      ),
    );
    expect(told.filter(({ status }) => status === 429)).toHaveLength(1);
    const other = { 'x-forwarded-for': '192.0.2.78' };
    expect((await ask(limited, 'POST', path, { body: body(), headers: other })).status).not.toBe(429);
  });

  test('without SMTP_URL a mail is written to the log, and no password, hash or access token is', async () => {
    const shopper = await register(limited, 'log@shop.example');
    await ask(limited, 'POST', '/Auth/ForgotPassword', { body: { email: shopper.email } });
    await profileOf(shopper.token);
    const { stdout } = await limited.stop();
    expect(stdout).toContain('/auth/reset-password?email=log%40shop.example&token=');
    for (const secret of [password, '$argon2', shopper.token, shopper.refreshToken]) {
      expect(stdout).not.toContain(secret);
    }
  });

  const profileOf = (token: string) => ask(limited, 'GET', '/Posts/Profiles/Get', { token });
});
