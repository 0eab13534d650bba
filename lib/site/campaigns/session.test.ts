import {
  checkKey,
  createSession,
  endSession,
  isCorrectKey,
  isOpenSession,
  registerSharedEndedSessions,
  sessionExpiry,
} from './session.ts';

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

  test('checkKey allows attempts again after 15 minutes', async () => {
    jest.useFakeTimers();
    for (let attempt = 0; attempt < 20; attempt += 1) await checkKey('wrong', key, '3.3.3.3');
    jest.advanceTimersByTime(15 * 60_000 - 1);
    expect(await checkKey(key, key, '3.3.3.3')).toBe('too-many');
    jest.advanceTimersByTime(1);
    expect(await checkKey(key, key, '3.3.3.3')).toBe('correct');
    jest.useRealTimers();
  });

  test('checkKey limits wrong keys per client, not correct ones', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(await checkKey('wrong', key, '1.1.1.1')).toBe('wrong');
      expect(await checkKey(key, key, '2.2.2.2')).toBe('correct');
    }
    expect(await checkKey(key, key, '1.1.1.1')).toBe('too-many');
    expect(await checkKey(key, key, '2.2.2.2')).toBe('correct');
  });

  test('checkKey compares no more than the limit of concurrent keys', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => (index === 25 ? key : `wrong ${index}`));
    const results = await Promise.all(keys.map((entered) => checkKey(entered, key, '4.4.4.4')));
    expect(results.filter((result) => result === 'wrong')).toHaveLength(20);
    expect(results[25]).toBe('too-many');
  });

  test('a session that another instance has ended is closed', async () => {
    const ended = new Map<string, number>();
    const has = async (cookie: string) => ended.has(cookie);
    registerSharedEndedSessions({ add: async (cookie, ttlMs) => void ended.set(cookie, ttlMs), has });
    const [cookie, otherCookie] = [createSession(key, now), createSession(key, now)];
    await endSession(cookie, key, now);
    expect([...ended]).toEqual([[cookie, ttlMs]]);
    ended.set(otherCookie, ttlMs);
    expect(await isOpenSession(otherCookie, key, now)).toBe(false);
  });
});
