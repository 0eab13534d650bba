import { textQueries } from './text-tiers.ts';

test('nothing known means no query', () => {
  expect(textQueries([])).toEqual([]);
  expect(textQueries([{ typed: 'qqq', written: [] }])).toEqual([]);
});

test('products with all words come before products with some of them', () => {
  const [all, some, ...others] = textQueries([
    { typed: 'black', written: ['black'] },
    { typed: 'abay', written: ['abaya', 'abayas'] },
  ]);
  expect(all?.tiers).toHaveLength(4);
  expect(all?.any).toEqual(["('black')", "('abaya' | 'abayas')"]);
  expect(some?.any).toEqual(["('black') | ('abaya' | 'abayas')"]);
  expect(others).toEqual([]);
});

test('a word that nothing is known of leaves those with the other words', () => {
  const queries = textQueries([
    { typed: 'black', written: ['black'] },
    { typed: 'qqq', written: [] },
  ]);
  expect(queries.map((query) => query.any)).toEqual([["('black')"]]);
});
