import { textQueries } from './text-tiers.ts';

describe('textQueries', () => {
  test('returns no query without known words', () => {
    expect(textQueries([])).toEqual([]);
    expect(textQueries([{ typed: 'qqq', indexed: [] }])).toEqual([]);
  });

  test('ranks products with all words before those with some', () => {
    const [allWords, anyWord, ...others] = textQueries([
      { typed: 'black', indexed: ['black'] },
      { typed: 'abay', indexed: ['abaya', 'abayas'] },
    ]);
    expect(allWords?.tiers).toHaveLength(4);
    expect(allWords?.anyTier).toEqual(["('black')", "('abaya' | 'abayas')"]);
    expect(anyWord?.anyTier).toEqual(["('black') | ('abaya' | 'abayas')"]);
    expect(others).toEqual([]);
  });

  test('ignores unknown words', () => {
    const queries = textQueries([
      { typed: 'black', indexed: ['black'] },
      { typed: 'qqq', indexed: [] },
    ]);
    expect(queries.map((query) => query.anyTier)).toEqual([["('black')"]]);
  });
});
