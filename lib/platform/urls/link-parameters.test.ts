import { readLinkParameters } from './link-parameters.ts';

describe('readLinkParameters', () => {
  test.each([
    ['?utm_source=a&amp;utm_medium=b', { utm_source: 'a', utm_medium: 'b' }],
    ['?a=1&amp;amp;b=2&AMP;C=3', { a: '1', b: '2', c: '3' }],
    ['?UTM_Source=Letter&Coupon=eid', { utm_source: 'Letter', coupon: 'eid' }],
    ['?a=%20b%20c%0A', { a: 'b c' }],
    ['?a=%22%20b%20%22&c=d%22%20', { a: 'b', c: 'd' }],
    ['?a=%22b%22&c=ladies%27', { a: '"b"', c: "ladies'" }],
    ['?a=&a=first&A=second', { a: 'first' }],
    ['?a=%20&b=%20%22', {}],
    ['?amp=1&ampere=2', { amp: '1', ampere: '2' }],
  ])('%s is read as %j', (search, parameters) => {
    expect(readLinkParameters(search)).toEqual(parameters);
  });

  test('takes linear time', () => {
    const marks = encodeURIComponent(' "'.repeat(100_000));
    const startedAt = performance.now();
    readLinkParameters(`?a=x${marks}x${marks}x`);
    // Linear time is some milliseconds, quadratic time twenty seconds.
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});
