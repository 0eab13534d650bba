import { isSameOrigin } from './same-origin.ts';
import { isKey, isSession, newSession } from './session.ts';
import { giveBack, mayTry } from './tries.ts';

const key = 'the key of the marketers';
const now = Date.parse('2026-03-10T12:00:00Z');
const halfADay = 12 * 3600 * 1000;

test('only the key is the key', () => {
  expect(isKey(key, key)).toBe(true);
  for (const wrong of ['', key.slice(1), `${key} `, key.toUpperCase()]) expect(isKey(wrong, key)).toBe(false);
});

test('a session opens until it ends, for the key it was made with, and does not tell it', () => {
  const cookie = newSession(key, now);
  expect(cookie).not.toContain(key);
  expect(isSession(cookie, key, now + halfADay - 1)).toBe(true);
  expect(isSession(cookie, key, now + halfADay)).toBe(false);
  expect(isSession(cookie, `${key}.`, now)).toBe(false);
});

test('a session cannot be made or made longer without the key', () => {
  const [ends = '', proof = ''] = newSession(key, now).split('.');
  const forged = [undefined, '', key, ends, `${Number(ends) + 1}.${proof}`, `${ends}.${'A'.repeat(43)}`];
  for (const cookie of forged) expect(isSession(cookie, key, now)).toBe(false);
});

test('a form counts as the shop’s own when the browser says so', () => {
  const from = (headers: Record<string, string>) =>
    isSameOrigin(new Headers({ host: 'shop.example', ...headers }));
  expect(from({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(from({ origin: 'https://shop.example' })).toBe(true);
  expect(from({ 'sec-fetch-site': 'same-site', origin: 'https://shop.example' })).toBe(false);
  for (const origin of ['https://other.example', 'null', 'https://shop.example.other']) {
    expect(from({ origin })).toBe(false);
  }
  expect(from({})).toBe(false);
});

test('who guessed too often may try again after a quarter of an hour, and not before', async () => {
  jest.useFakeTimers();
  for (let tries = 0; tries < 20; tries += 1) await mayTry('3.3.3.3');
  jest.advanceTimersByTime(15 * 60_000 - 1);
  expect(await mayTry('3.3.3.3')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await mayTry('3.3.3.3')).toBe(true);
  jest.useRealTimers();
});

test('guessing ends after some wrong keys from one address, and from no other; right ones do not count', async () => {
  for (let tries = 0; tries < 20; tries += 1) expect(await mayTry('1.1.1.1')).toBe(true);
  expect(await mayTry('1.1.1.1')).toBe(false);
  for (let tries = 0; tries < 40; tries += 1) {
    expect(await mayTry('2.2.2.2')).toBe(true);
    await giveBack('2.2.2.2');
  }
});
