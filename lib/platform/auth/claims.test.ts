import { awaitShopTime } from '../shop-time/shop-time.ts';
import { hasExpired, readClaims, readClaimsOrNull } from './claims.ts';
import { createToken, installFakeAuthBrowser } from './testing.ts';

const now = Date.UTC(2026, 0, 1);
const inSeconds = (ms: number) => Math.floor(ms / 1000);

describe('token claims', () => {
  test('readClaims returns expiry, name and e-mail address', () => {
    const token = createToken({ exp: inSeconds(now), name: 'سلمى', email: 'salma@example.com', sub: 7 });
    expect(readClaims(token)).toEqual({ expiresAt: now, name: 'سلمى', email: 'salma@example.com' });
  });

  test.each([
    ['not a string', undefined],
    ['not a string', null],
    ['not a string', 7],
    ['missing part', ''],
    ['missing part', 'one'],
    ['missing part', 'one.two'],
    ['missing part', 'one..three'],
    ['invalid base64', 'a.%%%.c'],
    ['invalid base64', 'a.ü.c'],
    ['invalid json', `a.${Buffer.from('{"exp":').toString('base64url')}.c`],
    ['invalid json', `a.${Buffer.from('[]').toString('base64url')}.c`],
    ['invalid json', `a.${Buffer.from('null').toString('base64url')}.c`],
  ] as const)('readClaims throws for a malformed token: %s', (reason, token) => {
    expect(() => readClaims(token)).toThrow(
      expect.objectContaining({ reason, message: `Invalid token specified: ${reason}` }),
    );
  });

  test('readClaimsOrNull returns null for missing or undecodable tokens', () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    for (const token of [null, '', 'x']) expect(readClaimsOrNull(token)).toBeNull();
    expect(readClaimsOrNull(createToken({ exp: 1 }))).not.toBeNull();
    expect(log.mock.calls).toEqual([
      ['InvalidTokenError: Invalid token specified: missing part'],
      ['InvalidTokenError: Invalid token specified: missing part'],
    ]);
    log.mockRestore();
  });

  test("hasExpired compares the expiry with the shop's time, once that is known", async () => {
    jest.useFakeTimers({ now: now + 86_400_000 });
    installFakeAuthBrowser(
      () => Response.json({}),
      () => now,
    );
    const claimsUntil = (ms: number) => readClaims(createToken({ exp: inSeconds(ms) }));
    expect(hasExpired(claimsUntil(now - 60_000))).toBe(false);
    await awaitShopTime();
    expect(hasExpired(claimsUntil(now))).toBe(true);
    expect(hasExpired(claimsUntil(now + 60_000))).toBe(false);
    expect(hasExpired(claimsUntil(now + 60_000), 60_000)).toBe(true);
    expect(hasExpired(readClaims(createToken({ name: 'never expires' })))).toBe(false);
  });
});
