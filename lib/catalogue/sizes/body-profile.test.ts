/** @jest-environment jsdom */
import { loadBodyProfile, saveBodyProfile } from './body-profile.ts';
import { bodyProfileSchema } from './body-profile-schema.ts';

beforeEach(() => localStorage.clear());

describe('body profile', () => {
  test('stays on the device until it is removed', () => {
    const profile = { heightCm: 163, usualSize: 'M' };
    saveBodyProfile(profile);
    expect(loadBodyProfile()).toEqual(profile);
    saveBodyProfile(null);
    expect(loadBodyProfile()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    'null',
    '[]',
    '{"heightCm":"163","usualSize":"M"}',
    '{"heightCm":90,"usualSize":"M"}',
    '{"heightCm":163}',
  ])('ignores %s in the storage', (stored) => {
    localStorage.setItem('body_profile', stored);
    expect(loadBodyProfile()).toBeNull();
  });

  test.each(['163', ' ١٦٣ ', '163.5', '130', '200'])('accepts the height %p', (heightCm) => {
    expect(bodyProfileSchema.isValidSync({ heightCm, usualSize: '40' })).toBe(true);
  });

  test.each(['', '5 ft', '129', '201'])('rejects the height %p', (heightCm) => {
    expect(() => bodyProfileSchema.validateSync({ heightCm, usualSize: '40' })).toThrow('heightInvalid');
  });

  test.each(['', '7'])('rejects the usual size %p', (usualSize) => {
    expect(() => bodyProfileSchema.validateSync({ heightCm: 163, usualSize })).toThrow('usualSizeMissing');
  });
});
