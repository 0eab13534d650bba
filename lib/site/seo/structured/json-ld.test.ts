import { loadJsonLd, storeJsonLd } from './json-ld.ts';

describe('server texts', () => {
  test('keeps the last 2000 texts, and fails for an evicted one', () => {
    storeJsonLd('first', 'text');
    for (let index = 0; index < 1999; index += 1) storeJsonLd(`other ${index}`, '');
    expect(loadJsonLd('first')).toBe('text');
    storeJsonLd('one more', '');
    expect(() => loadJsonLd('first')).toThrow('JSON-LD first was evicted');
  });

  test('returns a text each time it is read', () => {
    storeJsonLd('first', 'text');
    expect([loadJsonLd('first'), loadJsonLd('first')]).toEqual(['text', 'text']);
  });

  test('setting a text again makes it the newest', () => {
    storeJsonLd('first', 'text');
    for (let index = 0; index < 1999; index += 1) storeJsonLd(`other ${index}`, '');
    storeJsonLd('first', 'text');
    storeJsonLd('one more', '');
    expect(loadJsonLd('first')).toBe('text');
  });
});
