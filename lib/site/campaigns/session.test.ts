import { endSession, isOpenSession } from './ended-sessions.ts';
import { isAttemptAllowed, refundAttempt } from './rate-limit.ts';
import { isSameOrigin } from './same-origin.ts';
import { createSession, isCorrectKey, sessionExpiry } from './session.ts';

const key = 'the key of the marketers';
const now = Date.parse('2026-03-10T12:00:00Z');
const ttlMs = 12 * 3600 * 1000;

describe('access to the report', () => {
  test('isCorrectKey accepts only the exact key', () => {
    expect(isCorrectKey(key, key)).toBe(true);
    for (const wrong of ['', key.slice(1), `${key} `, key.toUpperCase()])
      expect(isCorrectKey(wrong, key)).toBe(false);
  });

  test('a session is valid for twelve hours and only under its key', () => {
    const cookie = createSession(key, now);
    expect(cookie).not.toContain(key);
    expect(sessionExpiry(cookie, key, now + ttlMs - 1)).toBe(now + ttlMs);
    expect(sessionExpiry(cookie, key, now + ttlMs)).toBeNull();
    expect(sessionExpiry(cookie, `${key}.`, now)).toBeNull();
  });

  test('sessionExpiry rejects malformed and tampered cookies', () => {
    const [expiry = '', id = '', signature = ''] = createSession(key, now).split('.');
    const invalidCookies = [
      undefined,
      '',
      key,
      expiry,
      `${Number(expiry) + 1}.${id}.${signature}`,
      `${expiry}.${'A'.repeat(16)}.${signature}`,
      `${expiry}.${id}.${'A'.repeat(43)}`,
    ];
    for (const cookie of invalidCookies) expect(sessionExpiry(cookie, key, now)).toBeNull();
  });

  test('a session that was ended stays closed, other sessions stay open', async () => {
    const [cookie, otherCookie] = [createSession(key, now), createSession(key, now)];
    expect([await isOpenSession(cookie, key, now), await isOpenSession(otherCookie, key, now)]).toEqual([
      true,
      true,
    ]);
    await endSession(cookie, key, now);
    await endSession('malformed', key, now);
    expect([await isOpenSession(cookie, key, now), await isOpenSession(otherCookie, key, now)]).toEqual([
      false,
      true,
    ]);
  });

  test('isSameOrigin accepts only the own origin', () => {
    const isAccepted = (headers: Record<string, string>) =>
      isSameOrigin(new Headers({ host: 'shop.example', ...headers }));
    expect(isAccepted({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(isAccepted({ origin: 'https://shop.example' })).toBe(true);
    expect(isAccepted({ 'sec-fetch-site': 'same-site', origin: 'https://shop.example' })).toBe(false);
    for (const origin of ['https://other.example', 'null', 'https://shop.example.other']) {
      expect(isAccepted({ origin })).toBe(false);
    }
    expect(isAccepted({})).toBe(false);
  });

  test('isAttemptAllowed allows attempts again after 15 minutes', async () => {
    jest.useFakeTimers();
    for (let attempt = 0; attempt < 20; attempt += 1) await isAttemptAllowed('3.3.3.3');
    jest.advanceTimersByTime(15 * 60_000 - 1);
    expect(await isAttemptAllowed('3.3.3.3')).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await isAttemptAllowed('3.3.3.3')).toBe(true);
    jest.useRealTimers();
  });

  test('isAttemptAllowed limits attempts per client, without refunded attempts', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) expect(await isAttemptAllowed('1.1.1.1')).toBe(true);
    expect(await isAttemptAllowed('1.1.1.1')).toBe(false);
    await refundAttempt('1.1.1.1');
    expect(await isAttemptAllowed('1.1.1.1')).toBe(true);
    expect(await isAttemptAllowed('1.1.1.1')).toBe(false);
    for (let attempt = 0; attempt < 40; attempt += 1) {
      expect(await isAttemptAllowed('2.2.2.2')).toBe(true);
      await refundAttempt('2.2.2.2');
    }
  });
});
