import { readClaims, validClaims } from './claims.ts';
import { createToken } from './testing.ts';

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

  test('validClaims returns null for missing, expired or undecodable tokens', () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    for (const token of [null, '', 'x', createToken({ exp: inSeconds(now) })]) {
      expect(validClaims(token, now)).toBeNull();
    }
    expect(validClaims(createToken({ exp: inSeconds(now) + 1 }), now)).not.toBeNull();
    expect(validClaims(createToken({ name: 'never expires' }), now)).not.toBeNull();
    expect(log.mock.calls).toEqual([
      ['InvalidTokenError: Invalid token specified: missing part'],
      ['InvalidTokenError: Invalid token specified: missing part'],
    ]);
    log.mockRestore();
  });
});
