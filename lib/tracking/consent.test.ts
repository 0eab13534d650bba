import { type ConsentMode, resolveConsent } from './consent.ts';

describe('resolveConsent', () => {
  test.each<[ConsentMode, string]>([
    ['off', 'granted'],
    ['notify', 'granted'],
    ['ask', 'undecided'],
  ])('defaults in mode %s to %s', (mode, expected) => {
    expect(resolveConsent('undecided', mode)).toBe(expected);
  });

  test.each<ConsentMode>(['off', 'notify', 'ask'])('respects the browser opt-out in mode %s', (mode) => {
    expect(resolveConsent('objected', mode)).toBe('denied');
  });

  test("prefers the visitor's own choice", () => {
    expect(resolveConsent('denied', 'off')).toBe('denied');
    expect(resolveConsent('granted', 'ask')).toBe('granted');
  });
});
