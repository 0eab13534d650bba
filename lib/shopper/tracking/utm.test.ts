import { organicUtm, readStoredUtm, readUtm } from './utm.ts';

describe('UTM parameters', () => {
  test("fills absent parameters with 'organic'", () => {
    expect(readUtm('?utm_source=news')).toEqual({ ...organicUtm, utm_source: 'news' });
    expect(Object.values(organicUtm)).toEqual(Array(6).fill('organic'));
  });

  test('returns null without UTM parameters', () => {
    expect(readUtm('')).toBeNull();
    expect(readUtm('?color=black&utm_other=x')).toBeNull();
    expect(readUtm('?utm_source=')).toBeNull();
  });

  test.each([
    ['in percent-encoding', 'utm_campaign=%D8%B1%D8%AF%D8%A7%D8%A1%20%26%20co', 'رداء & co'],
    ['with plus signs', 'utm_campaign=spring+sale', 'spring sale'],
    [
      'with markup',
      `utm_campaign=${encodeURIComponent('"><script>alert(1)</script>')}`,
      '"><script>alert(1)</script>',
    ],
    ['of any length', `utm_campaign=${'x'.repeat(5000)}`, 'x'.repeat(5000)],
    ['sent twice', 'utm_campaign=one&utm_campaign=two', 'one'],
  ])('decodes a campaign %s and changes nothing else', (_, query, value) => {
    expect(readUtm(`?${query}`)?.utm_campaign).toBe(value);
  });

  test('accepts stored parameters only when all six are present', () => {
    expect(readStoredUtm({ ...organicUtm, more: 1 })).toEqual(organicUtm);
    expect(readStoredUtm({ utm_source: 'news' })).toBeNull();
    expect(readStoredUtm('news')).toBeNull();
  });
});
