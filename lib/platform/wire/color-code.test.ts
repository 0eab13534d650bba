import { readColorCode } from './color-code.ts';

describe('colour codes', () => {
  test.each([
    ['#C2997C', '#c2997c'],
    ['c2997c', '#c2997c'],
    ['#Fa0', '#ffaa00'],
    ['#fa08', '#ffaa00'],
    ['#c2997c80', '#c2997c'],
    [' rgb(194, 153, 124) ', '#c2997c'],
    ['rgb(194 153 124 / 50%)', '#c2997c'],
    ['RGBA(0,0,0,.5)', '#000000'],
    ['#c2997c'.padEnd(64), '#c2997c'],
  ])('reads %p as %p', (value, code) => expect(readColorCode(value)).toBe(code));

  test.each([
    'red',
    '#12',
    '#12345',
    'fa0',
    'rgb(256,0,0)',
    'rgb(1,2)',
    '#fff;background:url(//evil.test)',
    'url(x)',
    'var(--x)',
    'expression(alert(1))',
    '#000000\n#fff',
    '',
    '#c2997c'.padEnd(65),
    123456,
    null,
    {},
  ])('rejects %p', (value) => expect(readColorCode(value)).toBeNull());

  test.each([
    ['#abc', '#aabbcc'],
    ['#abcd', '#aabbcc'],
    ['rgb(1,2,3)', '#010203'],
    ['rgb(255 0 16 / 50%)', '#ff0010'],
  ])('expands %s to %s', (value, code) => expect(readColorCode(value)).toBe(code));
});
