import { UpstreamError } from './failure.ts';
import { forgetFailures, recentFailure, rememberFailure } from './recent-failures.ts';

const error = new UpstreamError('unreadable', 'GET /a', 'no JSON');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  forgetFailures();
});

test('a failure is remembered for a second, and nobody else has it', () => {
  rememberFailure('GET /a', error);
  expect(recentFailure('GET /a')).toEqual(error);
  expect(recentFailure('GET /b')).toBeUndefined();
  jest.advanceTimersByTime(999);
  expect(recentFailure('GET /a')).toEqual(error);
  jest.advanceTimersByTime(1);
  expect(recentFailure('GET /a')).toBeUndefined();
});

test('a failure that another bundle remembered is one of this bundle', async () => {
  rememberFailure('GET /a', error);
  await jest.isolateModulesAsync(async () => {
    const other = await import('./recent-failures.ts');
    const { UpstreamError: OtherError } = await import('./failure.ts');
    expect(OtherError).not.toBe(UpstreamError);
    expect(other.recentFailure('GET /a')).toBeInstanceOf(OtherError);
  });
});

test('once the upstream answers again all failures are forgotten', () => {
  rememberFailure('GET /a', error);
  forgetFailures();
  expect(recentFailure('GET /a')).toBeUndefined();
});

test('a thousand failures are remembered, and one more begins anew', () => {
  for (let number = 0; number < 1000; number += 1) rememberFailure(`GET /${number}`, error);
  expect(recentFailure('GET /0')).toEqual(error);
  rememberFailure('GET /one-more', error);
  expect(recentFailure('GET /0')).toBeUndefined();
  expect(recentFailure('GET /one-more')).toEqual(error);
});
