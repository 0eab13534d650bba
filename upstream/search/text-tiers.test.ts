import { textQueries } from './text-tiers.ts';

describe('textQueries', () => {
  test('returns no query without known words', () => {
    expect(textQueries([])).toEqual([]);
    expect(textQueries([{ typed: 'qqq', indexed: [] }])).toEqual([]);
  });

  test('ranks products with all words before those with some', () => {
    const [all, some, ...others] = textQueries([
      { typed: 'black', indexed: ['black'] },
      { typed: 'abay', indexed: ['abaya', 'abayas'] },
    ]);
    expect(all?.tiers).toHaveLength(4);
    expect(all?.any).toEqual(["('black')", "('abaya' | 'abayas')"]);
    expect(some?.any).toEqual(["('black') | ('abaya' | 'abayas')"]);
    expect(others).toEqual([]);
  });

  test('ignores unknown words', () => {
    const queries = textQueries([
      { typed: 'black', indexed: ['black'] },
      { typed: 'qqq', indexed: [] },
    ]);
    expect(queries.map((query) => query.any)).toEqual([["('black')"]]);
  });
});
