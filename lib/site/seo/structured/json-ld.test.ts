import { getServerText, setServerText } from './json-ld.ts';

describe('server texts', () => {
  test('keeps the last 2000 texts, and fails for an evicted one', () => {
    setServerText('first', 'text');
    for (let index = 0; index < 1999; index += 1) setServerText(`other ${index}`, '');
    expect(getServerText('first')).toBe('text');
    setServerText('one more', '');
    expect(() => getServerText('first')).toThrow('JSON-LD first was evicted');
  });

  test('returns a text each time it is read', () => {
    setServerText('first', 'text');
    expect([getServerText('first'), getServerText('first')]).toEqual(['text', 'text']);
  });

  test('setting a text again makes it the newest', () => {
    setServerText('first', 'text');
    for (let index = 0; index < 1999; index += 1) setServerText(`other ${index}`, '');
    setServerText('first', 'text');
    setServerText('one more', '');
    expect(getServerText('first')).toBe('text');
  });
});
