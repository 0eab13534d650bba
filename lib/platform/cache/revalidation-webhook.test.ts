import { createHmac } from 'node:crypto';
import {
  clockSkewOf,
  hasValidSignature,
  isOutsideTimeWindow,
  parseRevalidation,
} from './revalidation-webhook.ts';

describe('parseRevalidation', () => {
  test('encodes explicit tags', () => {
    const tags = ['home', 'product%3Aabaya'];
    expect(parseRevalidation('{"tags":["home","product:abaya"]}')).toEqual({ tags, sentAt: null });
  });

  test('turns a change event into the tags it invalidates', () => {
    expect(parseRevalidation('{"event":"home.updated"}')).toEqual({ tags: ['home'], sentAt: null });
  });

  test.each([
    '',
    '{',
    '[]',
    '{}',
    '{"tags":[]}',
    '{"tags":[1]}',
    '{"tags":"home"}',
    '{"event":"shop.burnt"}',
    '{"event":"home.updated","sentAt":"yesterday"}',
    'null',
  ])('rejects the body %p', (body) => {
    expect(parseRevalidation(body)).toBeNull();
  });

  test('accepts a time in any time zone', () => {
    const sentAt = '2026-01-01T02:00:00+02:00';
    expect(parseRevalidation(JSON.stringify({ event: 'home.updated', sentAt }))?.sentAt).toBe(
      Date.UTC(2026, 0, 1),
    );
  });

  test('accepts 200 tags of 300 characters, no more and none empty', () => {
    const parse = (count: number, length: number) =>
      parseRevalidation(JSON.stringify({ tags: Array.from({ length: count }, () => 'x'.repeat(length)) }));
    expect(parse(200, 300)?.tags).toHaveLength(200);
    expect(parse(1, 1)?.tags).toEqual(['x']);
    for (const [count, length] of [
      [201, 1],
      [1, 301],
      [1, 0],
      [0, 1],
    ] as const)
      expect(parse(count, length)).toBeNull();
  });
});

describe('isOutsideTimeWindow', () => {
  test.each([
    ['now', 0, false],
    ['nine minutes ago', -9, false],
    ['eleven minutes ago', -11, true],
    ['eleven minutes ahead', 11, true],
  ])('of a message that was sent %s (%d minutes) is %p', (_label, minutes, expected) => {
    const now = Date.UTC(2026, 0, 1);
    const sentAt = new Date(now + minutes * 60_000).toISOString();
    const revalidation = parseRevalidation(JSON.stringify({ event: 'home.updated', sentAt }));
    expect(revalidation && isOutsideTimeWindow(revalidation, now)).toBe(expected);
  });

  test('accepts exactly ten minutes', () => {
    const now = Date.UTC(2026, 0, 1);
    const isOutside = (ageMs: number) => isOutsideTimeWindow({ tags: [], sentAt: now - ageMs }, now);
    expect([isOutside(10 * 60_000), isOutside(10 * 60_000 + 1), isOutside(-10 * 60_000 - 1)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('clockSkewOf', () => {
  test.each([
    [null, 0],
    [61_400, 60],
    [-1000, -2],
  ])('of a message of %j ms at 1000 ms is %i s', (sentAt, seconds) => {
    expect(clockSkewOf({ tags: [], sentAt }, 1000)).toBe(seconds);
  });
});

describe('hasValidSignature', () => {
  test('accepts only the HMAC of the exact body', () => {
    const body = '{"tags":["home"]}';
    const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`;
    expect(hasValidSignature(body, signature, 'secret')).toBe(true);
    expect(hasValidSignature(`${body} `, signature, 'secret')).toBe(false);
    expect(hasValidSignature(body, signature, 'other')).toBe(false);
    expect(hasValidSignature(body, signature.slice(7), 'secret')).toBe(false);
    expect(hasValidSignature(body, signature.toUpperCase(), 'secret')).toBe(false);
    expect(hasValidSignature(body, `${signature}0`, 'secret')).toBe(false);
    for (const header of [null, '', 'sha256=']) expect(hasValidSignature(body, header, 'secret')).toBe(false);
  });
});
