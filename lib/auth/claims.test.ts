import { readClaims, validClaims } from './claims.ts';
import { tokenOf } from './testing.ts';

const now = Date.UTC(2026, 0, 1);
const inSeconds = (ms: number) => Math.floor(ms / 1000);

test('a token tells when it expires, and whose it is', () => {
  const token = tokenOf({ exp: inSeconds(now), name: 'سلمى', email: 'salma@example.com', sub: 7 });
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
] as const)('Invalid token specified: %s', (reason, token) => {
  expect(() => readClaims(token)).toThrow(
    expect.objectContaining({ reason, message: `Invalid token specified: ${reason}` }),
  );
});

test('a missing, undecodable or expired token counts as expired, and what is wrong with it is logged', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const token of [null, '', 'x', tokenOf({ exp: inSeconds(now) })]) {
    expect(validClaims(token, now)).toBeNull();
  }
  expect(validClaims(tokenOf({ exp: inSeconds(now) + 1 }), now)).not.toBeNull();
  expect(validClaims(tokenOf({ name: 'never expires' }), now)).not.toBeNull();
  expect(log.mock.calls).toEqual([
    ['InvalidTokenError: Invalid token specified: missing part'],
    ['InvalidTokenError: Invalid token specified: missing part'],
  ]);
  log.mockRestore();
});
