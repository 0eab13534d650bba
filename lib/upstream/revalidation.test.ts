import { createHmac } from 'node:crypto';
import { isOutOfTime, readRevalidation } from './revalidation.ts';
import { isSigned } from './signature.ts';

test('tags are taken as they are named', () => {
  const tags = ['home', 'product%3Aabaya'];
  expect(readRevalidation('{"tags":["home","product:abaya"]}')).toEqual({ tags, sentAt: null });
});

test('a change event becomes the tags it clears', () => {
  expect(readRevalidation('{"event":"home.updated"}')).toEqual({ tags: ['home'], sentAt: null });
});

test.each(['', '{', '[]', '{}', '{"tags":[]}', '{"tags":[1]}', '{"event":"shop.burnt"}', 'null'])(
  '%s asks for nothing',
  (body) => {
    expect(readRevalidation(body)).toBeNull();
  },
);

test.each([
  ['now', 0, false],
  ['nine minutes ago', -9, false],
  ['eleven minutes ago', -11, true],
  ['eleven minutes ahead', 11, true],
])('a message that was sent %s is out of time: %s', (_when, minutes, expected) => {
  const now = Date.UTC(2026, 0, 1);
  const sentAt = new Date(now + minutes * 60_000).toISOString();
  const asked = readRevalidation(JSON.stringify({ event: 'home.updated', sentAt }));
  expect(asked && isOutOfTime(asked, now)).toBe(expected);
});

test('200 tags of 300 letters are taken, one more of either is not, and none is empty', () => {
  const asked = (count: number, length: number) =>
    readRevalidation(JSON.stringify({ tags: Array.from({ length: count }, () => 'x'.repeat(length)) }));
  expect(asked(200, 300)?.tags).toHaveLength(200);
  expect(asked(1, 1)?.tags).toEqual(['x']);
  for (const [count, length] of [
    [201, 1],
    [1, 301],
    [1, 0],
    [0, 1],
  ] as const)
    expect(asked(count, length)).toBeNull();
});

test('a message may be ten minutes old to the millisecond', () => {
  const now = Date.UTC(2026, 0, 1);
  const isLate = (ms: number) => isOutOfTime({ tags: [], sentAt: now - ms }, now);
  expect([isLate(10 * 60_000), isLate(10 * 60_000 + 1), isLate(-10 * 60_000 - 1)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('only the HMAC of the very body under the secret is a signature', () => {
  const body = '{"tags":["home"]}';
  const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`;
  expect(isSigned(body, signature, 'secret')).toBe(true);
  expect(isSigned(`${body} `, signature, 'secret')).toBe(false);
  expect(isSigned(body, signature, 'other')).toBe(false);
  expect(isSigned(body, signature.slice(7), 'secret')).toBe(false);
  expect(isSigned(body, null, 'secret')).toBe(false);
});
