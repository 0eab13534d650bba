import { type ConsentMode, type ConsentPreference, resolveConsent, resolveConsentBasis } from './consent.ts';

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

describe('resolveConsentBasis', () => {
  test.each<[ConsentPreference, ConsentMode, string]>([
    ['undecided', 'off', 'unneeded'],
    ['undecided', 'notify', 'presumed'],
    ['undecided', 'ask', 'undecided'],
    ['granted', 'notify', 'granted'],
    ['denied', 'off', 'denied'],
    ['objected', 'ask', 'objected'],
  ])('maps the preference %s in mode %s to %s', (preference, mode, basis) => {
    expect(resolveConsentBasis(preference, mode)).toBe(basis);
  });
});
