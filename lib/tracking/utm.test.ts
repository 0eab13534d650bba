import { asUtm, organicUtm, readUtm } from './utm.ts';

test("each of the six values is 'organic' where a campaign does not name it (specification section 9)", () => {
  expect(readUtm('?utm_source=news')).toEqual({ ...organicUtm, utm_source: 'news' });
  expect(Object.values(organicUtm)).toEqual(Array(6).fill('organic'));
});

test('an address without a campaign names none', () => {
  expect(readUtm('')).toBeNull();
  expect(readUtm('?color=black&utm_other=x')).toBeNull();
  expect(readUtm('?utm_source=')).toBeNull();
});

test.each([
  ['encoded', 'utm_campaign=%D8%B1%D8%AF%D8%A7%D8%A1%20%26%20co', 'رداء & co'],
  ['with plus signs', 'utm_campaign=spring+sale', 'spring sale'],
  [
    'hostile',
    `utm_campaign=${encodeURIComponent('"><script>alert(1)</script>')}`,
    '"><script>alert(1)</script>',
  ],
  ['overlong', `utm_campaign=${'x'.repeat(5000)}`, 'x'.repeat(5000)],
  ['repeated', 'utm_campaign=one&utm_campaign=two', 'one'],
])('a value that is %s stays exactly as it was sent', (_, query, value) => {
  expect(readUtm(`?${query}`)?.utm_campaign).toBe(value);
});

test('stored values are taken only when all six are there', () => {
  expect(asUtm({ ...organicUtm, more: 1 })).toEqual(organicUtm);
  expect(asUtm({ utm_source: 'news' })).toBeNull();
  expect(asUtm('news')).toBeNull();
});
