import { forgetFailures, recentFailure, rememberFailure } from './recent-failures.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  forgetFailures();
});

test('a failure is remembered for a second, and nobody else has it', () => {
  const error = new Error('no answer');
  rememberFailure('GET /a', error);
  expect(recentFailure('GET /a')).toBe(error);
  expect(recentFailure('GET /b')).toBeUndefined();
  jest.advanceTimersByTime(1001);
  expect(recentFailure('GET /a')).toBeUndefined();
});

test('once the upstream answers again all failures are forgotten', () => {
  rememberFailure('GET /a', new Error('no answer'));
  forgetFailures();
  expect(recentFailure('GET /a')).toBeUndefined();
});
